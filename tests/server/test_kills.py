"""A server that is killed again and again during play: all that it acknowledged is there when it is back.

`UNDAUNTED_KILLS=100 pytest tests/server/test_kills.py -s` kills it a hundred times, and so does
`python tools/kill_servers.py`.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kill_servers import as_text, kill_one
from steady_players import PLAYERS, Sat, held_to
from tests.server.house import House

KILLS = int(os.environ.get("UNDAUNTED_KILLS", "4"))


@pytest.mark.slow
def test_whatever_was_acknowledged_is_there_after_kill_9(tmp_path: Path) -> None:
    outcome = kill_one(tmp_path / "tables.db", KILLS)
    assert outcome.troubles == []
    assert outcome.broken == [], "every decision with its number, seat and thing; every game is its replay"
    assert outcome.acknowledged > KILLS * len(PLAYERS), "they did play"
    print(as_text(outcome))


def test_what_is_not_there_is_noticed(tmp_path: Path) -> None:
    """Else the script would praise any server."""
    data = tmp_path / "tables.db"
    with House(str(data)) as house:
        opened = house.open_table(US="me", German="anyone")
        seated = house.sit(opened.table, seat="German")
        with house.guest(opened.table, opened.token) as guest:
            thing = guest.until(lambda now: bool(now.choices)).choices[0].thing
            guest.pick(thing)
    told, given = (opened.table, 1, "US", thing), Sat(opened.table, "German", seated.token)
    assert held_to(data, [told], [given]).broken == []
    for other in (
        ("nowhere", 1, "US", thing),
        (opened.table, 2, "US", thing),
        (opened.table, 1, "German", thing),
    ):
        assert len(held_to(data, [other], []).broken) == 1
    assert "given 2 times" in held_to(data, [], [given, given]).broken[0]
    assert "not his" in held_to(data, [], [given._replace(token="another")]).broken[0]
    with closing(sqlite3.connect(data, isolation_level=None)) as store:
        store.execute("UPDATE tables SET decisions = 7")
    assert "decisions 7" in held_to(data, [told], []).broken[0]
