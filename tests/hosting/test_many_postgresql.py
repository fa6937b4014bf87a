"""Several processes with one PostgreSQL behind one proxy: played through, also when one is killed."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.hosting.conftest import BEHIND, port_of
from tests.hosting.fronts import FILES_MANY, KINDS, Front, at_home
from tests.server.client import play_on
from tests.server.house import PATIENCE, Process

pytest.importorskip("psycopg")
local_postgresql = pytest.importorskip("local_postgresql")
TABLES = 6


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_played_on_where_a_process_is_killed(kind: str, tmp_path: Path) -> None:
    with local_postgresql.running(fsync=False) as cluster:
        kept = cluster.database()
        with (
            Process(kept, *BEHIND) as one,
            Process(kept, *BEHIND) as other,
            KINDS[kind](tmp_path, FILES_MANY[kind], [port_of(one), port_of(other)]) as front,
            at_home(front),
        ):
            tables = [open_for_two(front) for _ in range(TABLES)]
            for table, tokens in tables:
                play(front, table, tokens)
            other.stop(signal.SIGKILL)
            for table, tokens in tables:
                play_when_it_can_be(front, table, tokens)


def open_for_two(front: Front) -> tuple[str, tuple[str, str]]:
    opened = front.open_table(US="me", German="invite")
    seated = front.sit(opened.table, key=opened.links["German"])
    return opened.table, (opened.token, seated.token)


def play(front: Front, table: str, tokens: tuple[str, str]) -> None:
    with front.guest(table, tokens[0]) as one, front.guest(table, tokens[1]) as two:
        play_on([one, two], Random(1), decisions=3)


def play_when_it_can_be(front: Front, table: str, tokens: tuple[str, str]) -> None:
    """As a browser comes back: until somebody has the table again."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return play(front, table, tokens)
        except (ConnectionClosed, InvalidStatus):
            assert time.monotonic() < late
            time.sleep(0.2)
