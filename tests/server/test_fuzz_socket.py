"""Whatever is said over a socket gets an answer that one can understand; table and server stand as before."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.abuse import CODES, WIDE, Table, Talk, playing, talking, web
from undaunted.server.guard import Limits, Rate
from undaunted.server.wire import Done, No, Pong, Update

CLOSING = {1008, 1009}
SEATS = ("US", "German")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with playing() as address:
        yield address


@pytest.fixture
def table(address: str) -> Table:
    """A table at which both have sat down."""
    table = Table(address)
    table.sit("German")
    return table


@pytest.fixture(scope="module")
def fuzzed(address: str) -> Table:
    table = Table(address)
    table.sit("German")
    return table


@pytest.fixture
def talk(address: str) -> Iterator[Talk]:
    with talking(address) as talk:
        yield talk


# Messages, from pure noise to those that are nearly right

NAMES = st.sampled_from(["US", "German", "", "us", "US:stop", "__proto__", "\0", "é" * 100]) | st.text(
    max_size=120
)
COUNTS = st.integers(-3, 3) | st.sampled_from([2**53 - 1, 2**53, 2**64, 10**30, -1, 0.5, None, "1", True])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
THINGS = st.sampled_from(
    ["stop", "end-turn", "us-rifleman-a", "us-rifleman-a.move", "!undo", "!withdraw", "US:stop"]
)
JUNK = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
ASKS = st.fixed_dictionaries(
    {"do": st.sampled_from(["join", "face", "pick", "undo", "why", "speak", "ping", "shout"]) | JUNK},
    optional={
        "id": COUNTS,
        "seat": NAMES | JUNK,
        "moment": COUNTS,
        "thing": THINGS | NAMES | JUNK,
        "table": NAMES | JUNK,
        "token": NAMES,
        "lang": st.sampled_from(["en", "fr", "../fr", "EN", ""]) | JUNK,
        "seen": COUNTS,
        "face": NAMES,
        "more": JUNK,
    },
)
NOISE = st.one_of(
    st.text(),
    st.binary(),
    JUNK.map(json.dumps),
    ASKS.map(json.dumps),
    ASKS.map(lambda ask: json.dumps(ask).encode()),
    ASKS.map(lambda ask: json.dumps(ask)[:-1]),
    st.integers(1, 4000).map(lambda depth: "[" * depth),
    st.integers(1, 600).map(lambda depth: '{"do":' * depth),
    st.just(b'{"do": "ping", "id": 1, "\xff": "\xff"}'),
    st.just('{"do": "ping", "id": 1e400}'),
    st.just('{"do": "ping", "do": "join"}'),
)


@settings(max_examples=80, suppress_health_check=list(HealthCheck))
@given(noise=st.lists(NOISE, max_size=6), seat=st.sampled_from(["", *SEATS]))
def test_noise_at_a_table_is_answered(
    address: str, fuzzed: Table, noise: list[str | bytes], seat: str
) -> None:
    with talking(address) as talk:
        talk.join(fuzzed, seat)
        for one in noise:
            talk.socket.send(one)
        talk.say("ping", id=4711)
        while talk.hear() != Pong(4711):
            pass
        check_what_was_heard(talk, fuzzed)
    assert_well(address)


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(first=NOISE)
def test_noise_before_joining_is_refused(address: str, fuzzed: Table, first: str | bytes) -> None:
    with talking(address) as talk:
        talk.socket.send(first)
        assert closed_with(talk) in CLOSING
        assert [json.loads(text)["say"] for text in talk.heard] == ["no"]
        check_what_was_heard(talk, fuzzed)
    assert_well(address)


def check_what_was_heard(talk: Talk, table: Table) -> None:
    for text in talk.heard:
        told = json.loads(text)
        assert told["say"] != "no" or (told["code"] in CODES and told["text"])
        assert "Traceback" not in text
        assert not any(secret in text for secret in table.secrets)


def closed_with(talk: Talk) -> int:
    """The code with which the server closes, once it has been heard out."""
    with pytest.raises(ConnectionClosed) as closed:
        talk.hear_out()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def assert_well(address: str) -> None:
    assert web.get(f"http://{address}/health").json()["status"] == "ok"


# What somebody would try

FIELDS: dict[str, dict[str, Any]] = {
    "pick": {"moment": 0, "thing": "stop"},
    "undo": {"moment": 0},
    "withdraw": {},
    "why": {"thing": "stop"},
    "advise": {},
    "face": {},
}


def test_too_big_a_message_ends_the_connection(address: str, table: Table) -> None:
    for size in (5000, 100_000, 2_000_000):
        with talking(address) as talk:
            talk.join(table, "US")
            talk.socket.send("x" * size)
            assert closed_with(talk) == 1009
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


@pytest.mark.parametrize("do", ["pick", "undo", "withdraw", "why", "advise"])
def test_nothing_is_done_before_joining(address: str, table: Table, do: str) -> None:
    with talking(address) as talk:
        talk.say(do, id=7, seat="US", **FIELDS[do])
        no: No = talk.hear_until(No)
        assert (no.code, no.id) == ("not-joined", 7)
        assert closed_with(talk) == 1008


@pytest.mark.parametrize("eyes", ["", "German"])
@pytest.mark.parametrize("do", ["pick", "undo", "withdraw", "why", "advise", "face"])
def test_other_peoples_seats_are_theirs(talk: Talk, table: Table, eyes: str, do: str) -> None:
    before = talk.join(table, eyes)
    talk.say(do, seat="US", **FIELDS[do] | ({} if do == "face" else {"id": 1}))
    assert talk.refused() == "not-yours"
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
        assert closed_with(talk) == 1008


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
    assert talk.refused() == "over"
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


# Budgets and origins, in the server as it is


def test_a_flood_is_refused_and_ended() -> None:
    limits = Limits(messages=Rate(1, 10), warnings=20)
    with playing(limits) as address:
        table = Table(address)
        with talking(address) as talk:
            talk.join(table, "US")
            with suppress(ConnectionClosed):  # it may end while we still talk
                for number in range(200):
                    talk.say("ping", id=number)
            assert closed_with(talk) == 1008
            assert sum('"pong"' in text for text in talk.heard) <= 12
            assert sum('"too-fast"' in text for text in talk.heard) == 20
        with talking(address) as again:
            again.join(table, "US")


def test_tables_connections_and_requests_have_their_budgets() -> None:
    limits = Limits(tables=Rate(0.001, 2), connections=3, requests=Rate(0.001, 30))
    with playing(limits) as address:
        tables = [Table(address) for _ in range(2)]
        answer = web.post(f"http://{address}/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(talking(address)).join(tables[0], "US")
            with pytest.raises(InvalidStatus) as refused, talking(address):
                pass
            assert refused.value.response.status_code == 429
        seen = [web.get(f"http://{address}/api/tables").status_code for _ in range(40)]
        assert seen[0] == 200
        assert seen[-1] == 429


def test_a_strangers_page_gets_no_socket(address: str) -> None:
    for origin in ("http://evil.example", "null", f"http://{address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, talking(address, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with talking(address, origin=f"http://{address}") as talk:
        talk.say("join", table="NOSUCHTABLE")
        assert talk.refused() == "no-table"


def test_logs_hold_no_secrets(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    caplog.set_level(logging.INFO)
    with playing(WIDE) as address:
        table = Table(address)
        table.sit("German")
        with talking(address) as talk:
            update = talk.join(table, "US")
            talk.say("pick", id=1, seat="US", moment=update.moment, thing=update.choices[0].thing)
            talk.hear_until(Done)
            talk.socket.send(json.dumps({"do": "join", "token": table.tokens["US"]})[:-1])
            talk.refused()
        with talking(address) as stranger:
            stranger.say("join", table=table.id, token=table.tokens["German"] + "x")
            stranger.refused()
        headers = {"authorization": f"Bearer {table.tokens['US']}"}
        assert web.get(f"http://{address}/api/tables/{table.id}", headers=headers).status_code == 200
        metrics = web.get(f"http://{address}/metrics").text
        with talking(address) as talk:
            talk.join(table, "US")
            talk.say("withdraw", id=2, seat="US")
            while (ending := talk.hear_until(Update).ending) is None:
                pass
    captured = capfd.readouterr()
    written = caplog.text + captured.out + captured.err + metrics
    assert "/api/play" in written, "the log of connections was looked at"
    assert table.id not in metrics
    for secret in (*table.secrets, ending.seed):
        assert secret not in written


def test_what_happens_is_counted() -> None:
    with playing() as address:
        table = Table(address, seats={"US": "me", "German": "me"})
        with talking(address) as talk:
            update = talk.join(table, "US", face="US")
            talk.say("pick", id=1, seat="US", moment=update.moment, thing=update.choices[0].thing)
            talk.hear_until(Done)
            talk.say("pick", id=2, seat="British", moment=0, thing="stop")
            assert talk.refused() == "not-yours"
            web.get(f"http://{address}/api/tables/NOSUCHTABLE")
            text = web.get(f"http://{address}/metrics").text
    for line in (
        "undaunted_connections 1.0",
        'undaunted_decisions_total{by="person"} 1.0',
        'undaunted_refusals_total{code="not-yours"} 1.0',
        'undaunted_refusals_total{code="no-table"} 1.0',
        'undaunted_tables{state="playing"} 1.0',
    ):
        assert line in text, line
    assert re.search(r"undaunted_commit_rows_sum [1-9]", text)
    assert re.search(r"undaunted_commit_seconds_count [1-9]", text)
