"""The opponents that a player can pick by name, from `levels.toml`, weakest first."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from undaunted.content.typed import typed


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    budget: str
    """As a spec has it after `search:`."""
    slips: float
    """The share of decisions in which it takes another plausible option than the best."""
    within: float = 0.0
    """How much worse a slip may be, as a win chance."""


@cache
def levels() -> dict[str, Level]:
    text = files("undaunted.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    return typed(tomllib.loads(text), dict[str, Level])
