"""Ways to play at random. Each leads games somewhere else: together they reach deep and odd positions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from undaunted import bots
from undaunted.lab.fuzzing.invariants import State, Watched
from undaunted.rules import words

Strategy = Callable[[Random, Watched, State, int, list[int]], int]
"""Picks one of the offered things for a seat."""

PASSIVE = (words.HUNKER_DOWN, words.STOP, words.END_TURN, words.WITHDRAW)
SELDOM, TIRED, LONG = 0.002, 0.05, 100
"""How often somebody withdraws who may: in the city nothing else may ever end a game, so after many rounds
even the stubborn do.
"""


def gives_up(rng: Random, state: State, offered: list[int]) -> bool:
    return words.WITHDRAW in offered and rng.random() < (TIRED if state.round > LONG else SELDOM)


def anything(rng: Random, watched: Watched, state: State, seat: int, offered: list[int]) -> int:
    """But seldom what would end the game at once."""
    if gives_up(rng, state, offered):
        return words.WITHDRAW
    if words.WITHDRAW in offered:
        offered = [thing for thing in offered if thing != words.WITHDRAW]
    return offered[int(rng.random() * len(offered))]


def stubborn(rng: Random, watched: Watched, state: State, seat: int, offered: list[int]) -> int:
    """Never gives up what it could do: long turns, many counters, long games."""
    if words.PLAY_ON in offered:
        return anything(rng, watched, state, seat, offered)
    active = [thing for thing in offered if thing not in PASSIVE]
    if state.round > LONG and gives_up(rng, state, offered):
        return words.WITHDRAW
    return anything(rng, watched, state, seat, active or offered)


def fighter(rng: Random, watched: Watched, state: State, seat: int, offered: list[int]) -> int:
    """Shoots where it can: casualties, removed counters, pins, sides beyond hope."""
    combat = [thing for thing in offered if is_combat(watched.table, thing)]
    if combat and rng.random() < 0.9:
        return anything(rng, watched, state, seat, combat)
    return stubborn(rng, watched, state, seat, offered)


def is_combat(table: Any, thing: int) -> bool:
    """Somebody or something to be hit, or an action that rolls dice."""
    if table.first_action <= thing < table.first_tile:
        deed = table.action_deed[thing - table.first_action]
    elif table.first_place_action <= thing < table.first_structure:
        deed = table.place_deed[thing - table.first_place_action]
    else:
        is_counter: bool = table.first_counter <= thing < table.first_place
        return is_counter or bool(table.first_structure <= thing < table.first_edge)
    return table.deed_family[deed] in (words.SHOT, words.SALVO)


def hunkerer(rng: Random, watched: Watched, state: State, seat: int, offered: list[int]) -> int:
    """Hunkers down until its deck is all but gone: empty hands, reshuffles of nothing, bids of no card."""
    if words.HUNKER_DOWN in offered and rng.random() < 0.7:
        return words.HUNKER_DOWN
    return stubborn(rng, watched, state, seat, offered)


BLIND: dict[str, Strategy] = {
    "anything": anything,
    "stubborn": stubborn,
    "fighter": fighter,
    "hunkerer": hunkerer,
}
BOT = "greedy"


NAMES = (*BLIND, BOT)


def make(name: str, seed: int) -> Strategy:
    if name in BLIND:
        return BLIND[name]
    bot = bots.make(name, seed=seed)

    def ask_the_bot(rng: Random, watched: Watched, state: State, seat: int, offered: list[int]) -> int:
        return int(bot.choose(watched.rules.observe(state, seat), offered))

    return ask_the_bot


def for_seats(rng: Random, seats: int) -> list[str]:
    """A strategy a seat; the bot plays one seat of about one game in twenty, against random play."""
    chosen = [rng.choice(list(BLIND)) for _ in range(seats)]
    if rng.random() < 0.05:
        chosen[rng.randrange(seats)] = BOT
    return chosen
