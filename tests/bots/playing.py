"""Bots at the table: each sees what its seat sees, and nothing else."""

from __future__ import annotations

from typing import Any

from undaunted.bots import Bot
from undaunted.content.stage import stage
from undaunted.rules.words import NONE
from undaunted.speed import COMPILED, rules

US, GERMANS = 0, 1
SEARCH = "search:30" if COMPILED else "search:3"
"""Interpreted, a simulation takes as long as a hundred do compiled."""


def opened(scenario: str, seed: int) -> Any:
    state = rules.opening(stage(scenario).table)
    rules.seed(state, seed)
    rules.start_round(state)
    return state


def things_for(state: Any, seat: int) -> list[int]:
    out = rules.Options()
    rules.options(state, seat, out)
    return out.listed()


def play_out(state: Any, bots: list[Bot], most: int = 5000) -> list[int]:
    """Plays until the game is over, or at most so many decisions; gives the decisions."""
    made: list[int] = []
    while len(made) < most and (seat := rules.decider(state)) != NONE:
        thing = bots[seat].choose(rules.observe(state, seat), things_for(state, seat))
        rules.play(state, seat, thing)
        made.append(thing)
    return made


def greedy_wins(state: Any, greedy: Bot, random: Bot, side: int) -> bool:
    play_out(state, [greedy, random] if side == US else [random, greedy])
    return bool(state.winner == side + 1)
