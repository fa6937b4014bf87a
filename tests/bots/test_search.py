"""The search bot as a bot: what it chooses among, what a seed settles, what it advises."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

import undaunted
from tests.envs.positions import position
from tests.games import EVERY, go_on
from tests.scene import scene
from tests.table import play
from undaunted.bots import SearchBot, make
from undaunted.bots.advice import Advice
from undaunted.bots.weights import weights_for
from undaunted.rules.words import NONE
from undaunted.speed import COMPILED, rules

from .playing import GERMANS, opened, play_out, things_for
from .searching import (
    FEW,
    MANY,
    Evaluation,
    Search,
    advice,
    at_a_turn,
    begin,
    choose,
    replies,
    search_on,
    searching,
    visits,
)

# What it chooses among


@settings(max_examples=120 if COMPILED else 30)
@given(st.sampled_from(EVERY), st.integers(0, 10_000), st.integers(0, 400), st.booleans())
def test_it_chooses_what_is_offered(scenario: str, number: int, decisions: int, bid: bool) -> None:
    state = position(scenario, number, decisions, until_one_has_bid=bid)
    for seat in range(state.table.seats):
        if rules.owes_decision(state, seat):
            things = things_for(state, seat)
            assert searching(FEW // 2).choose(rules.observe(state, seat), things) in things


def test_one_bot_may_play_both_seats_of_one_scenario_after_the_other() -> None:
    bot = searching(FEW // 2)
    states = [opened(scenario, 2) for scenario in ("normandy/3", "north-africa/9", "normandy/3")]
    for _ in range(40):
        for state in states:
            seat = rules.decider(state)
            if seat != NONE:
                things = things_for(state, seat)
                thing = bot.choose(rules.observe(state, seat), things)
                assert thing in things
                rules.play(state, seat, thing)


@pytest.mark.parametrize("scenario", ["normandy/8", "north-africa/3"])
def test_it_can_begin_in_the_middle_of_anything(scenario: str) -> None:
    """From a position in one line: no game, and no decision before it, has been seen."""
    game = undaunted.new(scenario, seed=4)
    for number in range(30):
        go_on(game, number, 3)
        if game.over:
            break
        twin = undaunted.from_position(game.position(), seed=1)
        state = twin._state
        seat = rules.decider(state)
        assert choose(searching(FEW // 2), state) in things_for(state, seat)


def test_it_chooses_its_own_casualty(proving_ground: str) -> None:
    """Where a unit's cards differ, its owner says which is lost, in the enemy's turn."""
    game = (
        scene(proving_ground)
        .place("US Rifleman A", "12B").hand("US", "Rifleman A")
        .hand("German", "Rifleman A", "Grenadier A", "Scout A")
        .dice(9).game(seed=1)
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert game.deciders == ("German",)
    bot = searching(FEW)
    thing = choose(bot, game._state)
    assert thing in things_for(game._state, GERMANS)
    game.play("German", thing)
    assert game.deciders == ("US",)


def test_a_whole_game_is_played_to_its_end() -> None:
    state = opened("normandy/1", 5)
    play_out(state, [searching(FEW // 3, seed) for seed in (1, 2)], 3000)
    assert state.winner


# What a seed settles


def turn_of_advice(bot: SearchBot, state: Any) -> list[Advice]:
    """What the bot thought at each decision of a turn, doing each time what it thought best."""
    seat = rules.decider(state)
    now = (state.round, state.turn)
    thoughts = []
    while (state.round, state.turn) == now and rules.decider(state) == seat:
        things = things_for(state, seat)
        if len(things) == 1:
            thing = things[0]
        else:
            thoughts.append(bot.advise(rules.observe(state, seat), things))
            thing = thoughts[-1].best.thing
            bot._thinker.picked(thing)
        rules.play(state, seat, thing)
    return thoughts


def untimed(thoughts: list[Advice]) -> list[Any]:
    return [(thought.replies, thought.simulations) for thought in thoughts]


@pytest.mark.parametrize(("scenario", "seat"), [("normandy/4", 0), ("north-africa/7", 1)])
def test_the_same_seed_and_simulations_give_the_same_advice_over_a_turn(scenario: str, seat: int) -> None:
    state = at_a_turn(scenario, 3, seat)
    one, other = (turn_of_advice(searching(MANY, 7), state.clone()) for _ in range(2))
    assert len(one) > 1
    assert untimed(one) == untimed(other)


def test_other_seeds_look_into_other_things() -> None:
    state = at_a_turn("normandy/4", 3, 0)
    thoughts = [turn_of_advice(searching(MANY, seed), state.clone()) for seed in (1, 2)]
    assert untimed(thoughts[0]) != untimed(thoughts[1])


# Advice


@pytest.mark.parametrize("scenario", ["normandy/1", "normandy/6", "north-africa/2", "north-africa/7"])
def test_advice_lists_every_option_once_the_most_visited_first(scenario: str) -> None:
    for seat in (0, 1):
        state = at_a_turn(scenario, 1, seat)
        found = advice(searching(MANY), state, seat)
        assert sorted(reply.thing for reply in found.replies) == sorted(things_for(state, seat))
        visits = [reply.visits for reply in found.replies]
        assert visits == sorted(visits, reverse=True)
        assert found.best is found.replies[0]
        assert sum(visits) == found.simulations <= MANY
        assert all(0 <= reply.win_chance <= 1 for reply in found.replies)


def test_it_stops_when_the_lead_cannot_be_caught_up() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    found = advice(searching(MANY * 2), state, 0)
    first, second = (reply.visits for reply in found.replies[:2])
    if found.simulations < MANY * 2:
        assert first - second > MANY * 2 - found.simulations
    assert advice(searching(10), state, 0).simulations == 10, "too few to look"


@pytest.mark.parametrize("size", [6, 40])
def test_a_full_tree_is_searched_on(size: int) -> None:
    """Then it grows no more: the root and its options are there, little else."""
    state = opened("normandy/1", 1)
    search = Search(Evaluation(weights_for(state.table)), size, state.table)
    begin(search, 1)
    assert search_on(search, rules.observe(state, 0), MANY, False) == MANY
    assert search.tree.count == size
    found = replies(search, 0)
    assert sorted(thing for thing, _, _ in found) == sorted(things_for(state, 0))
    assert sum(count for _, count, _ in found) == MANY


def test_a_forced_decision_costs_no_simulation() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    bot = searching(FEW)
    thing = things_for(state, 0)[-1]
    assert bot.choose(rules.observe(state, 0), [thing]) == thing
    assert bot._thinker._search is None, "it has not even made a tree"


@pytest.mark.parametrize("spec", ["search:0.001ms", "search:1ms", "search:0.000001s"])
def test_however_little_time_there_is_it_thinks_once(spec: str) -> None:
    state = at_a_turn("north-africa/1", 2, 0)
    bot = make(spec)
    assert isinstance(bot, SearchBot)
    for _ in range(2):
        found = advice(bot, state, 0)
        assert 1 <= found.simulations == visits(found)
        assert found.seconds > 0
