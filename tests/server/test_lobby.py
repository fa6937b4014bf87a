"""The pages of the lobby: what there is, tables to open, and what they say no to."""

import httpx
import pytest

from tests.server.client import Guest
from tests.server.house import House
from undaunted.server.settings import Keeping
from undaunted.server.wire import Update

NORMANDY = {"US": "me", "German": "recruit"}


def refused(house: House, **wish: object) -> tuple[int, str]:
    answer = house.http("POST", "/api/tables", json={"scenario": "normandy/1", "seats": NORMANDY} | wish)
    return answer.status_code, answer.json()["code"]


def test_what_there_is_to_play_in_both_languages(house: House) -> None:
    english, french = (house.http("GET", f"/api/catalogue?lang={lang}").json() for lang in ("en", "fr"))
    assert [game["id"] for game in english["games"]] == [
        "normandy",
        "north-africa",
        "stalingrad",
        "armour-and-armament",
        "under-cover-of-night",
    ]
    assert english["games"][0]["title"] != french["games"][0]["title"]
    browser = house.http("GET", "/api/catalogue", headers={"accept-language": "fr-CA,fr;q=0.9"})
    assert browser.json() == french


@pytest.mark.parametrize(
    "path", ["/api/catalogue", "/api/stage/north-africa/3?lang=fr", "/api/rules", "/api/rulebook"]
)
def test_what_never_changes_is_sent_once(house: House, path: str) -> None:
    first = house.http("GET", path)
    assert first.status_code == 200
    again = house.http("GET", path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_table_is_opened_with_a_key_to_ones_own_seats(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "invite"}, name="  The   host ")
    assert (opened.yours, list(opened.links)) == (("US",), ["German"])
    assert len(opened.token) >= 43
    info = house.info(opened.table, opened.token)
    assert [(one.kind, one.name, one.yours) for one in info.seats] == [
        ("person", "The host", True),
        ("invited", "", False),
    ]
    assert not any(one.yours for one in house.info(opened.table).seats)
    stranger = house.http("GET", f"/api/tables/{opened.table}", headers={"authorization": "Bearer something"})
    assert (stranger.status_code, stranger.json()["code"]) == (401, "bad-token")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"scenario": "normandy/99"}, (404, "no-scenario")),
        ({"seats": {"US": "me"}}, (400, "bad-message")),
        ({"seats": NORMANDY | {"Greek": "me"}}, (400, "bad-message")),
        ({"seats": {"US": "me", "German": "grandmaster"}}, (409, "no-bot")),
        ({"seats": {"US": "me", "German": "search:2s"}}, (409, "no-bot")),
        ({"seats": {"US": "me", "German": "search:0.1s*2"}}, (409, "no-bot")),
        ({"seats": {"US": "me", "German": "search:1000000"}}, (409, "no-bot")),
        ({"name": "x" * 41}, (409, "bad-name")),
        ({"name": "x" * 200}, (400, "bad-message")),
        ({"name": "a\nb"}, (409, "bad-name")),
        ({"name": "\u202eadA"}, (409, "bad-name")),
        ({"colour": "red"}, (400, "bad-message")),
        ({"listed": "perhaps"}, (400, "bad-message")),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    house: House, wish: dict[str, object], why: tuple[int, str]
) -> None:
    assert refused(house, **wish) == why


def test_refusals_are_in_the_language_asked_for(house: House) -> None:
    texts = {house.http("GET", f"/api/tables/nowhere?lang={lang}").json()["text"] for lang in ("en", "fr")}
    assert len(texts) == 2


def test_unknown_addresses_and_ways_to_use_them_are_refused(house: House) -> None:
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "no-page"),
        ("DELETE", "/api/tables", 405, "method"),
        ("GET", "/api/stage/normandy/99", 404, "no-scenario"),
        ("GET", "/api/stage/../..", 404, None),
    ):
        answer = house.http(method, path)
        assert answer.status_code in (status, 200 if code is None else status)
        if code is not None:
            assert answer.json()["code"] == code


def test_only_listed_tables_are_in_the_lobby_until_they_end(house: House) -> None:
    hidden = house.open_with({"US": "me", "German": "me"})
    shown = house.open_with({"US": "me", "German": "me"}, listed=True)

    def listed() -> set[str]:
        return {table["table"] for table in house.http("GET", "/api/tables").json()}

    assert shown.table in listed()
    assert hidden.table not in listed()
    with house.guest(shown.table, shown.token, face="US") as us:
        us.hear(Update)
        us.withdraw()
    assert shown.table not in listed()
    info = house.info(shown.table)
    assert info.ending is not None
    assert info.ending.how == "withdrawn"


def test_one_address_opens_only_so_many_unfinished_tables() -> None:
    with House(keeping=Keeping(tables_opened=2)) as house:
        opened = [house.open_table(US="me", German="me") for _ in range(2)]
        assert refused(house, seats={"US": "me", "German": "me"}) == (429, "too-many-tables")
        with house.guest(opened[0].table, opened[0].token, face="US") as us:
            us.hear(Update)
            us.withdraw()
        house.open_table(US="me", German="me")


def test_the_figures_of_the_server_count_what_happens(house: House) -> None:
    def figure(name: str) -> float:
        lines = house.http("GET", "/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    names = ("undaunted_commit_seconds_count", 'undaunted_decisions_total{by="person"}')
    before = [figure(name) for name in names]
    opened = house.open_table(US="me", German="me")
    with house.guest(opened.table, opened.token, face="US") as us:
        us.hear(Update)
        us.pick(us.now.choices[0].thing)
        assert figure("undaunted_connections") >= 1
    assert all(figure(name) > count for name, count in zip(names, before, strict=True))


def test_the_schema_of_the_api_is_there(house: House) -> None:
    schema = house.http("GET", "/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/seat", "/api/stage/{game}/{number}"} <= set(schema["paths"])
    assert all(
        way.get("summary") for path in schema["paths"].values() for way in path.values() if "responses" in way
    )


def test_two_people_cannot_take_one_seat(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "anyone"})
    with httpx.Client(base_url=house.address) as client:
        answers = [client.post(f"/api/tables/{opened.table}/seat", json={}) for _ in range(2)]
    assert sorted(answer.status_code for answer in answers) == [201, 409]


def test_bots_play_each_other_while_somebody_watches() -> None:
    with House(keeping=Keeping(bot_pause=0.0, bot_pace=0.0)) as house:
        opened = house.open_table(US="random", German="greedy")
        assert opened.token == ""
        assert house.info(opened.table).decisions == 0
        with Guest(house.address, opened.table) as watcher:
            watcher.until(lambda now: now.now.round >= 2)
