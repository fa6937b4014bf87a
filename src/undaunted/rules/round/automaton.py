"""The automated opponent of solo play: all of its turn but what its cards do.

What a card does is asked like anything else (`ASK_ORDER`): whoever answers reads it off a solo card, and the
rules know of no such card.
"""

import cython

from undaunted.rules.chance import draw_from_bag, roll
from undaunted.rules.options import Options, offer
from undaunted.rules.round.cards import draw_one
from undaunted.rules.round.line import arrange, discard_from_line, find_face_up, lay, line_end, take
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_ORDER,
    BEGUN,
    DO_LINE,
    E_BOLSTERED,
    E_FLIPPED,
    E_FOG_PASSED,
    E_KEPT,
    E_LINED_UP,
    E_READIED,
    E_RESOLVED,
    E_ROLLED,
    E_TAG_PAID,
    E_TAGGED,
    E_TURN_ENDED,
    F_CARD,
    F_KIND,
    F_LEFT,
    F_SEAT,
    F_UNIT,
    F_ZONE,
    FACE_DOWN,
    FOG,
    LINE_MOST,
    LOST,
    NO_CARD,
    NONE,
    NOT_BEGUN,
    ORDERS,
    ROLLS,
    SIDEWAYS,
    UPRIGHT,
)


@cython.cfunc
def bid_top_card(state: State) -> cython.void:
    """Once everybody else has bid; it lies among the hand cards until all are turned over."""
    seat: cython.int = state.table.automaton
    card: cython.int = draw_one(state, seat)
    if card == NONE:
        state.bid[seat] = NO_CARD
    else:
        state.bid[seat] = card
        state.hand[card] += 1


@cython.cfunc
def lay_down_bid(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """Who has the initiative now has won the bid (ruling 40): the card stays in the play area."""
    if state.initiative == state.table.seat_side[seat] and state.table.keeps_bid:
        lay(state, line_end(state, False), card, UPRIGHT)
        if state.events is not None:
            state.events.append((E_KEPT, seat, card))
    else:
        state.discard[card] += 1


# The turn


@cython.cfunc
def start_line(state: State, seat: cython.int) -> cython.void:
    """Draw, turn over what was set aside, arrange all by initiative, and pay for hits."""
    drawn: cython.int
    for drawn in range(state.table.line_draws):
        card: cython.int = draw_one(state, seat)
        if card == NONE:
            break
        lay(state, line_end(state, False), card, UPRIGHT)
        if state.events is not None:
            state.events.append((E_LINED_UP, seat, card))
    turn_over(state, seat)
    arrange(state)
    if state.initiative != state.table.seat_side[seat]:
        pay_for_hits(state, seat)
    ask(state, DO_LINE, seat)


@cython.cfunc
def turn_over(state: State, seat: cython.int) -> cython.void:
    """What was set aside; to who only knows that it is one of the deck's, chance tells now which."""
    at: cython.int
    for at in range(line_end(state, False)):
        if state.line[2 * at] == NO_CARD:
            card: cython.int = draw_one(state, seat)
            state.line[2 * at] = card
            state.played[card] += 1
        if state.line[2 * at + 1] == FACE_DOWN and state.events is not None:
            state.events.append((E_FLIPPED, seat, state.line[2 * at]))


@cython.cfunc
def pay_for_hits(state: State, seat: cython.int) -> cython.void:
    """For each marker on a unit its leftmost card is discarded, if one lies there (ruling 42)."""
    unit: cython.int
    for unit in range(state.table.counters):
        while state.tagged[unit]:
            state.still = 0
            state.tagged[unit] -= 1
            at: cython.int = find_of_unit(state, unit)
            card: cython.int = NONE
            if at != NONE:
                card = state.line[2 * at]
                discard_from_line(state, at)
            if state.events is not None:
                state.events.append((E_TAG_PAID, unit, card))


@cython.cfunc
@cython.exceptval(check=False)
def find_of_unit(state: State, unit: cython.int) -> cython.int:
    """Where in the line the first card of a unit lies face up; NONE if none does."""
    at: cython.int
    for at in range(line_end(state, True)):
        if state.table.card_unit[state.line[2 * at]] == unit:
            return at
    return NONE


@cython.cfunc
def go_on_with_line(state: State) -> cython.void:
    """One step: a card begins, an order for it is asked, or it has been resolved; or the turn is over."""
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    if state.stack[frame + F_ZONE] == NOT_BEGUN:
        if line_end(state, True):
            begin_card(state, frame, state.line[0])
        else:
            answered(state)
            if state.events is not None:
                state.events.append((E_TURN_ENDED, seat))
    elif state.stack[frame + F_ZONE] == BEGUN and state.stack[frame + F_LEFT]:
        state.stack[frame + F_LEFT] -= 1
        order: cython.int = ask(state, ASK_ORDER, seat)
        state.stack[order + F_CARD] = state.line[0]
        state.stack[order + F_LEFT] = ROLLS
    else:
        end_card(state, frame, seat, False)


@cython.cfunc
def begin_card(state: State, frame: cython.int, card: cython.int) -> cython.void:
    """A Fog of War is discarded; a suppressed unit is readied, and that is all (ruling 41)."""
    unit: cython.int = state.table.card_unit[card]
    state.stack[frame + F_ZONE] = BEGUN
    if state.stack[frame + F_UNIT] < LINE_MOST:
        state.stack[frame + F_UNIT] += 1
    if state.table.card_kind[card] == FOG:
        if state.events is not None:
            state.events.append((E_FOG_PASSED, state.table.automaton))
    elif unit != NONE and state.suppressed[unit]:
        state.still = 0
        state.suppressed[unit] = 0
        if state.events is not None:
            state.events.append((E_READIED, unit))
        end_card(state, frame, state.stack[frame + F_SEAT], True)
    else:
        state.stack[frame + F_LEFT] = ORDERS


@cython.cfunc
def end_card(state: State, frame: cython.int, seat: cython.int, readied: cython.bint) -> cython.void:
    """Discard the card, unless it was lost meanwhile; one that lay sideways is resolved once more instead.

    `readied`: the card did no more than ready its unit, so there was nothing to decide.
    """
    lost: cython.bint = state.stack[frame + F_ZONE] == LOST
    state.stack[frame + F_ZONE] = NOT_BEGUN
    state.stack[frame + F_LEFT] = 0
    if lost:
        return
    again: cython.bint = state.line[1] == SIDEWAYS
    if state.events is not None and state.table.card_kind[state.line[0]] != FOG:
        state.events.append((E_RESOLVED, seat, state.line[0], 1 if again else 0, 1 if readied else 0))
    if again:
        state.line[1] = UPRIGHT
    else:
        discard_from_line(state, 0)


@cython.cfunc
def stop_orders(state: State) -> cython.void:
    """No more of this card."""
    answered(state)
    state.stack[top(state) + F_LEFT] = 0


@cython.cfunc
def roll_for_order(state: State, seat: cython.int) -> cython.void:
    """A die that decides between courses of action; its 0 is a 10, and it lies there until the next."""
    die: cython.int = roll(state) or 10
    state.stack[top(state) + F_ZONE] = die
    state.stack[top(state) + F_LEFT] -= 1
    if state.events is not None:
        state.events.append((E_ROLLED, seat, die))


# What befalls it


@cython.cfunc
def lose_from_line(state: State, card: cython.int) -> cython.void:
    """The leftmost copy that lies face up."""
    at: cython.int = find_face_up(state, card)
    if at == 0 and state.stack[F_KIND] == DO_LINE and state.stack[F_ZONE] == BEGUN:
        state.stack[F_ZONE] = LOST
    take(state, at)


@cython.cfunc
def leave_line(state: State, unit: cython.int) -> cython.void:
    """Whoever is gone for good takes his cards along."""
    at: cython.int = 0
    while at < line_end(state, False):
        card: cython.int = state.line[2 * at]
        if card == NO_CARD or state.table.card_unit[card] != unit:
            at += 1
            continue
        if at == 0 and state.stack[F_KIND] == DO_LINE and state.stack[F_ZONE] == BEGUN:
            state.stack[F_ZONE] = LOST
        state.removed[take(state, at)] += 1
    state.tagged[unit] = 0


@cython.cfunc
def tag(state: State, unit: cython.int) -> cython.void:
    """A card was lost to who has the initiative: it will cost the unit a card of the next turn too."""
    state.tagged[unit] += 1
    if state.events is not None:
        state.events.append((E_TAGGED, unit))


# Bolster decks


@cython.cfunc
@cython.exceptval(check=False)
def offer_decks(state: State, seat: cython.int, squad: cython.int, out: Options) -> cython.void:
    """Those of the squad, if one is named: an empty one too, as another takes its place."""
    table: Table = state.table
    deck: cython.int
    card: cython.int
    for deck in range(table.bolster_decks):
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if table.card_bolster[card] == deck and (squad == 0 or table.card_squad[card] == squad):
                offer(out, table.first_deck + deck)
                break


@cython.cfunc
def bolster_from(state: State, seat: cython.int, deck: cython.int) -> cython.void:
    """The top card of a deck; where it is empty, of another, each as likely as the others."""
    table: Table = state.table
    first: cython.int = table.seat_first_card[seat]
    last: cython.int = table.seat_first_card[seat + 1]
    sizes = [0] * table.bolster_decks
    for card in range(first, last):
        if table.card_bolster[card] != NONE:
            sizes[table.card_bolster[card]] += state.supply[card]
    weights = [0] * (last - first)
    among = 1
    for size in sizes:
        among *= size or 1
    for card in range(first, last):
        lies_in = table.card_bolster[card]
        if lies_in != NONE and sizes[lies_in] and (lies_in == deck or not sizes[deck]):
            weights[card - first] = state.supply[card] * (1 if sizes[deck] else among // sizes[lies_in])
    drawn: cython.int = draw_from_bag(state, seat, weights)
    state.still = 0
    state.supply[drawn] -= 1
    state.discard[drawn] += 1
    if state.events is not None:
        state.events.append((E_BOLSTERED, seat, drawn))
