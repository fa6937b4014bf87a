"""A whole game with a finger on a small screen, on which nothing ever moves sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

SIDEWAYS = """() => {
  const page = document.scrollingElement
  return page.scrollWidth > innerWidth || page.scrollLeft !== 0 || visualViewport.scale !== 1
}"""


def test_a_whole_game_by_tapping(visit, house) -> None:
    player = visit(size=PHONE, touch=True)
    player.go()
    assert not player.page.evaluate(SIDEWAYS)
    table = player.set_up("normandy/1", "bot", German="random")

    def looked_at(state: dict[str, str]) -> None:
        assert not player.page.evaluate(SIDEWAYS), state
        for part in ("board", "prompt", "hand"):
            expect(player.at(part)).to_be_in_viewport(ratio=0.9)

    player.play(each=looked_at)
    expect(player.at("ending")).to_be_visible()
    assert not player.page.evaluate(SIDEWAYS)
    assert house.info(table).state == "over"
