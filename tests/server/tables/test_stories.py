"""What a change of eyes or of language brings: no more than is missing, and no more work than once."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.client import Guest, play_on
from tests.server.house import House
from undaunted.server import telling
from undaunted.server.wire import Face, Update


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """Every update that was made: for whom, in which language, from which decision on."""
    made: list[tuple[str, str, int]] = []
    really = telling.update

    def noted(game, seat, lang, number, since, *rest):
        made.append((seat, lang, since))
        return really(game, seat, lang, number, since, *rest)

    monkeypatch.setattr(telling, "update", noted)
    return made


def at_one_screen(house: House) -> Guest:
    opened = house.open_table(US="me", German="me")
    guest = house.guest(opened.table, opened.token)
    guest.hear(Update)
    random = Random(5)
    for _ in range(30):
        guest.face(random.choice(guest.now.asked))
        guest.catch_up(guest.pick_any(random).number)
    return guest


def through(guest: Guest, seat: str, seen: int) -> Update:
    guest.send(Face(seat, seen))
    return guest.hear(Update)


def test_another_pair_of_eyes_gets_what_it_has_not_had(house: House) -> None:
    with at_one_screen(house) as guest:
        whole = through(guest, "German", 0)
        assert whole.since == 0
        known = [one for one in whole.happened if one.decision <= 10]
        # What a screen has that had seen ten rows, and what it gets, is what there is.
        part = through(guest, "German", 10)
        assert 0 < part.since <= 11
        assert part.happened == tuple(one for one in whole.happened if one.decision >= part.since)
        assert part.now == whole.now
        assert [*(one for one in known if one.decision < part.since), *part.happened] == [*whole.happened]
        again = through(guest, "German", whole.number)
        assert (again.happened, again.now, again.choices) == ((), whole.now, whole.choices)
        assert through(guest, "German", 10**6).since == 0, "more than there is: it knows another story"


def test_the_same_story_is_told_once_until_something_happens(
    house: House, told: list[tuple[str, str, int]]
) -> None:
    with at_one_screen(house) as guest:
        for seat in ("US", "German"):
            through(guest, seat, 0)
        told.clear()
        first = [through(guest, seat, 0) for seat in ("US", "German")]
        assert [through(guest, seat, 0) for seat in ("US", "German")] == first
        assert told == []
        guest.speak("fr")
        assert guest.speak("fr").happened == guest.now.happened
        assert told == [("German", "fr", 0)]
        guest.speak("en")
        seat = guest.now.asked[0]
        through(guest, seat, 0)
        done = guest.pick_any(Random(1))
        guest.catch_up(done.number)
        told.clear()
        now = through(guest, seat, 0)
        assert now.number == done.number
        assert told == [(seat, "en", 0)]


def test_who_sits_down_is_in_the_story_from_then_on(house: House) -> None:
    """It is told without a new decision: the name is no part of the journal."""
    opened = house.open_with({"US": "me", "German": "invite"})
    with house.guest(opened.table, opened.token) as us, house.guest(opened.table) as watching:
        before = watching.hear(Update)
        us.hear(Update)
        house.sit(opened.table, key=opened.links["German"], name="Bob")
        with house.guest(opened.table) as later:
            assert later.hear(Update).prompt != before.prompt


def test_a_secret_stays_one_though_stories_are_kept(house: House) -> None:
    opened = house.open_with({"US": "me", "German": "invite"})
    token = house.sit(opened.table, key=opened.links["German"]).token
    with house.guest(opened.table, opened.token) as us, house.guest(opened.table, token) as german:
        play_on([us, german], Random(3), 20)
        with house.guest(opened.table) as watching, house.guest(opened.table, token) as again:
            open_cards = watching.hear(Update).now.seats
            assert all(one.hand is None for one in open_cards.values())
            own = again.hear(Update).now.seats
            assert [name for name, one in own.items() if one.hand is not None] == ["German"]
