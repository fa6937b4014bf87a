"""What a player has, and a stranger has not, through the nginx and the Caddy of the hosts' pages."""

from __future__ import annotations

import re
import socket
import ssl
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import sync_playwright
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.conftest import ARGS, chromium_path
from tests.hosting.conftest import BEHIND, port_of
from tests.hosting.fronts import FILES, KINDS, NAME, Front, at_home
from tests.server.client import play_on
from tests.server.house import PATIENCE, Process

STRANGER = "https://elsewhere.example"
SOCKET = f"wss://{NAME}/api/play"


def test_the_page_and_its_files_load(front: Front) -> None:
    page = front.http("GET", "/")
    assert page.status_code == 200
    assert "default-src" in page.headers["content-security-policy"]
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(one.endswith(".js") for one in files)
    for one in files:
        answer = front.http("GET", one)
        assert answer.status_code == 200, one
        assert answer.content, one


def test_the_client_files_stay_compressed(front: Front) -> None:
    page = front.http("GET", "/", headers={"accept-encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"


def test_two_play_through_it(front: Front) -> None:
    opened = front.open_table(US="me", German="invite")
    other = front.sit(opened.table, key=opened.links["German"])
    with front.guest(opened.table, opened.token) as one, front.guest(opened.table, other.token) as two:
        play_on([one, two], Random(4), decisions=6)
        assert one.now.number == two.now.number > 0


def test_browsers_are_told_to_stay_with_tls(front: Front) -> None:
    for path in ("/", "/api/catalogue", "/api/tables/nowhere"):
        answer = front.http("GET", path)
        assert "max-age=31536000" in answer.headers["strict-transport-security"], path


def test_metrics_are_for_the_machine_itself(front: Front, behind: Process) -> None:
    assert behind.http("GET", "/metrics").status_code == 200
    assert front.http("GET", "/metrics").status_code == 403
    assert front.http("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403
    assert front.http("GET", "/api/reach").status_code == 403


@pytest.mark.parametrize("size", [17_000, 3_000_000])
def test_a_large_body_is_refused(front: Front, size: int) -> None:
    assert front.http("POST", "/api/tables", content=b"x" * size).status_code == 413


def test_a_large_body_in_pieces_is_refused(front: Front) -> None:
    # Fewer than what the door takes for malice, which it answers with silence.
    pieces = (b"x" * 1000 for _ in range(40))
    assert front.http("POST", "/api/tables", content=pieces).status_code == 413


def test_pages_of_strangers_get_nothing(front: Front) -> None:
    answer = front.http("POST", "/api/tables", json={}, headers={"origin": STRANGER})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = front.http("POST", "/api/tables", json={}, headers={"origin": front.address})
    assert own.status_code == 400
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(SOCKET, origin=Origin(STRANGER), open_timeout=PATIENCE, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_http_2_is_offered(front: Front) -> None:
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection(("127.0.0.1", front.secure), PATIENCE) as line,
        context.wrap_socket(line, server_hostname=NAME) as secure,
    ):
        assert secure.selected_alpn_protocol() == "h2"
        assert secure.version() in ("TLSv1.2", "TLSv1.3")


@pytest.mark.browser
def test_a_browser_speaks_http_2_and_joins(front: Front) -> None:
    opened = front.open_table(US="recruit", German="recruit")
    leads_here = f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{front.secure}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=[*ARGS, leads_here])
        page = browser.new_page(ignore_https_errors=True)
        complaints: list[str] = []
        page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
        with page.expect_websocket() as joined:
            page.goto(f"{front.address}/table/{opened.table}")
            joined.value.wait_for_event("framereceived")
        spoken = page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol")
        browser.close()
    assert spoken == "h2"
    assert complaints == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_forged_address_buys_nothing(kind: str, tmp_path: Path) -> None:
    """The budget for new tables is one address's, whatever it claims; another address has its own."""
    with (
        Process(tmp_path / "tables.db", *BEHIND, "--roomy", "1") as server,
        KINDS[kind](tmp_path, FILES[kind], [port_of(server)]) as front,
        at_home(front),
    ):
        forged = (f"198.51.100.{number}" for number in range(1, 60))
        answers = [asked_to_open(front, "127.0.0.1", one) for one in forged]
        assert answers[0] == 201
        assert 429 in answers
        assert asked_to_open(front, "127.0.0.3", "127.0.0.1") == 201


def asked_to_open(front: Front, source: str, claimed: str) -> int:
    """What a wish for a table is answered."""
    wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "me"}}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        headers = {"x-forwarded-for": claimed, "forwarded": f"for={claimed}", "x-real-ip": claimed}
        answer = client.post(f"{front.address}/api/tables", json=wish, headers=headers, timeout=PATIENCE)
        return answer.status_code


@pytest.mark.parametrize(
    ("kind", "patience"), [("nginx", "client_header_timeout 10s"), ("caddy", "read_header 10s")]
)
def test_half_a_request_is_not_waited_for(kind: str, patience: str, behind: Process, tmp_path: Path) -> None:
    sooner = {patience: patience.replace("10s", "1s")}
    with KINDS[kind](tmp_path, FILES[kind], [port_of(behind)], **sooner) as front, at_home(front):
        line = socket.create_connection(("127.0.0.1", front.secure), PATIENCE)
        with ssl.create_default_context().wrap_socket(line, server_hostname=NAME) as secure:
            secure.sendall(b"GET / HTTP/1.1\r\nHost: undaunted")
            # Either ends the waiting; TimeoutError does not, and fails.
            with suppress(ConnectionError, ssl.SSLError):
                while secure.recv(4096):
                    pass
