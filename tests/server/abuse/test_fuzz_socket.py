"""Whatever noise comes over a socket gets an answer that one can understand, and the server goes on."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.abuse.talking import CODES, Table, Talk, assert_well, talking
from undaunted.server.wire import Pong

CLOSING = {1008, 1009}
SEATS = ("US", "German")


@pytest.fixture(scope="module")
def fuzzed(address: str) -> Table:
    table = Table(address)
    table.sit("German")
    return table


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
    {"do": st.sampled_from(["join", "face", "pick", "undo", "why", "speak", "talk", "ping", "shout"]) | JUNK},
    optional={
        "id": COUNTS,
        "seat": NAMES | JUNK,
        "moment": COUNTS,
        "thing": THINGS | NAMES | JUNK,
        "table": NAMES | JUNK,
        "token": NAMES,
        "lang": st.sampled_from(["en", "fr", "../fr", "EN", ""]) | JUNK,
        "seen": COUNTS,
        "heard": COUNTS,
        "text": st.text(max_size=400) | JUNK,
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
        assert talk.closed_with() in CLOSING
        assert [json.loads(text)["say"] for text in talk.heard] == ["no"]
        check_what_was_heard(talk, fuzzed)
    assert_well(address)


def check_what_was_heard(talk: Talk, table: Table) -> None:
    for text in talk.heard:
        told = json.loads(text)
        assert told["say"] != "no" or (told["code"] in CODES and told["text"])
        assert "Traceback" not in text
        assert not any(secret in text for secret in table.secrets)
