"""A server for each module that abuses it."""

from collections.abc import Iterator

import pytest

from tests.server.abuse.talking import playing


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with playing() as address:
        yield address
