"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with House() as house:
        yield house
