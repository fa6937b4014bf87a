"""How a position is judged: the features by name, their weights, and that nothing hidden goes into them."""

from __future__ import annotations

import ast
import tomllib
from math import exp, isfinite
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from tests.envs.positions import position
from tests.games import EVERY
from tests.scene import Scene, scene
from undaunted.bots import weights
from undaunted.bots.search import columns as described
from undaunted.bots.weights import FEATURES, KINDS, weights_for
from undaunted.content.stage import stage
from undaunted.rules.words import BY_CONTROL
from undaunted.speed import COMPILED, rules

from .playing import opened
from .searching import Evaluation, features_of, win_chance

WEIGHTS = Path(weights.__file__).with_name("weights.toml")


def features(setting: Scene, side: str) -> dict[str, float]:
    game = setting.game(seed=1)
    return dict(zip(FEATURES, features_of(game._state, game.seats.index(side)), strict=True))


def test_the_names_are_those_of_the_features_in_their_order() -> None:
    source = ast.parse(Path(described.__file__).read_text(encoding="utf-8"))
    numbers = {
        line.target.id.lower(): int(ast.literal_eval(line.value))
        for line in source.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and isinstance(line.value, ast.Constant)
    }
    assert numbers.pop("features") == len(FEATURES)
    assert [name for name, _ in sorted(numbers.items(), key=lambda item: item[1])] == list(FEATURES)
    assert sorted(numbers.values()) == list(range(len(FEATURES)))


def test_the_weights_name_every_feature_of_every_goal() -> None:
    read = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    assert list(read) == list(KINDS)
    for goal in read.values():
        assert tuple(goal) == FEATURES
        assert all(abs(weight) < 10 for weight in goal.values())


def test_the_file_is_as_it_would_be_written() -> None:
    read = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    assert weights.write({goal: list(found.values()) for goal, found in read.items()}) == WEIGHTS.read_text(
        encoding="utf-8"
    )


def test_each_side_has_the_weights_of_its_own_goal() -> None:
    read = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    found = weights_for(stage("normandy/2").table)
    assert found == [*read["control"].values(), *read["pin"].values()]
    found = weights_for(stage("north-africa/9").table)
    assert found == [*read["neutralise"].values(), *read["escape"].values()]


@pytest.mark.parametrize("count", [0, len(FEATURES), 2 * len(FEATURES) + 1])
def test_too_few_or_too_many_weights_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=rf"has {2 * len(FEATURES)} weights, not {count}"):
        Evaluation([0.0] * count)


@settings(max_examples=60 if COMPILED else 20)
@given(st.sampled_from(EVERY), st.integers(0, 10_000), st.integers(0, 300))
def test_the_chance_is_the_weighted_difference_of_the_sides(
    scenario: str, number: int, decisions: int
) -> None:
    state = position(scenario, number, decisions)
    if state.winner:
        return
    first, second = features_of(state, 0), features_of(state, 1)
    assert all(isfinite(value) and -1 <= value <= 8 for value in first + second)
    ours = [0.1 * (at % 7) - 0.2 for at in range(len(FEATURES))]
    theirs = [0.05 * (at % 5) for at in range(len(FEATURES))]
    ahead = sum(w * x for w, x in zip(ours, first, strict=True))
    ahead -= sum(w * x for w, x in zip(theirs, second, strict=True))
    assert win_chance(state, Evaluation(ours + theirs)) == pytest.approx(1 / (1 + exp(-ahead)))
    assert win_chance(state, Evaluation([0.0] * 2 * len(FEATURES))) == 0.5


def test_a_finished_game_is_certain() -> None:
    state = opened("normandy/1", 1)
    judge = Evaluation(weights_for(state.table))
    assert 0 < win_chance(state, judge) < 1
    state.how = BY_CONTROL
    for winner, expected in ((1, 1.0), (2, 0.0)):
        state.winner = winner
        assert win_chance(state, judge) == expected


@settings(max_examples=80 if COMPILED else 20)
@given(st.sampled_from(EVERY), st.integers(0, 10_000), st.integers(0, 400), st.integers(0, 2**63 - 1))
def test_nothing_hidden_goes_into_the_features(scenario: str, number: int, decisions: int, deal: int) -> None:
    state = position(scenario, number, decisions)
    for seat in (0, 1):
        twin = rules.determinise(rules.observe(state, seat), deal)
        for side in (0, 1):
            assert features_of(twin, side) == features_of(state, side)


def test_the_deals_do_differ() -> None:
    """Or the test above would show nothing."""
    state: Any = position("normandy/4", 3, 44)
    seen = rules.observe(state, 0)
    assert len({rules.determinise(seen, number << 40).pack() for number in range(1, 20)}) > 5


# What some of them say


def one_control_short() -> Scene:
    setting = scene("normandy/1").controlled("US", "13B", "6A").place("US Rifleman A", "2B")
    return setting.hand("US", "Rifleman A")


def test_points_held_and_points_in_reach() -> None:
    found = features(one_control_short(), "US")
    assert (found["progress"], found["nearly"], found["wins_here"]) == (4 / 5, 1.0, 1.0)
    assert found["steps_0"] >= 1 / 5
    away = features(one_control_short().place("US Rifleman A", "17B"), "US")
    assert (away["progress"], away["wins_here"], away["wins_next"]) == (4 / 5, 0.0, 1.0)


def test_an_enemy_on_a_tile_he_controls_is_in_the_way() -> None:
    def blocked(tile: str) -> float:
        setting = one_control_short().unmarked("US", "2B").controlled("German", "2B")
        return features(setting.place("German Scout A", tile), "US")["blocked"]

    assert blocked("2B") > blocked("8A")


def test_cards_by_what_they_can_do() -> None:
    setting = scene("normandy/1").deck("US", "Rifleman A*3", "Scout A*2", "Platoon Sergeant", "Fog of War*4")
    found = features(setting, "US")
    assert found["takers"] == pytest.approx(0.3)
    assert found["scouts"] == pytest.approx(0.2)
    assert found["leaders"] == pytest.approx(0.1)
    assert found["fogs"] == pytest.approx(0.4)
    assert found["no_taker"] == 0.0
    assert features(scene("normandy/1").deck("US", "Scout A"), "US")["no_taker"] == 1.0


def test_the_last_rifleman_is_the_worse_off_the_fewer_cards_he_has() -> None:
    alone = scene("normandy/2").off("US Rifleman B")
    assert features(scene("normandy/2"), "US")["last_rifleman"] == 0.0
    assert features(alone.deck("US", "Scout A"), "US")["last_rifleman"] == 1.0
    assert features(alone.deck("US", "Rifleman A*3"), "US")["last_rifleman"] == 0.25
    hunted = features(alone.deck("US", "Scout A"), "German")
    assert hunted["nearly"] == 0.5
    assert hunted["progress"] > features(scene("normandy/2"), "German")["progress"]


def test_who_has_to_escape_counts_the_steps_to_the_way_out() -> None:
    found = features(scene("north-africa/7").place("LRDG Navigator", "17A"), "LRDG")
    assert (found["progress"], found["steps_0"]) == (0.0, 0.5)
    found = features(scene("north-africa/7").escaped("LRDG Saboteur"), "LRDG")
    assert (found["progress"], found["nearly"]) == (0.5, 1.0)


def test_who_has_to_neutralise_counts_the_gone() -> None:
    found = features(scene("north-africa/7").neutralised("LRDG Saboteur"), "Italian")
    assert found["progress"] == pytest.approx(1 / 3)


def test_vehicles_count_while_they_run_and_are_manned() -> None:
    whole = features(scene("north-africa/5"), "Italian")["armour"]
    hurt = features(scene("north-africa/5").damage("Medium Tank", 1), "Italian")["armour"]
    left = features(scene("north-africa/5").abandoned("Medium Tank"), "Italian")["armour"]
    assert whole > hurt > 0
    assert left < whole


@pytest.mark.parametrize("suppressed", [(), ("US Scout A",), ("US Scout A", "US Rifleman A")])
def test_suppressed_units_are_counted(suppressed: tuple[str, ...]) -> None:
    found = features(scene("normandy/1").suppressed(*suppressed), "US")
    assert found["suppressed"] == pytest.approx(0.2 * len(suppressed))
