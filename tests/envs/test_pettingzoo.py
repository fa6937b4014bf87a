"""PettingZoo's own tests, and what they do not ask: secrets, rewards, seeds, refusals."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest

from tests.scene import at_a_standstill
from undaunted import bots
from undaunted.content import UnknownScenario
from undaunted.envs import pettingzoo
from undaunted.envs.errors import UnknownAction
from undaunted.game.errors import IllegalDecision
from undaunted.rules import words
from undaunted.rules.words import END_TURN
from undaunted.speed import COMPILED, rules

with warnings.catch_warnings():
    # Where pygame is installed, this imports games of PettingZoo's own in a way that it warns about.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

SCENARIOS = ("normandy/1", "normandy/7", "north-africa/1", "north-africa/2", "north-africa/12")

# PettingZoo lists its own environments that may do these. Agents are named for their seats on purpose.
RECOMMENDED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
    "Action mask numpy array is all zeros",  # asked of a game that is over
)


def finished(env: Any, seed: int, chosen: Any) -> dict[str, float]:
    """Plays a game out; gives what each agent earned in all."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if over or cut else chosen(agent, seen))
    return earned


def anything(number: int) -> Any:
    random = np.random.default_rng(number)
    return lambda agent, seen: random.choice(np.flatnonzero(seen["action_mask"]))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_passes_the_api_test(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        for message in RECOMMENDED:
            warnings.filterwarnings("ignore", message=message)
        api_test(pettingzoo.env(scenario), num_cycles=1000 if COMPILED else 60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_passes_the_seed_test(scenario: str) -> None:
    seed_test(lambda: pettingzoo.env(scenario), num_cycles=500 if COMPILED else 60)


def test_another_seed_is_another_game_and_no_seed_goes_on_from_the_last() -> None:
    env = pettingzoo.env("normandy/7")
    hands = []
    for seed in (1, 2, None, None, 1, None):
        env.reset(seed=seed)
        hands.append([env.observe(agent)["observation"].tobytes() for agent in ("US", "German")])
    assert len({tuple(dealt) for dealt in hands[:4]}) == 4
    assert hands[4] == hands[0] != hands[5]


def test_the_winner_earns_1_and_the_loser_loses_1() -> None:
    env = pettingzoo.env("normandy/1")
    earned = finished(env, 3, anything(3))
    assert sorted(earned.values()) == [-1, 1]
    state = env.unwrapped._state
    assert earned[env.possible_agents[state.winner - 1]] == 1


def test_a_draw_earns_nothing() -> None:
    env = pettingzoo.raw_env("normandy/1")
    env.reset(seed=1)
    env._state = at_a_standstill("normandy/1")._state.clone()
    env.agent_selection = "US"
    mask = env.observe("US")["action_mask"]
    assert set(mask.nonzero()[0]) == {words.PLAY_ON, words.STOP}
    assert env.observe("US")["observation"][env.tensors.layout["standstill"].slice].tolist() == [1.0, 0.0]
    assert env.observe("US")["observation"][env.tensors.layout["still"].slice].tolist() == [1.0]
    env.step(words.STOP)
    assert env.rewards == {"US": 0.0, "German": 0.0}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert env.observe("US")["observation"][env.tensors.layout["standstill"].slice].tolist() == [0.0, 1.0]


def test_a_game_that_is_cut_off_earns_nothing() -> None:
    env = pettingzoo.env("normandy/1", most_decisions=10)
    env.reset(seed=1)
    choose = anything(1)
    for _ in range(10):
        agent = env.agent_selection
        env.step(choose(agent, env.observe(agent)))
    assert env.truncations == {"US": True, "German": True}
    assert env.terminations == {"US": False, "German": False}
    assert env.rewards == {"US": 0, "German": 0}


def test_agents_are_the_seats_and_actions_the_things() -> None:
    env = pettingzoo.env("north-africa/2")
    assert env.possible_agents == ["LRDG", "Italian"]
    assert env.action_space("LRDG").n == env.unwrapped.things.table.things
    assert env.observation_space("LRDG") == env.observation_space("Italian")


def test_the_second_bidder_sees_that_there_is_a_bid_but_not_which() -> None:
    seen = []
    env = pettingzoo.env("normandy/7")
    env.reset(seed=4)
    hand = np.flatnonzero(env.observe("US")["action_mask"])
    assert len(hand) > 1
    for card in hand:
        env.reset(seed=4)
        assert not env.observe("German")["action_mask"].any(), "one after the other"
        env.step(card)
        assert env.agent_selection == "German"
        seen.append(env.observe("German"))
    assert len({one["observation"].tobytes() for one in seen}) == 1
    assert len({one["action_mask"].tobytes() for one in seen}) == 1
    fields = env.unwrapped.tensors.named(seen[0]["observation"])
    assert fields["has_bid"].tolist() == [0, 1]


def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing() -> None:
    env = pettingzoo.env("normandy/1")
    env.reset(seed=1)
    before = env.observe("US")["observation"].tobytes()
    with pytest.raises(IllegalDecision, match="First comes the bid"):
        env.step(END_TURN)
    for nothing in (9_999, -1, None, 1.5, "bid"):
        with pytest.raises(UnknownAction, match="expected the number of a thing, 0 to 115"):
            env.step(nothing)
    assert env.observe("US")["observation"].tobytes() == before
    assert env.agent_selection == "US"


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(UnknownScenario):
        pettingzoo.env("normandy/99")


def test_bots_can_be_asked_from_the_same_observation() -> None:
    """A bot needs the Observation itself, which the environment hands out for its agent only."""
    env = pettingzoo.env("normandy/1", most_decisions=60)
    bot = bots.make("greedy", seed=1)

    def greedy(agent: str, seen: Any) -> int:
        found = env.unwrapped.knowledge(agent)
        assert isinstance(found, rules.Observation)
        return bot.choose(found, np.flatnonzero(seen["action_mask"]).tolist())

    assert set(finished(env, 2, greedy)) == {"US", "German"}


def test_it_can_be_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("normandy/1", render_mode="ansi")
    env.reset(seed=1)
    told = env.render().splitlines()
    assert told[0] == "Round 1 begins."
    assert told[-2].startswith("normandy/1 round=1 initiative=US")
    assert told[-1] == "US: Choose a card from your hand to bid for the initiative."
    loud = pettingzoo.env("normandy/1", render_mode="human")
    loud.reset(seed=1)
    loud.step(np.flatnonzero(loud.observe("US")["action_mask"])[0])
    assert "German: Choose a card from your hand to bid for the initiative." in capsys.readouterr().out


def test_it_travels_to_another_process_as_its_arguments() -> None:
    env = pettingzoo.raw_env("north-africa/2", most_decisions=7)
    again = pickle.loads(pickle.dumps(env))
    assert (again.scenario, again.most_decisions) == ("north-africa/2", 7)
