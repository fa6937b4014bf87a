"""Budgets, origins, logs and figures, in the server as it is."""

from __future__ import annotations

import json
import logging
import re
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.abuse.talking import SCENARIO, WIDE, Table, playing, talking, web
from undaunted.server.guard import Limits, Rate
from undaunted.server.wire import Done, Update


def test_a_flood_is_refused_and_ended() -> None:
    limits = Limits(messages=Rate(1, 10), warnings=20)
    with playing(limits) as address:
        table = Table(address)
        with talking(address) as talk:
            talk.join(table, "US")
            with suppress(ConnectionClosed):  # it may end while we still talk
                for number in range(200):
                    talk.say("ping", id=number)
            assert talk.closed_with() == 1008
            assert sum('"pong"' in text for text in talk.heard) <= 12
            assert sum('"too-fast"' in text for text in talk.heard) == 20
        with talking(address) as again:
            again.join(table, "US")


def test_tables_connections_and_requests_have_their_budgets() -> None:
    limits = Limits(tables=Rate(0.001, 2), connections=3, requests=Rate(0.001, 30))
    with playing(limits) as address:
        tables = [Table(address) for _ in range(2)]
        wish = {"scenario": SCENARIO, "seats": {"US": "me", "German": "me"}}
        answer = web.post(f"http://{address}/api/tables", json=wish)
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
    caplog.set_level(logging.INFO, logger="uvicorn.error")  # other tests have their servers say less
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
