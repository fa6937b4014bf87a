"""Everything wrong with a campaign at once: what can be read, but is not one story from start to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undaunted.campaign import graph, lint_city, lint_forces
from undaunted.campaign.book import Book, has_book, is_end, read_book
from undaunted.campaign.chance import GAMES
from undaunted.campaign.graph import Finding, file_of
from undaunted.content.errors import ContentError, Problem, dotted
from undaunted.content.folder import Pack


def lint(pack: Pack) -> list[Problem]:
    """All problems of a pack's campaign; none where it has none."""
    if not has_book(pack):
        return []
    try:
        book = read_book(pack)
    except ContentError as error:
        return list(error.problems)
    found = [_problem(one) for one in _graph(book)]
    if found:  # without a sound graph nothing can be said of what comes before what
        return found
    return [_problem(one) for check in _CHECKS for one in check(book)]


def _problem(one: Finding) -> Problem:
    file, key, found, expected = one
    return Problem(file=file, key=key, found=found, expected=expected)


def _graph(book: Book) -> Iterator[Finding]:
    """Every state can be reached, and every way comes to an end."""
    reached = graph.reachable(book)
    for state in book.states:
        if state not in reached:
            yield (
                file_of(book, state),
                dotted("states", state),
                f"{state}, where nothing leads",
                "a way there",
            )
    home = str(book.folder / "campaign.toml")
    for end in book.file.ends:
        if end not in reached:
            yield home, dotted("ends", end), f"{end}, where nothing leads", "a way there"
    for state in sorted(graph.on_circles(book)):
        yield file_of(book, state), dotted("states", state, "next"), "a way back", "an end to every way"
    if len(book.levels) > GAMES:
        yield home, "levels", f"{len(book.levels)} games", f"{GAMES} at most"
    for state, told in book.states.items():
        for side, after in told.next.items():
            if not is_end(after) and book.level(after).level <= book.level(state).level:
                key = dotted("states", state, "next", side)
                yield file_of(book, state), key, after, "a state of a later level"


_CHECKS: tuple[Callable[[Book], Iterator[Finding]], ...] = (
    lint_forces.unlocks,
    lint_forces.decks,
    lint_forces.squads,
    lint_city.city,
    lint_city.texts,
    lint_forces.used,
    lint_forces.components,
    lint_city.plays,
)
