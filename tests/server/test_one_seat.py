"""A seat is one person's, though two servers run on one file: the lock forbids that, and is not all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House
from tests.server.store.tables import new_table
from undaunted.server.campaigns.pages import CampaignOpened
from undaunted.server.store import SeatRecord, Store
from undaunted.server.store.database import open_to_write
from undaunted.server.store.errors import SeatTaken


class NoLock:
    def __init__(self, path: Path) -> None:
        self.path = path

    def release(self) -> None:
        """There is nothing to give back."""


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, House]]:
    """Two servers on one file."""
    monkeypatch.setattr("undaunted.server.store.store.FileLock", NoLock)
    with ExitStack() as stack:
        data = str(tmp_path / "tables.db")
        yield stack.enter_context(House(data)), stack.enter_context(House(data))


@pytest.mark.parametrize("open_to", ["invite", "anyone"])
def test_two_servers_give_one_seat_to_one_person(two: tuple[House, House], open_to: str) -> None:
    one, other = two
    opened = one.open_with({"US": "me", "German": open_to})
    for house in two:
        assert house.info(opened.table).seats[1].kind != "person"
    wish = {"key": opened.links["German"]} if open_to == "invite" else {"seat": "German"}
    seated = one.sit(opened.table, name="Ann", **wish)
    late = other.http("POST", f"/api/tables/{opened.table}/seat", json=wish | {"name": "Bo"})
    assert (late.status_code, late.json()["code"]) == (409, "taken")
    for house in two:
        info = house.info(opened.table, seated.token)
        assert [(seat.name, seat.yours) for seat in info.seats][1] == ("Ann", True)


def test_two_servers_give_one_side_to_one_person(two: tuple[House, House]) -> None:
    one, other = two
    wish = {"campaign": "stalingrad", "sides": {"German": "me", "Soviet": "invite"}}
    opened = msgspec.json.decode(one.http("POST", "/api/campaigns", json=wish).content, type=CampaignOpened)
    assert other.http("GET", f"/api/campaigns/{opened.campaign}").status_code == 200
    key = {"key": opened.links["Soviet"], "name": "Ann"}
    where = f"/api/campaigns/{opened.campaign}/seat"
    assert one.http("POST", where, json=key).status_code == 201
    late = other.http("POST", where, json=key | {"name": "Bo"})
    assert (late.status_code, late.json()["code"]) == (409, "taken")
    for house in two:
        page = house.http("GET", f"/api/campaigns/{opened.campaign}").json()
        assert {one["side"]: one["name"] for one in page["parties"]} == {"German": "", "Soviet": "Ann"}


def test_whoever_sits_there_stays(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    seats = [SeatRecord("US", "person", token_hash=b"a"), SeatRecord("German", "anyone")]
    record = new_table(state="waiting", seats=seats)

    async def scene() -> None:
        stores = [Store(path, None, open_to_write(path)) for _ in range(2)]
        await stores[0].create(record)
        coming = [SeatRecord("German", "person", name=who, token_hash=who.encode()) for who in ("Ann", "Bo")]
        tried = [store.seat(record.id, [who], "playing") for store, who in zip(stores, coming, strict=True)]
        came = await asyncio.gather(*tried, return_exceptions=True)
        assert [type(one) for one in came if one] == [SeatTaken]
        (first,) = [who for who, error in zip(coming, came, strict=True) if error is None]
        # His own token is no obstacle, another's is; nothing of a wish for several seats is fulfilled then.
        await stores[1].seat(record.id, [first], "playing")
        both = [SeatRecord(seat, "person", name="Cy", token_hash=b"c") for seat in ("German", "US")]
        with pytest.raises(SeatTaken):
            await stores[0].seat(record.id, both, "playing")
        kept = await stores[1].table(record.id)
        assert kept is not None
        assert [(one.name, one.token_hash) for one in kept.seats] == [
            ("", b"a"),
            (first.name, first.token_hash),
        ]
        for store in stores:
            await store.close()

    asyncio.run(scene())
