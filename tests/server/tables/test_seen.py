"""The server remembers what each seat has been shown, so that whoever comes back can see the rest."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.client import Guest, play_on
from tests.server.house import House
from tests.server.tables.test_live import two_at_a_table
from undaunted.server import pages
from undaunted.server.store import StoreError
from undaunted.server.wire import No, Ping, Pong, Seen


def saw(guest: Guest, number: int, decision: int = 0) -> None:
    """Says so, and waits until the server has heard it."""
    guest.send(Seen(number, decision))
    guest.send(Ping(1))
    guest.hear(Pong)


def unseen(house: House, guest: Guest) -> dict[str, int]:
    """What a fresh page of the same person is told."""
    with house.guest(guest.table, guest.token) as fresh:
        fresh.until(lambda now: True)
        return fresh.welcome.unseen


def test_whoever_comes_back_hears_where_to_go_on(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        assert us.welcome.unseen == {}
        play_on([us, german], Random(3), 12)
        assert unseen(house, us) == {"US": 1}
        saw(us, us.now.number)
        assert unseen(house, us) == {}
        assert unseen(house, german) == {"German": 1}, "each seat for itself"
        before = us.now.number
        play_on([us, german], Random(4), 5)
        assert us.now.number > before
        first = house.info(us.table).decisions - (us.now.number - before) + 1
        assert unseen(house, us) == {"US": first}


def test_of_two_screens_the_one_that_is_further_counts(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table, us.token) as phone:
        play_on([us, german], Random(3), 9)
        saw(us, 7)
        saw(phone, 3)
        assert unseen(house, us) == {"US": 8}
        saw(phone, 10**9)
        assert unseen(house, us) == {}
        play_on([us, german], Random(4), 1)
        assert unseen(house, us) == {"US": 10}, "nobody has seen what is still to come"


def test_a_film_that_was_left_halfway_goes_on_from_there(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(3), 12)
        saw(us, 0, decision=4)
        assert unseen(house, us) == {"US": 5}
        saw(us, 0, decision=2)
        assert unseen(house, us) == {"US": 5}, "the furthest counts"
        saw(us, 0, decision=10**6)
        assert unseen(house, us) == {"US": 5}, "nobody has seen what is still to come"


def test_what_was_taken_back_and_decided_anew_is_unseen(house: House) -> None:
    us, german = two_at_a_table(house)
    random = Random(5)
    with us, german:
        while not (us.now.can_undo and us.now.number > 4):
            play_on([us, german], random, 1)
        german.catch_up(us.now.number)
        saw(german, german.now.number)
        us.undo()
        assert unseen(house, german) == {}, "nothing new stands"
        us.until(lambda now: bool(now.choices))
        done = us.pick_any(random)
        german.catch_up(done.number)
        assert unseen(house, german) == {"German": german.now.since}


def test_it_is_still_known_after_a_restart(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with House(data) as house:
        us, german = two_at_a_table(house)
        with us, german:
            play_on([us, german], Random(3), 8)
            saw(us, 6)
    with House(data) as house, house.guest(us.table, us.token) as back:
        back.until(lambda now: True)
        assert back.welcome.unseen == {"US": 7}


def test_one_screen_with_two_seats_sees_for_both(house: House) -> None:
    opened = house.open_table(US="me", German="me")
    with house.guest(opened.table, opened.token, face="US") as both:
        both.until(lambda now: True)
        both.pick_any(Random(1))
        assert unseen(house, both) == {"US": 1, "German": 1}
        saw(both, 1)
        assert unseen(house, both) == {}


def test_a_watcher_has_nothing_to_remember(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table) as watcher:
        play_on([us, german, watcher], Random(3), 4)
        saw(watcher, 4)
        assert watcher.welcome.unseen == {}
        assert unseen(house, us) == {"US": 1}
        watcher.socket.send('{"do": "seen", "number": -1}')
        assert watcher.hear(No).code == "bad-message"


def test_that_it_cannot_be_kept_troubles_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    us, german = two_at_a_table(house)

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    with us, german:
        play_on([us, german], Random(3), 4)
        monkeypatch.setattr(house.server.tables.store, "seen", full)
        saw(us, 4)
        play_on([us, german], Random(4), 1)


def test_the_film_of_what_was_missed_is_as_this_seat_saw_it(house: House) -> None:
    """It is made of a replay's moments: through one's own eyes, and nobody else's while the game runs."""
    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(6), 30)
        first = unseen(house, us)["US"]
        mine = {"authorization": f"Bearer {us.token}"}
        place = f"/api/tables/{us.table}/moments?from={first - 1}&to={first + 60}"
        answer = house.http("GET", f"{place}&eyes=US", headers=mine)
        film = msgspec.json.decode(answer.content, type=pages.Moments)
        # The words are those of the log, which speaks to whoever looks; the browser has them already.
        shown = [(one.kind, one.decision, one.args) for moment in film.moments[1:] for one in moment.happened]
        assert shown == [(one.kind, one.decision, one.args) for one in us.log if one.decision >= first]
        assert film.moments[-1].now == us.now.now
        for moment in film.moments:
            other = moment.now.seats["German"]
            assert (other.hand, other.deck, other.bid) == (None, None, None)
        assert house.http("GET", f"{place}&eyes=German", headers=mine).status_code == 403
