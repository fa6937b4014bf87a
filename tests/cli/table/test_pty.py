"""A real terminal: start, undo, quit, resume, with the screen cleared in between."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":  # pragma: no cover
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

import fcntl
import pty
import termios

from undaunted.cli.terminal import Terminal

SECONDS = 60
"""Long enough for the slowest machine: a test that waits this long has failed."""
CLEAR = "\x1b[2J"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Person:
    """Sits before a terminal of 80 × 24, reads until some words appear, and types."""

    def __init__(self, process: int, terminal: int) -> None:
        self.process = process
        self.terminal = terminal
        self.seen = ""
        """Without colours, so that words stay in one piece."""
        self.raw = b""

    def reads(self, words: str) -> str:
        """All there was up to the words."""
        while words not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], SECONDS)
            assert ready, f"waited for {words!r} and saw {self.seen[-2000:]!r}"
            try:
                came = os.read(self.terminal, 65536)
            except OSError:
                raise AssertionError(f"ended before {words!r}: {self.seen[-2000:]!r}") from None
            self.raw += came
            self.seen += COLOURS.sub("", came.decode(errors="replace"))
        before, _, self.seen = self.seen.partition(words)
        return before

    def types(self, text: str) -> None:
        os.write(self.terminal, f"{text}\n".encode())

    def leaves(self) -> int:
        _, status = os.waitpid(self.process, 0)
        self.process = 0
        return os.waitstatus_to_exitcode(status)


Sit = Callable[..., Person]


@pytest.fixture
def sit(data: Path) -> Iterator[Sit]:
    seated: list[Person] = []

    def start(*args: str, **env: str) -> Person:
        process, terminal = pty.fork()
        if process == 0:  # pragma: no cover  the child becomes the program
            # What a shell starts in the background ignores Ctrl-C, and so would all that it starts.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            os.execve(
                sys.executable,
                [sys.executable, "-m", "undaunted", *args],
                kept | {"TERM": "xterm", "XDG_DATA_HOME": str(data)} | env,
            )
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        seated.append(Person(process, terminal))
        return seated[-1]

    yield start
    for person in seated:
        if person.process:
            os.kill(person.process, 9)
            os.waitpid(person.process, 0)
        os.close(person.terminal)


def test_start_undo_quit_and_resume(sit: Sit, tmp_path: Path) -> None:
    path = str(tmp_path / "game.log")
    person = sit("play", "normandy/1", "--as", "US", "--against", "greedy", "--seed", "3", "--save", path)
    person.reads("Enter goes on")
    person.types("")
    person.reads("Choose a card from your hand to bid")
    person.types("1")
    person.reads("play a card, or end your turn")
    person.types("1")
    person.reads("What should Scout A do?")
    person.types("u")
    assert CLEAR in person.reads("Taken back.")
    person.reads("q save >")
    person.types("q")
    person.reads(f"undaunted play --resume {path} --as US --against greedy")
    assert person.leaves() == 0

    person = sit("play", "--resume", path, "--as", "US", "--against", "greedy")
    person.reads("play a card, or end your turn")
    person.types("1")
    person.reads("What should Scout A do?")
    person.reads("q save >")
    os.write(person.terminal, b"\x03")  # Ctrl-C
    person.reads("The game is saved.")
    assert person.leaves() == 0


@pytest.mark.parametrize("spec", ["search:600s", "search:600s*2"])
def test_leaving_while_a_bot_thinks(sit: Sit, tmp_path: Path, spec: str) -> None:
    path = tmp_path / "game.log"
    person = sit("play", "normandy/1", "--against", spec, "--seed", "3", "--save", str(path))
    person.reads("Enter goes on")
    person.types("")
    person.reads("q save >")
    person.types("1")
    person.reads(f"{spec} is thinking …")
    os.write(person.terminal, b"\x03")  # Ctrl-C
    wiped = person.reads("The game is saved.")
    assert "\x1b[2K" in wiped
    assert "Traceback" not in wiped
    person.reads("--as US --against")
    assert person.leaves() == 0
    assert path.exists()


def test_what_is_typed_while_a_bot_thinks_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, end = pty.openpty()
    with os.fdopen(keyboard, "wb", buffering=0) as hands, os.fdopen(end) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        terminal = Terminal()
        terminal.interactive = True
        hands.write(b"1\n")
        assert select.select([stdin], [], [], SECONDS)[0]
        terminal.forget_typed()
        assert not select.select([stdin], [], [], 0)[0]


def test_advice_is_a_page_of_its_own(sit: Sit) -> None:
    person = sit("play", "normandy/1", "--seed", "3", "--against", "greedy")
    person.reads("Enter goes on")
    person.types("")
    person.reads("a advice")
    person.reads("q save >")
    person.types("a")
    assert "Thinking it over …" in person.reads("Advice")
    person.reads("win chance")
    person.reads("Enter goes on")
    person.types("")
    person.reads("Choose a card from your hand to bid")


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_loses_no_game(sit: Sit, tmp_path: Path, number: int) -> None:
    path = tmp_path / "game.log"
    person = sit("play", "normandy/1", "--seed", "3", "--save", str(path))
    person.reads("Enter goes on")
    person.types("")
    person.reads("q save >")
    os.kill(person.process, number)
    person.reads("The game is saved.")
    person.leaves()
    assert path.exists()


def test_the_keyboard_changes_hands_behind_a_curtain(sit: Sit) -> None:
    person = sit("play", "normandy/1", "--hot-seat", "--seed", "3")
    person.reads("Enter goes on")
    person.types("")
    person.reads("Pass the keyboard to the Americans.")
    person.types("")
    assert "Scout A" in person.reads("q save >")
    person.types("1")
    hidden = person.reads("Pass the keyboard to the Germans.")
    assert "Scout" not in hidden.rpartition(CLEAR)[2]
    person.reads("Enter goes on")
    person.types("")
    assert "Hand: " in person.reads("Choose a card from your hand to bid")


def test_the_opponents_turn_is_told_before_the_next_question(sit: Sit) -> None:
    person = sit("play", "normandy/1", "--seed", "3")
    person.reads("Enter goes on")
    person.types("")
    person.reads("q save >")
    person.types("1")
    person.reads("q save >")
    person.types("2")
    told = person.reads("Enter goes on")
    assert "What happened" in told
    assert "The Germans' turn." in told
    person.types("")
    person.reads("Round 2")


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colour_is_not_needed(sit: Sit, env: dict[str, str]) -> None:
    person = sit("play", "normandy/1", "--seed", "3", **env)
    person.reads("Enter goes on")
    person.types("")
    screen = person.reads("q save >")
    assert not re.search(rb"\x1b\[[0-9;]*3[0-7]", person.raw)
    assert "SA SB RA RB" in screen


def test_stepping_through_a_replay(sit: Sit, finished: Path, last: int) -> None:
    person = sit("replay", str(finished))
    person.reads(f"Decision 0 of {last}")
    person.types("")
    person.reads(f"Decision 1 of {last}")
    person.types("p")
    person.reads(f"Decision 0 of {last}")
    person.types("9999")
    person.reads("That is not a key here")
    person.types(str(last))
    person.reads("The Germans win")
    person.types("q")
    assert person.leaves() == 0
