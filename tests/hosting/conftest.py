"""One server as a host runs it behind a proxy, and each proxy in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.hosting.fronts import FILES, KINDS, Front, at_home
from tests.server.house import Process

BEHIND = ("--proxy", "--origin", Front.address)


def port_of(server: Process) -> int:
    port = urlsplit(server.address).port
    assert port
    return port


@pytest.fixture(scope="package")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("behind") / "tables.db", *BEHIND) as server:
        yield server


@pytest.fixture(scope="package", params=KINDS)
def running(
    request: pytest.FixtureRequest, behind: Process, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp(request.param)
    with KINDS[request.param](folder, FILES[request.param], [port_of(behind)]) as front:
        yield front


@pytest.fixture
def front(running: Front) -> Iterator[Front]:
    with at_home(running):
        yield running
