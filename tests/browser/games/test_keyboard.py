"""Never the mouse: from the lobby to a table, and a whole game with bids, moves, shots, undo and all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Typist

pytestmark = pytest.mark.browser

HELD = "document.activeElement !== document.body"
"""The focus has not fallen to the page."""


def test_from_the_lobby_to_the_first_question(visit) -> None:
    player = visit()
    hands = Typist(player)
    player.go()
    hands.tab_to("quick-start")
    hands.press("Enter")
    state = player.turn()
    assert state
    assert state["question"] == "bid"


def test_a_whole_game_by_keys(visit, house, laid) -> None:
    player = visit()
    player.sit_at(laid["keys"])
    hands = Typist(player)
    player.pick = hands.pick
    undone = odds = False
    while (state := player.turn(player.number)) is not None:
        player.page.wait_for_function(HELD)
        undo = player.at("undo")
        if not undone and undo.count() and undo.is_enabled():
            hands.press("u")
            player.settled(state["number"])
            undone = True
            continue
        if state["question"] == "shoot" and not odds:
            # The sum is there for those who do not point at it, too.
            target = player.page.locator("[data-testid=board] [data-offered]").first.get_attribute(
                "data-thing"
            )
            assert target
            hands.reach(target)
            expect(player.at("popover")).to_contain_text("%")
            odds = True
        player.decide(state)
    expect(player.at("ending")).to_be_visible()
    assert house.info(player.table).state == "over"
    assert undone
    assert odds
    assert {"bid", "turn", "use", "step", "shoot"} <= set(player.kinds), player.kinds
    assert {"u", "e", "1", "Enter"} <= set(hands.pressed)


def test_sheets_open_and_close_by_keys(visit, house) -> None:
    player = visit(size=(700, 900))
    player.set_up("normandy/1", "bot", German="random")
    player.turn()
    for key, sheet in (("m", "menu-drawer"), ("k", "keys-dialog"), ("l", "log-drawer")):
        player.page.keyboard.press(key)
        expect(player.at(sheet)).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.at(sheet)).to_have_count(0)
        player.page.wait_for_function(HELD)
    for key, panel in (("?", "rules-panel"), ("a", "advice-panel")):
        player.page.keyboard.press(key)
        expect(player.at(panel)).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.at(panel)).to_have_count(0)
        player.page.wait_for_function(HELD)
    player.page.reload()
    player.turn()
    player.page.wait_for_function(HELD)
