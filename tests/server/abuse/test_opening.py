"""What is made for good comes at one pace from an address, by whatever way in it is asked for."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin
from tests.server.house import ROOMY, House
from tests.server.test_guides import start
from undaunted.server.guard import Rate
from undaunted.server.settings import Keeping

MOST = 4
TABLE = {"scenario": "normandy/1", "seats": {"US": "me", "German": "me"}}
SIDES = {"Soviet": "me", "German": "greedy"}
TOO_FAST = (429, "too-fast")


@pytest.fixture
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = msgspec.structs.replace(ROOMY, tables=Rate(0.0001, MOST))
    with laid_out(tmp_path_factory.mktemp("packs")), House(limits=limits) as house:
        yield house


def asked(house: House, path: str, wish: dict[str, Any]) -> tuple[int, str]:
    answer = house.http("POST", path, json=wish)
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize(
    "path",
    ["/api/tables", "/api//tables", "//api/tables", "/api/tables//", "/api%2Ftables", "/api/%2f/tables"],
)
def test_slashes_that_say_nothing_change_nothing(hurried: House, path: str) -> None:
    told = [asked(hurried, path, TABLE) for _ in range(MOST + 1)]
    assert told == [(201, "")] * MOST + [TOO_FAST]
    assert asked(hurried, "/api/tables", TABLE) == TOO_FAST


@pytest.mark.parametrize("path", ["/api/./tables", "/api/x/../tables", "/API/tables", "/api/tables;x"])
def test_other_ways_of_writing_it_lead_nowhere(hurried: House, path: str) -> None:
    line = HTTPConnection(hurried.address.removeprefix("http://"))
    line.putrequest("POST", path)  # a better client would tidy it up first
    line.endheaders()
    assert line.getresponse().status in (404, 405)
    line.close()
    assert asked(hurried, "/api/tables", TABLE) == (201, "")


def test_a_guide_that_is_begun_again_and_again_is_a_table_each_time(hurried: House) -> None:
    one = start(hurried)
    for _ in range(MOST - 1):
        one = start(hurried, instead=one.table, token=one.token)
    again = {"instead": one.table, "token": one.token}
    assert asked(hurried, "/api/guides/la-raye", again) == TOO_FAST
    assert int(hurried.http("POST", "/api/guides/la-raye", json=again).headers["retry-after"]) > 1
    assert hurried.info(one.table).state == "playing", "who may not begin again goes on"


def test_so_is_a_game_of_a_campaign_that_is_made_void(hurried: House) -> None:
    ada, _ = begin(hurried, SIDES)
    for _ in range(MOST - 1):
        ada.choose()
        table = ada.play()
        assert ada.play() == table, "to come to one that there is costs nothing"
        assert ada.ask("POST", "/void", {"side": "Soviet"}).status_code == 200
    ada.choose()
    assert ada.refused("POST", "/play") == TOO_FAST


def test_so_are_campaigns_and_their_forks(hurried: House) -> None:
    ada, _ = begin(hurried, SIDES)
    ada.choose()
    ada.play()
    fork = {"game": 1, "sides": SIDES}
    assert forked(ada, "", fork) == (201, "")
    assert forked(ada, "/", fork) == (201, "")
    assert forked(ada, "", fork) == TOO_FAST
    assert asked(hurried, "/api//campaigns", {"campaign": "trial", "sides": SIDES}) == TOO_FAST
    assert asked(hurried, "/api/tables", TABLE) == TOO_FAST, "it is one pace for all of them"


def forked(who: Commander, more: str, wish: dict[str, Any]) -> tuple[int, str]:
    answer = who.ask("POST", f"{more}/fork", wish)
    return answer.status_code, answer.json().get("code", "")


def test_at_the_bound_one_is_told_to_come_again_where_the_store_cannot_be_read(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with House(str(data), keeping=Keeping(tables_opened=1)) as house:
        assert asked(house, "/api/tables", TABLE) == (201, "")
        with closing(sqlite3.connect(data)) as other, other:
            other.execute("ALTER TABLE tables RENAME TO taken_away")
        assert asked(house, "/api/tables", TABLE) == (503, "busy")
