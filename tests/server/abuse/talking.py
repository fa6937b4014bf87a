"""A server to be abused, and connections that say to it whatever one likes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.guard.served import served
from undaunted.server.app import Server
from undaunted.server.guard import Limits
from undaunted.server.settings import Keeping, Settings
from undaunted.server.wire import No, Tell, Update

SCENARIO = "normandy/1"
CODES = frozenset(
    (
        "bad-message", "too-big", "too-fast", "no-table", "bad-token", "not-yours", "not-joined", "stale",
        "illegal", "over", "waiting", "busy", "gone", "no-advice", "lesson",
        "no-talk", "talk-watching", "talk-empty", "talk-not-text", "talk-too-long", "talk-too-fast",
        "talk-over",
    )
)  # fmt: skip
"""As the documentation of `wire.No` has them."""
WIDE = Limits().raised(1000)
HEAR_WITHIN = 20.0
"""Seconds. Nothing is measured by it: a server that answers nothing would keep a test waiting for ever."""

web = httpx.Client(verify=False, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0))
"""For all requests: to make a new one for each takes longer than most requests do."""

_tells: msgspec.json.Decoder[Tell] = msgspec.json.Decoder(Tell)


class Table:
    """A table of two people, with all its secrets."""

    def __init__(self, address: str, **wish: Any) -> None:
        self.address = address
        body = {"scenario": SCENARIO, "seats": {"US": "me", "German": "invite"}} | wish
        answer = web.post(f"http://{address}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.id: str = opened["table"]
        self.keys: dict[str, str] = opened["links"]
        self.tokens: dict[str, str] = dict.fromkeys(opened["yours"], opened["token"])

    def sit(self, seat: str) -> None:
        answer = web.post(
            f"http://{self.address}/api/tables/{self.id}/seat", json={"key": self.keys[seat], "name": "Guest"}
        )
        assert answer.status_code == 201, answer.text
        self.tokens[seat] = answer.json()["token"]

    @property
    def secrets(self) -> set[str]:
        return {*self.tokens.values(), *self.keys.values()}


class Talk:
    """One connection, in messages. Everything that is heard must be a message of ours."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def say(self, do: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"do": do} | fields))

    def hear(self) -> Tell:
        text = self.socket.recv(timeout=HEAR_WITHIN)
        assert isinstance(text, str)
        self.heard.append(text)
        return _tells.decode(text)

    def hear_until(self, kind: type[Any]) -> Any:
        while not isinstance(told := self.hear(), kind):
            pass
        return told

    def hear_out(self) -> None:
        """Until the connection is closed, which raises."""
        while True:
            self.hear()

    def closed_with(self) -> int:
        """The code with which the server closes, once it has been heard out."""
        with pytest.raises(ConnectionClosed) as closed:
            self.hear_out()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def join(self, table: Table, seat: str = "", **fields: Any) -> Any:
        """The update that comes with it."""
        self.say("join", table=table.id, token=table.tokens.get(seat, ""), **fields)
        return self.hear_until(Update)

    def refused(self) -> str:
        """The code of the next refusal."""
        no: No = self.hear_until(No)
        assert no.code in CODES, no.code
        assert no.text
        return no.code


def assert_well(address: str) -> None:
    assert web.get(f"http://{address}/health").json()["status"] == "ok"


@contextmanager
def talking(address: str, **kwargs: Any) -> Iterator[Talk]:
    # Without a bound on what waits to be heard, so that a test may talk without listening.
    with connect(f"ws://{address}/api/play", max_queue=None, **kwargs) as socket:
        yield Talk(socket)


@contextmanager
def playing(limits: Limits = WIDE, **settings: Any) -> Iterator[str]:
    """The address of a server with these limits."""
    keeping = Keeping(tables_opened=10_000)
    server = Server(Settings(limits=limits, keeping=keeping, **settings))
    with served(server.gate, server.door) as address:
        yield address
