"""Talk in the file: beside the journals, bounded, and there after an upgrade."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import House
from undaunted.server.store import NotKept, Store
from undaunted.server.store.backup import backup
from undaunted.server.store.database import reading
from undaunted.server.store.talk import Line, lines
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Done

from .tables import new_table
from .test_outliving import left_by


def test_lines_are_kept_in_their_order_and_the_last_stay(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene() -> list[Line]:
        store = Store.open(path)
        here, there = new_table(), new_table()
        for record in (here, there):
            await store.create(record)
        await store.say(there.id, Line(1, "German", "elsewhere", 1.0), 3)
        for number in range(1, 7):
            await store.say(here.id, Line(number, "US", f"line {number}", float(number)), 3)
        assert await store.talk(there.id) == [Line(1, "German", "elsewhere", 1.0)]
        assert await store.talk("nosuchtable") == []
        kept = await store.talk(here.id)
        await store.close()
        return kept

    assert asyncio.run(scene()) == [
        Line(number, "US", f"line {number}", float(number)) for number in (4, 5, 6)
    ]
    backup(path, tmp_path / "copy.db")
    with reading(tmp_path / "copy.db") as connection:
        (id,) = [id for (id,) in connection.execute("SELECT DISTINCT table_id FROM talk WHERE number = 6")]
        assert [line.number for line in lines(connection, id)] == [4, 5, 6]


@pytest.mark.parametrize(
    "line", [Line(1, "US", "again", 1.0), Line(0, "US", "nought", 1.0), Line(2, "US", "", 1.0)]
)
def test_what_makes_no_sense_is_not_kept(tmp_path: Path, line: Line) -> None:
    async def scene() -> None:
        store = Store.open(tmp_path / "tables.db")
        record = new_table()
        await store.create(record)
        await store.say(record.id, Line(1, "US", "first", 1.0), 9)
        with pytest.raises(NotKept):
            await store.say(record.id, line, 9)
        with pytest.raises(NotKept):
            await store.say("nosuchtable", Line(1, "US", "first", 1.0), 9)
        assert await store.talk(record.id) == [Line(1, "US", "first", 1.0)]
        await store.close()

    asyncio.run(scene())


def test_a_table_of_the_third_schema_goes_on_with_its_people_and_they_can_talk(tmp_path: Path) -> None:
    path = left_by(3, tmp_path)
    with House(str(path)) as house:
        with house.guest("runninggame1", "key-on-the-phone") as us, house.guest("finishedgame") as reader:
            us.until(lambda now: bool(now.choices))
            assert us.welcome.unseen == {"US": 35}, "after what was undone meanwhile"
            assert us.welcome.advice
            assert us.talk("Still here") == Done(1, 1)
            assert isinstance(us.pick(us.now.choices[0].thing), Done)
            assert reader.until(lambda now: True).ending
        seats = house.info("runninggame1", "key-of-German").seats
        assert [(one.name, one.yours) for one in seats] == [("Ada", False), ("Bob", True)]
    done = verify(path)
    assert (done.games, done.running, done.bad) == (2, 1, [])


def test_a_host_can_take_it_all_away(tmp_path: Path) -> None:
    """As the documentation says it is done."""
    path = left_by(3, tmp_path)
    with House(str(path)) as house, house.guest("runninggame1", "key-of-US") as us:
        us.until(lambda now: True)
        us.talk("Forget this")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM talk")
    with House(str(path)) as house, house.guest("runninggame1", "key-of-US", heard=1) as us:
        us.until(lambda now: True)
        assert us.talk("A new start") == Done(1, 1)
        assert [line.text for line in us.lines] == ["A new start"]
    assert verify(path).bad == []
