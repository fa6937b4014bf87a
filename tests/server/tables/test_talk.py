"""Open talk at a table, as those who are there hear it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.packs import teams
from tests.server.client import Guest, play_on
from tests.server.house import CHATTY, House, Process
from tests.server.tables.test_live import two_at_a_table
from undaunted.messages import say
from undaunted.server.settings import Talking
from undaunted.server.store import StoreError
from undaunted.server.wire import Done, No, Ping, Pong, Spoken, Talked


def heard(guest: Guest, count: int) -> list[str]:
    """Who said what, once so many lines have come."""
    while len(guest.lines) < count:
        guest.next()
    return [f"{line.seat}: {line.text}" for line in guest.lines]


def all_heard(guest: Guest) -> list[Spoken]:
    """What has come by now."""
    guest.send(Ping(77))
    guest.hear(Pong)
    return guest.lines


def refused(answer: Done | No) -> str:
    assert isinstance(answer, No), answer
    assert answer.text
    return answer.code


def test_everybody_at_the_table_hears_it_on_every_device(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table, us.token) as phone, house.guest(us.table) as watcher:
        for one in (phone, watcher):
            one.until(lambda now: True)
        assert us.talk("Good luck\neverybody!") == Done(1, 1)
        assert german.talk("Vous aussi !") == Done(1, 2)
        for one in (us, german, phone, watcher):
            assert heard(one, 2) == ["US: Good luck everybody!", "German: Vous aussi !"]
        assert us.lines == german.lines == phone.lines == watcher.lines
        with house.guest(us.table, lang="fr") as late:
            assert heard(late, 2) == heard(us, 2), "who comes later reads it as well"
        with house.guest(us.table, us.token, heard=1) as back:
            assert [line.number for line in all_heard(back)] == [2], "who comes back hears what he missed"
        with house.guest(us.table, us.token, heard=9) as odd:
            assert len(heard(odd, 2)) == 2


def test_who_watches_reads_and_cannot_speak(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.table, lang="fr") as watcher:
        watcher.until(lambda now: True)
        answer = watcher.talk("psst", "US")
        assert refused(answer) == "talk-watching"
        assert isinstance(answer, No)
        assert answer.text == say("refused-talk-watching", lang="fr")
        assert refused(german.talk("psst", "US")) == "not-yours"
        assert refused(us.talk("psst", "Nobody")) == "not-yours"
        assert all_heard(us) == []


def test_at_one_screen_whoever_speaks_is_named(tmp_path: Path) -> None:
    with teams.found_in(tmp_path), House() as house:
        seats = {"US-1": "me", "US-2": "me", "German-1": "invite", "German-2": "random"}
        opened = house.open_with(seats, scenario=teams.FOUR)
        seated = house.sit(opened.table, key=opened.links["German-1"], name="Ada")
        with (
            house.guest(opened.table, opened.token) as screen,
            house.guest(opened.table, seated.token) as other,
        ):
            for one in (screen, other):
                one.until(lambda now: True)
            screen.talk("Shall we?", "US-2")
            other.talk("Yes")
            screen.talk("Then go.", "US-1")
            for one in (screen, other):
                assert heard(one, 3) == ["US-2: Shall we?", "German-1: Yes", "US-1: Then go."]
            assert refused(screen.talk("beep", "German-2")) == "not-yours", "nobody speaks for a bot"


@pytest.mark.parametrize("other", ["me", "random"])
def test_where_nobody_else_is_there_is_no_talk(house: House, other: str) -> None:
    opened = house.open_table(US="me", German=other)
    with house.guest(opened.table, opened.token, face="US") as alone:
        alone.until(lambda now: True)
        assert refused(alone.talk("Is anybody there?")) == "no-talk"
        assert not any(isinstance(told, Talked) for told in alone.heard)


def test_a_host_may_want_none_whatever_was_said_before(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with House(data) as house:
        us, german = two_at_a_table(house)
        with us, german:
            us.talk("Hello")
    with Process(Path(data), "--no-talk") as quiet, quiet.guest(us.table, us.token) as back:
        back.until(lambda now: True)
        assert refused(back.talk("Hello?")) == "no-talk"
        assert not any(isinstance(told, Talked) for told in back.heard)


def test_one_may_talk_before_all_have_come(house: House) -> None:
    opened = house.open_table(US="me", German="invite")
    with house.guest(opened.table, opened.token) as us:
        us.until(lambda now: True)
        us.talk("I shall be late.")
        seated = house.sit(opened.table, key=opened.links["German"], name="Ada")
        with house.guest(opened.table, seated.token) as german:
            assert heard(german, 1) == ["US: I shall be late."]


def test_it_is_kept_and_the_oldest_lines_go(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    few = Talking(kept=5, pace=CHATTY.pace)
    with House(data, talking=few) as house:
        us, german = two_at_a_table(house)
        with us, german:
            for number in range(1, 9):
                us.talk(f"line {number}")
            assert len(heard(german, 8)) == 8
            with house.guest(us.table) as late:
                assert heard(late, 5) == [f"US: line {number}" for number in range(4, 9)]
    with House(data, talking=few) as house, house.guest(us.table, us.token) as back:
        assert heard(back, 5) == [f"US: line {number}" for number in range(4, 9)]
        back.until(lambda now: True)
        assert back.talk("and on") == Done(1, 9)
        assert back.lines[0].said <= back.lines[-1].said


def test_after_the_game_one_may_say_thanks(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        done = us.withdraw()
        assert isinstance(done, Done)
        german.catch_up(done.number)
        assert isinstance(german.talk("Thank you!"), Done)
        assert heard(us, 1) == ["German: Thank you!"]


def test_long_after_it_one_can_only_read() -> None:
    with House(talking=Talking(after=0.0)) as house:
        us, german = two_at_a_table(house)
        with us, german:
            us.talk("Oh no")
            us.withdraw()
            assert refused(us.talk("Still there?")) == "talk-over"
            with house.guest(us.table) as late:
                assert heard(late, 1) == ["US: Oh no"]
                assert [told.open for told in late.heard if isinstance(told, Talked)] == [False]


def test_that_it_cannot_be_kept_stops_no_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    us, german = two_at_a_table(house)

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    with us, german:
        with monkeypatch.context() as broken:
            broken.setattr(house.server.tables.store, "say", full)
            assert refused(us.talk("Hello")) == "busy"
        play_on([us, german], Random(4), 3)
        assert isinstance(us.talk("Hello"), Done)
        assert heard(german, 1) == ["US: Hello"], "nobody heard what was not kept"
