"""Whether every name in a campaign's book means something: what must hold before a campaign can begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from undaunted.campaign.book import Book, is_end, level_file
from undaunted.campaign.intel import conditions
from undaunted.campaign.schema import Level, State
from undaunted.content.errors import ContentError, Findings, Problem, dotted
from undaunted.content.roster import named


def problems(book: Book) -> list[Problem]:
    """All that is wrong with the names in it."""
    report = Findings(str(book.folder / "campaign.toml"))
    states = [name for level in book.levels for name in level.states]
    report.know(book.file.start, states, "start", "a state")
    for name, area in book.file.areas.items():
        for place in area.places:
            report.know(place, book.pack.places, dotted("areas", name, "places"), "a place of the city")
        if area.holder:
            report.know(area.holder, book.sides, dotted("areas", name, "holder"), "a side")
    for name, end in book.file.ends.items():
        report.know(end.winner, book.sides, dotted("ends", name, "winner"), "a side")
        _sides(book, end.texts, report, "ends", name)
        if not is_end(name):
            report.add(dotted("ends", name), repr(name), "a name that begins with END")
    found = list(report)
    seen: set[str] = set()
    for level in book.levels:
        of_level = Findings(level_file(book, level))
        _level(book, level, [*states, *book.file.ends], of_level)
        for name in level.states:
            if name in seen:
                of_level.add(dotted("states", name), f"{name} again", "each state once")
            seen.add(name)
        found += of_level
    if not book.levels:
        report.add("levels", "no level", "a file for each game")
        found = list(report)
    return found


def _level(book: Book, level: Level, states: list[str], report: Findings) -> None:
    _soldiers(book, level.unlock, report, "unlock")
    for scenario, told in level.aftermath.items():
        report.know(scenario, book.pack.scenarios, dotted("aftermath", scenario), "a scenario of the pack")
        _sides(book, told, report, "aftermath", scenario)
    _squads(book, level.integrate, report, "integrate")
    for name, state in level.states.items():
        if is_end(name) or int(name[:-1]) != level.level:
            report.add(
                dotted("states", name), repr(name), f"a state of level {level.level}: '{level.level}a'"
            )
        _state(book, state, states, report, name)


def _state(book: Book, state: State, states: list[str], report: Findings, name: str) -> None:
    def key(*parts: str) -> str:
        return dotted("states", name, *parts)

    report.know(str(state.scenario), book.pack.scenarios, key("scenario"), "a scenario of the pack")
    _sides(book, state.next, report, "states", name, "next")
    for side, after in state.next.items():
        report.know(after, states, key("next", side), "a state")
    if state.area:
        report.know(state.area, book.file.areas, key("area"), "an area")
    if state.initiative:
        report.know(state.initiative, book.sides, key("initiative"), "a side")
    _soldiers(book, state.unlock, report, "states", name, "unlock")
    for side, swapped in state.replace.items():
        _soldiers(book, {side: (*swapped, *swapped.values())}, report, "states", name, "replace")
    for side in state.upgrades:
        report.know(side, book.sides, key("upgrades", side), "a side")
    for place in state.fortify:
        report.know(place, book.pack.places, key("fortify"), "a place of the city")
        faces = book.pack.places.get(place, ())
        if faces and not any(face.fortified for face in faces):
            report.add(key("fortify"), place, "a place that has a fortified face")
    _squads(book, state.integrate, report, "states", name, "integrate")
    _sides(book, state.briefing, report, "states", name, "briefing")
    for side, intel in state.intel.items():
        report.know(side, book.sides, key("intel", side), "a side")
        _soldiers(book, {side: intel.unlock}, report, "states", name, "intel")
        for found, expected in _conditions(book, state, side, intel.when):
            report.add(key("intel", side, "when"), found, expected)
        if not (intel.upgrades or intel.spared or intel.unlock):
            report.add(key("intel", side), "no effect", "upgrades, spared or unlock")


def _conditions(book: Book, state: State, side: str, when: str) -> Iterator[tuple[str, str]]:
    try:
        told = conditions(when)
    except ContentError as error:
        yield error.found, error.expected
        return
    scenario = book.pack.scenarios.get(str(state.scenario))
    if scenario is None or side not in book.sides:
        return
    board = {one.partition("@")[0] for line in scenario.board.layout for one in line.split()}
    enemy = next(other for other in book.sides if other != side)
    joined = scenario.forces[enemy].integrated
    units = {
        named(one.title, "".join(joined) if one.squad in joined else one.squad)
        for one in book.pack.counters(enemy).values()
    }
    for word, what in told:
        if word in ("control", "damaged") and what not in board:
            yield repr(f"{word} {what}"), "a place on the board of the game"
        if word == "routed" and what not in units:
            yield repr(f"{word} {what}"), f"a counter of {enemy}"


def _sides(book: Book, told: Mapping[str, object], report: Findings, *key: str) -> None:
    """Something for each side, and for nobody else."""
    for side in told:
        report.know(side, book.sides, dotted(*key, side), "a side")
    for side in book.sides:
        if side not in told:
            report.add(dotted(*key), f"nothing for {side}", "something for each side")


def _soldiers(book: Book, told: Mapping[str, Iterable[str]], report: Findings, *key: str) -> None:
    for side, numbers in told.items():
        report.know(side, book.sides, dotted(*key, side), "a side")
        if side in book.sides:
            known = sorted({card.card.number for card in book.cards[side].values()})
            for number in numbers:
                report.know(number, known, dotted(*key, side), f"the number of a card of {side}")


def _squads(book: Book, squads: Iterable[str], report: Findings, *key: str) -> None:
    for squad in squads:
        for side in book.sides:
            known = {counter.squad for counter in book.pack.counters(side).values()} - {""}
            report.know(squad, sorted(known), dotted(*key), f"a squad of {side}")
