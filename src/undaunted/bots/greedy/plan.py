"""One side's intentions: which unit has business on which tile, and which tiles should be scouted for it."""

from array import array

import cython

from undaunted.rules.table import Table


@cython.cclass
class Plan:
    """One side's intentions in one position."""

    side = cython.declare(cython.int, visibility="public")
    # By counter: its goal (NONE: none) and what that is worth.
    goal = cython.declare(bytearray, visibility="public")
    worth = cython.declare(bytearray, visibility="public")
    # By counter: can it do what its goal is about only from a vehicle?
    rides = cython.declare(bytearray, visibility="public")
    # By counter and tile: what the way from there to its goal costs.
    way = cython.declare(bytearray, visibility="public")
    # By tile: what it is worth to have it scouted.
    wanted = cython.declare(bytearray, visibility="public")
    # By tile: what it costs the unit under consideration to step there.
    cost = cython.declare(bytearray, visibility="public")
    # The word of the use that a card was last judged by.
    word = cython.declare(cython.int, visibility="public")
    # By counter: what it is worth to hit, or to suppress, an enemy in this position; -1 until somebody asks.
    hurts = cython.declare("double[::1]")
    holds = cython.declare("double[::1]")
    # By card: what it would achieve; for bids, which compare all cards in hand.
    achieves = cython.declare("double[::1]")
    # For bids, too: what it is worth to move first.
    urgency = cython.declare(cython.double, visibility="public")
    # What the intentions were made from: while none of it changes, they hold.
    basis = cython.declare(bytearray, visibility="public")

    def __init__(self) -> None:
        self.basis = bytearray()


@cython.cclass
class Plans:
    """Both sides' plans, kept from decision to decision: most decisions do not change the board."""

    table = cython.declare(Table, visibility="public")
    # Are there cards that are as good as each other?
    alike = cython.declare(cython.bint, visibility="public")
    first = cython.declare(Plan, visibility="public")
    second = cython.declare(Plan, visibility="public")

    def __init__(self) -> None:
        pass


@cython.cfunc
def blank_plan(table: Table, side: cython.int) -> Plan:
    """No intentions yet, and room for them."""
    plan: Plan = Plan()
    plan.side = side
    plan.goal = bytearray(table.counters)
    plan.worth = bytearray(table.counters)
    plan.rides = bytearray(table.counters)
    plan.way = bytearray(table.counters * table.tiles)
    plan.wanted = bytearray(table.tiles)
    plan.cost = bytearray(table.tiles)
    plan.hurts = array("d", bytes(8 * table.counters))
    plan.holds = array("d", bytes(8 * table.counters))
    plan.achieves = array("d", bytes(8 * table.cards))
    plan.urgency = 0.0
    return plan


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def from_afar(worth: cython.int, steps: cython.int) -> cython.double:
    """A goal pulls less from farther away."""
    return worth * 8.0 / (8.0 + 3.0 * steps)
