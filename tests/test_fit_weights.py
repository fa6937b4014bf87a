"""The tool that fits the evaluation: it recovers what is there to be found, and writes a file that loads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer import Typer
from typer.testing import CliRunner

import fit_games
import fit_weights
from undaunted.bots import weights
from undaunted.bots.weights import FEATURES, GOALS, KINDS, OPEN_GOALS
from undaunted.speed import COMPILED

COVERING = ("normandy/2", "north-africa/9")
"""Control against pin, neutralise against escape: every kind of goal."""


def made_up(goals: tuple[str, str], scenario: str, games: int, seed: int) -> fit_games.Sample:
    """Games in which progress is worth 3, reserves -1, all else nothing, and the scenario favours side 0."""
    random = np.random.default_rng(seed)
    rows = random.random((games, 2 * len(FEATURES)))
    truth = np.zeros(len(FEATURES))
    truth[FEATURES.index("progress")], truth[FEATURES.index("reserves")] = 3.0, -1.0
    ahead = rows @ np.concatenate([truth, -truth]) + 0.7
    won = (random.random(games) < 1 / (1 + np.exp(-ahead))).astype(np.float64)
    return fit_games.Sample(scenario, goals, rows, won, np.arange(games))


def test_it_recovers_known_weights() -> None:
    samples = [
        made_up(("control", "pin"), "one", 5_000, 1),
        made_up(("escape", "neutralise"), "other", 5_000, 2),
    ]
    found, lines = fit_weights.fit_samples(samples, ridge=1.0)
    for goal in OPEN_GOALS:
        fitted = dict(zip(FEATURES, found[goal], strict=True))
        assert fitted.pop("progress") == pytest.approx(3.0, abs=0.4)
        assert fitted.pop("reserves") == pytest.approx(-1.0, abs=0.4)
        assert max(map(abs, fitted.values())) < 0.5
    scenarios = [line.split() for line in lines[1:]]
    assert [line[0] for line in scenarios] == ["one", "other", "all"]
    assert all(float(fitted) < float(blind) < 0.7 for *_, blind, fitted in scenarios)


def test_a_strong_ridge_draws_all_weights_to_nothing() -> None:
    samples = [made_up(("control", "pin"), "one", 500, 1), made_up(("escape", "neutralise"), "two", 500, 2)]
    found, _ = fit_weights.fit_samples(samples, ridge=1e6)
    assert all(abs(weight) < 0.01 for goal in found.values() for weight in goal)


def test_equal_goals_on_both_sides_share_their_weights() -> None:
    sample = made_up(("control", "control"), "one", 3, 1)
    row = fit_weights.design([sample])[0]
    first = len(FEATURES) * list(GOALS).index("control")
    own, other = sample.rows[0, : len(FEATURES)], sample.rows[0, len(FEATURES) :]
    assert row[first : first + len(FEATURES)] == pytest.approx(own - other)
    assert row[-1] == 1.0
    assert np.count_nonzero(row) <= len(FEATURES) + 1


def test_only_what_was_played_for_is_fitted() -> None:
    found, _ = fit_weights.fit_samples([made_up(("control", "automaton-pin"), "one", 20, 1)], ridge=1.0)
    assert set(found) == {"control", "automaton-pin"}


@pytest.mark.parametrize("simulations", [0, 2])
def test_games_are_the_same_for_the_same_task(simulations: int) -> None:
    task = fit_games.Task("normandy/1", 4 if COMPILED and not simulations else 1, 5, simulations)
    one, other = fit_games.collect(task), fit_games.collect(task)
    assert one.rows.shape == (len(one.won), 2 * len(FEATURES))
    assert 0 < len(one.rows) <= task.games * fit_games.KEPT
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.won, other.won)
    assert set(one.won) <= {0.0, 1.0}
    for game in set(one.games):
        assert len(set(one.won[one.games == game])) == 1, "a game has one winner"


def test_a_small_run_writes_a_file_that_loads(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    options = ["--games", "12" if COMPILED else "2", "--out", str(out), "--ridge", "5"]
    for scenario in COVERING:
        options += ["--scenario", scenario]
    app = Typer()
    app.command()(fit_weights.main)
    result = CliRunner().invoke(app, options, catch_exceptions=False)
    assert result.exit_code == 0
    found = weights.read(out.read_text(encoding="utf-8"))
    assert set(found) == set(KINDS)
    assert found["automaton-pin"] == weights.in_use()["automaton-pin"], "kept as it was"
    assert weights.write(found) == out.read_text(encoding="utf-8")
    assert any(found["control"]), "something was learnt"
    assert "held-out log-loss" in result.output
