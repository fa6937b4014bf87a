"""A server that is killed again and again during play: all that it acknowledged is there when it is back.

`UNDAUNTED_KILLS=100 pytest tests/server/test_kills.py -s` kills it a hundred times.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Guest
from tests.server.house import Lobby, Process
from undaunted.game.record.rows import UNDO
from undaunted.server import pages
from undaunted.server.store.database import reading
from undaunted.server.store.queries import kept_game
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Done, Update

KILLS = int(os.environ.get("UNDAUNTED_KILLS", "4"))
PLAYERS = (("normandy/1", "me"), ("normandy/4", "me"), ("north-africa/2", "me"), ("normandy/2", "random"))
Kept = tuple[str, int, str, str]
"""What the server has acknowledged: the table, the number in its journal, the seat and what it did."""


class Player(threading.Thread):
    """Plays one table after the other, and comes back as often as the server goes away."""

    def __init__(self, house: Lobby, number: int, scenario: str, other: str) -> None:
        super().__init__()
        self.house, self.scenario, self.other = house, scenario, other
        self.random = Random(number)
        self.kept: list[Kept] = []
        self.up = threading.Event()
        self.done = False
        self.trouble: BaseException | None = None

    def run(self) -> None:
        table: pages.Opened | None = None
        seen = 0
        try:
            while not self.done:
                self.up.wait()
                try:
                    if table is None:
                        table, seen = self._open(), 0
                    with self.house.guest(table.table, table.token, seen=seen) as guest:
                        seen = guest.hear(Update).number
                        self._play(guest, table)
                        table = None
                except (WebSocketException, httpx.TransportError, OSError):
                    seen = 0
                    time.sleep(0.02)
        except BaseException as trouble:
            self.trouble = trouble

    def _open(self) -> pages.Opened:
        first, second = ("US", "German") if self.scenario.startswith("normandy") else ("LRDG", "Italian")
        return self.house.open_with({first: "me", second: self.other}, scenario=self.scenario)

    def _play(self, guest: Guest, table: pages.Opened) -> None:
        """Until the game is over."""
        while not self.done and guest.now.ending is None:
            mine = [seat for seat in guest.now.asked if seat in table.yours]
            if not mine:
                guest.hear(Update)
                continue
            seat = self.random.choice(mine)
            now = guest.face(seat)
            if not now.choices:
                continue
            if now.can_undo and self.random.random() < 0.1:
                what, answer = UNDO, guest.undo()
            else:
                what = self.random.choice(now.choices).thing
                answer = guest.pick(what, seat)
            if isinstance(answer, Done):
                self.kept.append((table.table, answer.number, seat, what))


@pytest.mark.slow
def test_whatever_was_acknowledged_is_there_after_kill_9(tmp_path: Path) -> None:
    data, random = tmp_path / "tables.db", Random(9)
    house = Process(data)
    players = [Player(house, number, *what) for number, what in enumerate(PLAYERS)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        house.start()
        for player in players:
            player.up.set()
        time.sleep(random.uniform(0.3, 1.2))
        for player in players:
            player.up.clear()
        assert house.stop(signal.SIGKILL) == -signal.SIGKILL
    for player in players:
        player.done = True
        player.up.set()
    for player in players:
        player.join()
    assert [player.trouble for player in players] == [None] * len(players)
    kept = [one for player in players for one in player.kept]
    assert len(kept) > KILLS * len(PLAYERS), "they did play"
    with reading(data) as store:
        found = {table: kept_game(store, table) for table in {one[0] for one in kept}}
    for table, number, seat, what in kept:
        told = found[table]
        assert told is not None, "an acknowledged table is there"
        row = told[1][number - 1]
        assert (row.number, row.seat, row.what) == (number, seat, what)
    verified = verify(data)
    assert verified.bad == [], "and every game equals its replay"
    print(f"{KILLS} kills, {len(kept)} decisions acknowledged, {verified.games} games, {verified.rows} rows")
