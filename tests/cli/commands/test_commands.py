"""The commands around the game."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.cli.conftest import Run
from undaunted.lab.fuzzing.fuzz import FuzzReport


def test_scenarios_are_listed(run: Run) -> None:
    ran = run("scenarios")
    assert ran.status == 0
    assert re.search(r"normandy/7 +La Huberderie +hold 10 points +hold 10 points +US +from the box", ran.out)
    assert "…" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_scenarios_as_json(run: Run) -> None:
    listed = json.loads(run("scenarios", "--json").out)
    assert [item["id"] for item in listed] == [
        *(f"{pack}/{number}" for pack in ("normandy", "north-africa") for number in range(1, 13)),
        *(f"stalingrad/{number}" for number in (11, *range(21, 30), *range(31, 49))),
        *(f"armour-and-armament/{number}" for number in range(101, 105)),
        *(f"under-cover-of-night/{number}" for number in range(201, 205)),
    ]
    assert listed[0]["goals"] == {"US": "control 5", "German": "control 5"}


def test_the_version_says_how_the_rules_run(run: Run) -> None:
    out = run("--version").out
    assert undaunted.__version__ in out
    assert "rules: " in out


def test_no_command_shows_what_there_is(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    for command in (
        "play",
        "scenarios",
        "replay",
        "analyse",
        "verify",
        "tally",
        "lint",
        "fuzz",
        "bench",
        "balance",
    ):
        assert command in ran.out


def test_python_m_undaunted() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "undaunted", "--version"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("undaunted ")


class TestReplay:
    def test_a_finished_game_shows_all_hands(self, run: Run, finished: Path) -> None:
        out = run("replay", finished).out
        assert "The Americans draw Scout A, Squad Leader B and 2 × Fog of War." in out
        assert "The Germans draw " in out
        assert "The Germans win: the objectives are taken." in out

    def test_a_running_one_hides_them(self, run: Run, running: Path) -> None:
        out = run("replay", running).out
        assert "The Americans draw 4 cards." in out
        assert "draw Scout" not in out

    def test_unless_asked(self, run: Run, running: Path) -> None:
        assert "The Germans draw " in run("replay", running, "--all").out
        us = run("replay", running, "--as", "us").out
        assert "The Americans draw Scout A, " in us
        assert "The Germans draw 4 cards." in us

    def test_what_was_decided_can_be_read_where_its_content_is_gone(
        self, run: Run, finished: Path, running: Path, tmp_path: Path
    ) -> None:
        """Other cards since, and nobody kept the old ones: the record stands, and says why that is all."""

        def of_other_content(log: Path) -> Path:
            body = re.sub(r"content: \w+", "content: " + "0" * 64, log.read_text(encoding="utf-8"))
            body = body[: body.rindex("end ")]
            ending = log.read_text(encoding="utf-8").splitlines()[-1].split()[1]
            path = tmp_path / f"other-{log.name}"
            total = hashlib.sha256(body.encode()).hexdigest()
            path.write_text(f"{body}end {ending} {total}\n", encoding="utf-8")
            return path

        ran = run("replay", of_other_content(finished), "--all")
        assert ran.status == 1
        assert "cannot be played again as it was" in ran.out
        assert " 0 setup : us-" in ran.out
        assert "US:end-turn" in ran.out
        assert "other cards, tiles or forces" in ran.err
        hidden = run("replay", of_other_content(running)).out
        assert " 0 setup\n" in hidden, "not what was drawn in a game that may go on somewhere"

    def test_up_to_a_decision(self, run: Run, finished: Path, last: int) -> None:
        out = run("replay", finished, "--to", "1").out
        assert f"Decision 1 of {last}" in out
        assert "Round 2 begins" not in out

    def test_a_decision_that_was_never_made(self, run: Run, finished: Path, last: int) -> None:
        ran = run("replay", finished, "--to", "9999")
        assert ran.status == 2
        assert f"--to: found 9999, expected a decision from 0 to {last}" in ran.err

    def test_as_nobody(self, run: Run, finished: Path) -> None:
        ran = run("replay", finished, "--as", "French")
        assert ran.status == 2
        assert "--as: found 'French', expected one of US, German" in ran.err


class TestVerify:
    def test_good_games(self, run: Run, finished: Path, running: Path, last: int) -> None:
        ran = run("verify", finished, running)
        assert ran.status == 0
        assert f"{finished}: good. normandy/1, {last} decisions, won by the Germans; all dice" in ran.out
        assert "not finished" in ran.out

    @pytest.mark.parametrize(
        ("harm", "reason"),
        [
            (lambda text: text[: len(text) // 2], "cut off"),
            (lambda text: text.replace("us-scout-a", "us-scout-b", 1), "edited or damaged"),
            (lambda text: text.replace("undaunted log 1", "undaunted log 9"), "another format"),
            (lambda text: "", "no log"),
        ],
    )
    def test_bad_games(self, run: Run, finished: Path, running: Path, harm: Any, reason: str) -> None:
        finished.write_text(harm(finished.read_text(encoding="utf-8")), encoding="utf-8")
        ran = run("verify", finished, running)
        assert ran.status == 1
        assert reason in ran.err
        assert str(finished) in ran.err
        assert len(ran.err.splitlines()) == 1
        assert f"{running}: good" in ran.out


class TestTally:
    def test_a_campaign(self, run: Run, finished: Path) -> None:
        out = run("tally", finished).out
        assert "normandy/1 La Raye: Germans. Cards lost: US " in out
        assert "Score: US 0, Germans 1" in out
        assert "Narrow victory for the Germans." in out

    def test_only_finished_games_count(self, run: Run, finished: Path, running: Path) -> None:
        ran = run("tally", finished, running)
        assert ran.status == 1
        assert f"{running}: found a game in round 1, expected a finished one" in ran.err


class TestLint:
    def test_all_packs(self, run: Run) -> None:
        counts = {"normandy": 12, "north-africa": 12, "armour-and-armament": 4, "under-cover-of-night": 4}
        counts |= {"stalingrad": 28}
        assert run("lint").out == "".join(
            f"{pack}: {count} scenarios, nothing wrong.\n" for pack, count in sorted(counts.items())
        )

    def test_a_pack_with_mistakes_names_them_all(self, run: Run, tmp_path: Path) -> None:
        pack = tmp_path / "packs" / "mine"
        (pack / "scenarios").mkdir(parents=True)
        (pack / "pack.toml").write_text(
            'id = "mine"\ntitle = "Mine"\nrules = "normandy"\nsides = ["US", "German"]\n'
            'extends = "normandy"\norigin = "original"\n'
        )
        assert run("lint", pack).out == "mine: 0 scenarios, nothing wrong.\n"
        (pack / "scenarios" / "one.toml").write_text("id = 1\ntitel = 2\n")
        (pack / "scenarios" / "two.toml").write_text("id = \n")
        for place in (pack, pack.parent):
            ran = run("lint", place)
            assert ran.status == 1
            assert "one.toml" in ran.err
            assert "two.toml" in ran.err

    def test_a_folder_without_a_pack(self, run: Run, tmp_path: Path) -> None:
        assert "no pack.toml in it" in run("lint", tmp_path).err


class TestLab:
    def test_fuzz_plays_and_reports(self, run: Run, tmp_path: Path) -> None:
        ran = run(
            "fuzz", "--games", "2", "--scenario", "normandy/1", "--jobs", "1", "--out", tmp_path / "fuzz"
        )
        assert ran.status == 0
        assert "2 games" in ran.out
        assert "nothing found" in ran.out

    def test_fuzz_that_finds_something_fails(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*_: object, **__: object) -> FuzzReport:
            return FuzzReport(failures=[_Failure()])  # type: ignore[list-item]

        monkeypatch.setattr("undaunted.lab.fuzzing.fuzz.run", broken)
        assert run("fuzz").status == 1

    @pytest.mark.parametrize(
        ("asked", "games"), [(("--minutes", "2"), 1_000_000), (("--minutes", "2", "--games", "9"), 9)]
    )
    def test_fuzz_for_some_minutes(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], games: int
    ) -> None:
        told: list[tuple[object, object]] = []

        def played(many: int, *_: object, until: float, **__: object) -> FuzzReport:
            told.append((many, until))
            return FuzzReport()

        monkeypatch.setattr("undaunted.lab.fuzzing.fuzz.run", played)
        monkeypatch.setattr("time.monotonic", lambda: 1000.0)
        assert run("fuzz", *asked).status == 0
        assert told == [(games, 1120.0)]

    def test_fuzz_in_the_interpreted_speed_starts_again(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        called = []

        def again(command: list[str], env: dict[str, str], check: bool) -> Any:
            called.append(env["UNDAUNTED_SPEED"])
            return subprocess.CompletedProcess(command, 0)

        monkeypatch.delenv("UNDAUNTED_SPEED", raising=False)
        monkeypatch.setattr("subprocess.run", again)
        assert run("fuzz", "--interpreted").status == 0
        assert called == ["interpreted"]

    def test_bench_measures(self, run: Run) -> None:
        found = json.loads(run("bench", "--json", "--seconds", "0.05", "--no-yardsticks").out)
        assert found["playout_decisions_per_second"] > 0


class _Failure:
    invariant = "cards are conserved"
    what = "a card is missing"
