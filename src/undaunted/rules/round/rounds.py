"""A round: everybody draws, the commanders bid for initiative, the seats take their turns."""

import cython

from undaunted.rules.options import Options, offer
from undaunted.rules.round.automaton import bid_top_card, lay_down_bid, start_line
from undaunted.rules.round.cards import draw, hand_size
from undaunted.rules.round.discarding import clear_table, discard_card
from undaunted.rules.state import State, answered, ask
from undaunted.rules.table import Table
from undaunted.rules.victory.hope import circulates, only_bids
from undaunted.rules.words import (
    ASK_BID,
    ASK_TURN,
    E_BID,
    E_INITIATIVE,
    E_REVEALED,
    E_ROUND,
    E_TURN,
    E_TURN_ENDED,
    FIRST_CARD,
    NO_CARD,
    NONE,
)


@cython.ccall
@cython.exceptval(check=False)
def active_seat(state: State) -> cython.int:
    """Whose turn it is: the commanders first, then their team-mates, the side with the initiative leading."""
    table: Table = state.table
    side: cython.int = state.initiative if state.turn % 2 == 0 else 1 - state.initiative
    commander: cython.int = state.commander[side]
    if state.turn < 2:
        return commander
    seat: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side and seat != commander:
            return seat
    return commander


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def active_side(state: State) -> cython.int:
    return state.initiative if state.turn % 2 == 0 else 1 - state.initiative


@cython.ccall
def start_round(state: State) -> cython.void:
    """Draw, then ask for the bids; who holds no card bids nothing and is not asked (ruling 6)."""
    table: Table = state.table
    state.round += 1
    state.turn = 0
    if table.mates:
        name_commanders(state)
    if state.events is not None:
        state.events.append((E_ROUND, state.round))
    seat: cython.int
    for seat in range(table.seats):
        if seat == table.automaton:
            state.bid[seat] = NO_CARD
        elif seat == state.commander[table.seat_side[seat]]:
            draw(state, seat, table.hand_size)
            state.bid[seat] = NONE if hand_size(state, seat) else NO_CARD
        else:
            draw(state, seat, table.hand_size - 1)
            state.bid[seat] = NO_CARD
    ask(state, ASK_BID, NONE)
    if all_bids_in(state):
        reveal_bids(state)


@cython.cfunc
@cython.exceptval(check=False)
def name_commanders(state: State) -> cython.void:
    """Whoever has a team's command card, in whichever pile, commands it until the next round."""
    table: Table = state.table
    card: cython.int
    for card in range(table.cards):
        if table.mate_card[card] != NONE and (circulates(state, card) or state.supply[card]):
            seat: cython.int = table.card_seat[card]
            if state.commander[table.seat_side[seat]] != seat:
                state.commander[table.seat_side[seat]] = seat
                # Who bids can no longer use a single card (ruling 25).
                if only_bids(state, seat):
                    state.to_judge = 1


@cython.cfunc
@cython.exceptval(check=False)
def all_bids_in(state: State) -> cython.bint:
    seat: cython.int
    for seat in range(state.table.seats):
        if state.bid[seat] == NONE:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def offer_bids(state: State, seat: cython.int, out: Options) -> cython.void:
    """Any card in hand can be bid, Fog of War included."""
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.hand[card]:
            offer(out, FIRST_CARD + card)


@cython.cfunc
def play_bid(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A secret bid: the card stays among the hand cards until all bids are in."""
    state.bid[seat] = card
    if state.events is not None:
        state.events.append((E_BID, seat, card))
    if all_bids_in(state):
        reveal_bids(state)


@cython.cfunc
@cython.exceptval(check=False)
def bid_value(state: State, side: cython.int) -> cython.int:
    card: cython.int = state.bid[state.commander[side]]
    return 0 if card == NO_CARD else state.table.card_initiative[card]


@cython.cfunc
def reveal_bids(state: State) -> cython.void:
    """The highest card takes the initiative, a tie leaves it where it is; the bids are discarded."""
    table: Table = state.table
    if table.automaton != NONE:
        bid_top_card(state)
    ours: cython.int = bid_value(state, 0)
    theirs: cython.int = bid_value(state, 1)
    if ours != theirs:
        state.initiative = 0 if ours > theirs else 1
    seat: cython.int
    for seat in range(table.seats):
        card: cython.int = state.bid[seat]
        if card != NO_CARD:
            state.hand[card] -= 1
            if state.events is not None:
                state.events.append((E_REVEALED, seat, card))
    for seat in range(table.seats):
        card = state.bid[seat]
        state.bid[seat] = NONE
        if card == NO_CARD:
            continue
        if table.mates:
            discard_card(state, card, 1)
        elif seat == table.automaton:
            lay_down_bid(state, seat, card)
        else:
            state.discard[card] += 1
    if state.events is not None:
        state.events.append((E_INITIATIVE, state.initiative))
    answered(state)
    start_turn(state)


@cython.cfunc
def start_turn(state: State) -> cython.void:
    seat: cython.int = active_seat(state)
    if state.events is not None:
        state.events.append((E_TURN, seat))
    if seat == state.table.automaton:
        start_line(state, seat)
    else:
        ask(state, ASK_TURN, seat)


@cython.cfunc
def end_turn(state: State) -> cython.void:
    """Hand and play area are discarded. With no question left, the next turn follows once this is judged."""
    seat: cython.int = active_seat(state)
    if state.events is not None:
        state.events.append((E_TURN_ENDED, seat))
    answered(state)
    clear_table(state, seat)
    if only_bids(state, seat):
        state.to_judge = 1
