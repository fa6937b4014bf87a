"""A server for each module that abuses it."""

from collections.abc import Iterator

import pytest

from tests.packs.trial import laid_out
from tests.server.abuse.talking import playing


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with laid_out(tmp_path_factory.mktemp("packs")), playing() as address:
        yield address
