"""Players that need no person. A bot gets an Observation, never the state, so it cannot cheat."""

from __future__ import annotations

from undaunted.bots.bot import Bot
from undaunted.bots.budget import BadBudget, Budget, read_budget
from undaunted.bots.greedy_bot import GreedyBot
from undaunted.bots.levels import Level, levels
from undaunted.bots.searcher import SearchBot
from undaunted.bots.uniform import RandomBot

__all__ = [
    "BadBudget",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "budget_of",
    "levels",
    "make",
    "names",
    "read_budget",
]

_PLAIN: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}
SEARCH = "search"


class UnknownBot(LookupError):
    """There is no such bot; says which there are."""

    def __init__(self, name: str, reason: str = "") -> None:
        super().__init__(
            f"{name}: {reason}"
            if reason
            else f"no bot is called {name!r}: expected one of {', '.join(names())}, or search:0.1s"
        )
        self.name = name


def names() -> tuple[str, ...]:
    """What bots there are, weakest first; `search:` with a budget makes more."""
    return (*_PLAIN, *levels())


def make(spec: str, *, seed: int = 0) -> Bot:
    """A bot by its name, or `search:` and a budget: `search:0.1s`, `search:500` (simulations a decision).

    Shown the same positions in the same order, bots of one seed choose the same, unless they watch the clock.
    """
    if spec in _PLAIN:
        return _PLAIN[spec](seed)
    level = levels().get(spec, Level("", 0.0))
    return SearchBot(seed, budget_of(spec), spec, level.slips, level.within)


def budget_of(spec: str) -> Budget | None:
    """What a bot of this name may think about one decision; nothing for those that do not think."""
    if spec in _PLAIN:
        return None
    if spec in levels():
        return read_budget(levels()[spec].budget)
    kind, _, budget = spec.partition(":")
    if kind != SEARCH:
        raise UnknownBot(spec)
    try:
        return read_budget(budget) if budget else Budget(seconds=0.1)
    except BadBudget as error:
        raise UnknownBot(spec, str(error)) from error
