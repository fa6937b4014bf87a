"""Cards that no rule can tell apart, each with a number of its own: one of them is enough to think about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undaunted.bots import Bot, SearchBot, make
from undaunted.bots.budget import Budget
from undaunted.bots.processes.pipe import describe_table, make_table
from undaunted.content.stage import stage
from undaunted.rules.words import ASK_BID, ASK_TURN, F_KIND, FIRST_CARD, FRAME, NONE
from undaunted.speed import COMPILED, rules

from .playing import GERMANS, US, play_out, things_for
from .searching import FEW, MANY, advice, choose, searching, visits

Twins = tuple[int, int]
SEATS = (US, GERMANS)


class Ground:
    """The proving ground where a Grenadier's card is a second number for a Rifleman's."""

    def __init__(self, scenario: str, known: bool = True) -> None:
        where = stage(scenario)
        # A table of our own: the stage's belongs to everyone.
        self.table: Any = make_table(describe_table(where.table))
        names = [card.name for card in where.cards]
        self.twins: list[Twins] = []
        for seat in SEATS:
            own = range(*self.table.seat_first_card[seat : seat + 2])
            first, second = (card for card in own if names[card] in ("Rifleman A", "Grenadier A"))
            self.twins.append((first, second))
            rifleman = next(card for card in (first, second) if names[card] == "Rifleman A")
            self._make_like(rifleman, first)
            self._make_like(rifleman, second)
            if known:
                self.table.card_like[second] = first

    def _make_like(self, model: int, card: int) -> None:
        table = self.table
        width = table.actions_a_card
        table.action_deed[card * width : (card + 1) * width] = table.action_deed[
            model * width : (model + 1) * width
        ]
        for row in ("initiative", "squad", "bolsters", "controls", "conceals", "can", "scouts"):
            values = getattr(table, f"card_{row}")
            values[card] = values[model]

    def opened(self, seed: int) -> Any:
        state = rules.opening(self.table)
        rules.seed(state, seed)
        rules.start_round(state)
        return state

    def at(self, question: int, wanted: Callable[[Any, Twins], bool]) -> Any:
        """A position early in a game where the US answer a question with such twins in hand."""
        for seed in range(200):
            state = self.opened(seed)
            for _ in range(12):
                seat = rules.decider(state)
                asked = state.stack[(state.depth - 1) * FRAME + F_KIND]
                if (asked, seat) == (question, US) and wanted(state, self.twins[US]):
                    return state
                rules.play(state, seat, things_for(state, seat)[0])
        raise AssertionError("no such position")


def both(state: Any, twins: Twins) -> bool:
    return all(state.hand[card] for card in twins)


def only_the_second(state: Any, twins: Twins) -> bool:
    return not state.hand[twins[0]] and bool(state.hand[twins[1]])


@pytest.fixture
def ground(proving_ground: str) -> Ground:
    return Ground(proving_ground)


@pytest.mark.parametrize("question", [ASK_BID, ASK_TURN])
def test_the_search_looks_into_one_of_them(ground: Ground, question: int) -> None:
    state = ground.at(question, both)
    first, second = (FIRST_CARD + card for card in ground.twins[US])
    found = {reply.thing: reply.visits for reply in advice(searching(MANY), state, US).replies}
    assert found[first] > 0
    assert found[second] == 0
    assert set(found) == set(things_for(state, US)), "all options are listed"


def test_and_into_both_where_they_are_not_known_to_be_alike(proving_ground: str) -> None:
    apart = Ground(proving_ground, known=False)
    state = apart.at(ASK_TURN, both)
    found = {reply.thing: reply.visits for reply in advice(searching(MANY), state, US).replies}
    assert all(found[FIRST_CARD + card] for card in apart.twins[US])


@pytest.mark.parametrize("question", [ASK_BID, ASK_TURN])
def test_one_stands_for_another_that_is_not_there(ground: Ground, question: int) -> None:
    """The tree knows the second card by the first, yet the second is what can be picked."""
    state = ground.at(question, only_the_second)
    first, second = (FIRST_CARD + card for card in ground.twins[US])
    found = advice(searching(MANY), state, US)
    assert first not in {reply.thing for reply in found.replies}
    assert next(reply.visits for reply in found.replies if reply.thing == second) > 0
    assert visits(found) == found.simulations


def test_the_tree_is_kept_through_the_turn_whichever_was_picked(ground: Ground) -> None:
    """What was thought about the first card holds for the second."""
    state = ground.at(ASK_TURN, both)
    bot = searching(MANY)
    advice(bot, state, US)
    second = FIRST_CARD + ground.twins[US][1]
    bot._thinker.picked(second)
    rules.play(state, US, second)
    found = advice(bot, state, US)
    assert visits(found) > found.simulations, "visits from the thought before"


def test_the_greedy_bot_sees_no_difference(ground: Ground, proving_ground: str) -> None:
    """It never takes the second where the first is offered, and is as eager to play either."""
    state = ground.at(ASK_TURN, both)
    first, second = (FIRST_CARD + card for card in ground.twins[US])
    things = [first, second]
    picks = {make("greedy", seed=seed).choose(rules.observe(state, US), things) for seed in range(20)}
    assert picks == {first}
    apart = Ground(proving_ground, known=False).at(ASK_TURN, both)
    picks = {make("greedy", seed=seed).choose(rules.observe(apart, US), things) for seed in range(20)}
    assert picks == {first, second}, "a toss-up for who thinks they differ"


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_whole_games_are_played_with_them(ground: Ground, spec: str) -> None:
    for seed in range(4 if COMPILED else 1):
        state = ground.opened(seed)
        players: list[Bot] = [make("greedy", seed=1), make("greedy", seed=2)]
        if spec == "search":
            players[seed % 2] = SearchBot(seed, Budget(simulations=FEW // 3))
        made = play_out(state, players, 2000 if spec == "greedy" else 150)
        assert state.winner or len(made) == 150
        assert spec == "search" or rules.decider(state) == NONE


def test_the_choice_is_always_among_what_is_offered(ground: Ground) -> None:
    state = ground.at(ASK_TURN, only_the_second)
    assert choose(searching(FEW), state) in things_for(state, US)
