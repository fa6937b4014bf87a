"""What somebody would try at a table's talk: each gets a clear refusal, and nobody else hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.abuse.talking import Table, assert_well, playing, talking
from undaunted.server.guard import Rate
from undaunted.server.settings import Talking
from undaunted.server.wire import Done, No, Pong, Talked, Update

REFUSED = {
    "": "talk-empty",
    " \n\t\u00a0\u2003 ": "talk-empty",
    "\x00\x1b\x07": "talk-not-text",
    "\u202e\u2066\u200b\ufeff": "talk-not-text",
    "\u200d\u0301": "talk-not-text",
    "\ue000\U000f0000": "talk-not-text",
    "\u3164\u2800": "talk-not-text",
    "a" * 301: "talk-too-long",
    "\U0001f600" * 301: "talk-too-long",
}


@pytest.fixture(scope="module")
def table(address: str) -> Table:
    table = Table(address)
    table.sit("German")
    return table


@pytest.mark.parametrize("text", REFUSED, ids=ascii)
def test_what_is_no_line_is_refused(address: str, table: Table, text: str) -> None:
    with talking(address) as talk, talking(address) as other:
        talk.join(table, "US")
        other.join(table, "German")
        talk.say("talk", id=3, seat="US", text=text)
        no: No = talk.hear_until(No)
        assert (no.code, no.id) == (REFUSED[text], 3)
        assert no.text
        other.say("ping", id=9)
        while not isinstance(told := other.hear(), Pong):
            assert not isinstance(told, Talked) or not told.lines


@pytest.mark.parametrize("text", [None, 7, True, ["a"], {"text": "a"}, 1.5])
def test_what_is_no_text_is_refused(address: str, table: Table, text: Any) -> None:
    with talking(address) as talk:
        talk.join(table, "US")
        talk.say("talk", id=3, seat="US", text=text)
        no: No = talk.hear_until(No)
        assert (no.code, no.id) == ("bad-message", 3)
        assert "str" in no.text
        assert "text" in no.text


@pytest.mark.parametrize("raw", ['"\\ud800"', '"\\udfff\\ud800"', '"a', "NaN"])
def test_half_a_character_is_refused(address: str, table: Table, raw: str) -> None:
    with talking(address) as talk:
        talk.join(table, "US")
        talk.socket.send(f'{{"do": "talk", "id": 1, "seat": "US", "text": {raw}}}')
        assert talk.refused() in ("bad-message", "talk-not-text")
    assert_well(address)


def test_more_than_a_message_may_have_ends_the_connection(address: str, table: Table) -> None:
    with talking(address) as talk:
        talk.join(table, "US")
        talk.say("talk", id=1, seat="US", text="a" * 5000)
        assert talk.refused() == "too-big"
        assert talk.closed_with() == 1009


def test_a_seat_that_talks_without_pause_is_held_back_on_all_its_screens_and_the_other_is_not() -> None:
    with playing(talking=Talking(pace=Rate(0.001, 6))) as address:
        table = Table(address)
        table.sit("German")
        with talking(address) as us, talking(address) as phone, talking(address) as german:
            for talk, seat in ((us, "US"), (phone, "US"), (german, "German")):
                talk.join(table, seat)
            told: list[Any] = []
            for number in range(40):
                us.say("talk", id=number, seat="US", text=f"{number}")
                while not isinstance(answer := us.hear(), Done | No):
                    pass
                told.append(answer)
            refused = [one for one in told if isinstance(one, No)]
            assert told[:6] == [Done(number, number + 1) for number in range(6)], "some at once"
            assert refused == told[6:]
            assert {one.code for one in refused} == {"talk-too-fast"}
            phone.say("talk", id=1, seat="US", text="over there?")
            assert phone.refused() == "talk-too-fast"
            german.say("talk", id=1, seat="German", text="I can")
            assert german.hear_until(Done).id == 1
            us.say("speak", lang="fr")
            us.hear_until(Update)
            us.say("talk", id=99, seat="US", text="encore")
            assert us.hear_until(No).text.startswith("Pas si vite")
