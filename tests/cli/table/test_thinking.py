"""While a bot thinks: a line that says so and goes away, for those who see it, and not for quick bots."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.cli.conftest import Run
from undaunted import bots
from undaunted.cli.table.thinking import MOMENT, Notice, takes_long
from undaunted.cli.terminal import Terminal


class Watched(Terminal):
    """Keeps what is whispered and told; everything else is a terminal's."""

    def __init__(self, interactive: bool = True, clears: bool = True, lang: str = "en") -> None:
        super().__init__(lang)
        self.interactive, self.clears = interactive, clears
        self.heard: list[str] = []

    def whisper(self, text: str) -> None:
        self.heard.append(text)

    def hush(self) -> None:
        self.heard.append("")

    def forget_typed(self) -> None:
        """Nobody types here."""

    def tell(self, text: object = "") -> None:
        self.heard.append(f"told: {text}")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time goes on where a test says so."""
    now = SimpleNamespace(seconds=0.0)
    monkeypatch.setattr("undaunted.cli.table.thinking.time", SimpleNamespace(monotonic=lambda: now.seconds))
    return now


def latest() -> str:
    return "German ends the turn."


@pytest.mark.parametrize(
    ("spec", "long"),
    [("random", False), ("greedy", False), ("regular", False), ("search:20ms", False), ("ace", True),
     ("search:1s", True), ("search:100000", True)],
)  # fmt: skip
def test_who_takes_long(spec: str, long: bool) -> None:
    assert takes_long(bots.make(spec)) is long


def test_a_slow_bot_is_announced_at_once(clock: SimpleNamespace) -> None:
    terminal = Watched()
    notice = Notice(terminal)
    notice.thinks(bots.make("ace"), "Ace", latest)
    assert terminal.heard == ["Ace is thinking …"]
    clock.seconds += 1
    notice.thinks(bots.make("ace"), "Ace", latest)
    assert terminal.heard[1:] == ["Ace is thinking … German ends the turn."]
    notice.ends()
    assert terminal.heard[2:] == [""]


def test_a_quick_bot_is_not_announced(clock: SimpleNamespace) -> None:
    terminal = Watched()
    notice = Notice(terminal)
    for _ in range(10):
        notice.thinks(bots.make("regular"), "Regular", latest)
        clock.seconds += MOMENT / 20
    notice.ends()
    assert terminal.heard == []


def test_many_quick_decisions_are_a_wait_as_well(clock: SimpleNamespace) -> None:
    terminal = Watched(lang="fr")
    notice = Notice(terminal)
    for _ in range(2):
        notice.thinks(bots.make("elite"), "Élite", latest)
        clock.seconds += MOMENT
    assert terminal.heard == ["Le robot Élite réfléchit…"]
    notice.ends()
    notice.thinks(bots.make("elite"), "Élite", latest)  # the next turn begins anew
    assert terminal.heard[1:] == [""]


def test_what_cannot_be_wiped_away_is_said_once(clock: SimpleNamespace) -> None:
    terminal = Watched(clears=False)
    notice = Notice(terminal)
    for _ in range(4):
        notice.thinks(bots.make("ace"), "Ace", latest)
        clock.seconds += 1
    assert terminal.heard == ["told: Ace is thinking …"]


def test_a_pipe_is_told_nothing(run: Run) -> None:
    ran = run("play", "normandy/1", "--against", "search:0.3s", "--seed", "3", typed="1\nq\n")
    assert "The bids: you with" in ran.out
    assert "thinking" not in ran.out
    assert "\x1b" not in ran.out
