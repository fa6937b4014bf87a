"""The table of differences between the games: the rules read its rows, never which game it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from undaunted.content.errors import ContentError, one_of
from undaunted.content.typed import typed
from undaunted.rules import words

FILE = Path(__file__).parent / "variants.toml"

Small = Annotated[int, Meta(ge=0, le=99)]
LAST_RESORTS = {"leaves": words.LEAVES, "falls": words.FALLS, "routs": words.ROUTS}
HOPES = {"points": words.HOPE_POINTS, "prospects": words.HOPE_PROSPECTS, "nothing": words.HOPE_NOTHING}


class Variant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One column of `variants.toml`, which says what each row means."""

    version: Annotated[int, Meta(ge=1)]
    hand_size: Small
    target_distance: Small
    low_hill: Small
    friendly_fire: bool
    single_soldiers: bool
    last_resort: Literal["leaves", "falls", "routs"]
    hope: Literal["points", "prospects", "nothing"]
    enemy_helps: bool
    weapons_count: bool
    vehicles_named: bool
    captors_count: bool
    idle_cards: bool
    idle_aboard: bool
    beside_riflemen: bool
    inspire_reuses: bool
    routed_vehicles_gain: bool
    withdraws: bool
    standstill: Small
    mine_dice: Small
    mines_a_unit: Small
    smoke_a_unit: Small
    smoke_cover: Small
    watch_dice: Small
    tunnel_defence: Small
    automata: bool


NOT_READ = ("version", "mine_dice", "watch_dice", "tunnel_defence", "automata")
"""Not by the rules: these become deeds and structures of a table, or options."""
ROWS = tuple(row for row in Variant.__struct_fields__ if row not in NOT_READ)
"""What the rules read, each under the same name in their table."""


@cache
def variants() -> dict[tuple[str, int], Variant]:
    """Every column by game and version; a former one says only where it differs from the next."""
    raw: dict[str, Any] = msgspec.toml.decode(FILE.read_bytes())
    former: list[dict[str, Any]] = raw.pop("former", [])
    columns = {name: typed(rows, Variant) for name, rows in raw.items()}
    found = {(name, column.version): column for name, column in columns.items()}
    for rows in sorted(former, key=lambda one: -int(one["version"])):
        name = rows.pop("rules")
        later = found[name, rows["version"] + 1]
        found[name, rows["version"]] = typed(msgspec.structs.asdict(later) | rows, Variant)
    return found


def versions(name: str) -> tuple[int, ...]:
    """The versions of a game's rules, the present one last; none of an unknown game."""
    return tuple(sorted(version for game, version in variants() if game == name))


def variant(name: str, file: str, version: int = 0) -> Variant:
    """The variant that a pack names in its `rules`; an earlier version of it for a game that began so."""
    known = versions(name)
    if not known:
        names = dict.fromkeys(game for game, _ in variants())
        raise ContentError(
            file=file, key="rules", found=repr(name), expected=one_of(names, name, "a variant")
        )
    if version and version not in known:
        raise ContentError(
            file=file,
            key="rules",
            found=f"version {version} of {name}",
            expected=f"one of the versions {', '.join(map(str, known))}",
        )
    return variants()[name, version or known[-1]]


def fill_variant(table: Any, chosen: Variant) -> None:
    """Write every row into the rules' table, words as their numbers."""
    for row in ROWS:
        value = getattr(chosen, row)
        numbers = LAST_RESORTS if row == "last_resort" else HOPES
        setattr(table, row, numbers[value] if isinstance(value, str) else int(value))
