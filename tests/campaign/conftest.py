from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs import trial
from undaunted.campaign.campaign import Campaign


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The small campaign, found by its name while the tests of a file run."""
    with trial.laid_out(tmp_path_factory.mktemp("packs")) as place:
        yield place


@pytest.fixture
def campaign(home: Path) -> Campaign:
    return Campaign.begin("trial", seed=1)
