"""Why a card did what it did: a tree that can be sent, shown and told. It holds nothing that is hidden."""

from __future__ import annotations

from typing import Literal

import msgspec

from undaunted.solo.tree import Condition, Measure

Outcome = Literal["applied", "skipped"]


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be made from a message: `solo-why-<key>`; ids of notation as arguments."""

    key: str
    args: dict[str, str] = {}
    clause: Condition | None = None
    """The part of a condition that is not so."""


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several, with what each tie-breaker said of it as far as it was asked."""

    name: str
    values: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was chosen among what: a destination, a target, a tile to move through, a deck."""

    what: str
    candidates: tuple[Candidate, ...]
    measures: tuple[Measure, ...]
    """The tie-breakers that were needed."""
    chosen: str
    rolls: tuple[int, ...] = ()
    """The dice, where chance had to decide."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line or sub-line that was read."""

    label: str
    """`II`, `A`."""
    outcome: Outcome
    why: tuple[Why, ...] = ()
    """Why it was skipped, or what it led to."""
    choices: tuple[Choice, ...] = ()
    rolls: tuple[int, ...] = ()
    parts: tuple[Step, ...] = ()
    """Its sub-lines."""


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of one card, line by line as they were read."""

    number: str
    title: str
    origin: str
    card: str
    """In notation."""
    steps: tuple[Step, ...] = ()
    fault: str = ""
    """`missing` or `changed`, where the text cannot explain what was done."""
    again: bool = False
    """The second time, for a card that lay sideways."""
