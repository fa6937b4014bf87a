"""What goes over HTTP, as data: with the catalogue, tables, guides, records, replays."""

from __future__ import annotations

import msgspec

from undaunted.game.afterwards import Fortune, Stand
from undaunted.game.now import Now
from undaunted.rulebook import Rulebook as Rulebook
from undaunted.server.catalogue import ActionInfo as ActionInfo
from undaunted.server.catalogue import BotInfo as BotInfo
from undaunted.server.catalogue import ButtonInfo as ButtonInfo
from undaunted.server.catalogue import CardInfo as CardInfo
from undaunted.server.catalogue import Catalogue as Catalogue
from undaunted.server.catalogue import CityInfo as CityInfo
from undaunted.server.catalogue import CounterInfo as CounterInfo
from undaunted.server.catalogue import DeckInfo as DeckInfo
from undaunted.server.catalogue import EdgeInfo as EdgeInfo
from undaunted.server.catalogue import FaceInfo as FaceInfo
from undaunted.server.catalogue import GameInfo as GameInfo
from undaunted.server.catalogue import LeftOut as LeftOut
from undaunted.server.catalogue import OptionInfo as OptionInfo
from undaunted.server.catalogue import PlaceInfo as PlaceInfo
from undaunted.server.catalogue import RuleInfo as RuleInfo
from undaunted.server.catalogue import ScenarioInfo as ScenarioInfo
from undaunted.server.catalogue import SeatInfo as SeatInfo
from undaunted.server.catalogue import SideInfo as SideInfo
from undaunted.server.catalogue import SoloInfo as SoloInfo
from undaunted.server.catalogue import StageInfo as StageInfo
from undaunted.server.catalogue import StructureInfo as StructureInfo
from undaunted.server.catalogue import ThumbTile as ThumbTile
from undaunted.server.catalogue import TileInfo as TileInfo
from undaunted.server.catalogue import VehicleInfo as VehicleInfo
from undaunted.server.wire import Ending, Happening, Number, Short, Sitting

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
    proposes it again where it was agreed on before. `commitment`: the SHA-256 of a number of one's own, which
    is mixed into the dice when one tells it (`Reveal`).
    """

    scenario: Short
    seats: dict[Short, Short]
    lang: Short = "en"
    name: Short = ""
    listed: bool = False
    advice: bool = False
    again: PlayAgain | None = None
    commitment: Number = ""


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
    """A new table. `token` is the key to one's own seats, `links` the secret keys for those invited.

    `seed_hash`: the fingerprint of the server's part of the dice, to be kept until they can be checked.
    """

    table: str
    token: str
    yours: tuple[str, ...]
    links: dict[str, str]
    seed_hash: str = ""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: with the key of an invitation, or one that is open to anyone by its name.

    At a rematch, the token of the table `before` is the key to all the seats that are kept for one.
    `commitment` as in NewTable.
    """

    key: Short = ""
    seat: Short = ""
    name: Short = ""
    before: Short = ""
    commitment: Number = ""


class Seated(msgspec.Struct, frozen=True):
    table: str
    token: str
    yours: tuple[str, ...]
    seed_hash: str = ""


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
    for it; among people, because all who sit down agree to it. `ways`: what the scenario is played with.
    `campaign`: the one that this is a game of, empty for none; `void`: its players made it so.
    """

    table: str
    scenario: str
    stage: str
    title: str
    ways: tuple[OptionInfo, ...]
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
    campaign: str = ""
    void: bool = False


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


# The solo opponent's reasons


class Compared(msgspec.Struct, frozen=True):
    """One of several, and what each tie-breaker said of it, as far as it was asked."""

    name: str
    values: tuple[str, ...]
    chosen: bool


class AccountChoice(msgspec.Struct, frozen=True):
    """`what` was chosen among which; `text` says it in a sentence, `rolls` the dice that decided."""

    what: str
    text: str
    measures: tuple[str, ...]
    candidates: tuple[Compared, ...]
    rolls: str


class AccountStep(msgspec.Struct, frozen=True):
    """A line or sub-line of a solo card, what it says, and why it applied or not."""

    label: str
    text: str
    applied: bool
    why: tuple[str, ...]
    rolls: str
    choices: tuple[AccountChoice, ...]
    parts: tuple[AccountStep, ...]


class SoloAccount(msgspec.Struct, frozen=True):
    """Why a card of the solo opponent did what it did. `note`: where there is nothing more to tell."""

    decision: int
    card: str
    title: str
    origin: str
    note: str
    steps: tuple[AccountStep, ...]


class Refused(msgspec.Struct, frozen=True):
    """Every refusal over HTTP: a code for programs, a sentence for people."""

    code: str
    text: str
