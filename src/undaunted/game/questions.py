"""The table of questions: every kind of frame that the rules put on their stack, and what others need of it.

Refusals, prompts, positions, soundness, environments, the server and its client read it here. A kind that is
missing here fails loudly wherever a stack is read.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from undaunted.rules import words

Name = Literal[
    "bid", "turn", "use", "spawn", "step", "guide", "bolster", "command", "inspire", "target", "shoot",
    "blast", "casualty", "after", "navigate", "surveil", "repair", "injure", "suppress", "damage",
    "conceal", "advance", "aim", "air-support", "mine", "edge", "mines", "order", "line", "reuse", "combo",
    "watch", "ready", "support", "bomber", "return", "drive-off", "hazard", "antiair",
    "standstill",
]  # fmt: skip
Field = Literal[
    "card", "deed", "unit", "left", "zone", "doing", "edge", "rolled", "begun", "resolved", "tile", "mined",
]  # fmt: skip

BIDDERS, ACTIVE, OWNER, ATTACKER, RIVAL, NOBODY = "bidders", "active", "owner", "attacker", "rival", "nobody"
COMMANDERS = "commanders"
"""Whom a frame asks: all who have still to bid, the active seat, the owner of the unit, whose attack it is
(the active seat, or the owner of a mine), the other side's commander, nobody (damage); both sides' commanders
in turn.
"""
PICK, STOP, BUTTONS = "pick", "stop", "buttons"
"""How a question ends: with a pick that is due, with picks or a stop, or with buttons of its own."""


IN_TURN: tuple[Name, ...] = ("turn", "after", "line", "inspire", "combo")
"""Where what a card does begins: in a turn, before its soldier may still shift, in an automaton's turn; and
where orders are given once more, or one half of a card's actions follows the other.
"""


class Kind(NamedTuple):
    """One kind of frame. `leads` are families of deeds that lead to it, `word` a single action that does."""

    number: int
    name: Name
    fields: tuple[Field, ...] = ()
    """What the frame says beside whom it asks, in the order of the notation."""
    over: tuple[Name, ...] = IN_TURN
    """What it may lie on; nothing for what lies at the bottom."""
    leads: tuple[int, ...] = ()
    word: int = 0
    other: int = 0
    """A second word that does."""
    asks: str = ACTIVE
    ends: str = PICK
    automatic: bool = False
    """Not worth asking when there is one answer. An attack is: its odds are to be seen first."""
    attack: bool = False
    """Its answers roll dice, so they have odds."""
    topic: str = ""
    """Of the short rule help; the action's own where it is empty."""
    teams: bool = False
    """Asked only where sides have several seats."""
    goes: int = 0
    """Bits that a deed must have to lead to it."""
    spawns: bool = False
    """It is about the counter of the card, which is not on the board yet."""
    city: bool = False
    """Asked only in the embattled city."""


_DEED: tuple[Field, ...] = ("card", "deed")
_UNIT: tuple[Field, ...] = ("card", "deed", "unit")
_LEFT: tuple[Field, ...] = ("card", "deed", "left")
_WALK: tuple[Field, ...] = ("card", "deed", "unit", "left")
_HIT: tuple[Field, ...] = ("unit",)
_STEPS = (words.FOOT, words.RIDE, words.LEAD)

KINDS = (
    Kind(words.ASK_BID, "bid", over=(), asks=BIDDERS, ends=BUTTONS, topic="bid"),
    Kind(words.ASK_TURN, "turn", over=(), ends=BUTTONS, topic="turn"),
    # … and `moved:1`: of a turn in which nobody may withdraw any more; once a soldier has entered, exited or
    # changed places; of what Inspire has asked for, which leaves out upgraded actions (spawn, combo).
    Kind(words.ASK_USE, "use", ("card",), over=("turn",), ends=BUTTONS, topic="turn"),
    Kind(words.ASK_SPAWN, "spawn", _DEED, automatic=True, topic="spawn", spawns=True),
    Kind(words.ASK_STEP, "step", _WALK, leads=_STEPS, word=words.EXPLORE, ends=STOP),
    Kind(words.ASK_GUIDE, "guide", _DEED, leads=(words.LEAD,)),
    Kind(words.ASK_BOLSTER, "bolster", _LEFT, word=words.BOLSTER, ends=STOP),
    Kind(words.ASK_COMMAND, "command", _LEFT, word=words.COMMAND, ends=STOP),
    Kind(words.ASK_INSPIRE, "inspire", _LEFT, word=words.INSPIRE, other=words.FORCE, ends=STOP),
    Kind(words.ASK_TARGET, "target", _UNIT, word=words.TARGET),
    Kind(words.ASK_SHOOT, "shoot", _UNIT, leads=(words.SHOT,), attack=True),
    Kind(words.ASK_BLAST, "blast", _UNIT, leads=(words.SALVO,), automatic=True, attack=True),
    Kind(
        words.ASK_CASUALTY, "casualty", ("unit", "zone"),
        over=(*IN_TURN, "blast", "damage", "mines", "hazard", "drive-off"),
        asks=OWNER, automatic=True, topic="casualty",
    ),
    Kind(words.ASK_AFTER, "after", ("card", "unit"), over=("turn", "line"), ends=STOP, topic="vehicles"),
    Kind(words.ASK_NAVIGATE, "navigate", _WALK, word=words.NAVIGATE, ends=STOP),
    Kind(words.ASK_SURVEIL, "surveil", _WALK, word=words.SURVEIL, ends=STOP),
    Kind(words.ASK_REPAIR, "repair", _UNIT, word=words.REPAIR, automatic=True),
    Kind(
        words.ASK_INJURE, "injure", _HIT, over=(*IN_TURN, "damage"), asks=ATTACKER, automatic=True,
        topic="hit-vehicle",
    ),
    Kind(words.ASK_SUPPRESS, "suppress", _HIT, asks=ATTACKER, automatic=True, topic="suppress-aboard"),
    Kind(words.DO_DAMAGE, "damage", _HIT, over=(*IN_TURN, "blast", "mines"), asks=NOBODY),
    Kind(words.ASK_CONCEAL, "conceal", _DEED, word=words.CONCEAL, teams=True),
    Kind(words.ASK_ADVANCE, "advance", _DEED, word=words.ADVANCE),
    Kind(words.ASK_AIM, "aim", _UNIT, leads=(words.SALVO,), goes=words.AIMED, automatic=True),
    Kind(words.ASK_AIR_SUPPORT, "air-support", _LEFT, word=words.AIR_SUPPORT, ends=STOP),
    Kind(words.ASK_MINE, "mine", (*_WALK, "doing"), word=words.MINE, ends=STOP),
    Kind(words.ASK_EDGE, "edge", (*_UNIT, "doing"), over=("mine",), word=words.MINE),
    # … and `moved:1`, once one of them has hurt who trod on it.
    Kind(words.DO_MINES, "mines", ("unit", "edge"), over=(*IN_TURN, "step", "mines"), asks=NOBODY),
    # Of an automaton: what its card is used for (… and `moved:1`, as `use`); and its turn, which lies below.
    Kind(words.ASK_ORDER, "order", ("card", "left", "rolled"), over=("line",), ends=STOP, topic="solo"),
    Kind(words.DO_LINE, "line", ("left", "begun", "resolved"), over=(), asks=NOBODY),
    # The embattled city.
    Kind(words.ASK_REUSE, "reuse", _DEED, over=("inspire",), automatic=True, topic="inspire", city=True),
    Kind(
        words.ASK_COMBO, "combo", _WALK, word=words.ASSAULT, other=words.REPOSITION, ends=STOP,
        automatic=True, city=True,
    ),
    Kind(words.ASK_WATCH, "watch", _UNIT, word=words.OVERWATCH, city=True),
    Kind(words.ASK_READY, "ready", _DEED, word=words.READYING, automatic=True, city=True),
    Kind(words.ASK_SUPPORT, "support", _LEFT, word=words.SUPPORT, ends=STOP, city=True),
    Kind(
        words.ASK_BOMBER, "bomber", ("zone",), over=("antiair",), asks=RIVAL, automatic=True, topic="antiair",
        city=True,
    ),
    Kind(words.ASK_RETURN, "return", _DEED, word=words.ANTIAIR, ends=BUTTONS, city=True),
    Kind(
        words.ASK_DRIVE_OFF, "drive-off", _HIT, over=(*IN_TURN, "blast", "hazard"), asks=ATTACKER, ends=STOP,
        topic="rout", city=True,
    ),
    Kind(
        words.DO_HAZARD, "hazard", ("unit", "tile", "left", "mined"), over=("step",), asks=NOBODY, city=True,
    ),
    Kind(words.DO_ANTIAIR, "antiair", _LEFT, word=words.ANTIAIR, asks=NOBODY, city=True),
    # Between two rounds: whether to play on though nothing changes; `left`: how many sides answer after it.
    Kind(
        words.ASK_STANDSTILL, "standstill", ("left",), over=(), asks=COMMANDERS, ends=BUTTONS,
        topic="victory",
    ),
)  # fmt: skip

BY_NUMBER: dict[int, Kind] = {kind.number: kind for kind in KINDS}
BY_NAME: dict[str, Kind] = {kind.name: kind for kind in KINDS}
AUTOMATIC = frozenset(kind.number for kind in KINDS if kind.automatic)
ATTACKS = frozenset(kind.name for kind in KINDS if kind.attack)

COLUMNS_OF_OLD = words.DO_DAMAGE
"""Kinds up to this number have a column in every scenario's tensors; later ones where they can be asked."""


def kind_of(state: Any, depth: int = -1) -> Kind:
    """Of the innermost frame of a state, or of the one at a depth from the bottom."""
    at = state.depth - 1 if depth < 0 else depth
    return BY_NUMBER[state.stack[at * words.FRAME + words.F_KIND]]


def leads_to(table: Any, deed: int, kind: Kind) -> bool:
    """Whether a deed leads to a question; any may have to place its counter first."""
    if not (kind.leads or kind.word) or kind.number == words.ASK_REUSE:
        return True
    if table.deed_goes[deed] & kind.goes != kind.goes:
        return False
    return table.deed_family[deed] in kind.leads or table.deed_word[deed] in (kind.word, kind.other)


def kinds_asked(table: Any) -> list[Kind]:
    """The kinds of frames for which an environment of this table needs a column."""
    return [kind for kind in KINDS if kind.number <= COLUMNS_OF_OLD or can_ask(table, kind)]


def can_ask(table: Any, kind: Kind) -> bool:
    """Whether a kind of frame needs such a column."""
    if kind.city and not table.city_cells:
        return False
    if kind.number == words.ASK_STANDSTILL:
        return False  # it has a field of its own
    if kind.number == words.DO_MINES:
        return bool(table.mine_owner != words.NONE)
    if kind.number in (words.ASK_ORDER, words.DO_LINE):
        return bool(table.automaton != words.NONE)
    if kind.teams and table.seats == len(set(table.seat_side)):
        return False
    return any(leads_to(table, deed, kind) for deed in range(len(table.deed_word)))
