"""The numbers of the tiles: on the board for good from the menu, or while a line of the log points at one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

SIZE = """element => {
  const matrix = element.getScreenCTM()
  return parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.a, matrix.b)
}"""


@pytest.mark.parametrize(("lang", "label"), [("en-GB", "Shown"), ("fr-FR", "Affichés")])
def test_the_menu_shows_them_on_a_phone(visit, laid, lang, label) -> None:
    player = visit(size=PHONE, touch=True, lang=lang)
    player.sit_at(laid["normandy/3"])
    player.turn()
    codes = player.page.locator("[data-testid=board] [data-code]")
    tiles = player.page.locator("[data-testid=board] [data-tile]").count()
    expect(codes).to_have_count(0)
    player.at("menu").tap()
    player.at("tile-codes").get_by_role("radio", name=label).tap()
    expect(codes).to_have_count(tiles)
    # Kept, and large enough to be read there.
    player.page.reload()
    expect(codes).to_have_count(tiles)
    assert codes.first.locator("text").evaluate(SIZE) >= 11
    player.at("menu").tap()
    player.at("tile-codes").get_by_role("radio").first.tap()
    expect(codes).to_have_count(0)


def test_a_line_of_the_log_shows_its_own(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["normandy/3"])
    player.turn()
    codes = player.page.locator("[data-testid=board] [data-code]")
    line = player.at("log-lines").get_by_role("button", name=re.compile(r"\b\d+[AB]\b")).last
    named = re.findall(r"\b\d+[AB]\b", line.inner_text())
    expect(codes).to_have_count(0)
    line.hover()
    for tile in named:
        expect(player.page.locator(f"[data-testid=board] [data-code='{tile}']")).to_be_visible()
    player.at("prompt").hover()
    expect(codes).to_have_count(0)
    # By keyboard as well.
    line.focus()
    expect(codes.first).to_be_visible()
