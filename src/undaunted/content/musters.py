"""Musters: who takes part, where it is not as the scenario says. A campaign's roster, a deck of one's own.

A muster is a document that gives, side by side, what replaces the scenario's own; it is known by its text:

    [US.deck]
    "Platoon Sergeant" = 1
    "Rifleman A" = 2
    [US.supply]
    "Rifleman A" = 3
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict

import msgspec

from undaunted.content.errors import ContentError, UnknownMuster
from undaunted.content.read import convert
from undaunted.content.schema import Changes, Force, Scenario

MOST = 1024
"""How many are kept; the one not asked for longest goes first. Logs and the store keep the texts."""
LONGEST = 64 * 1024
FILE = "muster"


Muster = dict[str, Changes]

_known: OrderedDict[str, str] = OrderedDict()


def register(text: str) -> str:
    """Keep a muster, written in TOML or JSON; gives the name by which a stage's name calls it."""
    canonical = msgspec.json.encode(read(text), order="deterministic").decode()
    name = "m" + hashlib.sha256(canonical.encode()).hexdigest()[:12]
    _known[name] = canonical
    _known.move_to_end(name)
    while len(_known) > MOST:
        _known.popitem(last=False)
    return name


def find(name: str) -> str:
    """The text of a muster, in the one form that gives its name."""
    if name not in _known:
        raise UnknownMuster(key=name, found=f"no muster {name!r}", expected="one that was registered")
    _known.move_to_end(name)
    return _known[name]


def read(text: str) -> Muster:
    """Check the document; whether the scenario knows its names is seen when it is applied."""
    if len(text) > LONGEST:
        raise ContentError(
            file=FILE, found=f"{len(text)} characters", expected=f"a muster of {LONGEST} at most"
        )
    try:
        decode = msgspec.json.decode if text.lstrip().startswith("{") else msgspec.toml.decode
        raw: object = decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ContentError(file=FILE, found=str(error), expected="a muster in TOML or JSON") from error
    return convert(raw, Muster, FILE)


def applied(scenario: Scenario, text: str) -> Scenario:
    """The scenario with this muster; its names are checked by whoever knows the pack."""
    forces = dict(scenario.forces)
    for side, mustered in read(text).items():
        if side not in forces:
            raise ContentError(file=FILE, key=side, found=repr(side), expected=f"a side: {', '.join(forces)}")
        forces[side] = changed(forces[side], mustered)
    return msgspec.structs.replace(scenario, forces=forces)


def changed(force: Force, changes: Changes) -> Force:
    """The force with what replaces its own."""
    given = {key: value for key, value in msgspec.structs.asdict(changes).items() if value is not None}
    return msgspec.structs.replace(force, **given)
