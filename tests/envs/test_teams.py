"""Four seats in two teams: each has its own eyes, and team-mates win or lose together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.positions import position
from tests.envs.reading_back import knowledge, read_back
from tests.packs import teams
from undaunted.content.stage import stage
from undaunted.envs import layout
from undaunted.envs.cells import frames_shown
from undaunted.envs.tensor import tensors
from undaunted.speed import COMPILED, rules

SEATS = ["US-1", "US-2", "German-1", "German-2"]
GAMES = 10 if COMPILED else 2
DECISIONS = (0, 1, 2, 5, 20, 60, 120)


@pytest.fixture(autouse=True)
def packs(tmp_path: Path) -> Iterator[None]:
    with teams.found_in(tmp_path / "packs"):
        yield


def found() -> Iterator[Any]:
    for number in range(GAMES):
        for decisions in DECISIONS:
            yield position(teams.FOUR, number, decisions)


def test_what_is_hidden_from_a_seat_changes_nothing_it_reads() -> None:
    """A team-mate's hand is hidden too."""
    reader = tensors(teams.FOUR)
    for state in found():
        for seat in range(4):
            seen = rules.observe(state, seat)
            vector = reader.observation(seen)
            again = rules.observe(rules.determinise(seen, 7), seat)
            assert reader.observation(again).tobytes() == vector.tobytes()
            assert reader.mask(again).tobytes() == reader.mask(seen).tobytes()
            assert read_back(teams.FOUR, seat, vector) == knowledge(seen)
            assert state.depth <= frames_shown(state.table)


def test_each_seat_comes_first_in_its_own_eyes_then_its_team_mate() -> None:
    state = position(teams.FOUR, 3, 0)
    table = stage(teams.FOUR).table
    reader = tensors(teams.FOUR)
    for seat, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
        fields = reader.named(reader.observation(rules.observe(state, seat)))
        assert fields["seat"].tolist() == [one == seat for one in range(4)]
        order = [seat, mate, *(one for one in range(4) if one not in (seat, mate))]
        sizes = [sum(state.hand[slice(*table.seat_first_card[one : one + 2])]) for one in order]
        assert fields["hand_size"] == pytest.approx([size / 10 for size in sizes])
        assert fields["commander"].sum() == 2


def test_the_layout_has_room_for_four() -> None:
    fields = layout(teams.FOUR)
    assert fields["decides"].shape == (4,)
    assert fields["deck"].shape[0] == 4
    assert fields["question"].shape[0] == frames_shown(stage(teams.FOUR).table) == 5
    assert fields["goal"].shape[0] == 2, "goals are a side's"


def test_pettingzoo_has_four_agents_and_team_mates_earn_the_same() -> None:
    pettingzoo = pytest.importorskip("undaunted.envs.pettingzoo")
    env = pettingzoo.env(teams.FOUR)
    assert env.possible_agents == SEATS
    asked = set()
    for seed in range(GAMES):
        env.reset(seed=seed)
        random = Random(seed)
        earned = dict.fromkeys(SEATS, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            earned[agent] += reward
            if over or cut:
                env.step(None)
                continue
            asked.add(agent)
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        assert earned["US-1"] == earned["US-2"] == -earned["German-1"] == -earned["German-2"]
        assert abs(earned["US-1"]) == 1.0
    assert asked == set(SEATS)


def test_openspiel_has_four_players_and_team_mates_share_the_return() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("undaunted.envs.openspiel")
    game = pyspiel.load_game("python_undaunted", {"scenario": teams.FOUR})
    assert game.num_players() == 4
    random = Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    first, second, third, fourth = state.returns()
    assert first == second == -third == -fourth
    assert abs(first) == 1.0
    assert "US-2" in state.observation_string(1)
