"""A stage with all that it was made from, in one text: playable whatever becomes of the pack's files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import msgspec

from undaunted.content import musters
from undaunted.content.errors import ContentError
from undaunted.content.folder import stored_pack
from undaunted.content.options import parse
from undaunted.content.schema import Card, City, Item, PackFile, Scenario, Structure, TileFace, Vehicle
from undaunted.content.stage import Stage, compiled
from undaunted.content.typed import typed
from undaunted.speed import rules

KEPT = 64
"""How many are kept compiled: tables that play the same thing share one stage."""
FORMAT: Literal[1] = 1


class BadBundle(ContentError):
    """A bundle that does not give the stage that it was made from."""


class _Bundle(Item, frozen=True):
    format: Literal[1]
    stage: str
    hash: str
    pack: PackFile
    cards: tuple[Card, ...]
    tiles: tuple[TileFace, ...]
    scenario: Scenario
    vehicles: tuple[Vehicle, ...] = ()
    structures: tuple[Structure, ...] = ()
    muster: str = ""
    city: City | None = None


def pack_up(stage: Stage) -> str:
    """All that the stage is made from, in one line of JSON.

    Tables keep the order in which the files have them: pieces are numbered by it.
    """
    home = stage.pack
    # What a pack has from its base is told as its own, so that nothing else is needed.
    file = msgspec.structs.replace(home.file, extends="", command=home.command)
    bundle = _Bundle(
        format=FORMAT,
        stage=stage.name,
        hash=stage.hash,
        pack=file,
        cards=home.cards,
        tiles=tuple(home.tiles.values()),
        scenario=stage.scenario,
        vehicles=tuple(home.vehicles.values()),
        structures=tuple(home.structures.values()),
        muster=stage.muster,
        city=home.city,
    )
    return msgspec.json.encode(bundle).decode()


@lru_cache(maxsize=KEPT)
def unpack(text: str, engine: ModuleType = rules, version: int = 0) -> Stage:
    """The stage out of a bundle. A BadBundle says why there is none."""
    found = _read(text)
    try:
        return _compiled(found, engine, version)
    except BadBundle:
        raise
    except ContentError as error:
        raise BadBundle(
            file=f"bundle of {found.stage}", key=error.key, found=error.found, expected=error.expected
        ) from error


def _read(text: str) -> _Bundle:
    try:
        raw: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadBundle(file="bundle", found=str(error), expected="a bundle in JSON") from error
    form = raw.get("format") if isinstance(raw, dict) else None
    if form != FORMAT:
        raise BadBundle(
            file="bundle", key="format", found=repr(form), expected=f"{FORMAT}, the one of this program"
        )
    try:
        return typed(raw, _Bundle)
    except msgspec.ValidationError as error:
        raise BadBundle(file="bundle", found=str(error), expected="what pack_up writes") from error


def _compiled(found: _Bundle, engine: ModuleType, version: int) -> Stage:
    wanted = parse(found.stage)
    if wanted.muster and musters.register(found.muster) != wanted.muster:
        raise BadBundle(
            file="bundle", key="muster", found="another muster", expected=f"the muster {wanted.muster}"
        )
    home = stored_pack(
        folder=Path(f"bundle of {found.stage}"),
        file=found.pack,
        cards=found.cards,
        tiles=found.tiles,
        vehicles=found.vehicles,
        structures=found.structures,
        city=found.city,
    )
    home.check(found.scenario)
    stage = compiled(home, found.scenario, wanted, found.muster, engine, version)
    if stage.hash != found.hash:
        raise BadBundle(
            file="bundle", key="hash", found=f"content {stage.hash}", expected=f"the content {found.hash}"
        )
    return stage
