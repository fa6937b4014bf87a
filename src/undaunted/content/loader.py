"""Where packs are found: with the program, in folders the player names, in the player's data folder."""

from __future__ import annotations

import functools
import os
from pathlib import Path

from undaunted.content.errors import ContentError, UnknownPack, UnknownScenario, one_of
from undaunted.content.folder import Pack, read_pack
from undaunted.content.read import read_toml
from undaunted.content.schema import Scenario

BUILT_IN = Path(__file__).parent / "packs"
HOW_TO_LIST = "`undaunted scenarios` lists them all"


def folders() -> list[Path]:
    """The folders searched for packs, in order."""
    named = [Path(part) for part in os.environ.get("UNDAUNTED_PACKS", "").split(os.pathsep) if part]
    data = os.environ.get("XDG_DATA_HOME")
    home = Path(data) if data else Path.home() / ".local" / "share"
    found = [BUILT_IN, *named, home / "undaunted" / "packs"]
    return list(dict.fromkeys(path.expanduser().resolve() for path in found))


def _places() -> dict[str, Path]:
    """The folder of each pack. A name found twice is an error: neither may silently win."""
    places: dict[str, Path] = {}
    for folder in folders():
        for path in sorted(folder.glob("*/pack.toml")):
            place = path.parent
            if place.name in places:
                raise ContentError(
                    file=str(path),
                    key="id",
                    found=f"a second pack {place.name!r}, beside {places[place.name]}",
                    expected="a name of its own",
                )
            places[place.name] = place
    return places


def packs() -> dict[str, Pack]:
    """Every pack by id, those of the program first."""
    return {id: pack(id) for id in _places()}


def pack(id: str) -> Pack:
    """One pack; a broken one elsewhere does not stand in its way."""
    places = _places()
    if id not in places:
        raise UnknownPack(key=id, found=f"no pack {id!r}", expected=one_of(places, id))
    return _read(places[id], ())


def open_pack(folder: Path) -> Pack:
    """The pack in any folder, wherever it lies: for authors who are still writing it."""
    return _read(folder.resolve(), ())


@functools.cache
def _read(place: Path, above: tuple[str, ...]) -> Pack:
    extends = read_toml(place / "pack.toml").get("extends")
    if not isinstance(extends, str) or not extends:
        return read_pack(place)
    places = _places()
    if extends in (*above, place.name) or extends not in places:
        known = [id for id in places if id not in (*above, place.name)]
        raise ContentError(
            file=str(place / "pack.toml"),
            key="extends",
            found=repr(extends),
            expected=one_of(known, extends, "another pack"),
        )
    return read_pack(place, _read(places[extends], (*above, place.name)))


def reload() -> None:
    """Forget what was read, so that edited files are read again."""
    _read.cache_clear()


def scenarios() -> list[Scenario]:
    """All scenarios of all packs, in playing order."""
    return [scenario for pack in packs().values() for scenario in pack.scenarios.values()]


def find(name: str) -> tuple[Pack, Scenario]:
    """The scenario that a player calls ``normandy/1``."""
    pack_id, _, id = name.partition("/")
    try:
        home = pack(pack_id)
    except UnknownPack as error:
        near = one_of((f"{known}/1" for known in _places()), name)
        raise UnknownScenario(
            key=name, found=f"no pack {pack_id!r}", expected=f"{near}; {HOW_TO_LIST}"
        ) from error
    if id not in home.scenarios:
        near = one_of((scenario.name for scenario in home.scenarios.values()), name)
        raise UnknownScenario(key=name, found=f"no scenario {name!r}", expected=f"{near}; {HOW_TO_LIST}")
    return home, home.scenarios[id]
