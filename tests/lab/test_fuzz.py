"""The fuzzer: it plays, it counts, and when something is wrong it says so in a file that loads."""

from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.packs import teams
from tests.packs.proving import searched
from undaunted.content.errors import UnknownScenario
from undaunted.lab.fuzzing import fuzz, fuzzed_game, strategies
from undaunted.lab.fuzzing.invariants import Broken

SCENARIOS = [one.id for one in undaunted.scenarios()]


def test_every_scenario_is_played_and_nothing_is_found(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    every = len(SCENARIOS)
    report = fuzz.run(every, 3, None, tmp_path, progress=lambda *at: seen.append(at), jobs=1)
    assert report.ok, str(report)
    assert (report.games, list(report.lengths)) == (every, SCENARIOS)
    assert report.decisions == sum(map(sum, report.lengths.values()))
    assert seen[-1] == (every, every)
    assert report.checks["views leak nothing"] >= every
    assert "nothing found" in str(report)
    assert not list(tmp_path.iterdir())


def test_games_through_the_public_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzzed_game, "THROUGH_A_GAME", 1.0)
    monkeypatch.setattr(fuzzed_game, "A_CLOSER_LOOK", 1 / 60)
    report = fuzz.run(2, 11, ["normandy/7", "normandy/10"], tmp_path, jobs=1)
    assert report.ok, str(report)
    assert report.checks["undo returns the same"] >= 2
    assert report.checks["games load back"] >= 2


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    alone = fuzz.run(30, 4, ["normandy/1", "normandy/2"], tmp_path, both=False, jobs=1)
    together = fuzz.run(30, 4, ["normandy/1", "normandy/2"], tmp_path, both=False, jobs=2)
    assert {name: sorted(found) for name, found in alone.lengths.items()} == {
        name: sorted(found) for name, found in together.lengths.items()
    }
    assert alone.checks == together.checks
    assert "one speed only" in str(alone)


def test_a_game_of_four_is_played_like_any_other(tmp_path: Path) -> None:
    with teams.found_in(tmp_path / "packs"):
        report = fuzz.run(6, 1, [teams.FOUR, teams.NAME], tmp_path, jobs=1)
    assert report.ok, str(report)
    assert list(report.lengths) == [teams.FOUR, teams.NAME]


def test_a_broken_pack_of_ones_own_is_left_out(tmp_path: Path) -> None:
    broken = tmp_path / "packs" / "broken"
    broken.mkdir(parents=True)
    (broken / "pack.toml").write_text("id = 3", encoding="utf-8")
    with searched(tmp_path / "packs"):
        report = fuzz.run(len(SCENARIOS), 1, None, tmp_path, both=False, jobs=1)
    assert report.ok, str(report)
    assert list(report.lengths) == SCENARIOS


def test_an_unknown_scenario_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownScenario):
        fuzz.run(1, 1, ["normandy/99"], tmp_path)


@pytest.mark.parametrize("through_a_game", [0.0, 1.0])
def test_a_broken_invariant_is_written_down(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, through_a_game: float
) -> None:
    reached: list[bytes] = []

    def nobody_gets_to_round_three(watched: Any, state: Any) -> None:
        if state.round == 3:
            reached.append(state.pack())
            raise Broken("nobody gets to round three", "round 3", "an earlier end")

    monkeypatch.setattr(fuzzed_game, "THROUGH_A_GAME", through_a_game)
    monkeypatch.setattr(fuzzed_game, "AFTER_EACH_DECISION", [nobody_gets_to_round_three])
    report = fuzz.run(1, 2, ["normandy/3"], tmp_path, jobs=1)
    assert not report.ok
    assert [failure.invariant for failure in report.failures] == ["nobody gets to round three"]
    (path,) = report.files
    assert f"undaunted replay {path}" in str(report)

    game = undaunted.load(path.read_text())
    assert game._state.pack() == reached[0]
    assert game.round == 3
    note = path.with_suffix(".txt").read_text()
    assert "invariant: nobody gets to round three" in note
    assert f"after decision {game.decisions} of game 0" in note
    assert "`undaunted fuzz --seed 2 --games 1 --first 0 --scenario normandy/3`" in note


def test_a_crash_is_written_down_up_to_the_decision_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from undaunted.game.game import Game

    whole = Game._decide

    def crashing(game: Game, seat: int, thing: int, options: int) -> None:
        if game.decisions == 9:
            raise ZeroDivisionError("planted")
        whole(game, seat, thing, options)

    monkeypatch.setattr(fuzzed_game, "THROUGH_A_GAME", 1.0)
    monkeypatch.setattr(fuzzed_game, "A_CLOSER_LOOK", 0.0)
    monkeypatch.setattr(Game, "_decide", crashing)
    report = fuzz.run(1, 2, ["normandy/1"], tmp_path, jobs=1)
    (path,) = report.files
    assert report.failures[0].invariant == "nothing crashes"
    assert undaunted.load(path.read_text()).decisions == 9
    note = path.with_suffix(".txt").read_text()
    assert "next:      decision 10, " in note
    assert "ZeroDivisionError: planted" in note
    assert "Traceback" in note


def test_engines_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if fuzzed_game.other_engine() is None:
        pytest.skip("there is one engine only")
    opening = fuzzed_game.FuzzedGame._opening

    def other_dice(game: fuzzed_game.FuzzedGame, watched: Any) -> Any:
        state = opening(game, watched)
        if game.other is not None and watched is game.other:
            watched.rules.seed(state, game.seed + 1)
        return state

    monkeypatch.setattr(fuzzed_game, "THROUGH_A_GAME", 0.0)
    monkeypatch.setattr(fuzzed_game.FuzzedGame, "_opening", other_dice)
    report = fuzz.run(1, 2, ["normandy/1"], tmp_path, jobs=1)
    assert [failure.invariant for failure in report.failures] == ["both speeds agree"]
    undaunted.load(report.files[0].read_text())


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzzed_game, "MOST_DECISIONS", 20)
    report = fuzz.run(1, 2, ["normandy/1"], tmp_path, jobs=1)
    assert report.failures[0].invariant == "games end"
    assert undaunted.load(report.files[0].read_text()).decisions == 20


def test_one_bug_does_not_fill_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzzed_game, "MOST_DECISIONS", 3)
    report = fuzz.run(12, 2, None, tmp_path, jobs=1)
    assert len(report.failures) == 12
    assert len(report.files) == fuzz.FILES_AN_INVARIANT


@pytest.mark.parametrize("name", strategies.NAMES)
def test_each_strategy_picks_what_is_offered(name: str) -> None:
    game = fuzzed_game.FuzzedGame("normandy/2", 1, 1, both=False)
    game.strategies = [strategies.make(name, 1) for _ in game.strategies]
    played = game.play()
    assert played.failure is None
    assert played.decisions > 10


def test_a_solo_game_is_played_like_any_other(tmp_path: Path) -> None:
    """Also by whoever always picks the same: dice and orders come to an end."""
    names = [
        "normandy/1+solo=German",
        "north-africa/7+solo=LRDG+hard",
        "under-cover-of-night/203+solo=Italian",
    ]
    report = fuzz.run(9, 5, names, tmp_path, jobs=1)
    assert report.ok, str(report)
    assert report.checks["views leak nothing"] >= 9
