"""What the tools for trying deploy/ ask a server, asked of one that is well, and of ones that are not."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator

import pytest

from deployed import Deployed, Trouble
from tests.server.house import Process


@pytest.fixture
def asked(behind: Process) -> Deployed:
    return Deployed(behind.address, proxied=True)


@pytest.fixture
def elsewhere() -> Iterator[Deployed]:
    """A web server that is none of ours: it has no page with a script, and takes no tables."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Bare)
    threading.Thread(target=server.serve_forever).start()
    yield Deployed(f"http://127.0.0.1:{server.server_port}")
    server.shutdown()
    server.server_close()


class _Bare(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"hello")

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_that_is_well_has_what_is_asked_for(asked: Deployed) -> None:
    asked.wait_until_well()
    asked.show_its_page()
    asked.expect_table(asked.open_table())


def test_a_table_that_is_lost_is_trouble(asked: Deployed) -> None:
    with pytest.raises(Trouble, match=r"table nowhere at http.*found 404, expected 200"):
        asked.expect_table("nowhere")


def test_another_server_is_trouble(elsewhere: Deployed) -> None:
    with pytest.raises(Trouble, match="expected that all is well"):
        elsewhere.wait_until_well(patience=0)
    with pytest.raises(Trouble, match="found 200 'hello', expected a page with a script"):
        elsewhere.show_its_page()
    with pytest.raises(Trouble, match="opening a table: found 501, expected 201"):
        elsewhere.open_table()
