"""The graph of a campaign: where each state can lead, and what has come before it on every way there."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.campaign.book import Book, is_end, level_file

Finding = tuple[str, str, str, str]
"""File, key, what was found, what was expected."""


def file_of(book: Book, state: str) -> str:
    """The file that a state stands in."""
    return level_file(book, book.level(state))


def reachable(book: Book) -> set[str]:
    """All states and ENDs that a campaign can come to."""
    found: set[str] = set()
    waiting = [book.file.start]
    while waiting:
        state = waiting.pop()
        if state not in found:
            found.add(state)
            waiting += () if is_end(state) else book.states[state].next.values()
    return found


def on_circles(book: Book) -> set[str]:
    """States that lead back to themselves: whoever is there may never come to an end."""
    return {state for state in book.states if state in _after(book, state)}


def _after(book: Book, state: str) -> set[str]:
    found: set[str] = set()
    waiting = [*book.states[state].next.values()]
    while waiting:
        at = waiting.pop()
        if at not in found:
            found.add(at)
            waiting += () if is_end(at) else book.states[at].next.values()
    return found


def in_order(book: Book) -> Iterator[str]:
    """The states that can be reached, each after all those that lead to it; only without circles."""
    reached = reachable(book)
    before: dict[str, set[str]] = {state: set() for state in reached}
    for state in reached & set(book.states):
        for after in book.states[state].next.values():
            before[after].add(state)
    left = dict(before)
    while left:
        ready = sorted(state for state, some in left.items() if not some & left.keys())
        if not ready:
            return
        for state in ready:
            del left[state]
            if not is_end(state):
                yield state


class Forces:
    """What a side has for certain in a state, whatever way it came there; and what it may have."""

    def __init__(self, certain: frozenset[str], possible: frozenset[str]) -> None:
        self.certain = certain
        self.possible = possible


def unlocked(book: Book, side: str) -> dict[str, Forces]:
    """By state, the numbers of the cards that were unlocked by then, losses left aside."""
    first = frozenset(
        card.card.number
        for card in book.cards[side].values()
        if card.card.grade == "regular" and not card.card.locked
    )
    arriving: dict[str, list[Forces]] = {book.file.start: [Forces(first, first)]}
    found: dict[str, Forces] = {}
    for state in in_order(book):
        told = book.states[state]
        swapped = told.replace.get(side, {})
        ways = arriving[state]
        certain = frozenset.intersection(*(way.certain for way in ways))
        possible = frozenset.union(*(way.possible for way in ways))
        joining = {*book.unlocked(state, side), *swapped.values()}
        # Intel may never come true, so it makes nothing certain.
        found[state] = here = Forces((certain | joining) - set(swapped), (possible | joining) - set(swapped))
        intel = told.intel.get(side)
        later = Forces(here.certain, here.possible | set(intel.unlock if intel else ()))
        for after in told.next.values():
            arriving.setdefault(after, []).append(later)
    return found
