"""Advice on a decision: a search bot looks at it with the eyes of the seat that decides, and no others."""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.bots.advice import Advice
from undaunted.bots.budget import Budget
from undaunted.bots.searcher import SearchBot
from undaunted.game.game import Game
from undaunted.speed import rules

FEW = 100
"""Simulations below which advice is a guess."""
CLOSE, CLEAR = 0.02, 0.06
"""How far apart win chances are that hardly differ, and that clearly do."""
SERIOUS = 0.02
"""The share of the thinking from which on an option's win chance means something."""


def advise(game: Game, seat: str, budget: Budget, seed: int = 0) -> Advice:
    return consider(game.observation(seat), [option.thing for option in game.options(seat)], budget, seed)


def consider(seen: rules.Observation, things: Sequence[int], budget: Budget, seed: int = 0) -> Advice:
    """A bot of its own each time: one that is kept goes on from the option it would have picked."""
    bot = SearchBot(seed, budget)
    try:
        return bot.advise(seen, things)
    finally:
        bot.close()


def looked(advice: Advice) -> int:
    """All that was looked into."""
    return sum(reply.visits for reply in advice.replies)


def sureness(advice: Advice) -> str:
    """only, hasty, close, leaning or sure."""
    best, *others = advice.replies
    if not others:
        return "only"
    total = looked(advice)
    if total < FEW:
        return "hasty"
    rivals = [reply.win_chance for reply in others if reply.visits >= SERIOUS * total]
    ahead = best.win_chance - max(rivals, default=0.0)
    if rivals and ahead < CLOSE:
        return "close"
    return "leaning" if rivals and ahead < CLEAR else "sure"
