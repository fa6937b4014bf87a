"""What a seat sees, built up from its observation: nothing here was ever taken away from the truth.

Open to all: the board, supplies, play areas, discard piles, sizes of hands and decks. A seat also sees its
own hand and what is left in its deck; of others it knows only hand and deck together (`unseen`), which
anyone could work out.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undaunted.content.geometry import corner
from undaunted.game.event import HOW
from undaunted.game.notation.position import FATES
from undaunted.game.question import Asked, Question
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

Cards = dict[str, int]
MARKERS = {words.SCOUTED: "scouted", words.CONTROLLED: "controlled"}


class TileView(msgspec.Struct, frozen=True):
    id: str
    x: int  # of the upper left corner, in half tiles
    y: int
    cover: int
    hill: bool
    terrain: str
    points: int
    markers: dict[str, str]
    targeted_by: tuple[str, ...]
    spawns: tuple[str, ...]
    radio: bool
    low_cover: int = 0  # a hill's, against fire from a hill or from the air
    rough: bool = False
    escapes: tuple[str, ...] = ()


class CounterView(msgspec.Struct, frozen=True):
    id: str
    side: str
    title: str
    squad: str
    defence: int
    tile: str | None
    suppressed: bool
    aboard: str | None = None  # the place he sits in
    fate: str | None = None  # escaped or neutralised


class PlaceView(msgspec.Struct, frozen=True):
    id: str
    title: str
    actions: tuple[str, ...]
    needs: str
    counter: str | None  # who sits there


class VehicleView(msgspec.Struct, frozen=True):
    id: str
    title: str
    holder: str
    damage: int
    critical: int
    integrity: int
    disabled: bool
    armour: int
    places: tuple[PlaceView, ...]


class StructureView(msgspec.Struct, frozen=True):
    id: str
    title: str
    tile: str
    defence: int
    points: int
    destroyed_by: str | None


class SeatView(msgspec.Struct, frozen=True):
    name: str
    side: str
    hand_size: int
    deck_size: int
    has_bid: bool
    discard: Cards
    played: Cards
    supply: Cards
    removed: Cards  # own seat: by card; other seats: by unit, which is all that a casualty tells
    hand: Cards | None  # own seat only
    deck: Cards | None  # own seat only
    unseen: Cards | None  # other seats: hand and deck (and lost cards that could be either) together
    bid: str | None  # own seat only


class SideView(msgspec.Struct, frozen=True):
    name: str
    goal: str
    points: int
    needed: int  # 0 where the goal is not in points
    pinned: bool


class View(msgspec.Struct, frozen=True):
    scenario: str
    title: str
    origin: str
    seat: str | None
    round: int
    initiative: str
    active: str | None
    deciders: tuple[str, ...]
    question: Question | None
    over: bool
    winner: str | None
    how: str | None
    sides: tuple[SideView, ...]
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    counters: tuple[CounterView, ...]
    vehicles: tuple[VehicleView, ...] = ()
    structures: tuple[StructureView, ...] = ()


def view(seen: Any, things: Things, spectator: bool = False) -> View:
    """From an observation; a spectator's is one in which no hand is anybody's own."""
    return _Builder(seen, things, spectator).view()


class _Builder:
    def __init__(self, seen: Any, things: Things, spectator: bool) -> None:
        self.seen = seen
        self.state = seen.state
        self.table = seen.state.table
        self.things = things
        self.stage = things.stage
        self.own = None if spectator else seen.seat

    def view(self) -> View:
        state, stage = self.state, self.stage
        deciders = self._deciders()
        return View(
            scenario=stage.name,
            title=stage.scenario.title,
            origin=stage.scenario.origin,
            seat=None if self.own is None else stage.seats[self.own],
            round=state.round,
            initiative=stage.sides[state.initiative],
            active=deciders[0] if len(deciders) == 1 else None,
            deciders=deciders,
            question=Asked(state, self.things).named() if state.depth else None,
            over=bool(state.winner),
            winner=stage.sides[state.winner - 1] if state.winner else None,
            how=HOW.get(state.how),
            sides=tuple(self._side(side) for side in range(len(stage.sides))),
            seats=tuple(self._seat(seat) for seat in range(len(stage.seats))),
            tiles=tuple(self._tile(tile) for tile in range(self.table.tiles)),
            counters=tuple(self._counter(unit) for unit in range(self.table.counters)),
            vehicles=tuple(self._vehicle(vehicle) for vehicle in range(self.table.vehicles)),
            structures=tuple(self._structure(structure) for structure in range(self.table.structures)),
        )

    def _deciders(self) -> tuple[str, ...]:
        return tuple(
            self.stage.seats[seat]
            for seat in range(self.table.seats)
            if rules.owes_decision(self.state, seat) and not self.seen.has_bid[seat]
        )

    def _side(self, side: int) -> SideView:
        goal = self.stage.scenario.forces[self.stage.sides[side]].goal
        return SideView(
            name=self.stage.sides[side],
            goal=str(goal),
            points=rules.points_of(self.state, side) if goal.points else rules.goal_count(self.state, side),
            needed=goal.needed,
            pinned=rules.pinned(self.state, side),
        )

    def _seat(self, seat: int) -> SeatView:
        state = self.state
        own = seat == self.own
        hand, deck = self._cards(state.hand, seat), self._cards(state.deck, seat)
        bid = state.bid[seat]
        unseen = {name: hand.get(name, 0) + deck.get(name, 0) for name in self.things.cards}
        size = self.seen.hand_sizes[seat]
        lost = sum(
            self.seen.lost[unit]
            for unit in range(self.table.counters)
            if self.table.counter_seat[unit] == seat
        )
        return SeatView(
            name=self.stage.seats[seat],
            side=self.stage.sides[self.table.seat_side[seat]],
            hand_size=size,
            deck_size=sum(unseen.values()) - size - lost,
            has_bid=bool(self.seen.has_bid[seat]),
            discard=self._cards(state.discard, seat),
            played=self._cards(state.played, seat),
            supply=self._cards(state.supply, seat),
            removed=self._cards(state.removed, seat) if own else self._losses(seat),
            hand=hand if own else None,
            deck=deck if own else None,
            unseen=None if own else {name: count for name, count in unseen.items() if count},
            bid=self.things.cards[bid] if own and bid not in (words.NONE, words.NO_CARD) else None,
        )

    def _losses(self, seat: int) -> Cards:
        """What others know of removed cards: how many of each unit, and the Fog of War."""
        lost: Cards = {}
        first, last = self.table.seat_first_card[seat], self.table.seat_first_card[seat + 1]
        for card in range(first, last):
            unit = self.table.card_unit[card]
            name = self.things.cards[card] if unit == words.NONE else self.things.counters[unit]
            lost[name] = lost.get(name, 0) + self.state.removed[card]
        for unit in range(self.table.counters):
            if self.seen.lost[unit]:
                lost[self.things.counters[unit]] = self.seen.lost[unit]
        return {name: count for name, count in lost.items() if count}

    def _cards(self, zone: bytearray, seat: int) -> Cards:
        first, last = self.table.seat_first_card[seat], self.table.seat_first_card[seat + 1]
        return {self.things.cards[card]: zone[card] for card in range(first, last) if zone[card]}

    def _tile(self, tile: int) -> TileView:
        state, table, stage = self.state, self.table, self.stage
        name = stage.tiles[tile]
        face = stage.pack.tiles[name]
        x, y = corner(stage.board[name], stage.scenario.board.lines)
        marked = {side: state.marker[index * table.tiles + tile] for index, side in enumerate(stage.sides)}
        return TileView(
            id=name,
            x=x,
            y=y,
            cover=face.cover,
            hill=face.hill,
            terrain=face.terrain,
            points=state.points[tile],
            markers={side: MARKERS[mark] for side, mark in marked.items() if mark},
            targeted_by=tuple(side for index, side in enumerate(stage.sides) if state.target[index] == tile),
            spawns=tuple(side for side, force in stage.scenario.forces.items() if name in force.spawn),
            radio=tile == table.radio_tile,
            low_cover=table.low_hill if face.hill else face.cover,
            rough=face.rough,
            escapes=tuple(side for side, force in stage.scenario.forces.items() if name in force.escape),
        )

    def _aboard(self, unit: int) -> str | None:
        place = self.state.aboard[unit] if self.table.vehicles else words.NONE
        return None if place == words.NONE else self.things.places[place]

    def _vehicle(self, vehicle: int) -> VehicleView:
        state, table, told = self.state, self.table, self.stage.vehicles[vehicle]
        counter = table.vehicle_counter[vehicle]
        places = range(table.place_from[vehicle], table.place_from[vehicle + 1])
        return VehicleView(
            id=self.things.counters[counter],
            title=told.title,
            holder=self.stage.sides[state.holder[vehicle]],
            damage=state.damage[vehicle],
            critical=told.critical,
            integrity=told.integrity,
            disabled=state.damage[vehicle] >= told.critical,
            armour=told.armour,
            places=tuple(self._place(place) for place in places),
        )

    def _place(self, place: int) -> PlaceView:
        told = self.stage.places[place]
        sitting = [
            unit for unit in range(self.table.side_first_counter[2]) if self.state.aboard[unit] == place
        ]
        return PlaceView(
            id=self.things.places[place],
            title=told.title,
            actions=told.action_texts,
            needs=told.needs,
            counter=self.things.counters[sitting[0]] if sitting else None,
        )

    def _structure(self, structure: int) -> StructureView:
        told = self.stage.structures[structure]
        ruined = self.state.ruined[structure]
        return StructureView(
            id=self.things.structures[structure],
            title=told.title,
            tile=self.stage.tiles[self.table.structure_tile[structure]],
            defence=told.defence,
            points=told.points,
            destroyed_by=self.stage.sides[ruined - 1] if ruined else None,
        )

    def _counter(self, unit: int) -> CounterView:
        counter = self.stage.counters[unit]
        tile = self.state.tile_of[unit]
        return CounterView(
            id=self.things.counters[unit],
            side=self.stage.sides[self.table.counter_side[unit]],
            title=counter.title,
            squad=counter.squad,
            defence=counter.defence,
            tile=None if tile == words.NONE else self.stage.tiles[tile],
            suppressed=bool(self.state.suppressed[unit]),
            aboard=self._aboard(unit),
            fate=FATES.get(self.state.fate[unit]) if self.state.fate else None,
        )
