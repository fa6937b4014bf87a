"""A position, whole: who stands where, which card lies in which zone, and what is being asked of whom."""

from typing import Any

import cython

from undaunted.rules.table import Table
from undaunted.rules.words import F_KIND, F_SEAT, FRAME, FRAMES, NONE

if cython.compiled:
    from cython.cimports.cpython.bytearray import PyByteArray_FromStringAndSize


@cython.cfunc
@cython.inline
def copied(cells: bytearray) -> bytearray:
    if not len(cells):
        return cells  # what a game does not have is never written to
    if cython.compiled:
        # A slice would go the long way round through a slice object.
        return PyByteArray_FromStringAndSize(cells, len(cells))  # type: ignore[no-any-return]
    return cells[:]


@cython.cclass
class State:
    """Small named arrays, nothing nested, so that a copy is a handful of slices.

    A deck is a bag: each zone of cards is a count per card, because nobody ever looks at an order.
    """

    table = cython.declare(Table, visibility="public")

    # Cards, one count a card and zone.
    hand = cython.declare(bytearray, visibility="public")
    deck = cython.declare(bytearray, visibility="public")
    discard = cython.declare(bytearray, visibility="public")
    played = cython.declare(bytearray, visibility="public")
    supply = cython.declare(bytearray, visibility="public")
    removed = cython.declare(bytearray, visibility="public")

    # Counters: the tile (NONE: off the board), whether suppressed, whether a Blast is still to come.
    tile_of = cython.declare(bytearray, visibility="public")
    suppressed = cython.declare(bytearray, visibility="public")
    pending = cython.declare(bytearray, visibility="public")

    # Vehicles: who sits where (a place, or NONE), damage, whose card it is. Counters gone for good: how.
    aboard = cython.declare(bytearray, visibility="public")
    damage = cython.declare(bytearray, visibility="public")
    holder = cython.declare(bytearray, visibility="public")
    fate = cython.declare(bytearray, visibility="public")
    # Structures: 0 while it stands, else the side that destroyed it, plus 1.
    ruined = cython.declare(bytearray, visibility="public")
    # Tiles picked so far by the present Navigate.
    chosen = cython.declare(bytearray, visibility="public")

    # Tiles: `marker[side * tiles + tile]`, and the objective points.
    marker = cython.declare(bytearray, visibility="public")
    points = cython.declare(bytearray, visibility="public")

    # Mines: `mine[2 * edge + kind]`, and last the supply. Empty where there are none.
    mine = cython.declare(bytearray, visibility="public")

    # What only the embattled city has, cell after cell as the table says: `rules/city/cells.py`.
    city = cython.declare(bytearray, visibility="public")

    # Solo play: the automaton's play area in order, and how many markers its counters bear for the cards that
    # they have lost. Both are empty elsewhere.
    line = cython.declare(bytearray, visibility="public")
    tagged = cython.declare(bytearray, visibility="public")

    # Sides: the Mortar's target tile, the seat in command. Seats: the card bid this round.
    target = cython.declare(bytearray, visibility="public")
    commander = cython.declare(bytearray, visibility="public")
    bid = cython.declare(bytearray, visibility="public")

    # The questions that are open, innermost last.
    stack = cython.declare(bytearray, visibility="public")
    depth = cython.declare(cython.int, visibility="public")

    round = cython.declare(cython.int, visibility="public")
    initiative = cython.declare(cython.int, visibility="public")
    turn = cython.declare(cython.int, visibility="public")
    winner = cython.declare(cython.int, visibility="public")
    how = cython.declare(cython.schar, visibility="public")
    # Rounds that have ended since anything but the cards in circulation changed: 0 in the round of a change.
    still = cython.declare(cython.uchar, visibility="public")

    # Not part of the position: whether something changed since victory was last looked at (never so while a
    # decision is awaited), where chance comes from, and who listens.
    to_judge = cython.declare(cython.schar, visibility="public")
    generator = cython.declare(cython.ulonglong, visibility="public")
    source: Any = cython.declare(object, visibility="public")
    events: Any = cython.declare(list, visibility="public")

    def __init__(self) -> None:
        pass

    @cython.ccall
    def clone(self) -> "State":
        """An independent copy that rolls on from the same generator, without source or listeners."""
        twin: State = State.__new__(State)
        twin.table = self.table
        twin.hand = copied(self.hand)
        twin.deck = copied(self.deck)
        twin.discard = copied(self.discard)
        twin.played = copied(self.played)
        twin.supply = copied(self.supply)
        twin.removed = copied(self.removed)
        twin.tile_of = copied(self.tile_of)
        twin.suppressed = copied(self.suppressed)
        twin.pending = copied(self.pending)
        twin.aboard = copied(self.aboard)
        twin.damage = copied(self.damage)
        twin.holder = copied(self.holder)
        twin.fate = copied(self.fate)
        twin.ruined = copied(self.ruined)
        twin.chosen = copied(self.chosen)
        twin.marker = copied(self.marker)
        twin.points = copied(self.points)
        twin.mine = copied(self.mine)
        twin.city = copied(self.city)
        twin.line = copied(self.line)
        twin.tagged = copied(self.tagged)
        twin.target = copied(self.target)
        twin.commander = copied(self.commander)
        twin.bid = copied(self.bid)
        twin.stack = copied(self.stack)
        twin.depth = self.depth
        twin.round = self.round
        twin.initiative = self.initiative
        twin.turn = self.turn
        twin.winner = self.winner
        twin.how = self.how
        twin.still = self.still
        twin.to_judge = self.to_judge
        twin.generator = self.generator
        twin.source = None
        twin.events = None
        return twin

    def pack(self) -> bytes:
        """The position as bytes: equal positions, and only those, give equal bytes."""
        numbers = (
            self.round >> 8,
            self.round & 255,
            self.initiative,
            self.turn,
            self.winner,
            self.how,
            self.depth,
            self.still,
        )
        return b"".join(self.arrays()) + bytes(numbers)

    def arrays(self) -> list[bytearray]:
        return [
            self.hand, self.deck, self.discard, self.played, self.supply, self.removed,
            self.tile_of, self.suppressed, self.pending, self.aboard, self.damage, self.holder, self.fate,
            self.ruined, self.chosen, self.marker, self.points, self.mine, self.city, self.line, self.tagged,
            self.target, self.commander, self.bid, self.stack,
        ]  # fmt: skip

    def unpack(self, packed: bytes) -> None:
        """Take over a position that `pack` wrote for the same table."""
        at = 0
        for cells in self.arrays():
            size = len(cells)
            cells[:] = packed[at : at + size]
            at += size
        numbers: list[int] = list(packed[at:])
        self.round = numbers[0] << 8 | numbers[1]
        self.initiative, self.turn, self.winner = numbers[2], numbers[3], numbers[4]
        self.how, self.depth, self.still = numbers[5], numbers[6], numbers[7]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> Any:
        raise TypeError("a State is never pickled: save the log, or pack() the position")


def opening(table: Table) -> State:
    """The board as the scenario lays it out, before the first cards are drawn."""
    state = State()
    state.table = table
    state.deck = table.start_deck[:]
    state.supply = table.start_supply[:]
    state.hand = bytearray(table.cards)
    state.discard = bytearray(table.cards)
    state.played = bytearray(table.cards)
    state.removed = bytearray(table.cards)
    state.tile_of = table.start_tile_of[:]
    state.suppressed = bytearray(table.counters)
    state.pending = bytearray(table.counters)
    state.aboard = table.start_aboard[:]
    state.damage = bytearray(table.vehicles)
    state.holder = table.start_holder[:]
    state.fate = bytearray(table.counters if table.fates else 0)
    state.ruined = bytearray(table.structures)
    state.chosen = bytearray(table.tiles if table.chosen_tiles else 0)
    state.marker = table.start_marker[:]
    state.points = table.start_points[:]
    state.mine = table.start_mine[:]
    state.city = table.start_city[:]
    state.line = bytearray([NONE, 0]) * table.line_room
    state.tagged = bytearray(table.counters if table.line_room else 0)
    state.target = bytearray([NONE, NONE])
    state.commander = table.first_commander[:]
    state.bid = bytearray([NONE]) * table.seats
    state.stack = bytearray(FRAME * FRAMES)
    state.depth = 0
    state.round = 0
    state.initiative = table.start_initiative
    state.turn = 0
    state.winner = 0
    state.how = 0
    state.still = 0
    state.to_judge = 0
    state.generator = 0
    state.source = None
    state.events = None
    return state


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def ask(state: State, question: cython.int, seat: cython.int) -> cython.int:
    """Put a question on the stack, its other fields zero for the caller to fill. Gives where it begins."""
    frame: cython.int = state.depth * FRAME
    state.stack[frame + F_KIND] = question
    state.stack[frame + F_SEAT] = seat
    state.depth += 1
    return frame


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def answered(state: State) -> cython.void:
    """Take the innermost question off the stack, leaving no trace (equal positions are equal bytes)."""
    state.depth -= 1
    frame: cython.int = state.depth * FRAME
    stack: bytearray = state.stack
    stack[frame] = stack[frame + 1] = stack[frame + 2] = stack[frame + 3] = 0
    stack[frame + 4] = stack[frame + 5] = stack[frame + 6] = stack[frame + 7] = 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def top(state: State) -> cython.int:
    """Where the innermost question begins in the stack."""
    return (state.depth - 1) * FRAME
