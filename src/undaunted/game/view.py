"""What a seat sees, whole: what can change (`now`, built up from what the seat may know) joined with what
the scenario fixes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undaunted.content.geometry import corner
from undaunted.game.now import Cards, LineCard, Now, SideNow, now
from undaunted.game.question import Question
from undaunted.game.siege_ground import ground, shown_face
from undaunted.game.things import Things
from undaunted.rules import words

KINDS = {words.ASSET: "", words.BUILDING: "building", words.TUNNEL: "tunnel"}
"""What a structure is, where there are several sorts."""


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
    # Of a place of the embattled city, by the face that is up:
    face: str = ""
    title: str = ""
    building: int = 0  # cover against attackers on other tiles
    fortified: int = 0  # cover of whoever controls the tile
    structure: int = 0  # what a shot at the building has to reach
    smoke: bool = False
    tunnel: str = ""  # open or destroyed, where there is a tunnel's mouth
    watched_by: tuple[str, ...] = ()  # counters that keep watch over it
    mission: int = 0  # mission points that lie there
    occupied_by: tuple[str, ...] = ()  # sides that have to occupy it
    gains: dict[str, int] = {}  # mission points for a side that controls it, at the end of every round


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
    armour: int = 0  # of a vehicle that is a unit
    tags: int = 0  # of an automaton's counter: cards that it will cost
    routed: bool = False
    watches: str | None = None  # the tile that it keeps watch over


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
    kind: str = ""  # a building, or the mouth of a tunnel


class MinedEdge(msgspec.Struct, frozen=True):
    """An edge with mines on it, each by the side that is up: personnel or armour."""

    id: str
    tiles: tuple[str, str]
    mines: tuple[str, ...]
    owner: str = ""  # where either side may have some


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
    line: tuple[LineCard, ...] = ()  # of an automaton: its play area in order
    bolsters: Cards = {}  # of an automaton: cards left in its bolster decks


class GoalView(msgspec.Struct, frozen=True):
    """One of several goals of a side, any of which wins."""

    goal: str
    points: int
    needed: int


class SideView(msgspec.Struct, frozen=True):
    name: str
    goal: str
    points: int
    needed: int  # 0 where the goal is not in points
    pinned: bool
    commander: str = ""  # of a team: the seat that has the command card
    mission: int = 0  # mission points that it has gained
    aims: tuple[GoalView, ...] = ()  # all its goals, where it has several


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
    mines: tuple[MinedEdge, ...] = ()
    mine_supply: int = 0
    draw_in: int = 0


def view(seen: Any, things: Things, spectator: bool = False) -> View:
    """From an observation; a spectator's is one in which no hand is anybody's own."""
    seat = None if spectator else things.stage.seats[seen.seat]
    return _Joined(now(seen, things, spectator), things).view(seat)


class _Joined:
    def __init__(self, now: Now, things: Things) -> None:
        self.now = now
        self.things = things
        self.stage = things.stage
        self.table = things.stage.table
        self.sitting = {place: counter for counter, place in now.aboard.items()}

    def view(self, seat: str | None) -> View:
        now, stage = self.now, self.stage
        return View(
            scenario=stage.name,
            title=stage.scenario.title,
            origin=stage.scenario.origin,
            seat=seat,
            round=now.round,
            initiative=now.initiative,
            active=now.deciders[0] if len(now.deciders) == 1 else None,
            deciders=now.deciders,
            question=now.question,
            over=now.how is not None,
            winner=now.winner,
            how=now.how,
            sides=tuple(self._side(name, now.sides[name]) for name in stage.sides),
            seats=tuple(self._seat(number, name) for number, name in enumerate(stage.seats)),
            tiles=tuple(self._tile(tile) for tile in range(self.table.tiles)),
            counters=tuple(self._counter(unit) for unit in range(self.table.counters)),
            vehicles=tuple(self._vehicle(vehicle) for vehicle in range(self.table.vehicles)),
            structures=tuple(self._structure(structure) for structure in range(self.table.structures)),
            mines=(*(self._mined(edge, mines) for edge, mines in now.mines.items()), *self._field()),
            mine_supply=now.mine_supply,
            draw_in=now.draw_in,
        )

    def _mined(self, edge: str, mines: tuple[str, ...]) -> MinedEdge:
        one, other = edge.split("-")
        return MinedEdge(id=edge, tiles=(one, other), mines=mines)

    def _field(self) -> Iterator[MinedEdge]:
        """In a city one lies on an edge, and says whose it is."""
        for edge, told in self.now.field.items():
            one, other = edge.split("-")
            owner, _, kind = told.rpartition("-")
            yield MinedEdge(id=edge, tiles=(one, other), mines=(kind,), owner=owner)

    def _side(self, name: str, seen: SideNow) -> SideView:
        force = self.stage.scenario.forces[name]
        goal = force.goal
        return SideView(
            name=name,
            goal=str(goal),
            points=seen.points,
            needed=goal.needed,
            pinned=seen.pinned,
            commander=seen.commander,
            mission=seen.mission,
            aims=tuple(
                GoalView(str(one), points, one.needed)
                for one, points in zip(force.goals, seen.goals, strict=False)
            ),
        )

    def _seat(self, number: int, name: str) -> SeatView:
        return SeatView(
            name=name,
            side=self.stage.sides[self.table.seat_side[number]],
            **msgspec.structs.asdict(self.now.seats[name]),
        )

    def _tile(self, tile: int) -> TileView:
        table, stage = self.table, self.stage
        name = stage.tiles[tile]
        face = shown_face(self.things, name, self.now.faces)
        x, y = corner(stage.board[name], stage.scenario.board.lines)
        sides = self.now.sides.items()
        marked = {side: _marker(name, one) for side, one in sides}
        return TileView(
            id=name,
            x=x,
            y=y,
            cover=face.cover,
            hill=face.hill,
            terrain=face.terrain,
            points=self.now.objectives.get(name, 0),
            markers={side: marker for side, marker in marked.items() if marker},
            targeted_by=tuple(side for side, one in sides if one.target == name),
            spawns=tuple(side for side, force in stage.scenario.forces.items() if name in force.spawn),
            radio=tile == table.radio_tile,
            low_cover=table.low_hill if face.hill else face.cover,
            rough=name in stage.scenario.rough or face.rough if table.city_cells else bool(table.rough[tile]),
            escapes=tuple(side for side, force in stage.scenario.forces.items() if name in force.escape),
            **ground(self.now, self.things, name),
        )

    def _vehicle(self, vehicle: int) -> VehicleView:
        table, told = self.table, self.stage.vehicles[vehicle]
        unit = table.vehicle_counter[vehicle]
        name = self.things.counters[unit]
        places = range(table.place_from[vehicle], table.place_from[vehicle + 1])
        return VehicleView(
            id=name,
            title=told.title,
            holder=self.now.held_by.get(name, self.stage.sides[table.counter_side[unit]]),
            damage=self.now.damage.get(name, 0),
            critical=told.critical,
            integrity=told.integrity,
            disabled=name in self.now.disabled,
            armour=told.armour,
            places=tuple(self._place(place) for place in places),
        )

    def _place(self, place: int) -> PlaceView:
        told, name = self.stage.places[place], self.things.places[place]
        return PlaceView(
            id=name,
            title=told.title,
            actions=told.action_texts,
            needs=told.needs,
            counter=self.sitting.get(name),
        )

    def _structure(self, structure: int) -> StructureView:
        told, name = self.stage.structures[structure], self.things.structures[structure]
        return StructureView(
            id=name,
            title=told.title,
            tile=self.stage.tiles[self.table.structure_tile[structure]],
            defence=self._defence(structure),
            points=told.points,
            destroyed_by=self.now.destroyed_by.get(name),
            kind=KINDS[self.table.structure_kind[structure]],
        )

    def _defence(self, structure: int) -> int:
        """A building's is that of the face it shows; one that is destroyed has none."""
        if self.table.structure_kind[structure] != words.BUILDING:
            return self.stage.structures[structure].defence
        tile = self.stage.tiles[self.table.structure_tile[structure]]
        return shown_face(self.things, tile, self.now.faces).structure or 0

    def _counter(self, unit: int) -> CounterView:
        counter, name = self.stage.counters[unit], self.things.counters[unit]
        return CounterView(
            id=name,
            side=self.stage.sides[self.table.counter_side[unit]],
            title=counter.title,
            squad=counter.squad,
            defence=counter.defence,
            tile=self.now.tile_of.get(name),
            suppressed=name in self.now.suppressed,
            aboard=self.now.aboard.get(name),
            fate=self.now.fates.get(name),
            armour=counter.armour,
            tags=self.now.tagged.get(name, 0),
            routed=name in self.now.routed,
            watches=self.now.watch.get(name),
        )


def _marker(tile: str, side: SideNow) -> str:
    return "controlled" if tile in side.controlled else "scouted" if tile in side.scouted else ""
