"""Onto the discard pile, and clearing the table at the end of a turn; a team's command card changes hands."""

import cython

from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.hope import bolstered_squads, only_bids, usable
from undaunted.rules.words import E_COMMAND_PASSED, FOG, NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def discard_card(state: State, card: cython.int, copies: cython.int) -> cython.void:
    """Onto the discard pile; a team's command card goes to the team-mate's instead."""
    if state.table.mates and state.table.mate_card[card] != NONE:
        pass_command(state, card, copies)
    else:
        state.discard[card] += copies


@cython.cfunc
@cython.exceptval(check=False)
def pass_command(state: State, card: cython.int, copies: cython.int) -> cython.void:
    """From the next round on the team-mate commands: a new round looks who has the card."""
    table: Table = state.table
    mate: cython.int = table.mate_card[card]
    state.discard[mate] += copies
    # What the team can do with the card it still can, unless the card is all that the new owner has to bid;
    # but whatever the former owner would have bolstered with it is lost.
    if strands_supply(state, table.card_seat[card]) or only_bids(state, table.card_seat[mate]):
        state.to_judge = 1
    if state.events is not None:
        state.events.append((E_COMMAND_PASSED, table.card_seat[card], table.card_seat[mate]))


@cython.cfunc
@cython.exceptval(check=False)
def strands_supply(state: State, seat: cython.int) -> cython.bint:
    """Does a card lie in the supply of this seat that it can no longer use?"""
    table: Table = state.table
    squads: cython.int = bolstered_squads(state, seat)
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.supply[card] and table.card_kind[card] != FOG and not usable(state, card, squads):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def clear_table(state: State, seat: cython.int) -> cython.void:
    """What is left in hand and in the play area goes to the discard pile."""
    hand: bytearray = state.hand
    played: bytearray = state.played
    discard: bytearray = state.discard
    mates: cython.bint = state.table.mates != 0
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        copies: cython.int = hand[card] + played[card]
        if copies:
            hand[card] = 0
            played[card] = 0
            if mates:
                discard_card(state, card, copies)
            else:
                discard[card] += copies
