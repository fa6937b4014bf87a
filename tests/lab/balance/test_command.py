"""`undaunted balance` as a person runs it: real games in real processes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.lab.documents import from_outside
from undaunted.cli.app import run
from undaunted.lab.arena.match import play
from undaunted.lab.balance.figures import Balance, ScenarioFigures
from undaunted.lab.balance.plan import schedule, settle
from undaunted.lab.balance.reckon import reckon
from undaunted.speed import COMPILED

GAMES = 6 if COMPILED else 2
PICKED = ["--scenario", "normandy/1", "--scenario", "north-africa/3", "--games", str(GAMES)]


def untimed(balance: Balance) -> list[ScenarioFigures]:
    """All that does not depend on how busy the machine is."""
    return [msgspec.structs.replace(one, thinking={}) for one in balance.scenarios]


def read(folder: Path) -> Balance:
    return msgspec.json.decode((folder / "balance.json").read_bytes(), type=Balance)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A run with two workers."""
    folder = tmp_path_factory.mktemp("balance") / "run"
    assert run(["balance", *PICKED, "--jobs", "2", "--out", str(folder)]) == 0
    return folder


def test_a_run_leaves_figures_and_a_page(folder):
    found = read(folder)
    assert found.finished
    assert [(one.id, one.games) for one in found.scenarios] == [
        ("normandy/1", GAMES),
        ("north-africa/3", GAMES),
    ]
    assert found.scenarios[1].sides == ("LRDG", "Italian")
    for one in found.scenarios:
        assert sum(end.games for end in one.ends) == GAMES
        assert one.points[0].going == GAMES
        assert len(one.points) == one.rounds.most
        for side in one.sides:
            assert sum(use.share for use in one.cards[side]) == pytest.approx(1)
            assert one.thinking[side].slowest >= one.thinking[side].decision > 0
    assert list(from_outside((folder / "balance.html").read_text(encoding="utf-8"))) == []


def test_the_same_games_come_out_the_same_whoever_plays_them(folder):
    settings = settle([], ["normandy/1", "north-africa/3"], games=GAMES)
    alone = reckon(settings, map(play, schedule(settings)))
    assert untimed(alone) == untimed(read(folder))


def test_going_on_with_a_finished_run_plays_nothing(folder, capsys):
    outcomes = (folder / "outcomes.jsonl").read_bytes()
    before = read(folder)
    assert run(["balance", "--resume", str(folder), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Balance) == before
    assert (folder / "outcomes.jsonl").read_bytes() == outcomes


def test_going_on_with_half_a_run_gives_the_whole(folder, tmp_path, capsys):
    half = tmp_path / "half"
    half.mkdir()
    for name in ("settings.json", "outcomes.jsonl"):
        (half / name).write_bytes((folder / name).read_bytes())
    lines = (half / "outcomes.jsonl").read_bytes().splitlines(keepends=True)
    kept = lines[:GAMES]
    (half / "outcomes.jsonl").write_bytes(b"".join(kept) + lines[GAMES][:50])  # the last one is cut off
    assert run(["balance", "--resume", str(half), "--jobs", "1"]) == 0
    assert (half / "outcomes.jsonl").read_bytes().splitlines(keepends=True)[:GAMES] == kept
    assert untimed(read(half)) == untimed(read(folder))
    assert f"All of it: {half / 'balance.html'}" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send there")
def test_ctrl_c_leaves_a_report_and_says_how_to_go_on(tmp_path):
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "undaunted", "balance", "--scenario", "normandy/1", "--games", "100000"]
    running = subprocess.Popen(
        [*command, "--jobs", "1", "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    outcomes = folder / "outcomes.jsonl"
    while not (outcomes.exists() and outcomes.read_bytes().count(b"\n") >= 2):
        assert running.poll() is None, running.communicate()
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130
    assert f"`undaunted balance --resume {folder}` goes on" in err
    found = read(folder)
    assert found.games == outcomes.read_bytes().count(b"\n") >= 2
    assert not found.finished
    assert f"{found.games:,} of 100,000 games were played." in " ".join(out.split())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["normandi"], "did you mean 'normandy'"),
        (["--bot", "nobody"], "no bot is called 'nobody'"),
        (["--scenario", "normandy/99"], "normandy/99"),
        (["--out", "x", "--resume", "y"], "--out: found beside --resume, expected one of the two"),
        (["--resume", "nowhere"], "expected the folder of an earlier run"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(args, told, capsys):
    assert run(["balance", *args]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


def test_other_settings_are_another_run(folder, capsys):
    assert run(["balance", "--resume", str(folder), "--bot", "random"]) != 0
    assert "found random, random, expected greedy, greedy, as it began" in capsys.readouterr().err
    assert run(["balance", *PICKED, "--out", str(folder)]) != 0
    assert "--resume" in capsys.readouterr().err


def test_the_arena_does_not_go_on_with_it(folder, capsys):
    assert run(["arena", "--resume", str(folder)]) != 0
    assert "greedy twice" in capsys.readouterr().err
    assert json.loads((folder / "settings.json").read_text())["bots"] == ["greedy", "greedy"]
