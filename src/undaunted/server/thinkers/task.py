"""What goes to a worker and comes back. Of a game it carries an observation, never the state."""

from __future__ import annotations

import msgspec

from undaunted.bots.advice import Advice
from undaunted.bots.budget import Budget

SCENES = 100
"""Scenes that are remembered, here and there: each takes some 20 KB."""


class Scene(msgspec.Struct, frozen=True, tag="scene", array_like=True):
    """The board of a scenario, told to each worker once; positions name it by its number."""

    number: int
    table: dict[str, int | bytes]


class Position(msgspec.Struct, frozen=True, array_like=True):
    """All that a seat knows, and what it may pick."""

    scene: int
    seat: int
    seen: bytes
    things: tuple[int, ...]


class Choose(msgspec.Struct, frozen=True, tag="choose", array_like=True):
    """A decision of the bot that plays this seat of this table."""

    table: str
    spec: str
    seed: int
    fresh: bool
    """It goes on from another decision than the one it last made here: nothing it kept is of use."""
    position: Position


class Consider(msgspec.Struct, frozen=True, tag="consider", array_like=True):
    """Advice on a decision that a person makes."""

    budget: Budget
    seed: int
    position: Position


class Forget(msgspec.Struct, frozen=True, tag="forget", array_like=True):
    """A table whose bots are needed no more."""

    table: str


class Strike(msgspec.Struct, frozen=True, tag="strike", array_like=True):
    """A scene that no position names any more, unless it is told anew."""

    scene: int


Order = Scene | Choose | Consider | Forget | Strike


class Ready(msgspec.Struct, frozen=True, tag="ready", array_like=True):
    """The first thing that a worker says."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen", array_like=True):
    thing: int


class Considered(msgspec.Struct, frozen=True, tag="considered", array_like=True):
    advice: Advice


Answer = Ready | Chosen | Considered
