"""It is remembered who opened which table, and no longer than it has to be."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.guard.asked import Clock
from undaunted.server.errors import Refusal
from undaunted.server.guard import Limits, Rate
from undaunted.server.guard.buckets import Buckets
from undaunted.server.openers import Openers
from undaunted.server.store import Store


class Few(Openers):
    ADDRESSES = 2
    going_on: frozenset[str] = frozenset()

    async def _goes_on(self, id: str) -> bool:
        return id in self.going_on


def openers(most: int = 2, pace: Buckets | None = None) -> Few:
    pace = Buckets(Limits().tables, 2) if pace is None else pace
    return Few(Store.__new__(Store), pace, most, proxy=False)  # which is asked nothing


def test_who_opened_a_table_is_known_until_too_many_others_come() -> None:
    known = openers()
    for number, who in enumerate(("1.1.1.1", "2.2.2.2", "1.1.1.1")):
        known.note(who, f"t{number}")
    assert [known.opener(f"t{number}") for number in range(4)] == ["1.1.1.1", "2.2.2.2", "1.1.1.1", ""]
    known.note("3.3.3.3", "t3")
    assert [known.opener(f"t{number}") for number in range(4)] == ["1.1.1.1", "", "1.1.1.1", "3.3.3.3"]


def test_tables_that_are_over_are_forgotten_when_they_are_looked_through() -> None:
    known = openers()
    for table in ("over", "running"):
        known.note("1.1.1.1", table)
    known.going_on = frozenset({"over", "running"})
    with pytest.raises(Refusal):
        asyncio.run(known.check("1.1.1.1"))
    known.going_on = frozenset({"running"})
    asyncio.run(known.check("1.1.1.1"))
    assert (known.opener("over"), known.opener("running")) == ("", "1.1.1.1")


def test_they_come_at_a_pace_that_is_shared_whatever_becomes_of_them() -> None:
    clock = Clock()
    pace = Buckets(Rate(0.1, 2), 2, clock)
    tables, campaigns = openers(pace=pace), openers(pace=pace)
    for opened in (tables, campaigns):
        asyncio.run(opened.check("1.1.1.1"))
    for opened in (tables, campaigns):
        with pytest.raises(Refusal) as refusal:
            asyncio.run(opened.check("1.1.1.1"))
        assert (refusal.value.code, refusal.value.wait) == ("too-fast", 10.0)
    asyncio.run(tables.check("2.2.2.2"))
    clock.now += 10
    asyncio.run(tables.check("1.1.1.1"))
