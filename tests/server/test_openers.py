"""It is remembered who opened which table, and no longer than it has to be."""

from __future__ import annotations

import asyncio

import pytest

from undaunted.server.errors import Refusal
from undaunted.server.openers import Openers
from undaunted.server.store import Store


class Few(Openers):
    ADDRESSES = 2
    going_on: frozenset[str] = frozenset()

    async def _goes_on(self, id: str) -> bool:
        return id in self.going_on


def openers(most: int = 2) -> Few:
    return Few(Store.__new__(Store), most, proxy=False)  # which is asked nothing


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
