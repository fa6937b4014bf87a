"""`undaunted arena` as a person runs it: in a process of its own, interrupted, killed, gone on with."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.lab.arena import misfits
from undaunted.cli.app import run
from undaunted.lab.arena import store
from undaunted.lab.arena.figures import ArenaReport
from undaunted.lab.arena.match import Outcome
from undaunted.lab.arena.processes import Processes
from undaunted.lab.arena.settings import schedule
from undaunted.speed import COMPILED

GAMES = 600 if COMPILED else 12
BEGUN = 3


def lines(folder: Path) -> list[bytes]:
    file = folder / store.OUTCOMES
    return file.read_bytes().splitlines(keepends=True) if file.exists() else []


def start(folder: Path) -> subprocess.Popen[str]:
    """A run that has finished a few of its games and stands still with the rest of them before it.

    Where a busy machine let it run to its end before it could be held, another is begun.
    """
    command = [sys.executable, "-m", "undaunted", "arena", "greedy", "random", "--scenario", "normandy/1"]
    command += ["--games", str(GAMES), "--jobs", "2", "--out", str(folder)]
    while True:
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        while len(lines(folder)) < BEGUN:
            assert running.poll() is None, running.communicate()
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGSTOP)
        if len(lines(folder)) < GAMES - 2:  # what two workers hold may still be written down
            return running
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        shutil.rmtree(folder)


def resume(folder: Path, capsys: pytest.CaptureFixture[str]) -> ArenaReport:
    assert run(["arena", "--resume", str(folder), "--jobs", "2", "--json"]) == 0
    return msgspec.json.decode(capsys.readouterr().out, type=ArenaReport)


def check_complete(folder: Path, before: list[bytes], report: ArenaReport) -> None:
    assert report.played == report.planned == GAMES
    assert not report.failed
    after = lines(folder)
    assert after[: len(before)] == before
    played = Counter(msgspec.json.decode(line, type=Outcome).match for line in after)
    assert played == Counter(schedule(store.saved_settings(folder)))


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_run_that_was_killed_is_gone_on_with(tmp_path, capsys):
    folder = tmp_path / "run"
    running = start(folder)
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(running.pid)], capture_output=True, check=False)
    workers = [int(pid) for pid in found.stdout.split()]
    running.kill()
    os.killpg(running.pid, signal.SIGCONT)  # the workers, held still beside it
    running.communicate()
    while any(map(is_running, workers)):  # nobody is left behind
        time.sleep(0.01)
    kept = lines(folder)
    assert BEGUN <= len(kept) < GAMES
    if not kept[-1].endswith(b"\n"):
        kept.pop()
    with (folder / store.OUTCOMES).open("ab") as file:
        file.write(b'{"match":{"scenario":"norm')
    check_complete(folder, kept, resume(folder, capsys))


def test_an_interrupted_run_reports_and_says_how_to_go_on(tmp_path, capsys):
    folder = tmp_path / "run"
    running = start(folder)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: to the workers too
    os.killpg(running.pid, signal.SIGCONT)
    out, err = running.communicate()
    assert running.returncode == 130
    kept = lines(folder)
    assert f"stopped: {len(kept)} of {GAMES} games are kept" in err
    assert f"`undaunted arena --resume {folder}` goes on" in err
    assert f"{len(kept)} of {GAMES} games" in out
    report = msgspec.json.decode((folder / "report.json").read_bytes(), type=ArenaReport)
    assert report.played == len(kept) < report.planned
    assert (folder / "report.html").exists()
    check_complete(folder, kept, resume(folder, capsys))


def test_a_short_run(tmp_path, capsys):
    folder = tmp_path / "run"
    short = ["--scenario", "normandy/1", "--games", "2", "--most", "100", "--jobs", "1"]
    assert run(["arena", "greedy", "random", *short, "--out", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "greedy – random" in out
    assert f"All of it: {folder / 'report.html'}" in out
    assert sorted(path.name for path in folder.iterdir()) == [
        "outcomes.jsonl", "report.html", "report.json", "settings.json",
    ]  # fmt: skip
    # Complete, so nothing is played and the same is told.
    assert run(["arena", "--resume", str(folder)]) == 0
    assert capsys.readouterr().out == out


def test_failed_games_are_told_and_show_in_the_exit_status(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("undaunted.bots.make", misfits.make)
    monkeypatch.setattr("undaunted.cli.commands.arena.hire", lambda *_: Processes(1, play=misfits.play))
    short = ["--scenario", "normandy/1", "--games", "2", "--out", str(tmp_path / "run")]
    assert run(["arena", "crashing", "random", *short]) == 1
    out = capsys.readouterr().out
    assert "0 of 2 games" in out
    assert out.count("failed 3×: normandy/1") == 2
    assert "out of ideas" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["greedy"], "bots: found greedy, expected two or more"),
        (["greedy", "nobody"], "'nobody'"),
        (["greedy", "random", "--scenario", "normandy/99"], "no scenario 'normandy/99'"),
        (["greedy", "random", "--scenario", "sahara/*"], "'sahara/*', which no scenario matches"),
        (["--resume", "nowhere"], "nowhere: found no settings.json"),
        (["--resume", "here", "--out", "there"], "--out: found beside --resume"),
        (["greedy", "random", "--games", "0"], "--games"),
    ],
)
def test_mistakes_are_told_in_a_line(arguments, complaint, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(["arena", *arguments]) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_without_numpy_it_says_so_before_it_plays(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from undaunted.cli import main\n"
        f"sys.exit(main(['arena', 'greedy', 'random', '--out', {str(tmp_path / 'run')!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == (
        "undaunted: numpy: found no such library, expected it installed: pip install 'undaunted[lab]'\n"
    )
    assert not (tmp_path / "run").exists()
