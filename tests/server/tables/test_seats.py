"""Who may sit where, who may see what, and whose hand is whose."""

from random import Random

import pytest

from tests.server.client import Guest, play_on
from tests.server.house import House
from tests.server.tables.test_live import two_at_a_table
from undaunted.server.wire import Done, Face, No, Seats, Update


def refusal(house: House, table: str, **sit: str) -> tuple[int, str]:
    answer = house.http("POST", f"/api/tables/{table}/seat", json=sit)
    return answer.status_code, answer.json()["code"]


def test_a_table_waits_until_everybody_sits(house: House) -> None:
    opened = house.open_table(US="me", German="invite")
    with house.guest(opened.table, opened.token) as us:
        now = us.hear(Update)
        assert (now.choices, now.asked, now.ending) == ((), (), None)
        assert "German" in now.prompt
        assert now.seat == "US"
        assert now.now.seats["US"].hand is None, "nothing is dealt yet"
        answer = us.pick("us-scout-a")
        assert isinstance(answer, No)
        assert answer.code == "waiting"
        house.sit(opened.table, key=opened.links["German"], name="A guest")
        assert [sitting.kind for sitting in us.hear(Seats).seats] == ["person", "person"]
        now = us.until(lambda now: bool(now.choices))
        assert now.asked == ("US", "German")
        assert now.now.seats["US"].hand


def test_a_table_to_which_nobody_comes_can_be_called_off(house: House) -> None:
    opened = house.open_table(US="me", German="invite")
    with house.guest(opened.table, opened.token) as us:
        us.hear(Update)
        assert isinstance(us.withdraw("US"), Done)
        us.until(lambda now: now.ending is not None)
    assert house.info(opened.table).state == "over"
    assert refusal(house, opened.table, key=opened.links["German"]) == (409, "over")


def test_an_invitation_is_for_one_person(house: House) -> None:
    opened = house.open_table(US="me", German="invite")
    assert refusal(house, opened.table, key="guessed") == (409, "bad-invitation")
    assert refusal(house, opened.table, seat="German") == (409, "invited-only")
    house.sit(opened.table, key=opened.links["German"])
    assert refusal(house, opened.table, key=opened.links["German"]) == (409, "full")


def test_anyone_may_take_an_open_seat_once(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "anyone"}, listed=True)
    tables = house.http("GET", "/api/tables").json()
    assert [table["state"] for table in tables if table["table"] == opened.table] == ["waiting"]
    seated = house.sit(opened.table, seat="German")
    assert seated.yours == ("German",)
    assert refusal(house, opened.table, seat="German") == (409, "full")
    assert refusal(house, opened.table, seat="Greek") == (404, "no-seat")
    assert house.info(opened.table, seated.token).seats[1].yours


def test_somebody_elses_seat_stays_theirs(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table) as watcher:
        watcher.hear(Update)
        thing = us.now.choices[0].thing
        for guest in (german, watcher):
            for answer in (guest.pick(thing, seat="US", moment=0), guest.withdraw("US")):
                assert isinstance(answer, No)
                assert answer.code == "not-yours"
        assert us.now.number == 0


@pytest.mark.parametrize(
    ("join", "code"),
    [({"table": "nowhere"}, "no-table"), ({"token": "guessed"}, "bad-token"), ({"face": "US"}, "not-yours")],
)
def test_a_join_that_cannot_be_is_refused_and_closed(house: House, join: dict[str, str], code: str) -> None:
    opened = house.open_table(US="me", German="greedy")
    table, token, face = join.get("table", opened.table), join.get("token", ""), join.get("face", "")
    with Guest(house.address, table, token, face=face) as guest:
        assert guest.hear(No).code == code
        assert guest.closed_with() == 1008


def test_one_screen_for_two_hides_the_hands_until_somebody_looks(house: House) -> None:
    opened = house.open_table(US="me", German="me")
    assert opened.yours == ("US", "German")
    with house.guest(opened.table, opened.token) as screen:
        now = screen.hear(Update)
        assert (now.seat, now.choices) == ("", ())
        assert all(seat.hand is None for seat in now.now.seats.values())
        assert set(now.asked) == {"US", "German"}
        random = Random(1)
        for _ in range(60):
            seat = screen.now.asked[0]
            if screen.now.seat != seat:
                hidden = screen.face("")
                assert all(one.hand is None and one.bid is None for one in hidden.now.seats.values())
                seen = screen.face(seat)
                others = [one for name, one in seen.now.seats.items() if name != seat]
                assert all(one.hand is None for one in others)
            done = screen.pick_any(random)
            screen.catch_up(done.number)
            if screen.now.ending:
                break
        screen.send(Face("Greek"))
        assert screen.hear(No).code == "not-yours"


def test_a_side_that_withdraws_has_lost(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(3), 5)
        done = us.withdraw()
        assert isinstance(done, Done)
        again = us.withdraw()
        assert isinstance(again, Done)
        assert again.number == done.number
        german.catch_up(done.number)
        for guest in (us, german):
            assert guest.now.ending is not None
            assert (guest.now.ending.winner, guest.now.ending.how) == ("German", "withdrawn")
            assert (guest.now.choices, guest.now.asked, guest.now.can_undo) == ((), (), False)
        answer = german.undo()
        assert isinstance(answer, No)
        assert answer.code == "over"
        log = house.http("GET", f"/api/tables/{us.table}/log")
        assert log.status_code == 200
        assert german.now.ending is not None
        assert german.now.ending.seed in log.text


def test_the_log_of_a_running_game_is_not_given_out(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    answer = house.http("GET", f"/api/tables/{opened.table}/log")
    assert (answer.status_code, answer.json()["code"]) == (409, "running")
