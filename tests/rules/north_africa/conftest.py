"""Every test here may use the proving sands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.north_africa.ground import write_pack
from undaunted import content


@pytest.fixture(scope="module", autouse=True)
def proving_sands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    packs = tmp_path_factory.mktemp("packs")
    write_pack(packs)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("UNDAUNTED_PACKS", str(packs))
        content.reload()
        yield
    content.reload()
