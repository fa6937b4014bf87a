"""Whose pages may talk to the server."""

from __future__ import annotations

import pytest

from tests.server.guard.asked import asked
from undaunted.server.guard.origins import BadOrigin, Origins, parsed
from undaunted.server.guard.rules import Rules

HOME = "https://undaunted.example"


def allows(
    origin: str | None, host: str = "localhost:8344", rules: Rules | None = None, **other: str
) -> bool:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    return Origins(rules or Rules()).allows(asked("/api/play", **(other or {"kind": "websocket"}), **headers))


def test_our_own_page_may_open_a_socket() -> None:
    assert allows("http://localhost:8344")
    assert allows("HTTP://LOCALHOST:8344")
    assert allows("https://undaunted.example", host="undaunted.example")
    assert allows("http://[::1]:8344", host="[::1]:8344")


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://localhost:9999",
        "http://localhost",
        "http://localhost:8344.evil.example",
        "http://localhost:8344@evil.example",
        "http://evil.example/localhost:8344",
        "null",
        "",
        "file://",
        "chrome-extension://abcdef",
        "http://[::1",
        "http://localhost:notaport",
    ],
)
def test_a_strangers_page_may_not(origin: str) -> None:
    assert not allows(origin)
    assert not allows(origin, method="POST")


def test_two_origins_are_none() -> None:
    request = asked("/api/play", kind="websocket", origin="http://localhost:8344")
    request["headers"].append((b"origin", b"http://evil.example"))
    assert not Origins(Rules()).allows(request)


def test_a_program_without_origin_may() -> None:
    assert allows(None)
    assert allows(None, method="POST")


def test_reading_needs_no_origin() -> None:
    assert allows("http://evil.example", method="GET")
    assert not allows("http://evil.example", method="DELETE")


def test_where_the_proxy_hides_the_host_the_public_origin_counts() -> None:
    rules = Rules(origins=(HOME + "/",))
    assert allows(HOME, host="127.0.0.1:8344", rules=rules)
    assert allows(HOME + ":443", host="127.0.0.1:8344", rules=rules)
    assert not allows("http://undaunted.example", host="127.0.0.1:8344", rules=rules), "not without TLS"
    assert not allows("https://undaunted.example.evil.example", host="127.0.0.1:8344", rules=rules)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8344", True),
        ("LOCALHOST", True),
        ("127.0.0.1:1", True),
        ("[::1]:8344", True),
        ("undaunted.example", True),
        ("evil.example", False),
        ("evil.example:8344", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_a_server_on_this_machine_answers_to_its_own_names_only(host: str, known: bool) -> None:
    origins = Origins(Rules(host="127.0.0.1", origins=(HOME,)))
    assert origins.knows_host(asked(host=host)) is known


def test_a_server_on_the_network_has_any_name() -> None:
    assert Origins(Rules(host="0.0.0.0")).knows_host(asked(host="192.168.1.20:8344"))


@pytest.mark.parametrize(
    "text", ["undaunted.example", "https://a/b", "ftp://a", "https://a?b", "*", "https://"]
)
def test_a_host_who_writes_nonsense_is_told(text: str) -> None:
    with pytest.raises(BadOrigin, match="expected scheme and host"):
        parsed(text)
