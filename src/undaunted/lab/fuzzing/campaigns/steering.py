"""Ways through a campaign's graph: who has to win so that it ends where one wants it to."""

from __future__ import annotations

from random import Random

from undaunted.campaign.book import Book, is_end


class Steering:
    """For one END: in each state, the victories after which it can still be reached."""

    def __init__(self, book: Book, end: str) -> None:
        self.end = end
        self._ways = {
            state: [side for side, after in told.next.items() if end in reached(book, after)]
            for state, told in book.states.items()
        }

    def winner(self, state: str, rng: Random) -> str:
        """One of those who may win here; nobody where the END is out of reach."""
        return rng.choice(self._ways[state]) if self._ways[state] else ""


def reached(book: Book, state: str) -> set[str]:
    """All that can come after a state, and itself."""
    found: set[str] = set()
    left = [state]
    while left:
        here = left.pop()
        if here in found:
            continue
        found.add(here)
        if not is_end(here):
            left += book.states[here].next.values()
    return found
