"""A campaign of up to six games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs import trial
from undaunted.campaign.book import Book, book


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Book]:
    with trial.laid_out(Path(tmp_path_factory.mktemp("packs"))):
        yield book("trial")
