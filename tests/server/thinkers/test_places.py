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

import filelock
import pytest

import undaunted
from undaunted.cli import main
from undaunted.server import many
from undaunted.server.settings import Settings
from undaunted.server.thinkers import Thinkers, places
from undaunted.server.thinkers.places import GAP, IN_VAIN, TURN, Place, Places

from .thinking import LONG, LONGISH, offered, thinkers, until

GAME = undaunted.new("normandy/1", seed=1)
PATIENCE = 60.0
"""Seconds after which a test gives up: nothing that works takes as long."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(at=100.0)
    monkeypatch.setattr(places, "time", SimpleNamespace(monotonic=lambda: now.at))
    return now


def taken(places: Places) -> Place:
    place = places.take()
    assert place is not None
    return place


def test_a_place_is_for_one_at_a_time_and_then_for_another(tmp_path: Path, clock: SimpleNamespace) -> None:
    files = [str(tmp_path / name) for name in "ab"]
    one, other = Places(files), Places(files)
    first, second = taken(one), taken(one)
    assert not one.take()
    assert not other.take()
    first.give_back()
    assert not one.take(), "others first"
    third = taken(other)
    third.give_back()
    clock.at += TURN
    fourth = taken(one)
    assert not other.take()
    second.give_back()
    fourth.give_back()


def test_a_late_server_is_not_overtaken(tmp_path: Path, clock: SimpleNamespace) -> None:
    files = [str(tmp_path / "a")]
    quick, late = Places(files), Places(files)
    first = taken(quick)
    assert not late.take()
    first.give_back()
    clock.at += 100 * TURN
    assert not quick.take(), "it is the other's turn, however long that looks away"
    second = taken(late)
    assert not quick.take()
    second.give_back()
    taken(quick).give_back()


def test_a_server_that_stops_waiting_leaves_its_turn(tmp_path: Path, clock: SimpleNamespace) -> None:
    files = [str(tmp_path / "a")]
    one, other = Places(files), Places(files)
    first = taken(one)
    assert not other.take()
    first.give_back()
    clock.at += TURN
    assert not one.take()
    other.stop_waiting()
    taken(one).give_back()


def test_who_has_had_a_place_gets_it_again_where_nobody_wants_it(
    tmp_path: Path, clock: SimpleNamespace
) -> None:
    alone = Places([str(tmp_path / "a")])
    for _ in range(3):
        taken(alone).give_back()
        clock.at += TURN


def look_on(places: Places, clock: SimpleNamespace, seconds: float) -> list[bool]:
    """As whoever has found no place does, again and again; gives what he found each time."""
    found = []
    for _ in range(round(seconds / GAP * 2)):
        clock.at += GAP / 2
        found.append(places.take() is not None)
    return found


def test_who_hangs_with_a_place_is_not_waited_for_without_end(tmp_path: Path, clock: SimpleNamespace) -> None:
    file = str(tmp_path / "a")
    hangs, other = Places([file]), Places([file])
    held = taken(hangs)
    assert not other.take()
    assert not any(look_on(other, clock, IN_VAIN - GAP))
    clock.at += GAP
    for _ in range(2):
        thinking = taken(other)
        clock.at += IN_VAIN
        thinking.give_back()
        assert other.take(), "the next thought does not wait as long again"
    held.give_back()
    clock.at += TURN
    taken(other).give_back()
    clock.at += TURN
    again = taken(hangs)
    assert not other.take(), "who lives is waited for"
    again.give_back()


def test_who_thinks_without_a_place_gives_back_nobody_elses(tmp_path: Path, clock: SimpleNamespace) -> None:
    file = str(tmp_path / "a")
    one, other = Places([file]), Places([file])
    held = taken(one)
    assert not one.take()
    assert not any(look_on(one, clock, IN_VAIN - GAP))
    clock.at += GAP
    in_vain = taken(one)
    in_vain.give_back()
    assert not other.take(), "it is still held"
    held.give_back()
    taken(other).give_back()


def test_a_look_of_long_ago_is_no_waiting(tmp_path: Path, clock: SimpleNamespace) -> None:
    file = str(tmp_path / "a")
    one, other = Places([file]), Places([file])
    held = taken(one)
    assert not other.take()
    clock.at += 10 * IN_VAIN
    assert not other.take(), "nobody has looked meanwhile"
    held.give_back()


def test_without_places_nobody_waits() -> None:
    free = Places()
    places = [taken(free) for _ in range(100)]
    for place in places:
        place.give_back()


def test_bots_think_on_where_the_places_are_gone(tmp_path: Path) -> None:
    folder = tmp_path / "tidied"
    folder.mkdir()
    left = Places([str(folder / "a")])
    shutil.rmtree(folder)
    folder.write_text("something else")
    taken(left).give_back()


def test_a_server_that_is_killed_leaves_its_place(tmp_path: Path) -> None:
    file = str(tmp_path / "a")
    held = "from undaunted.server.thinkers.places import Places"
    held += (
        f"; places = Places([{file!r}]); place = places.take(); print(place is not None, flush=True); input()"
    )
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


def test_a_cancelled_thought_leaves_the_turn_to_another_server(tmp_path: Path) -> None:
    place = tmp_path / "a"

    async def ask() -> None:
        held = taken(Places([str(place)]))
        async with thinkers(1, [place]) as one, thinkers(1, [place]) as other, asyncio.timeout(PATIENCE):
            given_up = asyncio.create_task(one.choose("given up", "US", LONG, 1, GAME))
            await until(lambda: not other_may_wait(place))
            given_up.cancel()
            await until(lambda: other_may_wait(place))
            held.give_back()
            assert await other.choose("wanted", "US", f"search:{LONGISH}", 1, GAME) in offered(GAME, "US")

    def other_may_wait(place: Path) -> bool:
        lock = filelock.FileLock(place.with_name("turn.lock"))
        try:
            lock.acquire(blocking=False)
        except filelock.Timeout:
            return False
        lock.release()
        return True

    asyncio.run(ask())


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
