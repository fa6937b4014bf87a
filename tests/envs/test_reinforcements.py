"""Mines, salvos at a tile and Advance in tensors: nothing lost, nothing leaked, every open question shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.positions import position
from tests.envs.reading_back import knowledge, read_back
from tests.packs import armour, night
from tests.packs.proving import searched
from tests.scene import scene
from tests.table import play
from undaunted.content.stage import stage
from undaunted.envs import layout
from undaunted.envs.cells import frames_shown
from undaunted.envs.tensor import tensors
from undaunted.speed import COMPILED, rules

NAMES = ("night/1", "night/duel+teams", "armour/2", "armour/2+teams")
GAMES = 12 if COMPILED else 2
DECISIONS = (5, 20, 60, 61, 62, 63, 64, 120, 121, 122, 180)


@pytest.fixture(autouse=True, scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("packs")
    night.write(folder)
    armour.write(folder)
    with searched(folder):
        yield


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_seat_knows_can_be_read_back_and_no_secret_changes_it(name: str) -> None:
    reader = tensors(name)
    for number in range(GAMES):
        for decisions in DECISIONS:
            state = position(name, number, decisions)
            assert state.depth <= frames_shown(state.table)
            for seat in range(state.table.seats):
                seen = rules.observe(state, seat)
                vector = reader.observation(seen)
                assert read_back(name, seat, vector) == knowledge(seen)
                again = rules.observe(rules.determinise(seen, 7), seat)
                assert reader.observation(again).tobytes() == vector.tobytes()
                assert reader.mask(again).tobytes() == reader.mask(seen).tobytes()


def fields(game: Any, seat: int) -> Any:
    reader = tensors(game.stage.name)
    return reader.named(reader.observation(rules.observe(game._state, seat)))


def test_mines_are_shown_edge_by_edge_and_the_supply_beside_them() -> None:
    game = scene("night/1").mines("17A-16B armour", "17A-16B armour", "19A-12A personnel", supply=2).game()
    edges = list(game._things.edges)
    for seat in (0, 1):
        told = fields(game, seat)
        assert told["mines"].shape == (len(edges), 2)
        assert told["mines"][edges.index("17A-16B")] == pytest.approx([0.0, 0.2])
        assert told["mines"][edges.index("19A-12A")] == pytest.approx([0.1, 0.0])
        assert told["mines"].sum() == pytest.approx(0.3)
        assert told["mine_supply"] == pytest.approx([0.2])


def test_what_is_done_with_a_mine_is_part_of_the_question() -> None:
    game = scene("night/1").mines().hand("LRDG", "Sapper").game()
    play(game, "LRDG", "Sapper", "Mine", "lay armour")
    told = fields(game, 0)
    assert told["question_mine"][0].tolist() == [0, 1, 0, 0]
    assert not told["question_edge"].any()


def test_the_deepest_that_questions_can_lie() -> None:
    """A turn, what a vehicle offers afterwards, a step, mines due, damage due, and whose card is lost."""
    setting = (
        scene("night/1").turn_of("Italian").hand("Italian", "Scout A").play_area("Italian", "Rifleman A")
    )
    setting.play_area("Italian", "Corporal A").scouted("Italian", "17A", "19A")
    setting.place("Italian Scout Car", "17A").aboard("Italian Scout A", "Scout Car", "driver")
    setting.aboard("Italian Rifleman A", "Scout Car", "gunner")
    game = setting.mines("17A-19A armour", "17A-19A armour").dice(9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert game.view("Italian").question.kind == "casualty"  # type: ignore[union-attr]
    table = stage("night/1").table
    assert game._state.depth == frames_shown(table) == 6
    told = fields(game, 0)
    assert told["question"].sum() == 6, "all of them are shown"
    edge = list(game._things.edges).index("19A-17A")
    assert told["question_edge"][2].tolist() == [number == edge for number in range(table.edges)]


def test_scenarios_without_mines_have_no_room_for_them() -> None:
    for name, mined in (("normandy/1", False), ("armour/1", False), ("armour/2", True)):
        assert ("mines" in {field.name for field in layout(name).fields}) == mined


@pytest.mark.parametrize("name", ["night/duel", "night/duel+teams", "armour/2+teams"])
def test_pettingzoo_plays_to_the_end(name: str) -> None:
    pettingzoo = pytest.importorskip("undaunted.envs.pettingzoo")
    env = pettingzoo.env(name)
    for seed in range(3 if COMPILED else 1):
        env.reset(seed=seed)
        random = Random(seed)
        earned = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            earned[agent] += reward
            if over or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        assert sum(earned.values()) == 0
        assert set(map(abs, earned.values())) == {1.0}


@pytest.mark.parametrize("name", ["night/duel", "night/duel+teams"])
def test_openspiel_plays_to_the_end(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("undaunted.envs.openspiel")
    game = pyspiel.load_game("python_undaunted", {"scenario": name})
    random = Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert set(map(abs, state.returns())) == {1.0}
