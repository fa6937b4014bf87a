"""Each invariant holds of a real game and notices when it is broken."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

import undaunted
from undaunted import speed
from undaunted.content.compile import stage
from undaunted.lab import invariants, keeping, leaks
from undaunted.lab.generator import Generator
from undaunted.lab.invariants import Broken, Watched
from undaunted.rules import words

SCENARIOS = [one.id for one in undaunted.scenarios()]


@pytest.fixture
def watched() -> Watched:
    rules: Any = speed.rules
    return Watched(stage("normandy/1"), rules)


def started(watched: Watched, seed: int = 1) -> Any:
    state = watched.rules.opening(watched.table)
    watched.rules.seed(state, seed)
    watched.rules.start_round(state)
    return state


def test_all_hold_at_the_start(watched: Watched) -> None:
    state = started(watched)
    for invariant in invariants.AFTER_EACH_DECISION:
        invariant(watched, state)
    invariants.the_position_is_sound(watched, state)
    keeping.positions_read_back(watched, state)
    leaks.views_leak_nothing(watched, state, 1)
    leaks.a_new_deal_plays_on(watched, state, 1)


def a_card_too_many(watched: Watched, state: Any) -> None:
    state.hand[0] += 1


def a_counter_nowhere(watched: Watched, state: Any) -> None:
    state.tile_of[0] = 200


def a_suppressed_counter_off_the_board(watched: Watched, state: Any) -> None:
    state.tile_of[0] = words.NONE
    state.suppressed[0] = 1


def a_tile_with_two_masters(watched: Watched, state: Any) -> None:
    state.marker[3] = state.marker[watched.table.tiles + 3] = words.CONTROLLED


def a_target_without_a_mortar(watched: Watched, state: Any) -> None:
    state.target[0] = 2


def traces_on_the_stack(watched: Watched, state: Any) -> None:
    state.stack[-1] = 7


def no_question_and_no_winner(watched: Watched, state: Any) -> None:
    state.depth = 0


def every_objective_taken(watched: Watched, state: Any) -> None:
    for tile in range(watched.table.tiles):
        state.marker[tile] = words.CONTROLLED
        state.marker[watched.table.tiles + tile] = 0


Damage = Callable[[Watched, Any], None]


@pytest.mark.parametrize(
    ("damage", "invariant"),
    [
        (a_card_too_many, invariants.cards_are_conserved),
        (a_card_too_many, invariants.the_position_is_sound),
        (a_counter_nowhere, invariants.counters_are_in_one_place),
        (a_suppressed_counter_off_the_board, invariants.counters_are_in_one_place),
        (a_tile_with_two_masters, invariants.tiles_have_one_master),
        (a_target_without_a_mortar, invariants.targets_have_a_mortar),
        (traces_on_the_stack, invariants.the_stack_is_clean),
        (no_question_and_no_winner, invariants.the_stack_is_clean),
        (every_objective_taken, invariants.goals_are_noticed),
        (every_objective_taken, invariants.the_verdict_is_up_to_date),
    ],
)
def test_damage_is_noticed(watched: Watched, damage: Damage, invariant: Damage) -> None:
    state = started(watched)
    damage(watched, state)
    with pytest.raises(Broken) as broken:
        invariant(watched, state)
    assert broken.value.invariant == invariant.__name__.replace("_", " ")
    assert "expected" in str(broken.value)


def test_a_leaking_view_is_noticed(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    observe = watched.rules.observe

    def peeking(state: Any, seat: int) -> Any:
        """The points of the first tile give the enemy's hand away."""
        seen = observe(state, seat)
        seen.state.points[0] = crc32(state.hand) % 200
        return seen

    monkeypatch.setattr(watched.rules, "observe", peeking)
    with pytest.raises(Broken, match="views leak nothing: found the observation of"):
        leaks.views_leak_nothing(watched, started(watched), 2)


def test_a_leaking_event_is_noticed(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    from undaunted.game.event import Event, Teller

    raws = [(words.E_DREW, 1, watched.table.seat_first_card[1])]
    leaks.events_leak_nothing(watched, raws)
    monkeypatch.setattr(Teller, "_drew", lambda teller, n, raws: Event("drew", n, {"card": raws[0][2]}))
    with pytest.raises(Broken, match="events leak nothing"):
        leaks.events_leak_nothing(watched, raws)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_generator_of_a_state_and_of_a_game_agree(scenario: str) -> None:
    rules: Any = speed.rules
    watched = Watched(stage(scenario), rules)
    state = started(watched, seed=5)
    game = undaunted.new(scenario, chance=Generator(5))
    out = rules.Options()
    for number in range(120):
        assert game._state.pack() == state.pack(), number
        if state.winner:
            break
        seat = rules.decider(state)
        rules.options(state, seat, out)
        thing = out.listed()[number * 7 % out.count]
        rules.play(state, seat, thing)
        game.play(game.seats[seat], thing)
