"""Cards that differ in nothing a rule can see: one stands for all, so that none is thought about twice.

Where every copy is a card of its own, a hand may hold several that are as good as each other.
"""

import cython

from undaunted.rules.options import Options
from undaunted.rules.table import Table
from undaunted.rules.words import FIRST_CARD


@cython.cfunc
@cython.exceptval(check=False)
def has_alike(table: Table) -> cython.bint:
    """Are there any such cards? Where not, nobody need look for them."""
    card: cython.int
    for card in range(table.cards):
        if table.card_like[card] != card:
            return True
    return False


@cython.ccall
@cython.exceptval(check=False)
def stand_in(table: Table, thing: cython.int) -> cython.int:
    """The card that stands for a card, whoever holds which of them now, and so for what is on it; any other
    thing stands for itself.
    """
    if thing < FIRST_CARD or thing >= table.first_tile:
        return thing
    if thing < table.first_action:
        return FIRST_CARD + table.card_like[thing - FIRST_CARD]
    action: cython.int = thing - table.first_action
    card: cython.int = action // table.actions_a_card
    return thing + (table.card_like[card] - card) * table.actions_a_card


@cython.cfunc
@cython.exceptval(check=False)
def is_repeated(table: Table, out: Options, at: cython.int) -> cython.bint:
    """Is an earlier option a card like this one?"""
    thing: cython.int = stand_in(table, out.things[at])
    if thing < FIRST_CARD or thing >= table.first_action:
        return False
    before: cython.int
    for before in range(at):
        if stand_in(table, out.things[before]) == thing:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def merge_alike(table: Table, out: Options) -> cython.int:
    """Keep one option of each kind, the first; gives how many are left."""
    kept: cython.int = 0
    at: cython.int
    for at in range(out.count):
        if not is_repeated(table, out, at):
            out.things[kept] = out.things[at]
            kept += 1
    out.count = kept
    return kept
