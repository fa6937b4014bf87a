"""What is still to be played, and who has been in trouble: the bookkeeping that every crew shares."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence

import msgspec

from undaunted.lab.arena.match import Match, Outcome

MOST_TRIES = 3
MOST_A_TASK = 256
TASK_SECONDS = 0.25
"""A worker goes on with its task until it has lasted so long, then hands the rest back: then handing tasks
out costs next to nothing, however short the games are, and nobody has to guess how long they will be."""


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, however often it was tried."""

    match: Match
    reason: str
    tries: int


Result = Outcome | Failed


class Ledger:
    """Games go by their number in `matches`."""

    def __init__(self, matches: Sequence[Match], workers: int) -> None:
        self.matches = matches
        self.workers = workers
        self.left = len(matches)
        self.waiting = deque(range(len(matches)))
        self.alone: deque[int] = deque()
        """Those lost in the company of others: each is played by itself, to see which of them it is."""
        self.tries: Counter[int] = Counter()

    def take(self) -> list[int]:
        """The next task; empty where all is being played. Towards the end tasks grow small, so that all
        workers are done at about the same time.
        """
        if self.alone:
            return [self.alone.popleft()]
        if not self.waiting:
            return []
        size = max(1, min(MOST_A_TASK, len(self.waiting) // (2 * self.workers)))
        return [self.waiting.popleft() for _ in range(size)]

    def give_back(self, numbers: Iterable[int]) -> None:
        self.waiting.extendleft(reversed(list(numbers)))

    def finish(self, outcome: Outcome) -> Outcome:
        self.left -= 1
        return outcome

    def blame(self, number: int, reason: str) -> Failed | None:
        """This game went wrong: once more, or once too often."""
        self.tries[number] += 1
        if self.tries[number] < MOST_TRIES:
            self.alone.append(number)
            return None
        self.left -= 1
        return Failed(self.matches[number], reason, self.tries[number])

    def lose(self, numbers: Sequence[int], reason: str) -> Failed | None:
        """A whole task went wrong, and nobody knows which of its games is to blame."""
        if len(numbers) == 1:
            return self.blame(numbers[0], reason)
        self.alone.extend(numbers)
        return None
