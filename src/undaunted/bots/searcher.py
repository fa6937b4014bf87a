"""The bot that looks ahead: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from undaunted.bots.advice import Advice, advise
from undaunted.bots.budget import Budget
from undaunted.bots.slipping import sensible, slip
from undaunted.bots.thinking import Thinker, by_option
from undaunted.bots.winning import winning_line
from undaunted.rules.words import PLAY_ON, STOP

if TYPE_CHECKING:
    from undaunted.bots.processes.crew import Crew
    from undaunted.speed import rules


class SearchBot:
    """The same seed, positions and simulations give the same choices; seconds depend on the machine."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        name: str = "search",
        slips: float = 0.0,
        within: float = 0.1,
    ):
        self.name = name
        self.budget = budget or Budget(seconds=0.1)
        self.slips = slips
        """The share of decisions in which it takes what looks nearly as good, so that a beginner can win."""
        self.within = within
        """How much worse that may be, as a win chance."""
        self._random = Random(seed)
        self._thinker = Thinker(self._random.getrandbits(32))
        self._crew: Crew | None = None

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        if len(things) == 1:
            # Nothing to think about; what is kept of the tree stays as it is.
            return things[0]
        if PLAY_ON in things:
            # At a standstill a bot takes the draw.
            return STOP
        thing = self._decided(seen, things)
        self._thinker.picked(thing)
        if self._crew is not None:
            self._crew.picked(thing)
        return thing

    def advise(self, seen: rules.Observation, things: Sequence[int]) -> Advice:
        """The options with visits and win chance, the best first; this is the thinking itself.

        Who asks need not do as advised, so nothing of the tree is kept for the decision after it.
        """
        crew = self._hire()
        if crew is not None:
            crew.start(seen)
        made, seconds = self._thinker.think(seen, crew.own_share if crew else self.budget)
        found = self._thinker.found(seen.seat)
        if crew is not None:
            made += crew.gather(found)
        table = seen.state.table
        found = by_option(found, table, things)
        return advise(found, table.seat_side[seen.seat], list(things), made, seconds)

    def _decided(self, seen: rules.Observation, things: Sequence[int]) -> int:
        if line := winning_line(seen, things):
            return line[0]
        advice = self.advise(seen, things)
        if not self.slips:
            return advice.best.thing
        if self._random.random() < self.slips:
            return slip(advice, self.within, self._random)
        return sensible(advice)

    def close(self) -> None:
        """Send the other processes home, if there are any."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def _hire(self) -> Crew | None:
        if self.budget.processes > 1 and self._crew is None:
            from undaunted.bots.processes.crew import Crew

            self._crew = Crew(self.budget, self._random.getrandbits(32))
        return self._crew
