"""What goes wrong beside two processes on one database, while people play."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import psycopg
from websockets.exceptions import ConnectionClosed

from faults import A_WHILE, TIMES, Fault, Scene
from guests import Guest
from houses import Process
from steady_players import PATIENCE
from undaunted.server import pages
from undaunted.server.store.postgresql.connection import ANSWER
from undaunted.server.wire import Done, Pick, Update

LONGER = ANSWER + A_WHILE
"""Seconds after which nobody waits for a database any more."""


def stopped_in_turn(scene: Scene) -> None:
    """SIGTERM of one, then of the other: what it played goes on elsewhere at once."""
    for number in range(TIMES):
        house = scene.houses[number % 2]
        begun = time.monotonic()
        scene.street.living = [one for one in scene.houses if one is not house]
        status = house.stop()
        scene.expect(status == 0, f"stopped: found the exit status {status}, expected 0")
        scene.all_play_again(begun)
        house.start()
        scene.street.living = list(scene.houses)


def hanging(scene: Scene) -> None:
    """SIGSTOP until others have taken over, then SIGCONT: what it was asked meanwhile it must not decide."""
    hung, other = scene.houses
    opened = hung.open_table(US="me", German="me")
    with hung.guest(opened.table, opened.token) as before:
        before.hear(Update)
        before.face("US")
        before.pick_any(Random(1))
        now = before.face("German")
        last = before.now.number
        begun = time.monotonic()
        scene.street.living = [other]
        os.kill(hung.pid, signal.SIGSTOP)
        try:
            # It will read this when it goes on.
            before.send(Pick(99, "German", now.moment, now.choices[0].thing))
            with joined(other, opened) as after:
                after.face("German")
                after.pick_any(Random(2))
        finally:
            os.kill(hung.pid, signal.SIGCONT)
        code = before.closed_with()
        scene.expect(code == 1013, f"hanging: found its socket closed with {code}, expected 1013")
        decided = [told for told in before.heard if isinstance(told, Done) and told.number > last]
        scene.expect(not decided, f"hanging: found {decided} acknowledged after it was taken for dead")
    scene.street.living = list(scene.houses)
    scene.wait_for_health("ok")
    scene.all_play_again(begun)


def joined(house: Process, table: pages.Opened) -> Guest:
    """As a browser does it: again and again, until somebody has the table."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            guest = house.guest(table.table, table.token)
            guest.hear(Update)
            return guest
        except ConnectionClosed:
            if time.monotonic() > end:
                raise TimeoutError(
                    f"{table.table}: found nobody who plays it, expected a take-over"
                ) from None
            time.sleep(0.1)


def database_killed(scene: Scene) -> None:
    """`kill -9` of PostgreSQL, which is started again on the same data."""
    begun = time.monotonic()
    scene.cluster.stop(signal.SIGKILL)
    try:
        scene.wait_for_health("failing")
        time.sleep(A_WHILE)
    finally:
        scene.cluster.start()
    scene.wait_for_health("ok")
    scene.all_play_again(begun)


def database_hanging(scene: Scene) -> None:
    """SIGSTOP of all of PostgreSQL until it is noticed, then SIGCONT: all that is sent to it is taken."""
    begun = time.monotonic()
    stopped = scene.cluster.hold()
    try:
        scene.wait_for_health("failing")
        before = len(scene.crowd.kept)
        time.sleep(LONGER)
        more = len(scene.crowd.kept) - before
        scene.expect(not more, f"database hanging: found {more} decisions acknowledged, expected none")
    finally:
        scene.cluster.go_on(stopped)
    scene.wait_for_health("ok")
    scene.all_play_again(begun)


def cut_off(scene: Scene) -> None:
    """All connections of one process to the database are broken, again and again."""
    for number in range(TIMES):
        house = scene.houses[number % 2]
        begun = time.monotonic()
        with psycopg.connect(str(scene.data), autocommit=True) as database:
            found = database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND client_port = ANY(%s)",
                (_ports(house.pid),),
            ).fetchall()
        scene.expect(bool(found), "cut off: found no connection to break, expected some")
        scene.all_play_again(begun)
        scene.wait_for_health("ok")


def _ports(pid: int) -> list[int]:
    """The ports of this machine from which a process has connected to somewhere."""
    sockets = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            sockets.add(os.readlink(file))
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return [int(row[1].partition(":")[2], 16) for row in rows if f"socket:[{row[9]}]" in sockets]


FAULTS: dict[str, Fault] = {
    "SIGTERM of one": Fault(stopped_in_turn),
    "SIGSTOP of one": Fault(hanging),
    "database killed": Fault(database_killed),
    "database hanging": Fault(database_hanging),
    "connections cut": Fault(cut_off),
}
