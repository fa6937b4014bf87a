"""Undo goes back to the last die, draw or reveal, and never past it."""

from random import Random

import pytest

import undaunted
from tests.games import SCENARIOS, choose
from tests.scene import scene
from tests.table import find, offered, play, told
from undaunted.game.course import Unasked


def refusal(game: undaunted.Game, seat: str) -> str:
    before = game.position(), game.log
    assert not game.can_undo(seat)
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.undo(seat)
    assert (game.position(), game.log) == before
    return caught.value.rule


def test_decisions_are_taken_back_one_by_one() -> None:
    game = scene().hand("US", "Scout A", "Rifleman A").game()
    before = [game.position()]
    for pick in ("Scout A", "Scout", "12B", "8A", "Rifleman A", "Control"):
        play(game, "US", pick)
        before.append(game.position())
    while game.can_undo("US"):
        assert game.position() == before.pop()
        game.undo("US")
    assert game.position() == before.pop()
    assert not before
    assert game.decisions == 0
    assert game.events("US") == []


def test_the_game_can_go_another_way_afterwards() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "12B")
    game.undo("US")
    play(game, "US", "13B")
    assert told(game, "moved") == [{"unit": "US Scout A", "from": "17B", "to": "13B"}]
    assert game.log[-1] == "US:13B"


def test_with_no_decision_there_is_nothing_to_undo() -> None:
    assert refusal(scene().hand("US", "Scout A").game(), "US") == "no-undo"


def test_not_past_a_die() -> None:
    game = scene().hand("US", "Rifleman A").dice(1).game()
    play(game, "US", "Rifleman A", "Attack", "German Scout A")
    assert refusal(game, "US") == "undo-past-chance"


def test_not_past_a_draw() -> None:
    game = scene().hand("US", "Platoon Sergeant").draws("US Scout A").game()
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert refusal(game, "US") == "undo-past-chance"
    play(game, "US", "Stop")
    game.undo("US")
    assert offered(game, "US") == {"draw", "stop"}
    assert refusal(game, "US") == "undo-past-chance"


def test_not_past_the_end_of_a_turn() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Conceal", "End turn")
    assert refusal(game, "US") == "undo-past-chance"
    assert refusal(game, "German") == "undo-past-chance"


def test_not_past_the_end_of_the_game() -> None:
    game = scene().controlled("US", "13B", "6A").place("US Rifleman A", "2B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert refusal(game, "US") == "undo-past-chance"


def test_a_bid_can_be_taken_back_until_both_are_in() -> None:
    game = scene().bidding().hand("US", "Rifleman A", "Scout A").hand("German", "Scout A").game()
    start = game.position()
    play(game, "US", "Rifleman A")
    game.undo("US")
    assert game.position() == start
    play(game, "US", "Scout A")
    play(game, "German", "Scout A")
    assert refusal(game, "US") == "undo-past-chance", "the bids are revealed"


def test_only_ones_own_decisions_are_taken_back() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    play(game, "US", "Rifleman A")
    assert refusal(game, "German") == "undo-not-yours"
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.undo("France")
    assert caught.value.rule == "unknown-name"


def test_an_option_from_before_is_asked_for_again() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A")
    game.undo("US")
    game.play("US", find(game, "US", "Scout A"))
    assert offered(game, "US") >= {"Scout 2", "Conceal"}


def test_forced_decisions_are_taken_back_with_the_one_before_them() -> None:
    # On an island a Rifleman without enemies can only hunker down.
    game = (
        scene().empty_board().place("US Rifleman A", "3B").place("US Rifleman B", "17B")
        .hand("US", "Rifleman A", "Scout A").game(unasked="forced")
    )  # fmt: skip
    start = game.position()
    play(game, "US", "Rifleman A")
    assert game.log[1:3] == ("US:us-rifleman-a", "US:hunker-down")
    game.undo("US")
    assert game.position() == start


def test_what_only_chance_led_to_is_not_taken_back() -> None:
    """The stop that follows the last draw is forced: taking it back alone would change nothing."""
    setting = scene().hand("US", "Platoon Sergeant").deck("US", "Scout A").draws("US Scout A")
    game = setting.game(unasked="forced")
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert game.log[-1] == "US:stop"
    assert refusal(game, "US") == "undo-past-chance"


@pytest.mark.parametrize("unasked", ["none", "automatic", "forced"])
@pytest.mark.parametrize("scenario", SCENARIOS[::3])
def test_in_any_game_undo_returns_the_position_before_the_decision(scenario: str, unasked: Unasked) -> None:
    random = Random(scenario)
    game = undaunted.new(scenario, seed=9, unasked=unasked)
    for _ in range(150):
        if game.over:
            break
        seat = random.choice(game.deciders)
        option = choose(random, game.options(seat))
        before = game.position(), game.save(), [one.name for one in game.options(seat)]
        game.play(seat, option)
        if game.can_undo(seat):
            game.undo(seat)
            assert (game.position(), game.save(), [one.name for one in game.options(seat)]) == before
            game.play(seat, option.name)
