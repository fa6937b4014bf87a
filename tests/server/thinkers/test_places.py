"""Long thoughts of several servers on one machine: not more at a time than leave room for others."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

import undaunted
from undaunted.cli import main
from undaunted.server import many
from undaunted.server.settings import Settings
from undaunted.server.thinkers import Thinkers, places
from undaunted.server.thinkers.places import IN_VAIN, TURN, Places

from .thinking import LONG, LONGISH, offered, thinkers, until

GAME = undaunted.new("normandy/1", seed=1)
PATIENCE = 60.0
"""Seconds after which a test gives up: nothing that works takes as long."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(at=100.0)
    monkeypatch.setattr(places, "time", SimpleNamespace(monotonic=lambda: now.at))
    return now


def test_a_place_is_for_one_at_a_time_and_then_for_another(tmp_path: Path, clock: SimpleNamespace) -> None:
    files = [str(tmp_path / name) for name in "ab"]
    one, other = Places(files), Places(files)
    assert one.take()
    assert one.take()
    assert not one.take()
    assert not other.take()
    one.give_back()
    assert not one.take(), "others first"
    assert other.take()
    other.give_back()
    clock.at += TURN
    assert one.take()
    assert not other.take()


def test_who_has_had_a_place_gets_it_again_where_nobody_wants_it(
    tmp_path: Path, clock: SimpleNamespace
) -> None:
    alone = Places([str(tmp_path / "a")])
    for _ in range(3):
        assert alone.take()
        alone.give_back()
        clock.at += TURN


def test_who_hangs_with_a_place_is_not_waited_for_without_end(
    tmp_path: Path, clock: SimpleNamespace
) -> None:
    file = str(tmp_path / "a")
    hangs, other = Places([file]), Places([file])
    assert hangs.take()
    assert not other.take()
    clock.at += IN_VAIN - 0.1
    assert not other.take()
    clock.at += 0.2
    for _ in range(2):
        assert other.take(), "the next thought does not wait as long again"
        other.give_back()
    hangs.give_back()
    clock.at += TURN
    assert other.take()
    other.give_back()
    clock.at += TURN
    assert hangs.take(), "it held a place again, and gave it back"
    assert not other.take(), "who lives is waited for"


def test_without_places_nobody_waits() -> None:
    free = Places()
    assert all(free.take() for _ in range(100))
    free.give_back()


def test_bots_think_on_where_the_places_are_gone(tmp_path: Path) -> None:
    folder = tmp_path / "tidied"
    folder.mkdir()
    left = Places([str(folder / "a")])
    shutil.rmtree(folder)
    folder.write_text("something else")
    assert left.take()
    left.give_back()


def test_a_server_that_is_killed_leaves_its_place(tmp_path: Path) -> None:
    file = str(tmp_path / "a")
    held = "from undaunted.server.thinkers.places import Places"
    held += f"; places = Places([{file!r}]); print(places.take(), flush=True); input()"
    other = Places([file])
    with subprocess.Popen(
        [sys.executable, "-c", held], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not other.take()
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    assert other.take()


def test_two_servers_think_in_turn_and_answer_at_once_what_is_quick(tmp_path: Path) -> None:
    place = tmp_path / "a"

    async def ask() -> list[str]:
        answered: list[str] = []
        most = 0

        async def play(crew: Thinkers, name: str) -> None:
            nonlocal most
            for _ in range(4):
                spec = f"search:{LONGISH}"
                assert await crew.choose(name, "US", spec, 1, GAME) in offered(GAME, "US")
                answered.append(name)
                most = max(most, one.thinking + other.thinking)

        async with thinkers(2, [place]) as one, thinkers(2, [place]) as other, asyncio.timeout(PATIENCE):
            async with asyncio.TaskGroup() as group:
                for name, crew in (("one", one), ("other", other)):
                    group.create_task(play(crew, f"{name} first"))
                    group.create_task(play(crew, f"{name} second"))
            assert most <= 1
            endless = asyncio.create_task(one.choose("endless", "US", LONG, 1, GAME))
            await until(lambda: one.thinking == 1)
            kept = asyncio.create_task(other.choose("kept", "US", LONG, 1, GAME))
            for crew in (one, other):
                assert await crew.choose("quick", "US", "recruit", 1, GAME) in offered(GAME, "US")
            assert (other.thinking, other.waiting) == (0, 1)
            await one.close()
            await until(lambda: other.thinking == 1)
            for task in (endless, kept):
                task.cancel()
        return [name.split()[0] for name in answered]

    answered = asyncio.run(ask())
    assert len(answered) == 16
    assert all(now != before for before, now in pairwise(answered)), "each lets the other go first"


@pytest.mark.parametrize(
    ("cores", "asked", "bots", "files"),
    [
        (2, ("--processes", "2"), 1, 1),
        (8, ("--processes", "3"), 1, 0),
        (8, ("--processes", "6"), 1, 4),
        (8, ("--processes", "2"), 2, 0),
        (2, ("--processes", "2", "--bots", "1"), 1, 0),
    ],
)
def test_half_of_the_machine_is_left_to_others_unless_the_host_says_so(
    monkeypatch: pytest.MonkeyPatch, cores: int, asked: tuple[str, ...], bots: int, files: int
) -> None:
    seen: list[Settings] = []

    def serve(settings: Settings, *_: object) -> bool:
        seen.append(settings)
        assert all(Path(file).parent.is_dir() for file in settings.places)
        return True

    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    monkeypatch.setattr(many, "_serve_many", serve)
    assert main(["serve", "--store", "postgresql://nobody", "--port", "0", *asked]) == 0
    assert [(settings.bots, len(settings.places)) for settings in seen] == [(bots, files)]
    assert not any(Path(file).parent.exists() for file in seen[0].places)
