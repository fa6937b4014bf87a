"""What only nginx is told: limits by address, and the way from HTTP to HTTPS."""

from __future__ import annotations

import re
import socket
import ssl
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.hosting.conftest import port_of
from tests.hosting.fronts import DEPLOY, NAME, Front, Nginx, at_home
from tests.server.house import PATIENCE, Process
from undaunted.server.guard import Limits


class Claimed(Nginx):
    """Takes a header's word for who asks, so that a test can come from many addresses."""

    more = "set_real_ip_from 127.0.0.1; real_ip_header X-Claimed;"


def test_http_leads_to_https(behind: Process, tmp_path: Path) -> None:
    with Nginx(tmp_path, "nginx.conf", [port_of(behind)]) as front, at_home(front):
        answer = httpx.get(f"http://{NAME}/table/abc?x=1", timeout=PATIENCE)
        assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/table/abc?x=1")
        assert front.said() == ""


def test_connections_are_counted_by_address_and_whole_nets(behind: Process, tmp_path: Path) -> None:
    fewer = {"limit_conn undaunted_open 120;": "limit_conn undaunted_open 3;"}
    with (
        Claimed(tmp_path, "nginx.conf", [port_of(behind)], **fewer) as front,
        at_home(front),
        ExitStack() as held,
    ):
        for number in range(3):
            hold(front, f"2001:db8::{number}", held)
            hold(front, "192.0.2.1", held)
        answers = [status(front, who) for who in ("2001:db8::4", "2001:db8:0:1::4", "192.0.2.1", "192.0.2.2")]
        assert answers == [429, 200, 429, 200]


def hold(front: Front, who: str, held: ExitStack) -> None:
    """Begin to send a wish, and keep it waiting."""
    line = socket.create_connection(("127.0.0.1", front.secure), PATIENCE)
    secure = held.enter_context(ssl.create_default_context().wrap_socket(line, server_hostname=NAME))
    head = f"POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nX-Claimed: {who}\r\nContent-Length: 9\r\n\r\n"
    secure.sendall(head.encode())


def status(front: Front, who: str) -> int:
    return front.http("GET", "/health", headers={"x-claimed": who}).status_code


@pytest.mark.parametrize("file", ["nginx.conf", "nginx-many.conf"])
def test_its_limits_are_no_narrower_than_the_servers(file: str) -> None:
    """Those of the server say why in the player's language; those before it only stop a flood."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    limits = Limits()
    assert figure(r"limit_conn undaunted_open (\d+);", text) > limits.connections
    assert figure(r"rate=(\d+)r/s;", text) >= limits.requests.per_second
    assert figure(r"burst=(\d+) nodelay;", text) >= limits.requests.burst
    assert figure(r"client_max_body_size (\d+)k;", text) * 1024 >= limits.body


def figure(pattern: str, text: str) -> int:
    [found] = re.findall(pattern, text)
    return int(found)
