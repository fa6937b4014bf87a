"""A seat is taken along to another device: by whoever sits there, once, and within minutes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.server.house import House
from undaunted.server import tokens
from undaunted.server.routes.carrying import PACE
from undaunted.server.settings import Keeping
from undaunted.server.store.carried import MOST_DEVICES
from undaunted.server.wire import Done


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def offer(house: House, table: str, token: str) -> str:
    answer = house.http("POST", f"/api/tables/{table}/carry", headers=bearer(token))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def take(house: House, table: str, key: str) -> dict[str, object]:
    answer = house.http("POST", f"/api/tables/{table}/device", json={"key": key})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def refused(house: House, table: str, key: str) -> tuple[int, str]:
    answer = house.http("POST", f"/api/tables/{table}/device", json={"key": key})
    return answer.status_code, answer.json()["code"]


def test_both_devices_play_the_same_seat(house: House) -> None:
    opened = house.open_table(US="me", German="invite")
    house.sit(opened.table, key=opened.links["German"])
    taken = take(house, opened.table, offer(house, opened.table, opened.token))
    assert taken["yours"] == ["US"]
    assert taken["token"] != opened.token
    with (
        house.guest(opened.table, opened.token) as first,
        house.guest(opened.table, str(taken["token"])) as second,
    ):
        second.until(lambda now: bool(now.choices))
        first.until(lambda now: bool(now.choices))
        assert second.now.now == first.now.now
        assert isinstance(second.pick(second.now.choices[0].thing), Done)
        first.until(lambda now: now.moment == second.now.moment)
        assert isinstance(first.undo(), Done)
    assert [one.yours for one in house.info(opened.table, str(taken["token"])).seats] == [True, False]


def test_all_seats_at_one_screen_come_along(house: House) -> None:
    opened = house.open_table(US="me", German="me")
    assert take(house, opened.table, offer(house, opened.table, opened.token))["yours"] == ["US", "German"]


def test_a_key_is_used_once_and_one_that_nobody_made_never(house: House) -> None:
    opened, other = house.open_table(US="me", German="greedy"), house.open_table(US="me", German="greedy")
    key = offer(house, opened.table, opened.token)
    assert refused(house, opened.table, "guessed") == (404, "key-unknown")
    assert refused(house, opened.table, "") == (404, "key-unknown")
    assert refused(house, other.table, key) == (404, "key-unknown"), "it is for its own table"
    take(house, opened.table, key)
    assert refused(house, opened.table, key) == (409, "key-used")


def test_only_the_newest_key_counts(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    first, second = (offer(house, opened.table, opened.token) for _ in range(2))
    assert refused(house, opened.table, first) == (410, "key-expired")
    take(house, opened.table, second)


def test_a_key_expires() -> None:
    with House(keeping=Keeping(carried=-1.0)) as house:
        opened = house.open_table(US="me", German="greedy")
        key = offer(house, opened.table, opened.token)
        assert refused(house, opened.table, key) == (410, "key-expired")
        assert refused(house, opened.table, key) == (410, "key-expired")


def test_nobody_else_can_have_one_made(house: House) -> None:
    """Not a stranger, not a spectator, not the opponent for another seat, not with an invitation."""
    opened = house.open_table(US="me", German="invite")
    path = f"/api/tables/{opened.table}/carry"
    for headers in (
        {},
        bearer("guessed"),
        bearer(opened.links["German"]),
        {"authorization": opened.token},
    ):
        answer = house.http("POST", path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    german = house.sit(opened.table, key=opened.links["German"])
    taken = take(house, opened.table, offer(house, opened.table, german.token))
    assert taken["yours"] == ["German"]


def test_keys_are_made_at_a_walking_pace(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    for _ in range(int(PACE.burst)):
        offer(house, opened.table, opened.token)
    answer = house.http("POST", f"/api/tables/{opened.table}/carry", headers=bearer(opened.token))
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


def test_a_device_outlives_a_restart_and_nothing_secret_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with House(str(file)) as house:
        opened = house.open_table(US="me", German="greedy")
        unused = offer(house, opened.table, opened.token)
        key = offer(house, opened.table, opened.token)
        token = str(take(house, opened.table, key)["token"])
    with House(str(file)) as house:
        assert refused(house, opened.table, key) == (409, "key-used")
        with house.guest(opened.table, token) as guest:
            assert guest.until(lambda now: bool(now.choices)).seat == "US"
    for secret in (key, unused, token, opened.token):
        assert secret.encode() not in file.read_bytes()
    with sqlite3.connect(file) as connection:
        kept = {one for (one,) in connection.execute("SELECT token_hash FROM devices")}
    connection.close()
    assert kept == {tokens.hashed(token)}


def test_of_many_devices_the_oldest_has_to_be_carried_over_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undaunted.server.guard.buckets.Bucket.take", lambda *_: 0.0)
    opened = house.open_table(US="me", German="greedy")
    got = [
        str(take(house, opened.table, offer(house, opened.table, opened.token))["token"])
        for _ in range(MOST_DEVICES + 1)
    ]
    answers = [
        house.http("GET", f"/api/tables/{opened.table}", headers=bearer(one)).status_code for one in got
    ]
    assert answers == [401] + [200] * MOST_DEVICES
    assert house.info(opened.table, opened.token).seats[0].yours, "the first one of all stays"
