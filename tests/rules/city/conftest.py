"""Every test here may use the small city of `tests/packs/siege.py`, in several scenarios."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.packs import siege
from tests.packs.proving import searched
from tests.rules.city.ground import OTHERS


@pytest.fixture(scope="module", autouse=True)
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    packs = tmp_path_factory.mktemp("packs")
    home = siege.write(packs)
    for number, what in OTHERS.items():
        siege.scenario(home, number, **what)
    with searched(packs):
        yield
