"""Every test here may use the two packs of Reinforcements that are ours: the night and the hedgerows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.packs import armour, night
from tests.packs.proving import searched


@pytest.fixture(scope="module", autouse=True)
def reinforcements(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    packs = tmp_path_factory.mktemp("packs")
    night.write(packs)
    armour.write(packs)
    with searched(packs):
        yield
