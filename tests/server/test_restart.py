"""A server that stops, is killed, or cannot write: what was acknowledged is there, and nothing else was."""

import signal
from pathlib import Path
from random import Random

import pytest

import undaunted
from tests.server.client import Guest, play_on
from tests.server.house import House, Process
from undaunted.server.settings import Keeping
from undaunted.server.store import NotKept, Store
from undaunted.server.wire import Done, No, Update


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(tmp_path: Path, sign: int) -> None:
    with Process(tmp_path / "tables.db") as house:
        opened = house.open_table(US="me", German="invite")
        other = house.sit(opened.table, key=opened.links["German"])
        guests = [house.guest(opened.table, token) for token in (opened.token, other.token)]
        play_on(guests, Random(1), 40)
        mover = next(guest for guest in guests if guest.now.choices)
        before, thing = mover.now, mover.now.choices[0].thing
        done = mover.pick(thing)
        assert isinstance(done, Done)
        status = house.stop(sign)
        assert status == (-signal.SIGKILL if sign == signal.SIGKILL else 0)
        for guest in guests:
            guest.close()
        house.start()
        guests = [Guest(house.address, guest.table, guest.token, seen=before.number) for guest in guests]
        for guest in guests:
            guest.hear(Update)
            assert guest.now.number >= done.number
            assert guest.welcome.decisions >= 41
        back = guests[0] if guests[0].token == mover.token else guests[1]
        again = back.pick(thing, moment=before.moment)
        assert isinstance(again, Done), "a resend across the restart is harmless too"
        assert again.number == done.number
        play_on(guests, Random(2))
        assert back.now.ending is not None
        log = house.http("GET", f"/api/tables/{opened.table}/log").text
        assert undaunted.verify(log).chance == "verified"
        for guest in guests:
            guest.close()


def test_a_bot_that_owed_a_decision_makes_it_after_the_restart(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as house:
        opened = house.open_with({"US": "me", "German": "search:1s"})
        house.stop(signal.SIGKILL)
        house.start()
        with house.guest(opened.table, opened.token) as us:
            us.until(lambda now: now.now.seats["German"].has_bid)


def test_what_cannot_be_kept_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    with House() as house:
        opened = house.open_table(US="me", German="me")
        with house.guest(opened.table, opened.token, face="US") as us:
            now = us.hear(Update)

            async def full(*_: object) -> None:
                raise NotKept("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", full)
                answer = us.pick(now.choices[0].thing)
            assert isinstance(answer, No)
            assert answer.code == "busy"
            assert us.closed_with() == 1013
            with us.come_back() as back:
                assert back.hear(Update).number == 0
                back.face("US")
                assert isinstance(back.pick(now.choices[0].thing), Done)


def test_tables_nobody_looks_at_leave_memory_and_come_back() -> None:
    with House(keeping=Keeping(idle_tables=3, tables_opened=100)) as house:
        opened = [house.open_table(US="me", German="me") for _ in range(8)]
        for one in opened:
            with house.guest(one.table, one.token, face="US") as us:
                us.hear(Update)
                us.pick_any(Random(1))
        for one in opened:
            assert house.info(one.table).decisions == 1
        assert len(house.server.tables) <= 4
