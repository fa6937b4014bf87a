"""Games of campaigns that are made void: always the one that was meant, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import begin, out_of_step, play_one, two, withdraw
from tests.server.house import House
from tests.server.test_campaigns import AGAINST_BOT
from undaunted.server.campaigns import pages


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with laid_out(tmp_path / "packs"), House() as house:
        yield house


def test_a_game_whose_table_nobody_has_opened_can_be_void_by_itself(house: House) -> None:
    ada, bob, _ = two(house)
    before = play_one(ada, bob, "German").games[-1].table
    ada.choose()
    bob.choose()
    ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"})
    page = bob.got(pages.CampaignPage, "POST", "/void", {"side": "German"})
    assert (page.view.game, page.view.todo, page.view.wins["Soviet"]) == (2, "deck", 1)
    assert [(game.table, game.void, game.over) for game in page.games] == [(before, False, True)]
    assert not house.info(before).void


def test_who_asks_again_for_a_void_game_does_not_lose_the_one_before_it(house: House) -> None:
    ada, _ = begin(house, AGAINST_BOT)
    ada.choose()
    with ada.table() as one:
        withdraw([one], "Soviet")
    assert ada.page().view.game == 2
    ada.choose()
    table = ada.play()
    out_of_step(house, table)
    for _ in range(2):
        page = ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet", "game": 2})
        assert (page.view.game, page.view.todo, page.table) == (2, "deck", "")
        assert [game.void for game in page.games] == [False, True]
    assert house.info(table).void
    ada.choose()
    other = {"side": "Soviet", "game": 1}
    assert ada.refused("POST", "/void", other) == (409, "campaign-nothing-to-void")
    # The one before is void where that one is meant, or where nobody says which.
    assert ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"}).view.game == 2
    assert ada.got(pages.CampaignPage, "POST", "/void", other).view.game == 1
