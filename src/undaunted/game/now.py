"""What a seat sees of all that can change, and nothing besides: what is sent again and again.

Built up from the seat's observation: nothing here was ever taken away from the truth. What the scenario fixes
(where a tile lies, what a card can do) is not here; `view` joins both. What is empty, or as it was printed,
is left out of the JSON.

Open to all: the board, supplies, play areas, discard piles, sizes of hands and decks. A seat also sees its
own hand and what is left in its deck; of others it knows only hand and deck together (`unseen`), which
anyone could work out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import add
from typing import Any

import msgspec

from undaunted.content.stage import Stage
from undaunted.game.event import HOW
from undaunted.game.notation.position import FATES
from undaunted.game.question import Asked, Question
from undaunted.game.siege_now import city_now, side_now
from undaunted.game.things import MINE_KINDS, Things
from undaunted.rules import words
from undaunted.speed import rules

Cards = dict[str, int]
SEATS = 5_000
"""How many are kept as they were shown last."""


class SideNow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Its points towards its goal, and the tiles that bear its markers."""

    points: int = 0
    pinned: bool = False
    scouted: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    target: str | None = None
    commander: str = ""
    """Of a team: the seat that has the command card."""
    mission: int = 0
    """Mission points gained."""
    goals: tuple[int, ...] = ()
    """Of a side with several goals: how far each has come."""


class LineCard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card in an automaton's line; which one it is, is not told while it lies face down."""

    card: str = ""
    sideways: bool = False


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    hand_size: int = 0
    deck_size: int = 0
    has_bid: bool = False
    discard: Cards = {}
    played: Cards = {}
    supply: Cards = {}
    removed: Cards = {}  # own seat: by card; other seats: by unit, which is all that a casualty tells
    hand: Cards | None = None  # own seat only
    deck: Cards | None = None  # own seat only
    unseen: Cards | None = None  # other seats: hand and deck (and lost cards that could be either) together
    bid: str | None = None  # own seat only
    line: tuple[LineCard, ...] = ()
    """Of an automaton: its play area in order."""
    bolsters: Cards = {}
    """Of an automaton: how many cards are left in each of its bolster decks."""


class Now(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    round: int
    initiative: str
    sides: dict[str, SideNow]
    seats: dict[str, SeatNow]
    deciders: tuple[str, ...] = ()
    question: Question | None = None
    winner: str | None = None
    """None while the game goes on, and after a draw."""
    how: str | None = None
    """How it ended; None while it goes on."""
    draw_in: int = 0
    """Rounds until the game is a draw, unless something changes; 0 while that is still far off."""
    objectives: dict[str, int] = {}
    """What tiles are worth."""
    tile_of: dict[str, str] = {}
    """Where counters are, vehicles and those aboard too; who is not here is off the board."""
    suppressed: tuple[str, ...] = ()
    aboard: dict[str, str] = {}
    """Counters by the place they sit in."""
    fates: dict[str, str] = {}
    """Counters that have escaped or been neutralised."""
    held_by: dict[str, str] = {}
    """Vehicles in the hands of a side that did not bring them."""
    damage: dict[str, int] = {}
    disabled: tuple[str, ...] = ()
    destroyed_by: dict[str, str] = {}
    """Structures, and which side destroyed them."""
    mines: dict[str, tuple[str, ...]] = {}
    """Edges with mines: each mine by the side that is up, personnel or armour."""
    mine_supply: int = 0
    faces: dict[str, str] = {}
    """Places of a city that show another face than at first, by its letter."""
    tagged: dict[str, int] = {}
    """Of an automaton: counters that will cost it a card, and how many."""
    routed: tuple[str, ...] = ()
    watch: dict[str, str] = {}
    """Counters on overwatch, and the tiles that they watch."""
    smoke: tuple[str, ...] = ()
    field: dict[str, str] = {}
    """Edges with a mine in a city: whose, and which side is up (`Soviet-personnel`)."""


def now(seen: Any, things: Things, spectator: bool = False, board: Now | None = None) -> Now:
    """From an observation; a spectator's is one in which no hand is anybody's own.

    `board` is what lies open (`board_now`), where several look at the same position.
    """
    seats = _Builder(seen, things, spectator).seats()
    return msgspec.structs.replace(board or board_now(seen, things), seats=seats)


def board_now(seen: Any, things: Things) -> Now:
    """All but the seats: it is the same from wherever one looks."""
    return _Builder(seen, things, True).board()


def winner_of(state: Any, stage: Stage) -> str | None:
    """The side that has won; None while the game goes on, and after a draw."""
    return stage.sides[state.winner - 1] if state.winner not in (0, words.DRAWN) else None


def _draw_in(state: Any) -> int:
    """From the round of the notice on; 0 before, and once the players are asked."""
    left = int(state.table.standstill) - max(0, state.still - 1)
    return left if state.depth and 0 < left <= words.STANDSTILL_NOTICE else 0


class _Builder:
    def __init__(self, seen: Any, things: Things, spectator: bool) -> None:
        self.seen = seen
        self.state = seen.state
        self.table = seen.state.table
        self.things = things
        self.stage = things.stage
        self.own = None if spectator else seen.seat

    def seats(self) -> dict[str, SeatNow]:
        state = self.state
        piles = (
            bytes(state.hand), bytes(state.deck), bytes(state.discard), bytes(state.played),
            bytes(state.supply), bytes(state.removed),
        )  # fmt: skip
        lost = bytes(self.seen.lost)
        return {name: self._seat(seat, piles, lost) for seat, name in enumerate(self.stage.seats)}

    def board(self) -> Now:
        state, stage, counters = self.state, self.stage, self.things.counters
        return Now(
            round=state.round,
            initiative=stage.sides[state.initiative],
            sides={name: self._side(side) for side, name in enumerate(stage.sides)},
            seats={},
            deciders=self._deciders(),
            question=Asked(state, self.things).named() if state.depth else None,
            winner=winner_of(state, stage),
            how=HOW.get(state.how),
            draw_in=_draw_in(state),
            objectives=_worth(self.things, bytes(state.points)),
            tile_of=_places(self.things, bytes(state.tile_of)),
            suppressed=tuple(compress(counters, state.suppressed)),
            fates=self._fates(),
            **self._vehicles(),
            destroyed_by={
                structure: stage.sides[by - 1]
                for structure, by in zip(self.things.structures, state.ruined, strict=False)
                if by
            },
            mines=self._mines(),
            mine_supply=state.mine[-1] if state.mine else 0,
            faces=self._faces(),
            tagged={counters[unit]: tags for unit, tags in enumerate(state.tagged) if tags},
            **city_now(state, self.things),
        )

    def _faces(self) -> dict[str, str]:
        table, found = self.table, {}
        for at, tile in enumerate(self.stage.tiles if table.faces else ()):
            number = self.state.city[table.at_face + at]
            if number != table.start_city[table.at_face + at]:
                found[tile] = self.stage.pack.places[tile][number].letter
        return found

    def _mines(self) -> dict[str, tuple[str, ...]]:
        laid = self.state.mine
        if not laid:
            return {}
        return {
            edge: tuple(kind for at, kind in enumerate(MINE_KINDS) for _ in range(laid[2 * number + at]))
            for number, edge in enumerate(self.things.edges)
            if laid[2 * number] or laid[2 * number + 1]
        }

    def _deciders(self) -> tuple[str, ...]:
        state, has_bid = self.state, self.seen.has_bid
        return tuple(
            [
                name
                for seat, name in enumerate(self.stage.seats)
                if rules.owes_decision(state, seat) and not has_bid[seat]
            ]
        )

    def _side(self, side: int) -> SideNow:
        state, tiles = self.state, self.stage.tiles
        by_points = self.things.counts_points[side]
        target = state.target[side]
        count = self.table.tiles
        scouted, controlled = _marked(self.things, bytes(state.marker[side * count : (side + 1) * count]))
        return SideNow(
            points=rules.points_of(state, side) if by_points else rules.goal_count(state, side),
            pinned=rules.pinned(state, side),
            scouted=scouted,
            controlled=controlled,
            target=None if target == words.NONE else tiles[target],
            commander=self._commander(side),
            **side_now(state, side),
        )

    def _commander(self, side: int) -> str:
        """One's own commander is worth no word where nobody else could be."""
        if self.table.seats == len(self.stage.sides):
            return ""
        seats = [seat for seat in range(self.table.seats) if self.table.seat_side[seat] == side]
        return self.stage.seats[self.state.commander[side]] if len(seats) > 1 else ""

    def _seat(self, seat: int, piles: Sequence[bytes], lost: bytes) -> SeatNow:
        seen, things = self.seen, self.things
        span = things.spans[seat]
        hand, deck, discard, played, supply, removed = piles
        told = _seat_now(
            things, seat, seat == self.own, hand[span], deck[span], discard[span], played[span],
            supply[span], removed[span], lost, seen.hand_sizes[seat],
            bool(seen.has_bid[seat]) and self._bids(seat), self.state.bid[seat],
        )  # fmt: skip
        return told if seat != self.table.automaton else self._automaton(told)

    def _automaton(self, told: SeatNow) -> SeatNow:
        """With its line and its bolster decks, and without what lies face down, which is among the unseen."""
        state, things = self.state, self.things
        sizes = dict.fromkeys(things.decks, 0)
        for card, deck in enumerate(self.table.card_bolster):
            if deck != words.NONE:
                sizes[things.decks[deck]] += state.supply[card]
        pairs = zip(state.line[::2], state.line[1::2], strict=True)
        line = tuple(
            LineCard("" if card == words.NO_CARD else things.cards[card], how == words.SIDEWAYS)
            for card, how in pairs
            if card != words.NONE
        )
        left = told.deck_size - sum(not one.card for one in line)
        return msgspec.structs.replace(told, deck_size=left, line=line, bolsters=sizes)

    def _bids(self, seat: int) -> bool:
        """Of team-mates only their side's commander bids."""
        return bool(self.state.commander[self.table.seat_side[seat]] == seat)

    def _fates(self) -> dict[str, str]:
        fate = self.state.fate
        if not fate:
            return {}
        return {
            counter: FATES[fate[unit]]
            for unit, counter in enumerate(self.things.counters)
            if fate[unit] in FATES
        }

    def _vehicles(self) -> dict[str, Any]:
        """Who drives what, and what has become of it; nothing where a scenario has no vehicles."""
        state, table, stage = self.state, self.table, self.stage
        if not table.vehicles:
            return {}
        counters = self.things.counters
        fleet = [(at, table.vehicle_counter[at], stage.vehicles[at]) for at in range(table.vehicles)]
        return {
            "aboard": {
                counter: self.things.places[state.aboard[unit]]
                for unit, counter in enumerate(counters)
                if state.aboard[unit] != words.NONE
            },
            "held_by": {
                counters[unit]: stage.sides[state.holder[at]]
                for at, unit, _ in fleet
                if state.holder[at] != table.counter_side[unit]
            },
            "damage": {counters[unit]: state.damage[at] for at, unit, _ in fleet if state.damage[at]},
            "disabled": tuple(
                counters[unit] for at, unit, told in fleet if state.damage[at] >= told.critical
            ),
        }


@lru_cache(maxsize=SEATS)
def _seat_now(
    things: Things, seat: int, own: bool, hand: bytes, deck: bytes, discard: bytes, played: bytes,
    supply: bytes, removed: bytes, lost: bytes, size: int, has_bid: bool, bid: int,
) -> SeatNow:  # fmt: skip
    """Of a seat as one may see it, who gives here all that he sees: most decisions leave most seats alone."""
    gone = sum([lost[unit] for unit in things.counters_of[seat]]) if any(lost) else 0
    return SeatNow(
        hand_size=size,
        deck_size=sum(hand) + sum(deck) - size - gone,
        has_bid=has_bid,
        discard=_pile(things, seat, discard),
        played=_pile(things, seat, played),
        supply=_pile(things, seat, supply),
        removed=_pile(things, seat, removed) if own else _losses(things, seat, removed, lost),
        hand=_pile(things, seat, hand) if own else None,
        deck=_pile(things, seat, deck) if own else None,
        unseen=None if own else _pile(things, seat, bytes(map(add, hand, deck))),
        bid=things.cards[bid] if own and bid not in (words.NONE, words.NO_CARD) else None,
    )


@lru_cache(maxsize=4 * SEATS)
def _pile(things: Things, seat: int, counts: bytes) -> Cards:
    return _counted(things.cards[things.spans[seat]], counts)


# Most decisions leave most of the board alone as well. Nobody changes what these give.


@lru_cache(maxsize=SEATS)
def _places(things: Things, tile_of: bytes) -> dict[str, str]:
    tiles = things.stage.tiles
    return {
        counter: tiles[at] for counter, at in zip(things.counters, tile_of, strict=False) if at != words.NONE
    }


@lru_cache(maxsize=SEATS)
def _worth(things: Things, points: bytes) -> dict[str, int]:
    return _counted(things.stage.tiles, points)


@lru_cache(maxsize=SEATS)
def _marked(things: Things, markers: bytes) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tiles that are scouted, and those that are controlled."""
    tiles = things.stage.tiles
    scouted, controlled = (
        tuple([tile for tile, lies in zip(tiles, markers, strict=True) if lies == marker])
        for marker in (words.SCOUTED, words.CONTROLLED)
    )
    return scouted, controlled


@lru_cache(maxsize=SEATS)
def _losses(things: Things, seat: int, removed: bytes, lost: bytes) -> Cards:
    """What others know of removed cards: how many of each unit, and the Fog of War."""
    found: Cards = {}
    for name, count in zip(things.losses_of[seat], removed, strict=True):
        found[name] = found.get(name, 0) + count
    for unit in things.counters_of[seat]:
        if lost[unit]:
            found[things.counters[unit]] = lost[unit]
    return {name: count for name, count in found.items() if count}


def _counted(names: Sequence[str], counts: Sequence[int]) -> Cards:
    """Those that there are."""
    return dict(zip(compress(names, counts), filter(None, counts), strict=True))
