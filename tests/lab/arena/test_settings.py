"""Who plays whom, where, and how often."""

from collections import Counter, defaultdict
from pathlib import Path

import pytest

from tests.packs import teams
from undaunted.bots import UnknownBot
from undaunted.content.errors import UnknownOption, UnknownScenario
from undaunted.lab.arena.errors import ArenaError
from undaunted.lab.arena.patterns import scenarios
from undaunted.lab.arena.settings import schedule, settle


def test_games_come_in_pairs_with_the_sides_swapped():
    settings = settle(["greedy", "random"], ["normandy/1-2"], games=6)
    pairs = defaultdict(list)
    for match in schedule(settings):
        pairs[match.scenario, match.seed].append(match.bots)
    assert len(pairs) == 6
    assert all(found == [("greedy", "random"), ("random", "greedy")] for found in pairs.values())
    assert Counter(scenario for scenario, _ in pairs) == {"normandy/1": 3, "normandy/2": 3}


def test_odd_numbers_of_games_are_rounded_up():
    settings = settle(["greedy", "random"], ["normandy/1"], games=3)
    assert settings.games == 4 == len(schedule(settings))


def test_a_pool_is_every_bot_against_every_other(monkeypatch):
    monkeypatch.setattr("undaunted.bots.make", lambda spec, *, seed=0: None)
    settings = settle(["a", "b", "c"], ["normandy/1"], games=2)
    assert [match.bots for match in schedule(settings)] == [
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"),
    ]  # fmt: skip
    assert len({match.seed for match in schedule(settings)}) == 1


def test_the_seed_decides_the_schedule():
    first, again, other = (settle(["greedy", "random"], ["normandy/1"], 10, seed) for seed in (1, 1, 2))
    assert schedule(first) == schedule(again)
    assert not {match.seed for match in schedule(first)} & {match.seed for match in schedule(other)}


@pytest.mark.parametrize(
    ("patterns", "meant"),
    [
        (["normandy/1"], ["normandy/1"]),
        (["north-africa/2-4"], ["north-africa/2", "north-africa/3", "north-africa/4"]),
        (["normandy/2", "normandy/1-2"], ["normandy/2", "normandy/1"]),
        (["normandy/*"], [f"normandy/{number}" for number in range(1, 13)]),
        (["*/7"], ["normandy/7", "north-africa/7"]),
    ],
)
def test_patterns(patterns, meant):
    assert scenarios(patterns) == meant


def test_a_pattern_names_the_form_that_is_played(tmp_path: Path) -> None:
    with teams.found_in(tmp_path):
        assert scenarios(["teams/*+teams", "teams/1"]) == ["teams/1+teams", "teams/1"]
        with pytest.raises(UnknownOption, match="normandy/2"):
            scenarios(["normandy/2+teams"])


@pytest.mark.parametrize("pattern", ["normandy/13", "normandy/11-13", "normandy/5-2", "nowhere/1"])
def test_unknown_scenarios_are_named(pattern):
    with pytest.raises(UnknownScenario):
        scenarios([pattern])


def test_a_pattern_that_means_nothing_is_refused():
    with pytest.raises(ArenaError, match=r"--scenario: found 'nowhere/\*', which no scenario matches"):
        scenarios(["nowhere/*"])


@pytest.mark.parametrize(
    ("pool", "games", "complaint"),
    [
        (["greedy"], 2, "bots: found greedy, expected two or more"),
        (["greedy", "random", "greedy"], 2, "bots: found greedy twice, expected each bot once"),
        (["greedy", "random"], 0, "games: found 0, expected 1 or more"),
    ],
)
def test_what_makes_no_sense_is_refused(pool, games, complaint):
    with pytest.raises(ArenaError, match=complaint):
        settle(pool, ["normandy/1"], games)


def test_an_unknown_bot_is_refused_before_anything_is_played():
    with pytest.raises(UnknownBot):
        settle(["greedy", "nobody"], ["normandy/1"])
