"""Advice among people, addresses for others, playing again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.packs import teams
from tests.server.client import Guest
from tests.server.guard.asked import asked
from tests.server.house import House
from tests.server.store.tables import new_table
from undaunted.server import pages
from undaunted.server.routes import reaching
from undaunted.server.settings import Settings
from undaunted.server.store import SeatRecord, TableRecord
from undaunted.server.tables import seating
from undaunted.server.wire import Advice, Advise, Again, Done, No, Welcome

from .test_carrying import offer, take


def ask_advice(guest: Guest) -> Advice | No:
    guest.until(lambda now: bool(now.choices))
    guest.send(Advise(77, guest.now.seat))
    while True:
        told = guest.next()
        if isinstance(told, Advice | No):
            return told


# Advice


@pytest.mark.parametrize("agreed", [False, True])
def test_among_people_advice_is_for_those_who_agreed(house: House, agreed: bool) -> None:
    opened = house.open_with({"US": "me", "German": "invite"}, advice=agreed)
    assert house.info(opened.table).advice is agreed, "whoever is invited sees it before he sits down"
    german = house.sit(opened.table, key=opened.links["German"])
    for token in (opened.token, german.token):
        with house.guest(opened.table, token) as guest:
            told = ask_advice(guest)
            assert guest.welcome.advice is agreed
            if agreed:
                assert isinstance(told, Advice)
            else:
                assert isinstance(told, No)
                assert (told.code, told.id) == ("no-advice", 77)
                assert "agreed" in told.text


@pytest.mark.parametrize("other", ["greedy", "me"])
def test_against_bots_and_at_one_screen_it_is_always_there(house: House, other: str) -> None:
    opened = house.open_table(US="me", German=other)
    with house.guest(opened.table, opened.token, face="US") as guest:
        assert guest.hear(Welcome).advice
        assert isinstance(ask_advice(guest), Advice)


def people(*seats: SeatRecord) -> TableRecord:
    return new_table(seats=list(seats))


def test_who_counts_as_people_who_play_each_other() -> None:
    mine, yours = SeatRecord("US", "person", token_hash=b"a"), SeatRecord("German", "person", token_hash=b"b")
    assert seating.has_people(people(mine, yours))
    assert not seating.has_people(people(mine, SeatRecord("German", "person", token_hash=b"a")))
    assert not seating.has_people(people(mine, SeatRecord("German", "bot", bot="greedy")))
    for kind in ("invite", "anyone"):
        assert seating.has_people(people(mine, SeatRecord("German", kind)))
    team = people(mine, SeatRecord("US-2", "invite"), SeatRecord("German", "bot", bot="greedy"))
    assert seating.has_people(team), "an ally is somebody, too"


# From where it can be reached


def test_this_computer_is_told_how_others_get_in(house: House) -> None:
    answer = house.http("GET", "/api/reach")
    told = msgspec.json.decode(answer.content, type=pages.Reach)
    assert not told.open
    assert told.addresses == ()
    assert told.command.startswith("undaunted serve --host 0.0.0.0 --port ")


@pytest.mark.parametrize(
    "headers", [{"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=192.0.2.9"}, {"via": "1.1 proxy"}]
)
def test_whoever_comes_through_a_proxy_is_told_nothing(house: House, headers: dict[str, str]) -> None:
    answer = house.http("GET", "/api/reach", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "only-here")


def test_a_stranger_s_name_that_points_here_is_not_here() -> None:
    assert reaching.means_here(asked(host="localhost:8344"))
    assert reaching.means_here(asked(host="[::1]:8344"))
    assert not reaching.means_here(asked(host="evil.example:8344"))
    assert not reaching.means_here(asked(host="192.168.1.5:8344"))


def test_the_addresses_are_those_it_listens_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_addresses", lambda: ("192.168.1.5", "fd00::5"))
    assert reaching.addresses(Settings(host="127.0.0.1")) == ()
    assert reaching.addresses(Settings(host="localhost")) == ()
    assert reaching.addresses(Settings(host="0.0.0.0")) == ("192.168.1.5",)
    assert reaching.addresses(Settings(host="::")) == ("192.168.1.5", "fd00::5")
    assert reaching.addresses(Settings(host="10.0.0.7")) == ("10.0.0.7",)
    assert reaching.origin("fd00::5", 80) == "http://[fd00::5]:80"


def test_none_of_its_own_addresses_is_of_use_to_itself_only() -> None:
    assert not [
        one for one in reaching.own_addresses() if one.startswith(("127.", "169.254.", "::1", "fe80"))
    ]


def test_the_command_keeps_tables_and_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_DATA", "/home/me/tables.db")
    assert reaching.command(Settings(data="/home/me/tables.db")) == "undaunted serve --host 0.0.0.0"
    assert reaching.command(Settings(data="/a b.db", port=9000)) == (
        "undaunted serve --host 0.0.0.0 --port 9000 --data '/a b.db'"
    )


# Playing again


def ended(house: House, advice: bool = False) -> tuple[pages.Opened, pages.Seated]:
    """A game of two people that one of them gave up."""
    opened = house.open_with({"US": "me", "German": "invite"}, advice=advice)
    german = house.sit(opened.table, key=opened.links["German"])
    with house.guest(opened.table, opened.token) as us:
        us.until(lambda now: bool(now.choices))
        assert isinstance(us.withdraw(), Done)
    return opened, german


def again(
    house: House,
    opened: pages.Opened,
    token: str,
    seats: dict[str, str],
    kept: dict[str, str],
    scenario: str = "normandy/1",
) -> tuple[int, dict[str, Any]]:
    wish = {"scenario": scenario, "seats": seats, "again": {"table": opened.table, "seats": kept}}
    answer = house.http("POST", "/api/tables", json=wish, headers={"authorization": f"Bearer {token}"})
    return answer.status_code, answer.json()


def test_the_other_is_told_of_a_rematch_and_takes_his_seat_with_the_token_he_has(house: House) -> None:
    opened, german = ended(house)
    with house.guest(opened.table, german.token) as waiting, house.guest(opened.table) as watching:
        waiting.until(lambda now: now.ending is not None)
        status, told = again(house, opened, opened.token, {"US": "invite", "German": "me"}, {"US": "German"})
        assert status == 201, told
        assert waiting.hear(Again).table == told["table"]
        watching.until(lambda now: now.ending is not None)
        assert not [one for one in watching.heard if isinstance(one, Again)]
    with house.guest(opened.table, german.token) as later:
        assert later.hear(Again).table == told["table"], "who comes back hears of it, too"
    stranger = house.http("POST", f"/api/tables/{told['table']}/seat", json={"key": opened.token})
    assert stranger.json()["code"] == "bad-invitation", "the opener's old token opens nothing"
    status, refused = again(house, opened, german.token, {"US": "me", "German": "invite"}, {"German": "US"})
    assert (status, refused["code"]) == (409, "rematch-offered")
    seated = house.sit(told["table"], key=german.token)
    assert seated.yours == ("US",)
    assert seated.token != german.token
    assert house.info(told["table"]).state == "playing"


def test_the_link_of_a_rematch_works_as_well(house: House) -> None:
    opened, _ = ended(house)
    _, told = again(house, opened, opened.token, {"US": "me", "German": "invite"}, {"German": "German"})
    assert house.sit(told["table"], key=told["links"]["German"]).yours == ("German",)


def test_only_who_played_offers_a_rematch_and_only_when_it_is_over(house: House) -> None:
    opened, german = ended(house)
    for token in ("x", "guessed"):
        status, told = again(house, opened, token, {"US": "me", "German": "invite"}, {"German": "German"})
        assert (status, told["code"]) == (401, "bad-token")
    running = house.open_table(US="me", German="greedy")
    status, told = again(house, running, running.token, {"US": "me", "German": "greedy"}, {})
    assert (status, told["code"]) == (409, "running")
    status, told = again(house, opened, german.token, {"US": "me", "German": "greedy"}, {})
    assert status == 201, "against a bot nobody has to come"
    table = house.server.tables.in_memory(opened.table)
    assert table is not None
    assert table.record.rematch == ""


@pytest.mark.parametrize("advice", [False, True])
def test_a_rematch_proposes_advice_where_it_was_agreed_on(house: House, advice: bool) -> None:
    opened, german = ended(house, advice)
    _, told = again(house, opened, german.token, {"US": "invite", "German": "me"}, {"US": "US"})
    assert house.info(told["table"]).advice is advice
    seated = house.sit(told["table"], key=opened.token, before=opened.table)
    with house.guest(told["table"], seated.token) as guest:
        assert guest.hear(Welcome).advice is advice


def test_a_rematch_is_accepted_on_another_device_as_well(house: House) -> None:
    opened, german = ended(house)
    taken = take(house, opened.table, offer(house, opened.table, german.token))
    _, told = again(house, opened, opened.token, {"US": "me", "German": "invite"}, {"German": "German"})
    wrong = house.http("POST", f"/api/tables/{told['table']}/seat", json={"key": "x", "before": opened.table})
    assert wrong.json()["code"] == "bad-invitation"
    assert house.sit(told["table"], key=str(taken["token"]), before=opened.table).yours == ("German",)


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with teams.found_in(tmp_path_factory.mktemp("packs")), House() as house:
        yield house


def two_a_side(four: House) -> tuple[pages.Opened, pages.Seated, dict[str, Any]]:
    """One played both of a side; the other, who played with a bot, offers a rematch with sides changed."""
    seats = {"US-1": "me", "US-2": "me", "German-1": "invite", "German-2": "greedy"}
    opened = four.open_with(seats, scenario=teams.FOUR)
    german = four.sit(opened.table, key=opened.links["German-1"])
    with four.guest(opened.table, opened.token, face="US-1") as us:
        us.until(lambda now: True)
        assert isinstance(us.withdraw("US-1"), Done)
    seats = {"US-1": "me", "US-2": "greedy", "German-1": "invite", "German-2": "invite"}
    kept = {"German-1": "US-1", "German-2": "US-2"}
    status, told = again(four, opened, german.token, seats, kept, teams.FOUR)
    assert status == 201, told
    return opened, german, told


def test_who_had_several_seats_takes_them_all_at_the_rematch(four: House) -> None:
    opened, _, told = two_a_side(four)
    assert four.info(told["table"]).state == "waiting"
    seated = four.sit(told["table"], key=opened.token, before=opened.table, name="Both")
    assert seated.yours == ("German-1", "German-2")
    info = four.info(told["table"], seated.token)
    assert info.state == "playing"
    assert [(one.seat, one.name) for one in info.seats if one.yours] == [
        ("German-1", "Both"),
        ("German-2", "Both"),
    ]
    twice = four.http("POST", f"/api/tables/{told['table']}/seat", json={"key": opened.token})
    assert (twice.status_code, twice.json()["code"]) == (409, "full")
    with four.guest(told["table"], seated.token, face="German-2") as guest:
        assert guest.hear(Welcome).yours == ("German-1", "German-2")


def test_a_seat_that_was_given_to_somebody_by_its_link_leaves_the_other(four: House) -> None:
    opened, _, told = two_a_side(four)
    friend = four.sit(told["table"], key=told["links"]["German-2"])
    assert friend.yours == ("German-2",)
    assert four.sit(told["table"], key=opened.token).yours == ("German-1",)
    assert four.info(told["table"]).state == "playing"
