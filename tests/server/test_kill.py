"""The server is killed in the middle of play, again and again: what it acknowledged is there.

`UNDAUNTED_KILLS=100 pytest tests/server/test_kill.py` for longer.
"""

import asyncio
import os
import signal
import threading
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest
from tests.server.house import Process
from undaunted.server.pages import Opened
from undaunted.server.store import Row, Store
from undaunted.server.store.rebuild import rebuild, standing, withdrawn
from undaunted.server.wire import Done, Update

KILLS = int(os.environ.get("UNDAUNTED_KILLS", "5"))
GAMES = 4
Kept = dict[int, tuple[str, str]]


class Player(threading.Thread):
    """Plays all seats of a table, with an undo now and then, and notes what was acknowledged."""

    def __init__(self, house: Process, opened: Opened, kept: Kept, seed: int) -> None:
        super().__init__()
        self.kept = kept
        self.random = Random(seed)
        self.failure: BaseException | None = None
        self._guest = Guest(house.address, opened.table, opened.token)

    def run(self) -> None:
        try:
            with self._guest as guest:
                self._play(guest)
        except ConnectionClosed:
            pass
        except BaseException as error:
            self.failure = error

    def _play(self, guest: Guest) -> None:
        now = guest.hear(Update)
        assert now.number >= max(self.kept, default=0), "acknowledged and lost"
        while not guest.now.ending:
            seat = self.random.choice(guest.now.asked)
            if guest.now.seat != seat:
                guest.face(seat)
            if guest.now.can_undo and self.random.random() < 0.1:
                what, answer = "!undo", guest.undo()
            else:
                what = self.random.choice(guest.now.choices).thing
                answer = guest.pick(what)
            assert isinstance(answer, Done), answer
            self.kept[answer.number] = (seat, what)
            guest.catch_up(answer.number)


@pytest.mark.slow
def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    random = Random(1)
    tables: dict[str, Kept] = {}
    with Process(data) as house:
        last: list[Opened] = []
        for _ in range(KILLS):
            opened = [house.open_table(US="me", German="me") for _ in range(GAMES)]
            # Those of the last time go on, and new ones begin.
            going = [*opened, *last]
            players = [
                Player(house, one, tables.setdefault(one.table, {}), random.getrandbits(32)) for one in going
            ]
            for player in players:
                player.start()
            time.sleep(random.uniform(0.05, 0.8))
            house.stop(signal.SIGKILL)
            for player in players:
                player.join()
                assert player.failure is None
            asyncio.run(check(data, tables))
            last = opened
            house.start()
    assert sum(map(len, tables.values())) > KILLS * GAMES


async def check(data: Path, tables: dict[str, Kept]) -> None:
    """Every row acknowledged is there, and every game is what its journal says."""
    store = Store.open(data)
    try:
        for id, kept in tables.items():
            record = await store.table(id)
            assert record is not None
            rows: list[Row] = await store.journal(id)
            assert {number: (rows[number - 1].seat, rows[number - 1].what) for number in kept} == kept
            game = rebuild(record, rows)
            now = standing(game, withdrawn(rows), record.changed)
            assert (record.state, record.decisions, record.waits_for) == (
                now.state,
                now.decisions,
                now.waits_for,
            )
    finally:
        await store.close()
