"""A plan: one order to the rules and the answers to what they will ask; or why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.solo.account import Choice, Why
from undaunted.solo.chance import Rolls
from undaunted.solo.look import Bound
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.tree import Effect, Measure
from undaunted.speed import rules


class Cannot(Exception):
    """It would break a rule, miss its aim or change nothing."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.why = Why(key, args)


@dataclass(frozen=True)
class Plan:
    thing: int
    """What is ordered: an action, a place aboard, a button."""
    answers: dict[int, list[int]] = field(default_factory=dict)
    """By kind of question, what is picked one after the other; then one stops."""
    repeats: bool = False
    """Is it ordered again as long as answers are left?"""
    aim: int = NOWHERE
    """The tile that it is about, for who has to be placed first."""
    told: tuple[Why, ...] = ()


@dataclass
class Context:
    """What an effect is planned in."""

    at: Reading
    bound: Bound
    chance: Rolls
    ties: tuple[Measure, ...] = ()
    choices: list[Choice] = field(default_factory=list)
    boxed_scout: bool = False

    @property
    def things(self) -> Things:
        return things(self.at.lore.stage)

    def name(self, thing: int) -> str:
        return self.things.names[thing]

    def tile_name(self, tile: int) -> str:
        return self.at.lore.stage.tiles[tile]

    def unit_name(self, unit: int) -> str:
        return f"@{self.things.counters[unit]}"


@lru_cache(maxsize=64)
def things(stage: Any) -> Things:
    return Things(stage)


# The actions that are offered


class Action(NamedTuple):
    thing: int
    deed: int
    word: int
    value: int
    aboard: bool
    """Of a place in a vehicle, not of the card."""


def actions(at: Reading) -> list[Action]:
    """All that the rules allow the card now."""
    if at.allowed is None:
        at.allowed = _actions(at)
    return at.allowed


def _actions(at: Reading) -> list[Action]:
    table = at.table
    found = []
    for thing in at.offered:
        aboard = table.first_place_action <= thing < table.first_structure
        if not aboard and not table.first_action <= thing < table.first_tile:
            continue
        deed = (
            table.place_deed[thing - table.first_place_action]
            if aboard
            else table.action_deed[thing - table.first_action]
        )
        found.append(Action(thing, deed, table.deed_word[deed], table.deed_value[deed], aboard))
    return found


def of_word(at: Reading, word: int, number: int = 0) -> list[Action]:
    """The actions of a word, the better version first.

    A number means the card's own action of that value; a place aboard that has a better one is used instead.
    """
    found = [action for action in actions(at) if action.word == word]
    own = [action for action in found if not action.aboard and number and action.value == number]
    if own:
        found = [action for action in found if action in own or action.aboard]
    return sorted(found, key=lambda action: -action.value)


def need_word(at: Reading, effect: Effect, word: int) -> list[Action]:
    found = of_word(at, word, effect.number)
    if not found:
        raise Cannot("not-allowed", action=effect.word)
    return found


# Looking ahead on copies


def question(state: Any) -> int:
    """The kind of what is asked; NONE once the game is over."""
    return int(state.stack[(state.depth - 1) * words.FRAME + words.F_KIND]) if state.depth else NOWHERE


def asked_of(state: Any, seat: int) -> list[int]:
    out = rules.Options()
    rules.options(state, seat, out)
    return out.listed()


def tiles_in(at: Reading, offered: Iterable[int]) -> Iterator[int]:
    first, last = at.table.first_tile, at.table.first_counter
    return (thing - first for thing in offered if first <= thing < last)


def units_in(at: Reading, offered: Iterable[int]) -> Iterator[int]:
    first, last = at.table.first_counter, at.table.first_place
    return (thing - first for thing in offered if first <= thing < last)
