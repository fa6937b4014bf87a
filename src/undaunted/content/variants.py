"""The table of differences between the games: the rules read numbers, never which game it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from undaunted.content.errors import ContentError, one_of

FILE = Path(__file__).parent / "variants.toml"


class Variant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hand_size: int
    target_distance: int
    low_hill: int
    friendly_fire: bool
    single_soldiers: bool


@cache
def variants() -> dict[str, Variant]:
    return msgspec.toml.decode(FILE.read_bytes(), type=dict[str, Variant])


def variant(name: str, file: str) -> Variant:
    """The variant that a pack names in its `rules`."""
    known = variants()
    if name not in known:
        raise ContentError(
            file=file, key="rules", found=repr(name), expected=one_of(known, name, "a variant")
        )
    return known[name]
