"""Random play to the end, as search, fuzzing and the bench use it."""

from __future__ import annotations

from typing import Any

from tests.scene import scene
from undaunted.content.stage import stage
from undaunted.rules import words
from undaunted.speed import rules


def begun(scenario: str, number: int) -> Any:
    state = rules.opening(stage(scenario).table)
    rules.seed(state, number)
    rules.start_round(state)
    return state


def offered(state: Any) -> list[int]:
    out = rules.Options()
    rules.options(state, rules.decider(state), out)
    return list(out.listed())


def test_a_playout_makes_as_many_decisions_as_it_is_told() -> None:
    at_once, one_by_one = begun("normandy/1", 3), begun("normandy/1", 3)
    assert rules.playout(at_once, 7) == 7
    assert [rules.playout(one_by_one, 1) for _ in range(7)] == [1] * 7
    assert at_once == one_by_one


def test_a_playout_ends_with_the_game_and_counts_its_decisions() -> None:
    state = begun("normandy/1", 3)
    made = rules.playout(state, 100_000)
    assert state.winner
    assert rules.playout(state, 5) == 0
    assert not any(rules.owes_decision(state, seat) for seat in range(state.table.seats))
    cut_short = begun("normandy/1", 3)
    assert rules.playout(cut_short, made - 1) == made - 1
    assert not cut_short.winner


def chosen_by_playouts(state: Any) -> set[int]:
    """Which of the options playouts of one decision take, each with another seed."""
    after = {}
    for thing in offered(state):
        twin = state.clone()
        rules.play(twin, rules.decider(state), thing)
        after[twin.pack()] = thing
    assert len(after) == len(offered(state)), "each option leads to another position"
    taken = set()
    for number in range(60):
        twin = state.clone()
        rules.seed(twin, number)
        rules.playout(twin, 1)
        taken.add(after[twin.pack()])
    return taken


def test_nobody_withdraws_in_a_playout_and_all_else_is_taken() -> None:
    state = scene("stalingrad/11").hand("Soviet", "Rifleman A 004", "Scout A 014").game()._state
    assert offered(state)[-1] == words.WITHDRAW
    assert len(offered(state)) > 2
    assert chosen_by_playouts(state) == set(offered(state)) - {words.WITHDRAW}


def test_nor_where_only_one_other_option_is_left() -> None:
    state = scene("stalingrad/11").hand("Soviet", "Fog of War").game()._state
    assert offered(state) == [words.END_TURN, words.WITHDRAW]
    assert chosen_by_playouts(state) == {words.END_TURN}


def test_only_seats_that_there_are_owe_a_decision() -> None:
    state = scene("normandy/1").bidding().hand("US", "Scout A").hand("German", "Scout A").game()._state
    assert [rules.owes_decision(state, seat) for seat in (-1, 0, 1, 2)] == [False, True, True, False]
