"""Campaigns over the API: begun, chosen, played, stepped, forked, made void."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import begin, withdraw
from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with laid_out(tmp_path_factory.mktemp("packs")), House() as house:
        yield house


def test_a_person_and_a_bot_play_a_game(house: House) -> None:
    ada, _ = begin(house, {"Soviet": "me", "German": "greedy"}, name="Ada")
    page = ada.page()
    assert (page.view.game, page.view.todo, page.eyes) == (1, "deck", "Soviet")
    ada.choose()
    with ada.table() as guest:
        withdraw([guest], "Soviet")
    page = ada.page()
    assert page.view.record[0].winner == "German"
    assert page.view.game == 2
