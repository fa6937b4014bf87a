"""What somebody would try over a socket: each gets a clear refusal, and the table stands as before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.abuse.talking import Table, Talk, assert_well, talking
from undaunted.server.wire import Done, No, Pong, Update

FIELDS: dict[str, dict[str, Any]] = {
    "pick": {"moment": 0, "thing": "stop"},
    "undo": {"moment": 0},
    "withdraw": {},
    "why": {"thing": "stop"},
    "advise": {},
    "face": {},
    "talk": {"text": "Hello"},
}


@pytest.fixture
def table(address: str) -> Table:
    """A table at which both have sat down."""
    table = Table(address)
    table.sit("German")
    return table


@pytest.fixture
def talk(address: str) -> Iterator[Talk]:
    with talking(address) as talk:
        yield talk


def test_too_big_a_message_ends_the_connection(address: str, table: Table) -> None:
    for size in (5000, 100_000, 2_000_000):
        with talking(address) as talk:
            talk.join(table, "US")
            talk.socket.send("x" * size)
            assert talk.closed_with() == 1009
    assert_well(address)


def test_the_largest_message_is_still_read(talk: Talk, table: Table) -> None:
    talk.join(table, "US")
    talk.socket.send(json.dumps({"do": "ping", "id": 1}) + " " * (4096 - 22 - 1))
    assert talk.hear_until(Pong) == Pong(1)


def test_binary_messages_are_read_or_refused(talk: Talk, table: Table) -> None:
    talk.join(table, "US")
    talk.socket.send(b"\x00\x01\x02")
    assert talk.refused() == "bad-message"
    talk.socket.send(b'{"do": "speak", "lang": "\xff\xfe"}')
    assert talk.refused() == "bad-message"


@pytest.mark.parametrize("do", ["pick", "undo", "withdraw", "why", "advise", "talk"])
def test_nothing_is_done_before_joining(address: str, table: Table, do: str) -> None:
    with talking(address) as talk:
        talk.say(do, id=7, seat="US", **FIELDS[do])
        no: No = talk.hear_until(No)
        assert (no.code, no.id) == ("not-joined", 7)
        assert talk.closed_with() == 1008


@pytest.mark.parametrize("eyes", ["", "German"])
@pytest.mark.parametrize("do", ["pick", "undo", "withdraw", "why", "advise", "face", "talk"])
def test_other_peoples_seats_are_theirs(talk: Talk, table: Table, eyes: str, do: str) -> None:
    before = talk.join(table, eyes)
    talk.say(do, seat="US", **FIELDS[do] | ({} if do == "face" else {"id": 1}))
    assert talk.refused() == ("talk-watching" if do == "talk" and not eyes else "not-yours")
    talk.say("speak", lang="en")
    after = talk.hear_until(Update)
    assert (after.number, after.now) == (before.number, before.now)


def test_a_seat_cannot_be_looked_at_by_joining_with_its_name(address: str, table: Table) -> None:
    for token in ("", table.tokens["German"]):
        with talking(address) as talk:
            talk.say("join", table=table.id, token=token, face="US")
            assert talk.refused() == "not-yours"


@pytest.mark.parametrize("which", ["another table's", "an invitation", "a hash", "cut short", "nonsense"])
def test_only_its_own_token_opens_a_seat(address: str, table: Table, which: str) -> None:
    token = {
        "another table's": Table(address).tokens["US"],
        "an invitation": table.keys["German"],
        "a hash": "0" * 64,
        "cut short": table.tokens["US"][:-1],
        "nonsense": "é\0",
    }[which]
    with talking(address) as talk:
        talk.say("join", table=table.id, token=token)
        assert talk.refused() == "bad-token"
        assert talk.closed_with() == 1008


@pytest.mark.parametrize("id", ["", "NOSUCHTABLE", "../../etc", "' OR 1=1 --", "\0", "é" * 100])
def test_a_table_that_is_not_there_says_so(talk: Talk, id: str) -> None:
    talk.say("join", table=id)
    assert talk.refused() == "no-table"


def test_joining_twice_is_refused(talk: Talk, table: Table) -> None:
    talk.join(table, "US")
    talk.say("join", table=table.id, token=table.tokens["German"])
    assert talk.refused() == "bad-message"


def test_a_decision_sent_twice_is_made_once(address: str, table: Table) -> None:
    with talking(address) as talk:
        update = talk.join(table, "US")
        pick = {"id": 5, "seat": "US", "moment": update.moment, "thing": update.choices[0].thing}
        talk.say("pick", **pick)
        done = talk.hear_until(Done)
        for _ in range(3):
            talk.say("pick", **pick)
            assert talk.hear_until(Done) == done
        talk.say("pick", **pick | {"thing": update.choices[1].thing})
        assert talk.refused() == "stale"
        assert talk.hear_until(Update).number == done.number
    with talking(address) as again:
        assert again.join(table, "US").number == done.number
        again.say("pick", **pick)
        assert again.hear_until(Done) == done, "also over another connection"


@pytest.mark.parametrize("moment", [1, 2, 1000, 2**53 - 1])
def test_a_decision_from_the_future_is_stale(talk: Talk, table: Table, moment: int) -> None:
    update = talk.join(table, "US")
    talk.say("pick", id=1, seat="US", moment=moment, thing=update.choices[0].thing)
    assert talk.refused() == "stale"
    assert talk.hear_until(Update).number == update.number


def test_out_of_turn_is_refused(talk: Talk, table: Table) -> None:
    update = talk.join(table, "US")
    talk.say("pick", id=1, seat="US", moment=update.moment, thing=update.choices[0].thing)
    talk.hear_until(Done)
    talk.say("pick", id=2, seat="US", moment=update.moment + 1, thing=update.choices[0].thing)
    assert talk.refused() == "illegal"


@pytest.mark.parametrize(
    "thing",
    [
        "",
        "stop",
        "!undo",
        "!withdraw",
        "nonsense",
        "US:US:stop",
        "-1",
        "0",
        "\n",
        "us-rifleman-a.move",
        "é\0",
    ],
)
def test_what_cannot_be_picked_is_refused(talk: Talk, table: Table, thing: str) -> None:
    update = talk.join(table, "US")
    assert thing not in {choice.thing for choice in update.choices}
    talk.say("pick", id=1, seat="US", moment=update.moment, thing=thing)
    assert talk.refused() == "illegal"
    talk.say("why", id=2, seat="US", thing=thing)
    told = talk.hear()
    assert getattr(told, "id", None) == 2
    talk.say("speak", lang="fr")
    assert talk.hear_until(Update).number == update.number


def test_nothing_is_decided_while_a_seat_is_open(address: str, talk: Talk) -> None:
    table = Table(address)
    update = talk.join(table, "US")
    assert not update.choices
    for do in ("pick", "undo"):
        talk.say(do, id=1, seat="US", **FIELDS[do])
        assert talk.refused() == "waiting"


def test_nothing_is_decided_after_the_end(talk: Talk, table: Table) -> None:
    update = talk.join(table, "US")
    assert update.ending is None
    talk.say("withdraw", id=1, seat="US")
    talk.hear_until(Done)
    talk.say("pick", id=2, seat="US", moment=update.moment, thing=update.choices[0].thing)
    assert talk.refused() == "over"
    talk.say("undo", id=3, seat="US", moment=update.moment)
    assert talk.refused() == "over"
    talk.say("advise", id=4, seat="US")
    assert talk.refused() == "no-advice", "they are people"
    talk.say("withdraw", id=5, seat="US")
    assert talk.hear_until(Done).number == update.number + 1, "that is a resend"


def test_the_seed_is_told_at_the_end_and_not_before(talk: Talk, table: Table) -> None:
    talk.join(table, "US")
    before = len(talk.heard)
    talk.say("withdraw", id=1, seat="US")
    while (ending := talk.hear_until(Update).ending) is None:
        pass
    assert len(ending.seed) >= 32
    assert not any(ending.seed in text for text in talk.heard[:before])
