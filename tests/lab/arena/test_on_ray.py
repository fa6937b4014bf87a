"""A real local cluster of two workers."""

from importlib.util import find_spec

import pytest

from tests.lab.arena import misfits
from tests.lab.arena.test_match import course
from undaunted.lab.arena.contest import Contest
from undaunted.lab.arena.errors import CrewError
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import Match, play
from undaunted.lab.arena.on_ray import OnRay
from undaunted.lab.arena.settings import settle
from undaunted.lab.arena.store import begin, resume
from undaunted.speed import COMPILED

# Looked for, not imported: that takes a while even where these tests are left out.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is not installed"),
]

GAMES = 100 if COMPILED else 6


@pytest.mark.parametrize("address", ["nonsense:address", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_an_address_where_nobody_is(address):
    with pytest.raises(CrewError, match="expected the address of a cluster"), OnRay(address):
        pass


@pytest.fixture(scope="module")
def crew():
    with OnRay(jobs=2, game_limit=20, play=misfits.play) as crew:
        yield crew


def test_two_workers_play_what_one_would_play_alone(crew):
    assert crew.workers == 2
    games = [Match("normandy/1", seed, ("random", "random")) for seed in range(6)]
    found = {result.match.seed: course(result) for result in crew.play(games)}
    assert found == {match.seed: course(play(match)) for match in games}


def test_the_same_store_is_filled(crew, tmp_path):
    settings = settle(["greedy", "random"], ["normandy/1"], GAMES, most=200)
    with begin(tmp_path, settings) as store:
        contest = Contest(store)
        contest.play(crew)
        assert contest.report().played == GAMES
    with resume(tmp_path, settings) as store:
        assert not Contest(store).missing


def test_a_lost_worker_loses_no_game(crew, tmp_path):
    games = [Match("normandy/1", seed, ("random", "random"), 200) for seed in range(GAMES)]
    games.insert(3, Match("normandy/1", 3, (f"dying-once:{tmp_path / 'died'}", "random"), 200))
    results = list(crew.play(games))
    assert (tmp_path / "died").exists()
    assert not any(isinstance(result, Failed) for result in results)
    assert {result.match for result in results} == set(games)
    assert len(results) == len(games)


def test_bots_that_misbehave_are_reported(crew):
    games = [Match("normandy/1", seed, ("random", "random"), 200) for seed in range(4)]
    reasons = {"dying": "its worker was lost", "crashing": "out of ideas"}
    bad = [Match("normandy/1", 4, ("random", misfit)) for misfit in reasons]
    results = list(crew.play([*games, *bad]))
    failed = {result.match: result for result in results if isinstance(result, Failed)}
    assert len(results) == 6
    assert set(failed) == set(bad)
    for match, one in failed.items():
        assert reasons[match.bots[1]] in one.reason


def test_a_game_over_its_limit_is_ended(crew):
    crew.game_limit = 0.5
    bad = Match("normandy/1", 4, ("random", "hanging"))
    (failed,) = crew.play([bad])
    assert isinstance(failed, Failed)
    assert "took longer than 0.5 s" in failed.reason
