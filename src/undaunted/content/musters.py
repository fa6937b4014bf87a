"""Musters: who takes part, where it is not as the scenario says. A campaign's roster, a deck of one's own.

A muster is a document that gives, side by side, what replaces the scenario's own; it is known by its text:

    [US.deck]
    "Platoon Sergeant" = 1
    "Rifleman A" = 2
    [US.supply]
    "Rifleman A" = 3

A campaign's city is told beside the sides: the faces of its places, its tunnels, who holds the initiative.

    [city]
    faces = { 109 = "B" }
    tunnels = ["305"]
    initiative = "German"
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from undaunted.content.errors import ContentError, UnknownMuster
from undaunted.content.read import convert
from undaunted.content.schema import Changes, CityChanges, Force, Scenario

MOST = 1024
"""How many are kept; the one not asked for longest goes first. Logs and the store keep the texts."""
LONGEST = 64 * 1024
FILE = "muster"


CITY = "city"
"""Never the name of a side, which has a capital."""


class Muster(NamedTuple):
    """What replaces the scenario's own, by side, and what its city is like."""

    sides: dict[str, Changes]
    city: CityChanges | None = None

    @property
    def text(self) -> str:
        """In the one form that gives its name."""
        told: dict[str, object] = {**self.sides}
        if self.city:
            told[CITY] = self.city
        return msgspec.json.encode(told, order="deterministic").decode()


_known: OrderedDict[str, str] = OrderedDict()
_lasting: dict[str, str] = {}


def register(text: str, *, lasting: bool = False) -> str:
    """Keep a muster, written in TOML or JSON; gives the name by which a stage's name calls it.

    `lasting`: it is the program's own, and never goes.
    """
    canonical = read(text).text
    name = "m" + hashlib.sha256(canonical.encode()).hexdigest()[:12]
    if lasting:
        _lasting[name] = canonical
        return name
    _known[name] = canonical
    _known.move_to_end(name)
    while len(_known) > MOST:
        _known.popitem(last=False)
    return name


def find(name: str) -> str:
    """The text of a muster, in the one form that gives its name."""
    if name in _lasting:
        return _lasting[name]
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
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ContentError(file=FILE, found=str(error), expected="a muster in TOML or JSON") from error
    if not isinstance(raw, dict) or CITY not in raw:
        return Muster(convert(raw, dict[str, Changes], FILE))
    city = convert(raw.pop(CITY), CityChanges, FILE, CITY)
    return Muster(convert(raw, dict[str, Changes], FILE), city)


def applied(scenario: Scenario, text: str) -> Scenario:
    """The scenario with this muster; its names are checked by whoever knows the pack."""
    forces = dict(scenario.forces)
    muster = read(text)
    for side, mustered in muster.sides.items():
        if side not in forces:
            raise ContentError(file=FILE, key=side, found=repr(side), expected=f"a side: {', '.join(forces)}")
        forces[side] = changed(forces[side], mustered)
    return msgspec.structs.replace(scenario, forces=forces, **_given(muster.city))


def changed(force: Force, changes: Changes) -> Force:
    """The force with what replaces its own."""
    return msgspec.structs.replace(force, **_given(changes))


def _given(changes: Changes | CityChanges | None) -> dict[str, object]:
    told = msgspec.structs.asdict(changes) if changes else {}
    return {key: value for key, value in told.items() if value is not None}
