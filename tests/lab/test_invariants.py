"""Each invariant holds of a real game and notices when it is broken."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import undaunted
from tests.packs import teams
from undaunted import speed
from undaunted.content.stage import stage
from undaunted.lab.fuzzing import invariants, keeping, leaks
from undaunted.lab.fuzzing.generator import Generator
from undaunted.lab.fuzzing.invariants import Broken, Watched
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


# North Africa


def seat_of(watched: Watched, name: str) -> int:
    return watched.things.places.index(name)


def unit_of(watched: Watched, name: str) -> int:
    return watched.things.counters.index(name)


def two_on_one_seat(watched: Watched, state: Any) -> None:
    state.aboard[unit_of(watched, "italian-scout-a")] = seat_of(watched, "scout-car/driver")


def a_driver_left_behind(watched: Watched, state: Any) -> None:
    state.tile_of[unit_of(watched, "italian-medium-tank")] = 0


def an_enemy_in_the_tank(watched: Watched, state: Any) -> None:
    state.holder[0] = 1 - state.holder[0]
    state.holder[1] = 1 - state.holder[1]
    state.holder[2] = 1 - state.holder[2]


def a_vehicle_in_a_vehicle(watched: Watched, state: Any) -> None:
    state.aboard[unit_of(watched, "lrdg-patrol-truck")] = seat_of(watched, "patrol-truck/driver")


def a_fate_on_the_board(watched: Watched, state: Any) -> None:
    state.fate[unit_of(watched, "lrdg-scout")] = words.ESCAPED


def a_soldier_lost_on_the_way(watched: Watched, state: Any) -> None:
    state.tile_of[unit_of(watched, "lrdg-scout")] = words.NONE


def cards_of_the_fallen(watched: Watched, state: Any) -> None:
    a_soldier_lost_on_the_way(watched, state)
    state.fate[unit_of(watched, "lrdg-scout")] = words.NEUTRALISED


def a_wreck_that_stands(watched: Watched, state: Any) -> None:
    state.damage[0] = watched.table.vehicle_integrity[0]


def tiles_chosen_by_nobody(watched: Watched, state: Any) -> None:
    state.chosen[3] = 1


def a_lawless_ruin(watched: Watched, state: Any) -> None:
    state.ruined = bytearray([7])


def four_neutralised_unnoticed(watched: Watched, state: Any) -> None:
    for unit, side in enumerate(watched.table.counter_side):
        if side == 1:
            state.fate[unit] = words.NEUTRALISED


@pytest.mark.parametrize(
    ("damage", "invariant"),
    [
        (two_on_one_seat, invariants.crews_sit_in_vehicles),
        (a_driver_left_behind, invariants.crews_sit_in_vehicles),
        (an_enemy_in_the_tank, invariants.crews_sit_in_vehicles),
        (a_vehicle_in_a_vehicle, invariants.crews_sit_in_vehicles),
        (a_fate_on_the_board, invariants.fates_are_final),
        (a_soldier_lost_on_the_way, invariants.fates_are_final),
        (cards_of_the_fallen, invariants.fates_are_final),
        (a_wreck_that_stands, invariants.fates_are_final),
        (tiles_chosen_by_nobody, invariants.the_stack_is_clean),
        (a_lawless_ruin, invariants.structures_fall_once),
        (four_neutralised_unnoticed, invariants.goals_are_noticed),
        (two_on_one_seat, invariants.the_position_is_sound),
        (cards_of_the_fallen, invariants.the_position_is_sound),
    ],
)
def test_damage_to_vehicles_and_fates_is_noticed(damage: Damage, invariant: Damage) -> None:
    rules: Any = speed.rules
    watched = Watched(stage("north-africa/6"), rules)
    state = started(watched)
    for one in invariants.AFTER_EACH_DECISION:
        one(watched, state)
    damage(watched, state)
    with pytest.raises(Broken) as broken:
        invariant(watched, state)
    assert broken.value.invariant == invariant.__name__.replace("_", " ")


@pytest.mark.parametrize("scenario", [f"north-africa/{number}" for number in (1, 5, 9)])
def test_each_kind_of_goal_is_counted(scenario: str) -> None:
    rules: Any = speed.rules
    watched = Watched(stage(scenario), rules)
    state = started(watched)
    table = watched.table
    for unit, side in enumerate(table.counter_side):
        escapes = table.goal_kind[side] == words.GOAL_ESCAPE
        state.fate[unit] = words.ESCAPED if escapes else words.NEUTRALISED
    state.ruined = bytearray([1]) * table.structures
    with pytest.raises(Broken, match="goals are noticed"):
        invariants.goals_are_noticed(watched, state)


def test_a_team_has_its_cards_between_its_members(tmp_path: Path) -> None:
    """A command card that changed hands and a Fog of War from the common supply are neither made nor lost."""
    rules: Any = speed.rules
    with teams.found_in(tmp_path / "packs"):
        watched = Watched(stage(teams.FOUR), rules)
    state = rules.opening(watched.table)
    table = watched.table
    command = next(
        card for card, mate in enumerate(table.mate_card) if mate != words.NONE and state.deck[card]
    )
    mate = table.mate_card[command]
    state.deck[command], state.deck[mate] = 0, 1
    invariants.cards_are_conserved(watched, state)
    own, pool = table.seat_fog[1], table.fog_pool[1]
    assert own != pool
    state.supply[pool] -= 1
    state.discard[own] += 1
    invariants.cards_are_conserved(watched, state)
    state.discard[own] += 1
    with pytest.raises(Broken, match="of us-1-fog-of-war and us-2-fog-of-war, expected"):
        invariants.cards_are_conserved(watched, state)
    state.discard[own] -= 1
    state.deck[command] = 1
    with pytest.raises(Broken, match="found 2 of us-1-platoon-sergeant and us-2-platoon-sergeant"):
        invariants.cards_are_conserved(watched, state)


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
    from undaunted.game.event import Teller

    raws = [(words.E_DREW, 1, watched.table.seat_first_card[1])]
    leaks.events_leak_nothing(watched, raws)
    monkeypatch.setattr(
        Teller, "_drew", lambda teller, n, raws: teller._event("drew", n, {"card": raws[0][2]})
    )
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
