"""A board that is turned to fill the window reads the same as a picture and as a list."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from measure_sizes import SETTLED

pytestmark = pytest.mark.browser

ON_ITS_SIDE = (844, 390)
PICTURE = "tiles => Object.fromEntries(tiles.map((one) => [one.dataset.thing, one.ariaLabel]))"
LISTED = """tiles => Object.fromEntries(tiles.map((one) =>
  [one.dataset.tileEntry, one.querySelector('.where').textContent.trim().split(' · ')]))"""


def test_the_list_tells_of_the_board_as_the_picture_lay(visit, laid) -> None:
    player = visit(size=ON_ITS_SIDE, touch=True)
    player.sit_at(laid["north-africa/2"])
    player.turn()
    player.page.evaluate(SETTLED)
    expect(player.at("board")).to_have_attribute("data-turned", "")
    picture = player.page.locator("[data-testid=board] [data-tile]").evaluate_all(PICTURE)
    player.page.keyboard.press("v")
    expect(player.at("board-list")).to_be_visible()
    listed = player.page.locator("[data-tile-entry]").evaluate_all(LISTED)
    assert len(listed) == len(picture) > 10
    for tile, (place, borders) in listed.items():
        assert place.lower() in picture[tile].lower(), tile
        assert borders.lower() in picture[tile].lower(), tile
