"""Whether a campaign's city, games and texts fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undaunted.campaign import graph, muster
from undaunted.campaign.book import Book, level_file
from undaunted.campaign.graph import Finding, file_of
from undaunted.campaign.rehearsal import rehearsed
from undaunted.campaign.standing import founded
from undaunted.content.city import FIRST, is_building
from undaunted.content.errors import ContentError, dotted
from undaunted.content.schema import Scenario


def city(book: Book) -> Iterator[Finding]:
    """Areas share no place, what is fortified can be, and vehicles never begin in a building."""
    home = str(book.folder / "campaign.toml")
    places = Counter(place for area in book.file.areas.values() for place in area.places)
    for place, times in places.items():
        if times > 1:
            yield home, "areas", f"{place} in {times} areas", "each place in one"
    for name in book.file.areas:
        if not any(state.area == name for state in book.states.values()):
            yield home, dotted("areas", name), "an area that no game is about", "a game for it"
    for state, told in book.states.items():
        for place in told.fortify:
            if is_building(book.pack.tiles[place + FIRST]):
                yield (
                    file_of(book, state),
                    dotted("states", state, "fortify"),
                    place,
                    "a place that is no building",
                )
        yield from _rolling(book, state, book.scenario(state))
        scenario = book.scenario(state)
        if told.area and not set(book.file.areas[told.area].places) & set(muster.board_of(scenario)):
            found = f"{told.area}, which {scenario.name} is not about"
            yield (
                file_of(book, state),
                dotted("states", state, "area"),
                found,
                "an area that the board is part of",
            )


def _rolling(book: Book, state: str, scenario: Scenario) -> Iterator[Finding]:
    for side, force in scenario.forces.items():
        for tile, units in force.units.items():
            for unit in units:
                counter = book.pack.counters(side).get(unit)
                if counter and counter.armour and any(face.rough for face in book.pack.places[tile]):
                    found = f"{unit} of {side} at {tile} ({scenario.name}), rough while it stands"
                    yield (
                        file_of(book, state),
                        dotted("states", state, "scenario"),
                        found,
                        "ground for vehicles",
                    )


def texts(book: Book) -> Iterator[Finding]:
    """Every game has an aftermath for either victor."""
    for level in book.levels:
        for state, told in level.states.items():
            if str(told.scenario) not in level.aftermath:
                key = dotted("aftermath", str(told.scenario))
                yield level_file(book, level), key, f"nothing after {state}", "a text for each victor"


def plays(book: Book) -> Iterator[Finding]:
    """Every state's game can be mustered and compiled with a full pool."""
    for state in graph.in_order(book):
        try:
            rehearsed(founded(book), state)
        except ContentError as error:
            for problem in error.problems:
                key = dotted("states", state, "scenario")
                yield file_of(book, state), key, f"{problem.key}: {problem.found}", problem.expected
