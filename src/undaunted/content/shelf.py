"""All there is to play. A pack that cannot be played is left out, and says why."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from undaunted.content import options
from undaunted.content.errors import ContentError, Problem, UnknownScenario
from undaunted.content.folder import Pack
from undaunted.content.loader import BUILT_IN, HOW_TO_LIST, pack, places, rank
from undaunted.content.musters import find as find_muster
from undaunted.content.options import forms, solo_forms
from undaunted.content.remembering import remembered
from undaunted.content.schema import Scenario
from undaunted.content.stage import stage


class Shelf(NamedTuple):
    packs: dict[str, Pack]
    scenarios: dict[str, Scenario]
    broken: dict[Path, tuple[Problem, ...]]


@remembered
def _shelf() -> Shelf:
    """Looked through once: every pack is read, and those that came from elsewhere are compiled, too."""
    homes, doubled = places()
    good: dict[str, Pack] = {}
    broken: dict[Path, tuple[Problem, ...]] = {}
    for id, home in homes.items():
        try:
            found = pack(id).whole()
            for scenario in found.scenarios.values():
                if home.parent != BUILT_IN.resolve():
                    for form in (*forms(found, scenario), *solo_forms(found, scenario)):
                        stage(str(form))
        except ContentError as error:
            broken[home] = error.problems
        else:
            good[id] = found
    good = dict(sorted(good.items(), key=lambda item: rank(item[1])))
    broken |= {place: (problem,) for place, problem in doubled.items()}
    every = (scenario for one in good.values() for scenario in one.scenarios.values())
    return Shelf(good, {scenario.name: scenario for scenario in every}, broken)


def packs() -> dict[str, Pack]:
    """Every pack that can be played, by id, those of the program first."""
    return dict(_shelf().packs)


def scenarios() -> list[Scenario]:
    """All scenarios of these packs, in playing order."""
    return list(_shelf().scenarios.values())


def broken() -> dict[Path, tuple[Problem, ...]]:
    """The folders of the packs that were left out, and what is wrong with each."""
    return dict(_shelf().broken)


def exists(name: str) -> bool:
    """Is there a stage of this name? Cheap, whatever the name is."""
    try:
        check(name)
    except UnknownScenario:
        return False
    return True


def check(name: str) -> None:
    """An UnknownScenario says why there is no such stage; an UnknownOption, that there is its scenario."""
    plain = name.partition("+")[0]
    scenario = _shelf().scenarios.get(plain)
    if scenario is None:
        raise UnknownScenario(key=name, found=f"no scenario {plain!r}", expected=HOW_TO_LIST)
    wanted = options.parse(name)
    options.check(wanted, _shelf().packs[scenario.pack], scenario)
    if wanted.muster:
        find_muster(wanted.muster)
