"""What there is to play, as data: the lobby's catalogue, and all of a scenario that never changes."""

from __future__ import annotations

import msgspec

# The lobby


class SideInfo(msgspec.Struct, frozen=True):
    """`style` (0 or 1) says which of the two shapes and patterns is this side's."""

    name: str
    text: str
    people: str
    """With its article, inside a sentence: `the Germans`."""
    full: str
    """The same with its name spelled out, where that is short for something."""
    style: int
    emblem: str
    """star, bars, scorpion or chevrons, by side."""
    briefing: str
    """Its own, beside the scenario's; empty in most."""
    goal: str
    """As content writes it: `control 5`."""
    goal_text: str
    goal_told: str
    """The same in a sentence."""
    needed: int
    """0 where the goal is not in points."""


class SeatInfo(msgspec.Struct, frozen=True):
    """`text`: what it is called; a side's only seat is called like the side."""

    seat: str
    side: str
    text: str
    automaton: bool = False
    """The solo opponent's, which nobody else can have."""


class ThumbTile(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    terrain: str
    points: int


class OptionInfo(msgspec.Struct, frozen=True):
    """A way to play a scenario: its stage is called `normandy/1+teams`. `about`: what it means."""

    option: str
    text: str
    about: str


class ScenarioInfo(msgspec.Struct, frozen=True):
    id: str
    """The name of its stage, with the options that it is played with."""
    game: str
    theatre: str
    """Of its look: the game that it extends, or its own."""
    title: str
    place: str
    date: str
    briefing: str
    origin: str
    origin_text: str
    sides: tuple[SideInfo, ...]
    seats: tuple[SeatInfo, ...]
    options: tuple[OptionInfo, ...]
    """All that can be chosen."""
    ways: tuple[OptionInfo, ...]
    """Those that are: what it is played with."""
    board: tuple[ThumbTile, ...]
    vehicles: bool
    snow: bool = False
    """It lies on a city's streets and roofs at that time of the year."""
    solo: tuple[str, ...] = ()
    """The sides that the solo opponent can play."""
    not_alone: dict[str, str] = {}
    """The options that do not go with the solo opponent, and why."""


class BotInfo(msgspec.Struct, frozen=True):
    spec: str
    name: str
    text: str


class SoloInfo(msgspec.Struct, frozen=True):
    """The solo opponent; `levels`: how hard it can be, the option of the usual one being empty."""

    name: str
    about: str
    levels: tuple[OptionInfo, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """`box`: the expansion that it comes in, if any."""

    id: str
    theatre: str
    title: str
    box: str
    scenarios: tuple[ScenarioInfo, ...]


class LeftOut(msgspec.Struct, frozen=True):
    """A pack of the host's own that cannot be played, and what its author has to mend.

    Told by the names of its folder and files: where these lie on the host's disk is nobody's business.
    """

    folder: str
    problems: tuple[str, ...]
    more: int
    """Problems that are not listed here."""


class Catalogue(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]
    left_out: tuple[LeftOut, ...]
    bots: tuple[BotInfo, ...]
    solo: SoloInfo
    newcomers: str
    """The bot for those who do not choose."""
    languages: tuple[str, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """A short rule help; one sentence a line. Not every topic has a title."""

    title: str
    text: str


# A scenario's things, which never change during a game


class ActionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    thing: str
    """As it is picked: `us-rifleman-a.move`."""
    word: str
    """For its icon: move, scout, attack, …"""
    text: str
    value: str
    upgraded: bool = False


class MissingInfo(msgspec.Struct, frozen=True):
    """An action that a reserve does not have: struck out on his card."""

    word: str
    text: str


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind`: combat, command or fog. The last ones are of a card that is one soldier."""

    id: str
    seat: str
    side: str
    name: str
    title: str
    """For its picture: rifleman, scout, machine-gunner, …"""
    squad: str
    kind: str
    initiative: int
    counter: str
    """Whose counter it acts with; empty for none."""
    unit: str
    """What that is called, where it is not called like the card: `Rifleman A`."""
    actions: tuple[ActionInfo, ...]
    family: str = ""
    """What it has in common with the others of its unit: `Rifleman A`."""
    soldier: str = ""
    grade: str = "regular"
    """regular, upgraded or reserve."""
    designation: str = ""
    missing: tuple[MissingInfo, ...] = ()


class CounterInfo(msgspec.Struct, frozen=True):
    id: str
    side: str
    name: str
    title: str
    squad: str
    defence: int
    armour: int  # of a vehicle that is a unit
    vehicle: bool


class FaceInfo(msgspec.Struct, frozen=True):
    """A face that a place of a city can show; none of the numbers: 0."""

    face: str
    terrain: str
    terrain_text: str
    cover: int
    building: int
    """Cover against attackers on other tiles."""
    structure: int
    """What a shot at the building has to reach."""
    fortified: int
    """Cover of whoever controls the tile."""
    rough: bool


class TileInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`x`, `y`: the upper left corner in half tiles; a tile is two wide and two high.

    The rest is of places of a city: the `face` that is up at first, all that can be, and where streets and
    rails leave the tile (`w e nw ne sw se`).
    """

    id: str
    x: int
    y: int
    terrain: str
    terrain_text: str
    cover: int
    low_cover: int
    hill: bool
    rough: bool
    radio: bool
    spawns: tuple[str, ...]
    escapes: tuple[str, ...]
    title: str = ""
    """The name of the place, if it has one."""
    face: str = ""
    faces: tuple[FaceInfo, ...] = ()
    building: int = 0
    structure: int = 0
    fortified: int = 0
    streets: tuple[str, ...] = ()
    rails: tuple[str, ...] = ()


class PlaceInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    needs: str
    actions: tuple[ActionInfo, ...]


class VehicleInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    title: str
    armour: int
    critical: int
    integrity: int
    places: tuple[PlaceInfo, ...]


class StructureInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind`: building or tunnel, in a city; else it is a thing that stands on the tile."""

    id: str
    name: str
    title: str
    tile: str
    defence: int
    points: int
    kind: str = ""


class EdgeInfo(msgspec.Struct, frozen=True):
    """Between two tiles, where mines can lie; `name`: its two tiles in words."""

    id: str
    name: str
    tiles: tuple[str, ...]


class ButtonInfo(msgspec.Struct, frozen=True):
    """stop, end-turn, hunker-down, ready, draw, exit, escape."""

    thing: str
    text: str


class DeckInfo(msgspec.Struct, frozen=True):
    """A bolster deck of the solo opponent, and the cards that can lie in it."""

    id: str
    name: str
    cards: tuple[str, ...]


class AimInfo(msgspec.Struct, frozen=True):
    """One of several goals of a side."""

    word: str
    text: str
    needed: int


class CityInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of an embattled city: what lies on which tiles, and for whom it counts."""

    missions: dict[str, int] = {}
    """Mission points by tile."""
    occupy: dict[str, tuple[str, ...]] = {}
    """Tiles that sides have to occupy."""
    hold: dict[str, tuple[str, ...]] = {}
    """Tiles that gain sides mission points while they control them."""
    goals: dict[str, tuple[AimInfo, ...]] = {}
    """Of sides that have several; any of them wins."""
    full_rout: tuple[str, ...] = ()
    """Sides that win by routing all enemy Riflemen."""


class StageInfo(msgspec.Struct, frozen=True):
    scenario: ScenarioInfo
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    counters: tuple[CounterInfo, ...]
    vehicles: tuple[VehicleInfo, ...]
    structures: tuple[StructureInfo, ...]
    buttons: tuple[ButtonInfo, ...]
    edges: tuple[EdgeInfo, ...] = ()
    mine_side: str = ""
    """Whose mines lie there, where only one side has any."""
    bolsters: tuple[DeckInfo, ...] = ()
    city: CityInfo | None = None
