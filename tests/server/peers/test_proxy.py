"""The proxy of the hosts' page, the real one: all who ask for one table come to the process that plays it."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from local_postgresql import Cluster
from tests.server.house import House, Lobby
from undaunted.server.serving import listen

PAGE = Path(__file__).parents[3] / "docs" / "hosts" / "many.md"
SERVER = """
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://undaunted;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $http_connection;
    }}
}}
"""


class Proxy(Lobby):
    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"


@pytest.fixture
def street(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Proxy, House, House]]:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert nginx, "nginx: found none, expected it installed"
    url = cluster.database()
    with House(store=url) as first, House(store=url) as second, ExitStack() as stack:
        with listen("127.0.0.1", [0]) as free:
            port = free.getsockname()[1]
        told = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        assert told
        block = told[1]
        for number, house in ((8344, first), (8345, second)):
            block = block.replace(f"127.0.0.1:{number}", house.address.removeprefix("http://"))
        conf = tmp_path / "nginx.conf"
        where = f"pid {tmp_path}/pid; error_log {tmp_path}/errors; daemon off; events {{}}"
        paths = "".join(
            f"{one}_temp_path {tmp_path}/{one}; "
            for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        conf.write_text(f"{where}\nhttp {{ access_log off; {paths}\n{block}{SERVER.format(port=port)}}}\n")
        process = stack.enter_context(subprocess.Popen([nginx, "-c", str(conf), "-e", f"{tmp_path}/errors"]))
        stack.callback(process.terminate)
        proxy = Proxy(port)
        end = time.monotonic() + 30
        while True:
            try:
                proxy.http("GET", "/health")
                break
            except httpx.TransportError:
                assert process.poll() is None, (tmp_path / "errors").read_text()
                assert time.monotonic() < end
                time.sleep(0.05)
        yield proxy, first, second


def connections(house: House) -> int:
    text = house.server.metrics.text().decode()
    found = re.search(r"^undaunted_connections (\d+)", text, re.MULTILINE)
    assert found
    return int(found[1])


def test_nobody_takes_a_detour(street: tuple[Proxy, House, House]) -> None:
    proxy, *houses = street
    played = set()
    for _ in range(12):
        opened = proxy.open_table(US="me", German="invite")
        seated = proxy.sit(opened.table, key=opened.links["German"])
        with proxy.guest(opened.table, opened.token) as one, proxy.guest(opened.table, seated.token) as other:
            one.until(lambda _: True)
            other.until(lambda _: True)
            there = [house for house in houses if house.server.store.holds(opened.table)]
            assert len(there) == 1
            assert connections(there[0]) == 2, "both came in where it is played"
            played.add(there[0].address)
        end = time.monotonic() + 30
        while any(connections(house) for house in houses):
            assert time.monotonic() < end
            time.sleep(0.02)
    assert len(played) == 2, "and they are spread"
