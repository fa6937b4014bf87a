"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from local_postgresql import Cluster, running
from tests.server.house import House


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with House() as house:
        yield house


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that do not stop it; each takes a database of its own."""
    with running(fsync=False) as cluster:
        yield cluster
