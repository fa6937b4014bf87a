"""Players that need no person. A bot gets an Observation, never the state, so it cannot cheat."""

from __future__ import annotations

from undaunted.bots.bot import Bot
from undaunted.bots.greedy import GreedyBot
from undaunted.bots.uniform import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "UnknownBot", "make", "names"]

_MAKERS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(LookupError):
    """There is no bot of that name; says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}: expected one of {', '.join(names())}")
        self.name = name


def names() -> tuple[str, ...]:
    """What bots there are."""
    return tuple(sorted(_MAKERS))


def make(name: str, *, seed: int = 0) -> Bot:
    """A bot by its name. Shown the same positions in the same order, bots of one seed choose the same."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(name)
    return maker(seed)
