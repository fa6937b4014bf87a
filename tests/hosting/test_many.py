"""Several processes behind one proxy: a table's requests go to one of them, and to another when it is gone.

Both servers are real. One was not told its public name and says so to everybody (421), which is how a test
sees who answers.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.hosting.conftest import BEHIND, port_of
from tests.hosting.fronts import DEPLOY, FILES, FILES_MANY, KINDS, NAME, Front, at_home
from tests.server.house import PATIENCE, Process

OTHER = 421
PATHS = (
    "/api/tables/{}",
    "/api/tables/{}/log",
    "/api/tables/{}?x=1",
    "/api/campaigns/{}",
    "/api/campaigns/{}/log",
)
SOCKETS = ("/api/play/{}", "/api/follow/{}")
IDS = [secrets.token_hex(6) for _ in range(24)]


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path / "other.db", "--proxy") as server:
        yield server


@pytest.fixture(params=KINDS)
def front(request: pytest.FixtureRequest, behind: Process, other: Process, tmp_path: Path) -> Iterator[Front]:
    ports = [port_of(behind), port_of(other)]
    with KINDS[request.param](tmp_path, FILES_MANY[request.param], ports) as front, at_home(front):
        yield front


def test_what_is_about_one_table_goes_to_one_process(front: Front, other: Process) -> None:
    homes = {id: {answered(front, path.format(id)) for path in PATHS} for id in IDS}
    assert {len(home) for home in homes.values()} == {1}, homes
    assert {one for home in homes.values() for one in home} == {True, False}
    for id in IDS[:8]:
        assert {knocked(path.format(id)) for path in SOCKETS} == homes[id]
    # Everything else goes to any.
    assert {answered(front, "/health") for _ in IDS} == {True, False}

    other.stop()
    assert all(answered(front, f"/api/tables/{id}") for id in IDS)
    assert {front.http("POST", f"/api/tables/{id}/seat", json={}).status_code for id in IDS} == {404}
    assert all(knocked(f"/api/play/{id}") for id in IDS[:8])
    assert {front.http("GET", "/health").status_code for _ in IDS} == {200}


def answered(front: Front, path: str) -> bool:
    """Whether the first process did."""
    status = front.http("GET", path).status_code
    assert status < 500, (path, status)
    return status != OTHER


def knocked(path: str) -> bool:
    """The same of a socket, whether it is let in or not."""
    status = 101
    try:
        with connect(f"wss://{NAME}{path}", open_timeout=PATIENCE, proxy=None):
            pass
    except InvalidStatus as refused:
        status = refused.response.status_code
    assert status < 500, (path, status)
    return status != OTHER


@pytest.mark.parametrize("kind", KINDS)
def test_both_files_differ_only_in_where_they_send(kind: str) -> None:
    one, many = (lines(file) for file in (FILES[kind], FILES_MANY[kind]))
    changes = SequenceMatcher(None, one, many, autojunk=False).get_opcodes()
    gone = [line.strip() for what, start, end, *_ in changes if what != "equal" for line in one[start:end]]
    assert gone in (["server 127.0.0.1:8344;"], ["reverse_proxy 127.0.0.1:8344"])


def lines(file: str) -> list[str]:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_the_processes_keep_tables_of_their_own_here(behind: Process, other: Process) -> None:
    """What the tests above take for granted."""
    assert BEHIND[-1] == Front.address
    named = {"host": NAME}
    assert behind.http("GET", "/health", headers=named).status_code == 200
    assert other.http("GET", "/health", headers=named).status_code == OTHER
