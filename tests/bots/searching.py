"""Searches of a known size, and positions to try them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.envs.positions import position
from undaunted.bots import SearchBot
from undaunted.bots.advice import Advice
from undaunted.bots.budget import Budget
from undaunted.rules.words import END_TURN
from undaunted.speed import COMPILED, rules

from .playing import things_for

if TYPE_CHECKING or not COMPILED:
    from undaunted.bots.search.evaluation import Evaluation, features_of, win_chance
    from undaunted.bots.search.mind import Search
    from undaunted.bots.search.search import begin, descend, replies, search_on
else:
    Evaluation, features_of, win_chance = rules.Evaluation, rules.features_of, rules.win_chance
    Search, begin, descend = rules.Search, rules.begin, rules.descend
    replies, search_on = rules.replies, rules.search_on

__all__ = [
    "FEW", "MANY", "Evaluation", "Search", "advice", "at_a_turn", "begin", "choose", "descend", "features_of",
    "replies", "search_on", "searching", "visits", "win_chance",
]  # fmt: skip

FEW = 30 if COMPILED else 4
MANY = 200 if COMPILED else 24


def searching(simulations: int, seed: int = 1, slips: float = 0.0) -> SearchBot:
    return SearchBot(seed, Budget(simulations=simulations), slips=slips)


def advice(bot: SearchBot, state: Any, seat: int) -> Advice:
    return bot.advise(rules.observe(state, seat), things_for(state, seat))


def choose(bot: SearchBot, state: Any) -> int:
    seat = rules.decider(state)
    return bot.choose(rules.observe(state, seat), things_for(state, seat))


def visits(found: Advice) -> int:
    return sum(reply.visits for reply in found.replies)


def at_a_turn(scenario: str, number: int, seat: int, after: int = 20) -> Any:
    """A position in which the seat may play one of its cards, or end its turn, after so many decisions."""
    for decisions in range(after, after + 200):
        state = position(scenario, number, decisions)
        if rules.decider(state) == seat and END_TURN in (things := things_for(state, seat)) and things[2:]:
            return state
    raise AssertionError(f"no such position in {scenario}, game {number}")
