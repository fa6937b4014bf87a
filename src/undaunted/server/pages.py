"""What goes over HTTP, as data: the lobby, what a scenario looks like, tables, replays."""

from __future__ import annotations

import msgspec

from undaunted.game.afterwards import Fortune, Stand
from undaunted.game.now import Now
from undaunted.rulebook import Rulebook as Rulebook
from undaunted.server.wire import Ending, Happening, Short, Sitting

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


class ThumbTile(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    terrain: str
    points: int


class OptionInfo(msgspec.Struct, frozen=True):
    """A way to play a scenario: its stage is called `normandy/1+teams`."""

    option: str
    text: str


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
    board: tuple[ThumbTile, ...]
    vehicles: bool


class BotInfo(msgspec.Struct, frozen=True):
    spec: str
    name: str
    text: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    theatre: str
    title: str
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
    newcomers: str
    """The bot for those who do not choose."""
    languages: tuple[str, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """A short rule help; one sentence a line. Not every topic has a title."""

    title: str
    text: str


# A scenario's things, which never change during a game


class ActionInfo(msgspec.Struct, frozen=True):
    thing: str
    """As it is picked: `us-rifleman-a.move`."""
    word: str
    """For its icon: move, scout, attack, …"""
    text: str
    value: str


class CardInfo(msgspec.Struct, frozen=True):
    """`kind`: combat, command or fog."""

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
    actions: tuple[ActionInfo, ...]


class CounterInfo(msgspec.Struct, frozen=True):
    id: str
    side: str
    name: str
    title: str
    squad: str
    defence: int
    vehicle: bool


class TileInfo(msgspec.Struct, frozen=True):
    """`x`, `y`: the upper left corner in half tiles; a tile is two wide and two high."""

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


class StructureInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    title: str
    tile: str
    defence: int
    points: int


class ButtonInfo(msgspec.Struct, frozen=True):
    """stop, end-turn, hunker-down, ready, draw, exit, escape."""

    thing: str
    text: str


class StageInfo(msgspec.Struct, frozen=True):
    scenario: ScenarioInfo
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]
    counters: tuple[CounterInfo, ...]
    vehicles: tuple[VehicleInfo, ...]
    structures: tuple[StructureInfo, ...]
    buttons: tuple[ButtonInfo, ...]


# Tables


class PlayAgain(msgspec.Struct, forbid_unknown_fields=True):
    """A rematch of the game at `table`, where one must have a seat.

    `seats`: of those with `invite`, whose seat at that table each is kept for. His token there is as good as
    an invitation.
    """

    table: Short
    seats: dict[Short, Short] = {}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: for each seat `me`, `invite` (a secret link), `anyone` (from the lobby) or a bot's spec.

    Several seats with `me` are one screen that is handed over. `listed`: shown in the lobby, to watch.
    `advice`: proposes that people who play each other may ask for it; who sits down agrees. A rematch
    proposes it again where it was agreed on before.
    """

    scenario: Short
    seats: dict[Short, Short]
    lang: Short = "en"
    name: Short = ""
    listed: bool = False
    advice: bool = False
    again: PlayAgain | None = None


class GuideInfo(msgspec.Struct, frozen=True):
    """A guided game: being taught by playing `scenario`, with prepared cards and dice."""

    guide: str
    title: str
    about: str
    minutes: int
    lessons: int
    scenario: str
    scenario_title: str
    theatre: str


class StartGuide(msgspec.Struct, forbid_unknown_fields=True):
    """`instead`: one's table of before, with its token, which is given up for the new one."""

    lang: Short = "en"
    name: Short = ""
    instead: Short = ""
    token: Short = ""


class Opened(msgspec.Struct, frozen=True):
    """A new table. `token` is the key to one's own seats, `links` the secret keys for those invited."""

    table: str
    token: str
    yours: tuple[str, ...]
    links: dict[str, str]


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: with the key of an invitation, or one that is open to anyone by its name.

    At a rematch, the token of the table `before` is the key to all the seats that are kept for one.
    """

    key: Short = ""
    seat: Short = ""
    name: Short = ""
    before: Short = ""


class Seated(msgspec.Struct, frozen=True):
    table: str
    token: str
    yours: tuple[str, ...]


class Carry(msgspec.Struct, frozen=True):
    """A key to one's own seats, for another device: once, and for so many seconds."""

    key: str
    seconds: int


class TakeAlong(msgspec.Struct, forbid_unknown_fields=True):
    key: Short


class Reach(msgspec.Struct, frozen=True):
    """`addresses`: where others find this server, the best first; `command` would let them in."""

    open: bool
    addresses: tuple[str, ...]
    command: str


class TableInfo(msgspec.Struct, frozen=True):
    """What anyone may know. `state`: waiting (for people), playing or over.

    `stage` is the address, below /api/, of what never changes at the table. `advice`: those who play may ask
    for it; among people, because all who sit down agree to it.
    """

    table: str
    scenario: str
    stage: str
    title: str
    game: str
    theatre: str
    state: str
    seats: tuple[Sitting, ...]
    round: int
    decisions: int
    asked: tuple[str, ...]
    seed_hash: str
    advice: bool
    created: str
    changed: str
    ending: Ending | None


class Sat(msgspec.Struct, frozen=True):
    seat: str
    name: str


class WrittenRow(msgspec.Struct, frozen=True):
    """A decision as it is written; empty in part while the game runs."""

    number: int
    seat: str
    what: str
    came: str


class Written(msgspec.Struct, frozen=True):
    """The record of a table, which can be read where the table itself cannot be shown any more."""

    table: str
    scenario: str
    state: str
    seats: tuple[Sat, ...]
    yours: tuple[str, ...]
    round: int
    winner: str
    gave_up: str
    waits_for: tuple[str, ...]
    created: str
    changed: str
    rows: tuple[WrittenRow, ...]


class Moment(msgspec.Struct, frozen=True):
    """The table after one decision (0: the setup), as somebody saw it."""

    decision: int
    happened: tuple[Happening, ...]
    now: Now


class Moments(msgspec.Struct, frozen=True):
    """Part of a replay. `seat`: through whose eyes, empty for none; `eyes`: whose one may ask for."""

    table: str
    scenario: str
    seat: str
    eyes: tuple[str, ...]
    last: int
    moments: tuple[Moment, ...]
    ending: Ending | None


# A game looked back on


class Stroke(msgspec.Struct, frozen=True):
    """A roll worth telling: `percent` is the chance it had to hit."""

    decision: int
    side: str
    percent: int
    text: str


class Afterwards(msgspec.Struct, frozen=True):
    """`course`: from the opening on, whenever points changed. `lucky` hits, `unlucky` misses: the oddest."""

    rounds: int
    decisions: int
    began: tuple[int, ...]
    """The decisions at which the rounds began."""
    course: tuple[Stand, ...]
    sides: tuple[Fortune, ...]
    lucky: tuple[Stroke, ...]
    unlucky: tuple[Stroke, ...]


class Refused(msgspec.Struct, frozen=True):
    """Every refusal over HTTP: a code for programs, a sentence for people."""

    code: str
    text: str
