"""The tiles and the map of Stalingrad by themselves, without cards; in a folder that a test may spoil."""

from __future__ import annotations

import shutil
from pathlib import Path

from undaunted.content.folder import Pack
from undaunted.content.loader import BUILT_IN
from undaunted.content.schema import PackFile

HOME = BUILT_IN / "stalingrad"
FILE = PackFile(
    id="stalingrad", title="Stalingrad", rules="stalingrad", sides=("Soviet", "German"), origin="original"
)


def city(folder: Path = HOME) -> Pack:
    pack = Pack(folder=folder, file=FILE)
    pack.__dict__.update(cards=(), vehicles={}, structures={}, scenarios={})
    return pack


def copied(folder: Path) -> Path:
    """Its files, in a folder of their own."""
    home = folder / "stalingrad"
    home.mkdir(parents=True)
    for name in ("tiles.toml", "city.toml"):
        shutil.copy(HOME / name, home / name)
    return home
