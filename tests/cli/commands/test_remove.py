"""What a host takes out of his file: tables, campaigns, names and talk, for good and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.campaigning import begin
from tests.server.house import House
from tests.server.store.tables import going_on, keep_game, new_table, row
from undaunted.server.store import SeatRecord, Store
from undaunted.server.store.talk import Line

OF_TABLES = ("tables", "seats", "journal", "devices", "carried", "talk")
OF_CAMPAIGNS = ("campaigns", "campaign_sides", "campaign_rows", "campaign_games", "campaign_devices",
                "campaign_carried")  # fmt: skip


class Kept:
    """Three tables: a game that ended, one that goes on after it, and one that was left long ago."""

    def __init__(self, path: Path) -> None:
        self.path = path
        asyncio.run(self._fill())

    async def _fill(self) -> None:
        store = Store.open(self.path)
        self.ended = (await keep_game(store, number=1))[0].id
        self.goes_on = (await keep_game(store, "north-africa/1", 2, 40))[0].id
        await store.rematch(self.goes_on, self.ended)
        seats = [SeatRecord("US", "person", "", "Spammer", b"x" * 32), SeatRecord("German", "bot", "recruit")]
        self.left = "left-long-ago-xx"
        await store.create(new_table(id=self.left, seats=seats), bundle="a bundle that only this one has")
        self.tell("UPDATE tables SET content = 'own' WHERE id = ?", self.left)
        self.tell("UPDATE contents SET hash = 'own'")
        await store.append(self.left, [row(1)], going_on(1))
        for number in (1, 2):
            await store.say(self.left, Line(number, "US", "unheard-of rudeness", 1.0), 200)
        await store.say(self.ended, Line(1, "US", "well played", 1.0), 200)
        await store.close()
        now = time.time()
        for id, days in ((self.ended, 40), (self.goes_on, 1), (self.left, 400)):
            self.tell("UPDATE tables SET changed = ? WHERE id = ?", now - 86_400 * days, id)

    def tell(self, deed: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute(deed, values)

    def ids(self) -> set[str]:
        return {str(id) for (id,) in self.ask("SELECT id FROM tables")}

    def ask(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(query, values).fetchall()

    def rows_of(self, id: str) -> int:
        found = [self.ask(f"SELECT count(*) FROM {part} WHERE table_id = ?", id) for part in OF_TABLES[1:]]
        return sum(int(str(one[0][0])) for one in found)


@pytest.fixture
def kept(data: Path) -> Kept:
    return Kept(data / "undaunted" / "undaunted.db")


@contextmanager
def unchanged(kept: Kept) -> Iterator[None]:
    before = kept.path.read_bytes()
    yield
    assert kept.path.read_bytes() == before


def test_one_is_told_first(run: Run, kept: Kept) -> None:
    with unchanged(kept):
        ran = run("remove", "table", kept.left)
    assert ran.status == 0
    assert "1 table would be removed. There is no way back but a backup." in " ".join(ran.out.split())
    assert "serait retirée" in run("remove", "table", kept.left, "--lang", "fr").out


def test_a_table_goes_and_the_others_stay(run: Run, kept: Kept) -> None:
    ran = run("remove", "table", kept.left, "--yes")
    assert (ran.status, ran.out) == (0, f"{kept.path}: 1 table was removed.\n")
    assert kept.ids() == {kept.ended, kept.goes_on}
    assert kept.rows_of(kept.left) == 0
    assert kept.rows_of(kept.ended) > 0
    assert kept.ask("SELECT count(*) FROM contents") == [(0,)]
    # Nothing of it is left in any byte, and no journal can be torn now either.
    content = kept.path.read_bytes()
    for trace in (kept.left, "Spammer", "unheard-of rudeness", "only this one has"):
        assert trace.encode() not in content
    assert kept.ask("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") == [(4,)]
    with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
        kept.tell("DELETE FROM journal WHERE table_id = ?", kept.ended)
    assert run("verify", kept.path).status == 0


def test_a_table_that_others_go_on_from_leaves_no_dead_link(run: Run, kept: Kept) -> None:
    assert run("remove", "table", kept.ended, "--yes").status == 0
    assert kept.ask("SELECT rematch FROM tables WHERE id = ?", kept.goes_on) == [("",)]


def test_old_ones(run: Run, kept: Kept) -> None:
    assert "1 table would" in run("remove", "table", "--older-than", "30").out
    assert "2 tables would" in run("remove", "table", "--older-than", "30", "--unfinished").out
    assert "nothing to remove" in run("remove", "table", "--older-than", "50", "--yes").out
    assert run("remove", "table", "--older-than", "30", "--unfinished", "--yes").status == 0
    assert kept.ids() == {kept.goes_on}


def test_a_name(run: Run, kept: Kept) -> None:
    assert "taken from 1 seat." in run("remove", "name", "Spammer", "--yes").out
    assert "nothing to remove" in run("remove", "name", "Spammer", "--yes").out
    assert b"Spammer" not in kept.path.read_bytes()
    assert kept.ask("SELECT kind, token_hash FROM seats WHERE table_id = ? AND seat = 'US'", kept.left) == [
        ("person", b"x" * 32)
    ]


def test_talk_at_one_table_and_at_all(run: Run, kept: Kept) -> None:
    assert "2 lines of talk were removed." in run("remove", "talk", "--table", kept.left, "--yes").out
    assert b"rudeness" not in kept.path.read_bytes()
    assert b"well played" in kept.path.read_bytes()
    assert "1 line of talk was removed." in run("remove", "talk", "--yes").out
    assert kept.ask("SELECT count(*) FROM talk") == [(0,)]
    assert run("verify", kept.path).status == 1  # `left` was made up
    assert kept.ids() == {kept.ended, kept.goes_on, kept.left}


def test_what_there_is_not(run: Run, kept: Kept, tmp_path: Path) -> None:
    with unchanged(kept):
        ran = run("remove", "table", kept.ended, "nowhere", "--yes")
        assert (ran.status, ran.err) == (1, "undaunted: table nowhere: found no such table\n")
        assert run("remove", "campaign", "nowhere", "--yes").status == 1
        assert run("remove", "table", "--yes").status == 2
        assert run("remove", "table", kept.left, "--older-than", "3").status == 2
        assert run("remove", "name", "", "--yes").status == 2
    assert run("remove", "talk", "--yes", "--data", tmp_path / "none.db").status == 1
    assert not (tmp_path / "none.db").exists()
    assert run("remove").status == 0


def test_a_server_has_its_file_to_itself(run: Run, kept: Kept) -> None:
    with House(str(kept.path)):
        assert "1 table would" in run("remove", "table", kept.left).out
        ran = run("remove", "table", kept.left, "--yes")
        assert ran.status == 1
        assert "in use by process" in ran.err
    assert kept.left in kept.ids()


def test_a_campaign_goes_with_its_games(run: Run, kept: Kept) -> None:
    with House(str(kept.path)) as house:
        who, _ = begin(house, {"German": "me", "Soviet": "me"}, campaign="stalingrad", name="Spammer")
        who.choose()
        table = who.play()
        other, _ = begin(house, {"German": "me", "Soviet": "me"}, campaign="stalingrad")
        key = {"authorization": f"Bearer {who.token}"}
        fork = house.http("POST", f"/api/campaigns/{who.campaign}/fork", json={"game": 1}, headers=key)
        assert fork.status_code == 201, fork.text
    fork_id = fork.json()["campaign"]
    ran = run("remove", "table", table, "--yes")
    assert ran.status == 1
    assert f"found a game of campaign {who.campaign}" in ran.err
    ran = run("remove", "campaign", who.campaign, "--yes")
    assert ran.status == 1
    assert fork_id in ran.err
    # Both sides of the campaign and of its fork, both seats of its table, and one at `left`.
    assert "taken from 7 seats" in run("remove", "name", "Spammer", "--yes").out
    ran = run("remove", "campaign", fork_id, who.campaign, "--yes")
    assert "2 campaigns were removed, with the tables of their games." in " ".join(ran.out.split())
    assert kept.ask("SELECT id FROM campaigns") == [(other.campaign,)]
    assert kept.ids() == {kept.ended, kept.goes_on, kept.left}
    for part in OF_CAMPAIGNS[1:]:
        assert {id for (id,) in kept.ask(f"SELECT campaign_id FROM {part}")} <= {other.campaign}
    assert who.campaign.encode() not in kept.path.read_bytes()
    assert kept.ask("PRAGMA foreign_key_check") == []
