"""Where packs are found: with the program, in folders the player names, in the player's data folder.

The folders are searched once; what was found is kept until `reload`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from undaunted.content.errors import ContentError, Problem, UnknownPack, UnknownScenario, one_of
from undaunted.content.folder import Pack, read_pack
from undaunted.content.read import read_toml
from undaunted.content.remembering import forget, remembered
from undaunted.content.remembering import on_reload as on_reload
from undaunted.content.schema import Scenario

BUILT_IN = Path(__file__).parent / "packs"
HOW_TO_LIST = "`undaunted scenarios` lists them all"


class Places(NamedTuple):
    """The folder of each pack by id, and the folders whose name was taken already."""

    homes: dict[str, Path]
    doubled: dict[Path, Problem]


def folders() -> list[Path]:
    """The folders searched for packs, in order."""
    named = [Path(part) for part in os.environ.get("UNDAUNTED_PACKS", "").split(os.pathsep) if part]
    data = os.environ.get("XDG_DATA_HOME")
    home = Path(data) if data else Path.home() / ".local" / "share"
    found = [BUILT_IN, *named, home / "undaunted" / "packs"]
    return list(dict.fromkeys(path.expanduser().resolve() for path in found))


@remembered
def places() -> Places:
    """The first folder of a name has it, so that nobody can stand in for a pack of the program."""
    homes: dict[str, Path] = {}
    doubled: dict[Path, Problem] = {}
    for folder in folders():
        for path in sorted(folder.glob("*/pack.toml")):
            place = path.parent
            first = homes.setdefault(place.name, place)
            if first != place:
                doubled[place] = Problem(
                    file=str(path),
                    key="id",
                    found=f"a second pack {place.name!r}, beside {first}",
                    expected="a name of its own",
                )
    return Places(homes, doubled)


def pack(id: str) -> Pack:
    """One pack; a broken one elsewhere does not stand in its way."""
    homes = places().homes
    if id not in homes:
        raise UnknownPack(key=id, found=f"no pack {id!r}", expected=one_of(homes, id))
    return _read(homes[id], ())


def open_pack(folder: Path) -> Pack:
    """The pack in any folder, wherever it lies: for authors who are still writing it."""
    return _read(folder.resolve(), ())


@remembered
def _read(place: Path, above: tuple[str, ...]) -> Pack:
    extends = read_toml(place / "pack.toml").get("extends")
    if not isinstance(extends, str) or not extends:
        return read_pack(place)
    homes = places().homes
    if extends in (*above, place.name) or extends not in homes:
        known = [id for id in homes if id not in (*above, place.name)]
        raise ContentError(
            file=str(place / "pack.toml"),
            key="extends",
            found=repr(extends),
            expected=one_of(known, extends, "another pack"),
        )
    return read_pack(place, _read(homes[extends], (*above, place.name)))


def reload() -> None:
    """Forget what was read, so that edited files are read again."""
    forget()


def rank(found: Pack) -> tuple[bool, bool]:
    """The program's games, then what it adds to them, then what others made, as it was found."""
    ours = found.folder.parent == BUILT_IN.resolve()
    return not ours, ours and found.base is not None


def _firsts() -> list[str]:
    """The first scenario of every pack that can be read."""
    found: list[tuple[tuple[bool, bool], str]] = []
    for id in places().homes:
        try:
            first = next(iter(pack(id).scenarios.values()), None)
        except ContentError:
            continue  # whoever asks for this one is told
        if first:
            found.append((rank(pack(id)), first.name))
    return [name for _, name in sorted(found, key=lambda pair: pair[0])]


def find(name: str) -> tuple[Pack, Scenario]:
    """The scenario that a player calls ``normandy/1``."""
    pack_id, _, id = name.partition("/")
    try:
        home = pack(pack_id)
    except UnknownPack as error:
        near = one_of(_firsts(), name)
        raise UnknownScenario(
            key=name, found=f"no pack {pack_id!r}", expected=f"{near}; {HOW_TO_LIST}"
        ) from error
    if id not in home.scenarios:
        near = one_of((scenario.name for scenario in home.scenarios.values()), name)
        raise UnknownScenario(key=name, found=f"no scenario {name!r}", expected=f"{near}; {HOW_TO_LIST}")
    return home, home.scenarios[id]
