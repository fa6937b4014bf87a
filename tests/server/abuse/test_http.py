"""Requests that no browser would send: each gets a clear refusal, and the server goes on."""

from __future__ import annotations

import json
import re
import socket

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.abuse.talking import HEAR_WITHIN, SCENARIO, Table, web
from undaunted.server.pages import Refused


@pytest.fixture(scope="module")
def table(address: str) -> Table:
    return Table(address, listed=True)


WORDS = st.sampled_from(
    ["me", "invite", "anyone", "greedy", "recruit", "search:1s*4", "search:100000", "", "US"]
)
SEATS = st.dictionaries(st.sampled_from(["US", "German", "British", "us", ""]), WORDS | st.text(), max_size=3)
WISHES = st.fixed_dictionaries(
    {
        "scenario": st.just(SCENARIO) | st.text(),
        "seats": st.just({"US": "me", "German": "me"}) | SEATS,
    },
    optional={
        "name": st.text(),
        "lang": st.sampled_from(["en", "fr", "xx", "../en", "en\0"]) | st.text(),
        "listed": st.booleans(),
    },
)


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(wish=WISHES)
def test_nearly_right_tables_are_opened_or_refused(address: str, wish: dict[str, object]) -> None:
    body = json.dumps(wish).encode()  # lone surrogates go out as escapes, which is how an attacker sends them
    answer = web.post(f"http://{address}/api/tables", content=body, headers=JSON)
    if answer.status_code == 201:
        opened = answer.json()
        page = web.get(f"http://{address}/api/tables/{opened['table']}")
        assert page.status_code == 200, page.text
        assert not set(opened["links"].values()) & set(words(page.text))
        if opened["token"]:
            assert opened["token"] not in page.text
    else:
        refused(answer, 400, 404, 409, 413)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xff\xfe{}",
        b'{"scenario": "\xff"}',
        b"[" * 15_000,
        b'{"a":' * 3000,
        b'{"scenario": 1e999, "seats": {}}',
        b'{"scenario": "\\ud800", "seats": {"\\ud800": "me"}}',
        b'{"scenario": "x", "scenario": "y"}',
    ],
    ids=lambda body: repr(body)[:40],
)
def test_bodies_that_make_no_sense_are_refused(address: str, table: Table, body: bytes) -> None:
    for path in ("/api/tables", f"/api/tables/{table.id}/seat"):
        for kind in (
            "application/json",
            "text/plain",
            "application/msgpack",
            "multipart/form-data; boundary=x",
        ):
            answer = web.post(f"http://{address}{path}", content=body, headers={"content-type": kind})
            # An empty seat request is a wish without a key.
            refused(answer, 400, 404, 409, 413, 415)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "BREW"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/play", "/health", "/api", "/schema"])
def test_other_methods_are_refused(address: str, method: str, path: str) -> None:
    answer = web.request(method, f"http://{address}{path}")
    assert 200 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    "line",
    [
        b"GET /api/tables/%ff%fe HTTP/1.1",
        b"GET /api/tables/%00 HTTP/1.1",
        b"GET /api/tables/..%2f..%2fetc%2fpasswd HTTP/1.1",
        b"GET /api/tables/../../etc/passwd HTTP/1.1",
        b"GET /api//tables HTTP/1.1",
        b"GET //evil.example/api/tables HTTP/1.1",
        b"GET /api/stage/normandy/%2e%2e HTTP/1.1",
        b"GET /api/tables?lang=%ff&lang=%00 HTTP/1.1",
        b"GET /api/catalogue?lang= HTTP/1.1",
        b"GET /api/catalogue?%00=%ff HTTP/1.1",
        b"GET /api/catalogue?" + b"a=b&" * 3000 + b" HTTP/1.1",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1",
        b"GET /assets/%2e%2e/%2e%2e/app.py HTTP/1.1",
        b"GET /../app.py HTTP/1.1",
        b"GET /static/../app.py HTTP/1.1",
        b"GET http://evil.example/ HTTP/1.1",
        b"GET /api/play HTTP/1.1",
        b"GET /api/tables HTTP/9.9",
        b"nonsense",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ],
    ids=lambda line: repr(line)[:40],
)
def test_lines_that_make_no_sense_are_refused(address: str, line: bytes) -> None:
    head = raw(address, line + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    if head:  # some are not worth an answer to a server of HTTP
        status = int(head.split(b" ", 2)[1])
        assert 200 <= status < 500, head
    assert b"import " not in head
    assert b"root:" not in head
    assert web.get(f"http://{address}/health").status_code == 200


@pytest.mark.parametrize(
    "given_token",
    ["Bearer", "Bearer x", "bearer " + "A" * 43, "Basic dXNlcjpwYXNz", "Bearer \u00e9", "x" * 300],
)
def test_tokens_that_are_none_are_refused(address: str, table: Table, given_token: str) -> None:
    answer = web.get(
        f"http://{address}/api/tables/{table.id}", headers={b"authorization": given_token.encode("latin-1")}
    )
    refused(answer, 400, 401)


def test_an_invitation_cannot_be_guessed_or_used_twice(address: str) -> None:
    table = Table(address)
    seat = f"http://{address}/api/tables/{table.id}/seat"
    for wish in (
        {"key": "A" * 43},
        {"seat": "German"},
        {"key": "", "seat": "US"},
        {"key": table.tokens["US"]},
    ):
        answer = web.post(seat, json=wish)
        refused(answer, 401, 403, 404, 409)
    table.sit("German")
    refused(web.post(seat, json={"key": table.keys["German"]}), 409)


def test_the_log_of_a_running_game_is_nobodys(address: str, table: Table) -> None:
    for token in ("", *table.tokens.values()):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = web.get(f"http://{address}/api/tables/{table.id}/log", headers=headers)
        assert refused(answer, 409) == "running"


KINDS = ("application/json", "text/plain", "application/msgpack", "multipart/form-data; boundary=x")
JSON = {"content-type": "application/json"}


def words(text: str) -> list[str]:
    return re.findall(r"[\w-]+", text)


def refused(answer: httpx.Response, *statuses: int) -> str:
    """The code of a refusal, which has a form of its own and one of these statuses."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    told = msgspec.json.decode(answer.content, type=Refused)
    assert told.text
    assert "Traceback" not in told.text
    return told.code


def raw(address: str, request: bytes) -> bytes:
    """The answer to bytes that no client would send."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=HEAR_WITHIN) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while piece := line.recv(65536):
                answer += piece
        except ConnectionResetError:
            pass
    return answer
