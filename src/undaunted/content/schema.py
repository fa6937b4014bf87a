"""What the files of a pack may contain, in the rulebook's words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undaunted.content.action import Action, parse_action
from undaunted.content.goal import Goal, parse_goal

Origin = Literal["printed", "reconstructed", "original"]
Kind = Literal["combat", "command", "fog"]
Grade = Literal["regular", "reserve", "upgraded"]
Terrain = Literal[
    "fields", "orchard", "hedgerow", "farm", "woods", "village", "church", "road", "river", "hill",
    "sand", "dunes", "scrub", "rocks", "wadi", "oasis", "fort", "airstrip", "track", "camp",
    "street", "square", "park", "rails", "huts", "depot", "steppe", "heights", "ravine", "bank", "landing",
    "flats", "rubble", "hall", "ruins", "works", "wreck", "silo", "stumps",
]  # fmt: skip

Name = Annotated[str, Meta(min_length=1)]
PackId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Number = Annotated[str, Meta(pattern=r"^([0-9]{3})?$")]
Squad = Annotated[str, Meta(pattern=r"^[A-Z]$")]
# Logs and positions write them between blanks, commas, colons and slashes, beside keys in small letters.
SideName = Annotated[str, Meta(pattern=r"^(?=.*[A-Z])[A-Za-z0-9][A-Za-z0-9-]*$")]
PlaceId = Annotated[str, Meta(pattern=r"^[0-9]{3}$")]
Letter = Annotated[str, Meta(pattern=r"^[A-Z]$")]
TileId = Annotated[str, Meta(pattern=r"^[0-9]{1,3}[A-Z]$")]
DeckName = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]*$")]
ScenarioId = Annotated[int, Meta(ge=1)] | Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Count = Annotated[int, Meta(ge=1, le=99)]
Cover = Annotated[int, Meta(ge=0, le=9)]
Initiative = Annotated[int, Meta(ge=0, le=99)]
Defence = Annotated[int, Meta(ge=1, le=20)]

EVERYONE = "everyone"
"""The label of a spawn marker that serves every unit of its side."""


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything read from a file: an unknown key is an error, never ignored."""


class PackFile(Item, frozen=True):
    """``pack.toml``."""

    id: PackId
    title: Name
    rules: Name
    sides: Annotated[tuple[SideName, ...], Meta(min_length=2, max_length=2)]
    origin: Origin
    extends: str = ""  # another pack, whose cards and tiles this one uses too
    destroyers: tuple[str, ...] = ()  # sides that score a structure by destroying it, not by holding its tile
    command: dict[str, str] = {}  # by side, the card whose holder leads a team
    box: str = ""  # the expansion that it comes in, if any


class Card(Item, frozen=True):
    """One kind of card, in all the squads that have it."""

    title: Name
    kind: Kind
    initiative: Initiative
    copies: Count  # a squad
    origin: Origin
    action_texts: tuple[str, ...] = msgspec.field(name="actions", default=())
    squads: tuple[Squad, ...] = ()
    sides: tuple[Name, ...] = ()
    defence: Defence | None = None
    armour: Defence | None = None  # of a vehicle that is a unit like others; it has no regular defence
    unit: str = ""
    replaces: str = ""  # of a specialist: whose place he takes in the supply, where that is agreed on
    aircraft: bool = False  # Air Support can call it
    skill: str = ""  # what he has learned: some places aboard a vehicle need it
    number: Number = ""  # of a card that is one soldier: "004", also on his upgraded and his reserve card
    soldier: str = ""  # his name
    grade: Grade = "regular"
    locked: bool = False  # joins in the course of a campaign
    missing: tuple[str, ...] = ()  # actions that a reserve does not have, struck out on his card
    unguided: bool = False  # nobody can Guide its counter

    @property
    def designation(self) -> str:
        """`S-L-041`: the side, the deck that the card lies in when a campaign begins, and its number."""
        if not self.number:
            return ""
        deck = ("L" if self.locked else "S") if self.grade == "regular" else self.grade[0].upper()
        return f"{''.join(self.sides)[:1]}-{deck}-{self.number}"

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(parse_action(text) for text in self.action_texts)

    @property
    def counter(self) -> str:
        """The title of the counter that acts when this card is played; none for a command card."""
        return (self.unit or self.title) if self.kind == "combat" else ""


class TileFace(Item, frozen=True):
    """One side of a tile, or what a place of a city looks like at one time."""

    id: TileId
    cover: Cover
    terrain: Terrain
    origin: Origin
    hill: bool = False
    river: bool = False
    rough: bool = False  # no vehicle enters
    building: Cover = 0  # of a building: its cover against attackers on other tiles
    structure: Defence | None = None  # of a building: what a shot at it has to reach
    fortified: Cover = 0  # the cover of whoever controls the tile
    title: str = ""  # of a place that has a name, on its first face

    @property
    def piece(self) -> int:
        """The number of the tile whose side this is."""
        return int(self.id[:-1])

    @property
    def place(self) -> str:
        """The number as it is written; of a city's place this is what boards call it."""
        return self.id[:-1]

    @property
    def letter(self) -> str:
        return self.id[-1]


class Place(Item, frozen=True):
    """A place aboard a vehicle."""

    title: Name
    action_texts: tuple[str, ...] = msgspec.field(name="actions", default=())
    needs: str = ""  # the skill without which its actions cannot be taken

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(parse_action(text) for text in self.action_texts)


class Vehicle(Item, frozen=True):
    """A vehicle card and its counter."""

    title: Name
    side: Name
    places: Annotated[tuple[Place, ...], Meta(min_length=1)]
    critical: Count  # damage from which it is disabled
    integrity: Count  # damage at which it is destroyed
    origin: Origin
    armour: Defence
    defence: Defence | None = None  # none: regular attacks cannot hit it


class Structure(Item, frozen=True):
    """A building or asset that can be blown up."""

    title: Name
    defence: Defence
    origin: Origin
    points: Annotated[int, Meta(ge=0, le=9)] = 0


class VehiclesFile(Item, frozen=True):
    """``vehicles.toml``."""

    vehicle: tuple[Vehicle, ...]


class StructuresFile(Item, frozen=True):
    """``structures.toml``."""

    structure: tuple[Structure, ...]


class CardsFile(Item, frozen=True):
    """``cards.toml``."""

    card: tuple[Card, ...]


class TilesFile(Item, frozen=True):
    """``tiles.toml``."""

    tile: tuple[TileFace, ...]


class City(Item, frozen=True):
    """``city.toml``: one map that every board of the pack is a window of."""

    lines: Literal["columns", "rows"]
    layout: Annotated[tuple[str, ...], Meta(min_length=1)]
    places: Annotated[int, Meta(ge=1)]  # how many there are to be
    faces: Annotated[int, Meta(ge=1)]
    streets: tuple[str, ...] = ()  # for the picture: from each place to the next
    rails: tuple[str, ...] = ()


class Board(Item, frozen=True):
    lines: Literal["columns", "rows"]
    layout: Annotated[tuple[str, ...], Meta(min_length=1)]


class Radio(Item, frozen=True):
    tile: str
    side: str  # the one that can raise the value of the tile


class Mines(Item, frozen=True):
    """Mines lie on edges, written `6B-3B`; several may lie on one."""

    owner: str  # the side that lays them and never sets them off
    supply: Annotated[int, Meta(ge=0, le=8)] = 0
    personnel: tuple[str, ...] = ()
    armour: tuple[str, ...] = ()


class Minefield(Item, frozen=True):
    """Mines of one side that lie there from the start, one an edge."""

    personnel: tuple[str, ...] = ()
    armour: tuple[str, ...] = ()


class Gains(Item, frozen=True):
    """What gains a side mission points, and how many each time."""

    rout: Annotated[int, Meta(ge=0, le=9)] = 0  # an enemy unit is routed
    damage: Annotated[int, Meta(ge=0, le=9)] = 0  # it damages a building
    vehicle: Annotated[int, Meta(ge=0, le=9)] = 0  # an enemy vehicle suffers a casualty
    hold: dict[str, Count] = {}  # at the end of every round, for a tile that it controls


class Team(Item, frozen=True):
    """One seat of a side that two players share."""

    seat: SideName
    deck: dict[str, Count]
    supply: dict[str, Count] = {}


class Changes(Item, frozen=True):
    """What replaces a side's own; what is left out stays as it was."""

    deck: dict[str, Count] | None = None
    supply: dict[str, Count] | None = None
    units: dict[str, tuple[str, ...]] | None = None
    scouted: tuple[str, ...] | None = None
    controlled: tuple[str, ...] | None = None
    team: tuple[Team, ...] | None = None
    team_fog: dict[str, Count] | None = None


class CityChanges(Item, frozen=True):
    """What has become of the city, in place of what the scenario says."""

    faces: dict[str, Letter] | None = None
    tunnels: tuple[str, ...] | None = None
    initiative: str | None = None


class Solo(Item, frozen=True):
    """A side as an automaton plays it."""

    danger: tuple[Name, ...] = ()  # titles of the enemy's soldiers and vehicles, the most dangerous first
    path: tuple[str, ...] = ()  # the path to victory, tile by tile
    bolster: dict[DeckName, tuple[str, ...]] = {}  # bolster decks; none: one a squad, one for all others
    changes: dict[str, Changes] = {}  # to the set-up, by side


class Force(Item, frozen=True):
    """What one side brings to a scenario."""

    goal_text: str | Annotated[tuple[str, ...], Meta(min_length=1)] = msgspec.field(name="goal")
    deck: dict[str, Count]
    supply: dict[str, Count] = {}
    scouted: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    spawn: dict[str, Annotated[tuple[str, ...], Meta(min_length=1)]] = {}
    units: dict[str, tuple[str, ...]] = {}
    vehicles: dict[str, tuple[str, ...]] = {}
    aboard: dict[str, tuple[str, ...]] = {}  # by vehicle, in the order of its places; "" is an empty one
    escape: tuple[str, ...] = ()  # tiles with a marker by which this side can leave
    team: tuple[Team, ...] = ()  # who shares the side in a game of four, in the order of their seats
    team_fog: dict[str, Count] = {}  # their common supply of Fog of War
    mines: Minefield | None = None
    gains: Gains | None = None
    integrated: tuple[Squad, ...] = ()  # squads that have been made one
    full_rout: bool | None = None  # routing all enemy Riflemen wins for it; None: as the scenario says
    briefing: str = ""  # the side's own, beside the scenario's
    solo: Solo | None = None  # what it takes to play it alone against this side

    @property
    def goal(self) -> Goal:
        """The main one: the only one of most scenarios."""
        return self.goals[0]

    @property
    def goals(self) -> tuple[Goal, ...]:
        """Any of them wins."""
        texts = (self.goal_text,) if isinstance(self.goal_text, str) else self.goal_text
        return tuple(parse_goal(text) for text in texts)


class Scenario(Item, frozen=True):
    """One scenario; in its file each force is a table named after its side."""

    pack: str
    id: ScenarioId
    title: Name
    origin: Origin
    initiative: str
    board: Board
    forces: dict[str, Force]
    objectives: dict[str, Count] = {}
    date: str = ""
    place: str = ""
    briefing: str = ""
    radio: Radio | None = None
    structures: dict[str, tuple[str, ...]] = {}
    rough: tuple[str, ...] = ()  # tiles with a rough terrain token
    faces: dict[str, Letter] = {}  # places of a city that have changed already
    mines: Mines | None = None
    tunnels: tuple[str, ...] = ()  # tiles with a tunnel's mouth
    missions: dict[str, Count] = {}  # mission points on tiles
    full_rout: bool = True  # routing all enemy Riflemen wins, for sides that do not say otherwise

    @property
    def name(self) -> str:
        """What a player asks for: ``normandy/1``."""
        return f"{self.pack}/{self.id}"

    def wins_by_full_rout(self, side: str) -> bool:
        own = self.forces[side].full_rout
        return self.full_rout if own is None else own

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.forces)
