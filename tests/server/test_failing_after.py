"""What fails just after somebody's seat was kept: he gets his key all the same, and the rest follows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin, do, join, out_of_step
from tests.server.house import PATIENCE, House
from tests.server.test_campaign_dice import BOT, mustered
from tests.server.test_campaign_restart import at
from tests.server.test_dice import ADA, has_hand, reveal
from undaunted.server import pages as table_pages
from undaunted.server.campaigns import pages
from undaunted.server.errors import Refusal
from undaunted.server.store import NotKept, StoreError, TableRecord
from undaunted.server.store.dice import is_dealt
from undaunted.server.tables import Table, dealing
from undaunted.server.wire import Done

AGAINST_BOT = {"Soviet": "me", "German": "greedy"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with laid_out(tmp_path / "packs"), House(str(tmp_path / "tables.db")) as house:
        yield house


def dealt(house: House, table: str) -> bool:
    return is_dealt(stored(house, table).seed)


def stored(house: House, table: str) -> TableRecord:
    found = do(house, house.server.store.table(table))
    assert found is not None
    return found


async def full(*_: object, **__: object) -> None:
    raise NotKept("disk full")


async def unreadable(*_: object, **__: object) -> None:
    raise StoreError("the disk is gone")


def with_a_bot_for_ben(house: House) -> tuple[Commander, pages.CampaignOpened, str]:
    """Ben was invited, has not come, and a bot sits in for him at the game's table."""
    ada, opened = begin(house, {"Soviet": "me", "German": "invite"}, name="Ada")
    ada.got(pages.CampaignPage, "POST", "/standin", BOT)
    ada.choose()
    return ada, opened, ada.play()


def test_an_invitation_brings_its_key_where_the_table_is_out_of_step(house: House) -> None:
    _, opened, table = with_a_bot_for_ben(house)
    out_of_step(house, table)
    ben = join(house, opened, "German", "Ben")
    assert ben.page().yours == ("German",)
    with ben.table(table) as german:
        german.until(lambda _: True)
        assert german.welcome.yours == ("German",)


def test_an_invitation_brings_its_key_where_the_table_cannot_be_loaded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, opened, table = with_a_bot_for_ben(house)
    out_of_step(house, table)
    with monkeypatch.context() as broken:
        broken.setattr(house.server.store, "game", unreadable)
        ben = join(house, opened, "German", "Ben")
    with ben.table(table) as german:
        german.until(lambda _: True)
        assert german.welcome.yours == ("German",)


def test_a_deal_that_is_not_kept_takes_nothing_back_and_comes_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, table = mustered(house)
    with ada.table(table) as soviet:
        soviet.until(lambda _: True)
        assert isinstance(reveal(soviet, ADA), Done)
        with monkeypatch.context() as broken:
            broken.setattr(house.server.store, "dice", full)
            page = ben.got(pages.CampaignPage, "POST", "/standin", BOT)
        assert [one.standin for one in page.parties] == ["", "greedy"]
        assert not dealt(house, table)
    with ada.table(table) as soviet:
        soviet.until(has_hand)


def test_a_game_is_void_though_its_table_leaves_memory_just_then(house: House) -> None:
    ada, _ = begin(house, AGAINST_BOT)
    ada.choose()
    table = ada.play()
    live = house.server.tables.in_memory(table)
    assert live is not None
    do(house, live._lock.acquire())

    async def leave() -> None:
        live.gone = True
        live._lock.release()

    with ThreadPoolExecutor(1) as other:
        answer = other.submit(ada.ask, "POST", "/void", {"side": "Soviet", "game": 1})
        end = time.monotonic() + PATIENCE
        while not stored(house, table).void:
            assert time.monotonic() < end
        do(house, leave())
        assert answer.result().status_code == 200
    assert house.info(table).void


def test_a_bot_that_sits_in_deals_and_plays_though_nobody_is_at_the_table(tmp_path: Path) -> None:
    with laid_out(tmp_path / "packs"):
        with House(str(tmp_path / "tables.db")) as house:
            ada, ben, table = mustered(house)
            with ada.table(table) as soviet:
                soviet.until(lambda _: True)
                assert isinstance(reveal(soviet, ADA), Done)
        with House(str(tmp_path / "tables.db")) as house:
            at(house, ben).got(pages.CampaignPage, "POST", "/standin", BOT)
            assert dealt(house, table)


def test_a_bot_that_sat_in_before_a_kill_deals_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with laid_out(tmp_path / "packs"):
        with House(str(tmp_path / "tables.db")) as house:
            ada, ben, table = mustered(house)
            with ada.table(table) as soviet:
                soviet.until(lambda _: True)
                assert isinstance(reveal(soviet, ADA), Done)
            with monkeypatch.context() as broken:
                broken.setattr(house.server.store, "dice", full)
                ben.got(pages.CampaignPage, "POST", "/standin", BOT)
            assert not dealt(house, table)
        with House(str(tmp_path / "tables.db")) as house:
            end = time.monotonic() + PATIENCE
            while not dealt(house, table):
                assert time.monotonic() < end, "nobody has opened it, and nobody need"


def test_whoever_sits_down_last_gets_his_key_though_the_game_cannot_begin(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.open_table(US="me", German="invite")

    async def fail(table: Table, **_: object) -> None:
        table.gone = True
        raise Refusal("busy")

    with monkeypatch.context() as broken:
        broken.setattr(dealing, "begin", fail)
        seated: table_pages.Seated = house.sit(opened.table, key=opened.links["German"])
    with house.guest(opened.table, seated.token) as german:
        german.until(lambda now: bool(now.asked))
        assert german.welcome.yours == ("German",)


def test_a_seat_that_was_taken_along_brings_its_key(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = house.open_table(US="me", German="me")
    path, key = f"/api/tables/{opened.table}", {"authorization": f"Bearer {opened.token}"}
    carried = house.http("POST", f"{path}/carry", headers=key).json()["key"]
    with monkeypatch.context() as broken:
        broken.setattr(house.server.store, "table", unreadable)
        answer = house.http("POST", f"{path}/device", json={"key": carried})
    assert answer.status_code == 201, answer.text
    assert house.info(opened.table, answer.json()["token"]).seats[0].yours


def test_a_side_that_was_taken_along_brings_its_key(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = begin(house, AGAINST_BOT)
    carried = ada.got(table_pages.Carry, "POST", "/carry").key
    with monkeypatch.context() as broken:
        broken.setattr(house.server.store, "campaign", unreadable)
        seated = Commander(house, ada.campaign).got(pages.CampaignSeated, "POST", "/device", {"key": carried})
    assert Commander(house, ada.campaign, seated.token).page().yours == ("Soviet",)
