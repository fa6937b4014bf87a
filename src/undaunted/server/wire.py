"""What goes over the socket, as data: `Ask` comes from a browser, `Tell` goes to it.

Every message is one JSON object whose `do` or `say` names its kind. `tools/web_types.py` writes the same
types for the browser (`web/src/lib/net/wire.ts`), so that neither side can drift from the other.
"""

from __future__ import annotations

import msgspec

from undaunted.game.now import Now
from undaunted.server.counsel_wire import Advice as Advice
from undaunted.server.counsel_wire import Advise as Advise
from undaunted.server.counsel_wire import AskBrief as AskBrief
from undaunted.server.counsel_wire import Because as Because
from undaunted.server.counsel_wire import Briefing as Briefing
from undaunted.server.counsel_wire import Explain as Explain
from undaunted.server.counsel_wire import Explained as Explained
from undaunted.server.counsel_wire import Hint as Hint
from undaunted.server.counsel_wire import Why as Why
from undaunted.server.dice_wire import Deal as Deal
from undaunted.server.dice_wire import Dice as Dice
from undaunted.server.dice_wire import Lost as Lost
from undaunted.server.dice_wire import Promised as Promised
from undaunted.server.dice_wire import Reveal as Reveal
from undaunted.server.wire_kinds import Count as Count
from undaunted.server.wire_kinds import Number as Number
from undaunted.server.wire_kinds import Short as Short

# What a browser asks


class Join(msgspec.Struct, tag_field="do", tag="join", forbid_unknown_fields=True):
    """The first message of a connection: which table, and as whom.

    Without a token one watches. `seen` is the number of the last update this browser has (0: none), so that
    a reconnect brings just what it missed. `face` is the seat that looks at the screen; of several seats at
    one screen none does until somebody says so. `heard`: the number of the last line of talk it has.
    """

    table: Short
    token: Short = ""
    lang: Short = "en"
    seen: Count = 0
    face: Short = ""
    heard: Count = 0


class Face(msgspec.Struct, tag_field="do", tag="face", forbid_unknown_fields=True):
    """At one screen: this seat looks at it from now on; an empty name hides every hand.

    `seen` is the number of the last update that this screen has had through these eyes (0: none).
    """

    seat: Short
    seen: Count = 0


class Pick(msgspec.Struct, tag_field="do", tag="pick", forbid_unknown_fields=True):
    """One thing, by its name in notation. `moment` is that of the update which offered it.

    `id` is the browser's own; the answer bears it. Sent twice, it is done once.
    """

    id: Count
    seat: Short
    moment: Count
    thing: Short


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    id: Count
    seat: Short
    moment: Count


class Withdraw(msgspec.Struct, tag_field="do", tag="withdraw", forbid_unknown_fields=True):
    """Give the game up: the other side has won."""

    id: Count
    seat: Short


class Speak(msgspec.Struct, tag_field="do", tag="speak", forbid_unknown_fields=True):
    """Another language from now on; the answer is a whole update in it."""

    lang: Short


class Seen(msgspec.Struct, tag_field="do", tag="seen", forbid_unknown_fields=True):
    """Whoever sits at this screen has been shown everything up to this number, or, while a film runs, up to
    this decision. Has no answer."""

    number: Count = 0
    decision: Count = 0


class Talk(msgspec.Struct, tag_field="do", tag="talk", forbid_unknown_fields=True):
    """Something that this seat says to all at the table. Plain text, on one line and not too long."""

    id: Count
    seat: Short
    text: str


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    id: Count = 0


Ask = (
    Join | Face | Pick | Undo | Withdraw | Why | Explain | AskBrief | Advise | Speak | Seen | Talk | Ping
    | Reveal | Deal | Lost
)  # fmt: skip


# What the server tells


class Odds(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    base: int
    cover: int
    range: int
    total: int
    dice: int
    percent: int
    smoke: int = 0


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that may be picked. `text` says what picking it does: costs and notes included.

    `kind`: card, action, tile, counter, place, structure, edge, seat or button.
    """

    thing: str
    kind: str
    text: str
    rule: str
    odds: Odds | None = None
    note: str = ""
    """Of a card in hand that offers little now: why, in a short sentence."""
    opens: tuple[str, ...] = ()
    """Of a card in one's turn: what could be picked once it is played."""
    struck: int = 0
    """Of a tile that a salvo may be aimed at: how many would be attacked there."""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event of the game as this seat may know it. `text` is its line in the log, `tiles` its place."""

    kind: str
    decision: int
    text: str
    args: dict[str, str | int]
    tiles: tuple[str, ...] = ()


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat, which is called `text`.

    `kind`: person, bot, or nobody yet: open, invited. `here`: connected now. `gives_up`: would give the game
    up, and waits for a team-mate to agree. `standin`: the bot that sits in for a person, in a campaign.
    """

    seat: str
    side: str
    text: str
    kind: str
    name: str
    here: bool
    yours: bool
    gives_up: bool = False
    standin: str = ""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended. `winner` is empty after a draw. `how`: the goal reached, standstill, or withdrawn.
    `seed` verifies the dice.
    """

    winner: str
    how: str
    text: str
    seed: str


class LessonPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to read, and what it points at: things, or parts of the table by their names."""

    text: str
    at: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the learner at a guided table stands: lesson `number` of `count`; 0 where the game left it.

    First come the pages, one after the other; the last stays while one of the things of `do` is to be picked.
    While others decide there is only something to `watch`. `over`: this was the last lesson.
    """

    guide: str
    title: str
    number: int
    count: int
    pages: tuple[LessonPage, ...] = ()
    do: tuple[str, ...] = ()
    watch: str = ""
    over: bool = False


class Update(msgspec.Struct, tag_field="say", tag="update", frozen=True, gc=False):
    """How the table stands. `number` counts all changes of this table; `now` is all that can change.

    Of what happened it brings the decisions from `since` on: drop what you have from there, then add.
    `moment` goes back with a pick; it counts what this seat has decided or taken back.
    """

    number: int
    seat: str
    """Whose eyes; empty for a spectator, and while a shared screen hides the hands."""
    moment: int
    since: int
    now: Now
    prompt: str
    choices: tuple[Choice, ...]
    happened: tuple[Happening, ...]
    can_undo: bool
    asked: tuple[str, ...]
    """The seats that owe a decision; at one screen the next to take it is among them."""
    ending: Ending | None = None
    note: str = ""
    """Beside the prompt: why the card that was played offers so little."""
    lesson: Lesson | None = None
    """At a guided table, for whoever is taught there."""
    onward: tuple[Choice, ...] = ()
    """What may be picked by going on: pick `stop`, then this."""


class Welcome(msgspec.Struct, tag_field="say", tag="welcome", frozen=True):
    """The answer to Join; an update follows. `stage` is the address, below /api/, of what never changes.

    `unseen`: of your seats that have not been shown all, the first decision that they have not (`Seen`).
    `campaign`: the one that this is a game of, empty for none. It can neither be given up nor played again.
    """

    table: str
    yours: tuple[str, ...]
    scenario: str
    stage: str
    seats: tuple[Sitting, ...]
    seed_hash: str
    decisions: int
    advice: bool
    """May be asked for: against bots, at one screen, and where all people at the table agreed."""
    unseen: dict[str, int] = {}
    campaign: str = ""
    dice: Dice | None = None
    """None where the server chose the dice alone, or laid them out."""


class Seats(msgspec.Struct, tag_field="say", tag="seats", frozen=True):
    """Somebody sat down, came back or went away."""

    seats: tuple[Sitting, ...]


class Again(msgspec.Struct, tag_field="say", tag="again", frozen=True):
    """Somebody who played here offers a rematch at another table: one's token here opens a seat there."""

    table: str


class Spoken(msgspec.Struct, frozen=True):
    """A line of talk: what somebody on a seat said, and when, in seconds since 1970."""

    number: int
    seat: str
    text: str
    said: int


class Talked(msgspec.Struct, tag_field="say", tag="talk", frozen=True):
    """What was said, the same for all who are there. Comes once after Welcome, perhaps without a line, and
    with every new one; never where there is no talk at this table.

    `longest`: characters that a line may have. `open`: whoever has a seat may speak.
    """

    lines: tuple[Spoken, ...]
    longest: int
    open: bool


class Done(msgspec.Struct, tag_field="say", tag="done", frozen=True):
    """It is kept: decided, taken back or withdrawn, for good; or said, and then `number` is the line's."""

    id: int
    number: int


class No(msgspec.Struct, tag_field="say", tag="no", frozen=True):
    """Refused; nothing has changed. `code` is for programs, `text` for people; after `stale` comes an update.

    Codes: bad-message, too-big, too-fast, no-table, bad-token, not-yours, not-joined, stale, illegal, over,
    waiting, busy, gone, no-advice, lesson (the guide asks for something else), bad-number, still-here; of
    talk also no-talk, talk-watching, talk-empty, talk-not-text, talk-too-long, talk-too-fast, talk-over.
    """

    code: str
    text: str
    id: int = 0


class Thinking(msgspec.Struct, tag_field="say", tag="thinking", frozen=True):
    """A bot thinks about this seat's decision."""

    seat: str


class Pong(msgspec.Struct, tag_field="say", tag="pong", frozen=True):
    id: int


Tell = (
    Welcome | Update | Seats | Again | Dice | Talked | Done | No | Because | Explained | Briefing | Advice
    | Thinking | Pong
)  # fmt: skip
