"""A bot that tries to look cannot: all it can reach is the same, whatever the hidden truth is.

Two truths are dealt out that differ only in what a seat may not know. In each a hostile bot gets what bots
get, and everything that it can reach from there is compared.
"""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pyspiel
import pytest
from hypothesis import given, settings

import undaunted.envs.openspiel  # noqa: F401 - registers the game
from tests.bots.playing import SEARCH
from tests.bots.snoop import everything, reachable, squeeze
from tests.envs.positions import position, positions
from undaunted import bots
from undaunted.content.stage import stage
from undaunted.envs.course import Episode
from undaunted.envs.pettingzoo import raw_env
from undaunted.rules.words import NONE
from undaunted.speed import COMPILED, rules

EXAMPLES = 100 if COMPILED else 30
DEALS = st.integers(0, 2**63 - 1)


class Hostile:
    """Where bots play, it keeps all that it can get."""

    name = "hostile"

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []

    def choose(self, seen: rules.Observation, things: Any) -> int:
        self.got.append({"things": list(things), **squeeze(seen)})
        return int(things[0])


def two_truths(state: Any, seat: int, deal: int) -> tuple[Any, Any]:
    """The position and another that the seat cannot tell from it, each with dice and listeners of its own."""
    other = rules.determinise(rules.observe(state, seat), deal)
    for number, truth in enumerate((state, other)):
        rules.seed(truth, deal % 1000 + number)
        truth.events = [("a secret", number)]
        truth.source = object()
    return state, other


def options(state: Any, seat: int) -> list[int]:
    out = rules.Options()
    rules.options(state, seat, out)
    return out.listed()


@settings(max_examples=EXAMPLES)
@given(positions(), DEALS)
def test_all_that_a_bot_can_reach_is_the_same_whatever_is_hidden(found: tuple[str, Any], deal: int) -> None:
    _, state = found
    for seat in range(state.table.seats):
        if not rules.owes_decision(state, seat):
            continue
        bot = Hostile()
        for truth in two_truths(state, seat, deal):
            bot.choose(rules.observe(truth, seat), options(truth, seat))
        assert bot.got[0] == bot.got[1]


@settings(max_examples=EXAMPLES // 2)
@given(positions(), DEALS)
def test_nor_while_others_decide(found: tuple[str, Any], deal: int) -> None:
    _, state = found
    for seat in range(state.table.seats):
        one, other = two_truths(state, seat, deal)
        assert squeeze(rules.observe(one, seat)) == squeeze(rules.observe(other, seat))


def test_the_bot_looks_everywhere() -> None:
    """The tests above would be worth nothing if it looked at nothing, or if there were nothing to see."""
    state = position("north-africa/12", 3, 0)
    seen = rules.observe(state, 0)
    found = squeeze(seen)
    for path in ("generator", "hand", "deck", "bid", "removed", "stack", "source", "events", "pack()"):
        assert f".state.{path}" in found
    for path in (".hand_sizes", ".has_bid", ".lost", ".seat", "imagined 3", "options of 1"):
        assert path in found
    assert (found[".state.source"], found[".state.events"], found[".state.generator"]) == (None, None, 0)
    one, other = two_truths(state, 0, 99)
    assert everything(one) != everything(other)
    assert one.pack() != other.pack()
    for leak in ("generator", "winner"):
        seen = rules.observe(state, 0)
        setattr(seen.state, leak, 1)
        assert squeeze(seen) != found


@settings(max_examples=EXAMPLES // 3)
@given(positions())
def test_no_reference_leads_from_an_observation_to_the_truth(found: tuple[str, Any]) -> None:
    _, state = found
    state.events, state.source = [], object()
    seen = rules.observe(state, 0)
    cells = [array for array in state.arrays() if array]  # empty ones hold nothing and may be shared
    hidden = {id(part) for part in (state, state.events, state.source, *cells)}
    assert not hidden & reachable(seen)
    assert hidden <= reachable(state), "and that they are found where they can be"
    before = state.pack()
    for array in seen.state.arrays():
        array[:] = bytes(255 - cell for cell in array)
    assert state.pack() == before, "what a bot does to its observation happens to nothing else"


@settings(max_examples=EXAMPLES)
@given(positions(), DEALS)
def test_an_agent_of_pettingzoo_is_given_the_same(found: tuple[str, Any], deal: int) -> None:
    scenario, state = found
    env = raw_env(scenario)
    env.reset(seed=1)
    decider = rules.decider(state)
    env.agent_selection = env.possible_agents[0 if decider == NONE else decider]
    for seat, agent in enumerate(env.possible_agents):
        given = []
        for truth in two_truths(state, seat, deal):
            env._state = truth
            parts = env.observe(agent)
            # An array may be a part of a larger one, which can be reached from it.
            whole = [part if part.base is None else part.base for part in parts.values()]
            given.append([part.tobytes() for part in whole])
            assert env.knowledge(agent).state.source is None
        assert given[0] == given[1]


@settings(max_examples=EXAMPLES)
@given(positions(), DEALS)
def test_a_player_of_openspiel_is_given_the_same(found: tuple[str, Any], deal: int) -> None:
    """Its observations, that is: OpenSpiel itself hands the whole state to whoever searches."""
    scenario, held = found
    game = pyspiel.load_game("python_undaunted", {"scenario": scenario})
    for player in range(held.table.seats):
        given = []
        for truth in two_truths(held, player, deal):
            truth.source = None
            state = game.new_initial_state()
            state.course = Episode(stage(scenario), truth, 1, (b"one", b"other"))
            given.append(
                (
                    state.observation_tensor(player),
                    state.observation_string(player),
                    state.information_state_string(player),
                    state.legal_actions() if state.current_player() == player else None,
                )
            )
        assert given[0] == given[1]


@pytest.mark.parametrize("name", ["random", "greedy", SEARCH])
@pytest.mark.parametrize("scenario", ["normandy/7", "north-africa/12"])
def test_our_own_bots_choose_the_same_whatever_is_hidden(name: str, scenario: str) -> None:
    for decisions in range(0, 120 if COMPILED else 40, 3 if name != SEARCH else 8):
        state = position(scenario, decisions, decisions)
        seat = rules.decider(state)
        if seat == NONE:
            continue
        chosen = {
            bots.make(name, seed=5).choose(rules.observe(truth, seat), options(truth, seat))
            for truth in two_truths(state, seat, decisions)
        }
        assert len(chosen) == 1
