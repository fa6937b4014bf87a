"""Real workers, really killed."""

import os
import signal

import pytest

from tests.lab.arena import misfits, stillborn
from tests.lab.arena.test_match import course
from undaunted.lab.arena.errors import CrewError
from undaunted.lab.arena.ledger import MOST_TRIES, Failed
from undaunted.lab.arena.match import Match, play
from undaunted.lab.arena.processes import Processes
from undaunted.speed import COMPILED

GAMES = 100 if COMPILED else 12


def matches(one="random", other="random", games=GAMES):
    return [Match("normandy/1", seed, (one, other)) for seed in range(games)]


def test_workers_play_what_one_would_play_alone():
    games = matches(games=8)
    with Processes(jobs=2) as crew:
        found = {result.match.seed: course(result) for result in crew.play(games)}
    assert found == {match.seed: course(play(match)) for match in games}


def test_a_killed_worker_loses_nothing():
    with Processes(jobs=2) as crew:
        before = crew.pids()
        results = []
        for result in crew.play(matches()):
            results.append(result)
            if len(results) == 2:
                os.kill(before[0], signal.SIGKILL)
        after = crew.pids()
    assert sorted(result.match.seed for result in results) == list(range(GAMES))
    assert not any(isinstance(result, Failed) for result in results)
    assert before[0] not in after
    assert before[1] in after


def test_all_workers_may_be_killed():
    with Processes(jobs=2) as crew:
        results = []
        for result in crew.play(matches()):
            results.append(result)
            if len(results) == 2:
                for pid in crew.pids():
                    os.kill(pid, signal.SIGKILL)
    assert sorted(result.match.seed for result in results) == list(range(GAMES))


def test_a_game_that_kills_its_worker_once_is_played_again(tmp_path):
    once = Match("normandy/1", 1000, (f"dying-once:{tmp_path / 'died'}", "random"))
    with Processes(jobs=2, play=misfits.play) as crew:
        results = list(crew.play([once, *matches(games=4)]))
    assert (tmp_path / "died").exists()
    assert len(results) == 5
    assert not any(isinstance(result, Failed) for result in results)


def test_bots_that_misbehave_are_reported_and_the_others_play_on():
    reasons = {
        "crashing": "RuntimeError at misfits.py:",
        "cheating": "ForbiddenChoice at match.py:",
        "dying": "its worker was ended by SIGKILL",
    }
    bad = [Match("normandy/1", 1000, ("random", misfit)) for misfit in reasons]
    with Processes(jobs=2, play=misfits.play) as crew:
        results = list(crew.play([*bad, *matches(games=4)]))
    failed = {result.match: result for result in results if isinstance(result, Failed)}
    assert len(results) == 7
    assert set(failed) == set(bad)
    for match, one in failed.items():
        assert reasons[match.bots[1]] in one.reason
        assert one.tries == MOST_TRIES


def test_a_game_over_its_limit_is_ended():
    bad = Match("normandy/1", 1000, ("random", "hanging"))
    with Processes(jobs=2, game_limit=0.3, play=misfits.play) as crew:
        assert list(crew.play([bad])) == [Failed(bad, "took longer than 0.3 s", MOST_TRIES)]


def test_workers_that_do_not_start_are_reported(monkeypatch):
    monkeypatch.setenv(stillborn.STILLBORN, "1")
    with (
        pytest.raises(CrewError, match="ended with exit code 3 before any was ready"),
        Processes(jobs=1, play=stillborn.never),
    ):
        pass
