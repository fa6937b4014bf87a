"""The embattled city in tensors: nothing lost, nothing leaked, every open question and every goal shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import undaunted
from tests.envs.positions import position
from tests.envs.reading_back import knowledge, read_back
from tests.packs import siege
from tests.packs.proving import searched
from tests.scene import scene
from tests.table import play
from undaunted.content.stage import stage
from undaunted.envs import layout
from undaunted.envs.cells import frames_shown
from undaunted.envs.tensor import tensors
from undaunted.rules import words
from undaunted.speed import COMPILED, rules

SHIPPED = [info.id for info in undaunted.scenarios() if info.id.startswith("stalingrad/")]
NAMES = ["siege/1", *SHIPPED]
GAMES = 8 if COMPILED else 1
DECISIONS = (5, 20, 60, 61, 62, 63, 64, 120, 121, 122, 250, 400)


@pytest.fixture(autouse=True, scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("packs")
    goals = '["control 4", "rout 4", "mission 9", "occupy 107, 108 with 2"]'
    siege.write(
        folder,
        more="full_rout = false\n[missions]\n103 = 2\n",
        soviet_goal=goals,
        german_goal='"hold 2"',
        soviet='[Soviet.gains]\nrout = 1\ndamage = 1\n[Soviet.mines]\npersonnel = ["106-107"]',
    )
    with searched(folder):
        yield


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_seat_knows_can_be_read_back_and_no_secret_changes_it(name: str) -> None:
    reader = tensors(name)
    low, high = reader.low_and_high()
    for number in range(GAMES if name == "siege/1" else max(1, GAMES // 4)):
        for decisions in DECISIONS:
            state = position(name, number, decisions, until_one_has_bid=number % 2 == 0 and decisions < 100)
            assert state.depth <= frames_shown(state.table)
            for seat in (0, 1):
                seen = rules.observe(state, seat)
                vector = reader.observation(seen)
                assert (vector >= low).all()
                assert (vector <= high).all()
                assert read_back(name, seat, vector) == knowledge(seen)
                for deal in (7, 8):
                    again = rules.observe(rules.determinise(seen, deal), seat)
                    assert reader.observation(again).tobytes() == vector.tobytes()
                    assert reader.mask(again).tobytes() == reader.mask(seen).tobytes()


def fields(game: Any, seat: int) -> Any:
    reader = tensors(game.stage.name)
    return reader.named(reader.observation(rules.observe(game._state, seat)))


def test_of_the_casualty_pile_the_enemy_sees_only_how_many() -> None:
    """Five Riflemen are five cards: who of them has fallen is his own side's affair."""
    name = SHIPPED[0]
    table = stage(name).table
    reader = tensors(name)
    unit = next(unit for unit in range(table.counters) if table.counter_side[unit] == 0)
    cards = table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]
    told: dict[int, set[bytes]] = {0: set(), 1: set()}
    for fallen in cards:
        state = position(name, 3, 0)
        for zone in (state.deck, state.supply, state.hand, state.discard):
            zone[fallen] = 0
        for card in cards:
            for zone in (state.deck, state.supply, state.hand):
                zone[card] = 0
            state.deck[card] = card != fallen
        state.removed[fallen] = 1
        for seat in (0, 1):
            told[seat].add(reader.observation(rules.observe(state, seat)).tobytes())
        seen = reader.named(reader.observation(rules.observe(state, 1)))
        assert not seen["removed"].any()
        assert seen["lost"].sum() == pytest.approx(0.1)
    assert len(cards) > 1
    assert len(told[1]) == 1
    assert len(told[0]) == len(cards)


def test_what_lies_and_stands_in_the_city_is_shown() -> None:
    game = scene("siege/1").game()
    state = game._state
    table = stage("siege/1").table
    tiles = list(game._things.stage.tiles)
    field = _edge(game, "106", "107")
    state.city[table.at_face + tiles.index("102")] = 2
    state.city[table.at_smoke + tiles.index("110")] = 1
    state.city[0] = 1
    state.city[table.at_watch + 1] = tiles.index("106")
    state.city[table.at_laid + 2] = 1
    own, enemy = fields(game, 0), fields(game, 1)
    slots = tensors("siege/1").layout["routed"].size // 2
    for told, first in ((own, 0), (enemy, slots)):
        assert told["face"][tiles.index("102")].tolist() == [0, 0, 1]
        assert told["face"][tiles.index("104")].tolist() == [0, 1, 0], "fortified from the start"
        assert told["smoke"].tolist() == [tile == "110" for tile in tiles]
        assert told["routed"].tolist() == [slot == first for slot in range(2 * slots)]
        assert told["watch"][first + 1].tolist() == [tile == "106" for tile in tiles]
        assert told["laid"][first + 2] == pytest.approx(1 / table.mines_a_unit)
    assert own["field"][field].tolist() == [1, 0, 0, 0]
    assert enemy["field"][field].tolist() == [0, 0, 1, 0]


def test_all_goals_are_told_with_how_far_they_have_come() -> None:
    game = scene("siege/1").game()
    state, table = game._state, stage("siege/1").table
    state.city[table.at_mission] = 5
    own, enemy = fields(game, 0), fields(game, 1)
    assert own["goal"].shape == (2, 4, 5)
    assert own["goal"][0].argmax(axis=1).tolist() == [0, 1, 2, 4], "control, rout, mission, occupy"
    assert own["goal"][1].tolist() == [[0, 0, 0, 1, 0], *[[0] * 5] * 3], "hold, and no more"
    assert own["needed"][0] == pytest.approx([0.4, 0.4, 0.9, 0.2])
    assert own["progress"][0][2] == pytest.approx(0.5)
    assert enemy["goal"].tolist() == own["goal"][::-1].tolist()
    assert enemy["mission"] == pytest.approx([0.0, 0.5])


def test_a_step_onto_a_mine_says_where_to_and_over_which_edge() -> None:
    setting = (
        scene("siege/1").turn_of("German").hand("German", "Rifleman A").place("German Rifleman A", "107")
    )
    setting.play_area("German", "Veteran A").scouted("German", "106")
    game = setting.dice(0, 0, 0, 0).game()
    play(game, "German", "Rifleman A", "Move 1", "106")
    assert game.view("German").question.kind == "casualty"  # type: ignore[union-attr]
    state = game._state
    kinds = [state.stack[level * words.FRAME] for level in range(state.depth)]
    told = fields(game, 0)
    shown = len(kinds) - 1 - kinds.index(words.DO_HAZARD)
    assert told["question_tile"][shown].argmax() == list(game._things.stage.tiles).index("106")
    assert told["question_edge"][shown].argmax() == _edge(game, "106", "107")
    assert not told["question_card"][shown].any()
    assert not told["question_zone"][shown].any()
    seen = rules.observe(state, 0)
    assert read_back("siege/1", 0, tensors("siege/1").observation(seen)) == knowledge(seen)


def test_the_deepest_that_questions_can_lie() -> None:
    """A turn, Force, an Assault, its step, the mine on the way, and whose card is lost."""
    setting = scene("siege/1").turn_of("German").hand("German", "Commissar")
    setting.place("German Rifleman A", "107").scouted("German", "106")
    game = setting.play_area("German", "Veteran A", "Rifleman A").dice(0, 0, 0, 0).game()
    play(game, "German", "Commissar", "Force 2", "Veteran A", "Assault", "Move 2", "106")
    assert game.view("German").question.kind == "casualty"  # type: ignore[union-attr]
    assert game._state.depth == frames_shown(stage("siege/1").table) == 6
    assert fields(game, 0)["question"].sum() == 6, "all of them are shown"
    seen = rules.observe(game._state, 1)
    assert read_back("siege/1", 1, tensors("siege/1").observation(seen)) == knowledge(seen)


def _edge(game: Any, one: str, other: str) -> int:
    edges = list(game._things.edges)
    return edges.index(f"{one}-{other}") if f"{one}-{other}" in edges else edges.index(f"{other}-{one}")


def test_other_games_have_none_of_these_fields() -> None:
    city = {"routed", "watch", "laid", "smoked", "face", "smoke", "field", "reused", "due", "mission"}
    assert city <= {field.name for field in layout("siege/1").fields}
    for name in ("normandy/1", "north-africa/2", "under-cover-of-night/201"):
        assert not city & {field.name for field in layout(name).fields}


def test_pettingzoo_plays_to_the_end() -> None:
    pettingzoo = pytest.importorskip("undaunted.envs.pettingzoo")
    for name in ("siege/1", SHIPPED[0]):
        env = pettingzoo.env(name)
        env.reset(seed=1)
        random = Random(1)
        earned = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            earned[agent] += reward
            if over or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        assert sorted(earned.values()) == [-1.0, 1.0]


def test_openspiel_plays_to_the_end() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("undaunted.envs.openspiel")
    for name in ("siege/1", SHIPPED[0]):
        game = pyspiel.load_game("python_undaunted", {"scenario": name})
        random = Random(5)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        assert sorted(state.returns()) == [-1.0, 1.0]
