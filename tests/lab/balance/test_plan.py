"""Which games are played."""

import pytest

from tests.packs.shipped import SHIPPED
from undaunted.bots import UnknownBot
from undaunted.content import UnknownPack, UnknownScenario
from undaunted.lab.arena.errors import ArenaError
from undaunted.lab.balance.plan import same_bot, schedule, settle


def test_all_packs_if_none_is_named():
    assert len(settle().scenarios) == SHIPPED
    assert len(settle(["north-africa"]).scenarios) == 12


def test_some_scenarios_in_the_order_of_their_packs():
    found = settle([], ["north-africa/2-3", "normandy/1"])
    assert found.scenarios == ("normandy/1", "north-africa/2", "north-africa/3")


def test_equal_bots_and_the_same_seeds_everywhere():
    matches = schedule(settle([], ["normandy/1-3"], games=5))
    assert len(matches) == 15
    assert {match.bots for match in matches} == {("greedy", "greedy")}
    assert all(match.detail for match in matches)
    seeds = {
        name: [one.seed for one in matches if one.scenario == name] for name in ("normandy/1", "normandy/3")
    }
    assert seeds["normandy/1"] == seeds["normandy/3"]
    assert len(set(seeds["normandy/1"])) == 5


def test_more_games_go_on_where_fewer_end():
    fewer = schedule(settle(["normandy"], games=3))
    assert schedule(settle(["normandy"], games=5))[: len(fewer)] == fewer
    assert schedule(settle(["normandy"], games=3, seed=2)) != fewer


def test_what_is_wrong_is_said(tmp_path):
    with pytest.raises(UnknownPack, match="did you mean 'normandy'"):
        settle(["normandi"])
    with pytest.raises(UnknownScenario):
        settle([], ["normandy/77"])
    with pytest.raises(UnknownBot):
        settle(bot="nobody")
    with pytest.raises(ArenaError, match="games: found 0, expected 1 or more"):
        settle(games=0)
    with pytest.raises(ArenaError, match="found normandy/1, expected a scenario of north-africa"):
        settle(["north-africa"], ["normandy/1"])


def test_an_arena_of_different_bots_is_not_gone_on_with(tmp_path):
    from undaunted.lab.arena import settings

    with pytest.raises(ArenaError, match="found greedy, random, expected the same on both sides"):
        same_bot(settings.settle(["greedy", "random"], ["normandy/1"]), tmp_path)
