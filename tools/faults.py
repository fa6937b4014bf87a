"""What goes wrong beside a server while people play: the scene, and the faults of one process with its file.

Each fault is bounded, ends what it began, and notes every promise that was broken meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from attack_ground import Ground, lay_ground
from houses import Process, Street
from steady_players import Crowd, wait_until

if TYPE_CHECKING:
    from local_postgresql import Cluster

TIMES = 3
"""How often it is stopped."""
A_WHILE = 1.0
"""Seconds that a fault lasts once it was noticed."""
NO_ROOM = 1024
"""Bytes that a file may have while the disk is full: all that a server writes lies behind them."""
ROW = 200
"""Of a long game, on a page that has rows of this game only."""


class Scene:
    """People play at `houses`; `data` is what these share. `broken`: a line for each promise not kept."""

    def __init__(
        self, houses: list[Process], data: Path | str, ground: Ground | None, cluster: Cluster | None
    ) -> None:
        self.houses, self.data, self.ground, self._cluster = houses, data, ground, cluster
        self.street = Street(list(houses))
        self.crowd = Crowd(self.street)
        self.broken: list[str] = []
        self.longest = 0.0
        self.mend: Callable[[], None] = lambda: None
        """Done when the servers have stopped, before what they kept is looked at."""

    @property
    def file(self) -> Path:
        assert isinstance(self.data, Path)
        return self.data

    @property
    def cluster(self) -> Cluster:
        assert self._cluster is not None
        return self._cluster

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.broken.append(otherwise)

    def all_play_again(self, since: float) -> None:
        """Each player has decided again; how long that took counts from `since`."""
        self.crowd.wait_for_all()
        self.longest = max(self.longest, time.monotonic() - since)

    def wait_for_health(self, status: str) -> None:
        for house in self.houses:
            wait_until(
                lambda house=house: self.health(house) == status,  # type: ignore[misc]
                f"/health says {status}",
            )

    def health(self, house: Process) -> str:
        try:
            return str(house.http("GET", "/health").json()["status"])
        except OSError:
            return "no answer"


class Fault(NamedTuple):
    what: Callable[[Scene], None]
    grounded: bool = False
    """On a file in which games lie already."""


def stopped(scene: Scene) -> None:
    """SIGTERM: it ends well, and is started again."""
    (house,) = scene.houses
    for _ in range(TIMES):
        begun = time.monotonic()
        scene.crowd.hold()
        status = house.stop()
        scene.expect(status == 0, f"stopped: found the exit status {status}, expected 0")
        house.start()
        scene.crowd.go()
        scene.all_play_again(begun)


def full_disk(scene: Scene) -> None:
    """No file can grow, as on a disk without room."""
    (house,) = scene.houses
    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    begun = time.monotonic()
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (NO_ROOM, before[1]))
    try:
        scene.wait_for_health("failing")
        _refuses_all(scene)
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)
    scene.wait_for_health("ok")
    scene.all_play_again(begun)


def moved_away(scene: Scene) -> None:
    """The file gets another name, and later its own again."""
    begun, away = time.monotonic(), scene.file.with_suffix(".away")
    scene.file.rename(away)
    try:
        scene.wait_for_health("failing")
        _refuses_all(scene)
    finally:
        away.rename(scene.file)
    scene.wait_for_health("ok")
    scene.all_play_again(begun)


def _refuses_all(scene: Scene) -> None:
    """Nothing is acknowledged while nothing can be kept."""
    before = len(scene.crowd.kept)
    time.sleep(A_WHILE)
    more = len(scene.crowd.kept) - before
    # One of each may have been told just before.
    scene.expect(more <= len(scene.crowd.players), f"found {more} decisions acknowledged, expected none")


def damaged_page(scene: Scene) -> None:
    """A page with rows of one game is overwritten: that game is gone, all others go on, and it is said."""
    (house,) = scene.houses
    assert scene.ground is not None
    begun, table = time.monotonic(), scene.ground.table
    place, page = _page_of(scene.file, table, ROW)
    _write(scene.file, place, Random(1).randbytes(len(page)))
    scene.mend = lambda: _write(scene.file, place, page)
    wait_until(
        lambda: house.http("GET", f"/api/tables/{table}").status_code == 410, "the damaged table answers 410"
    )
    scene.wait_for_health("degraded")
    told = house.http("GET", "/health")
    scene.expect(told.status_code == 200, f"damaged: found {told.status_code}, expected 200: others can play")
    scene.expect(told.json().get("damaged") == 1, f"damaged: found {told.text}, expected one damaged table")
    scene.all_play_again(begun)


def _page_of(data: Path, table: str, number: int) -> tuple[int, bytes]:
    """Where the page lies that has this row of a journal, and what is on it."""
    with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = data.read_bytes()
    found = content.index(table.encode() + number.to_bytes(2, "big"))
    start = found - found % size
    return start, content[start : start + size]


def _write(data: Path, place: int, page: bytes) -> None:
    with data.open("r+b") as file:
        os.pwrite(file.fileno(), page, place)


FAULTS: dict[str, Fault] = {
    "SIGTERM": Fault(stopped),
    "full disk": Fault(full_disk),
    "file moved away": Fault(moved_away),
    "damaged page": Fault(damaged_page, grounded=True),
}


def grounded(data: Path) -> Ground:
    return asyncio.run(lay_ground(data))
