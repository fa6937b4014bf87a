"""All the rules: looked up in both languages, and from a table whose game stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.auditor import audit
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
ACTION = re.compile("^(Bolster|Command|Scout|Attack|Move|Control|Recon|Conceal|Inspire)")


def asked(state: dict[str, str] | None) -> tuple[str, str]:
    """Whom, and what; the opponent's bid may come in meanwhile."""
    assert state
    return state["seat"], state["question"]


def test_looked_up_by_keyboard_from_the_lobby(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.go()
    guest.press(guest.at("to-rules"))
    guest.at("rules-search").fill("fog")
    expect(guest.at("rules-count")).to_contain_text("places")
    first = guest.at("rules-hits").locator("button").first
    expect(first).to_contain_text("A round")
    expect(first.locator("mark")).to_have_text("Fog")
    guest.page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.at("rule-fog-of-war")).to_be_in_viewport()
    assert guest.page.url.endswith("/rules#fog-of-war")
    guest.at("rule-fog-of-war").get_by_role("link", name="Recon").click()
    expect(guest.at("rule-recon")).to_be_in_viewport()
    guest.page.go_back()
    expect(guest.at("rule-fog-of-war")).to_be_in_viewport()
    audit(guest, guest.page.url)


def test_accents_need_not_be_typed_on_a_french_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(size=PHONE, touch=True, lang="fr-FR")
    guest.go("/rules#vehicles")
    expect(guest.at("rule-vehicles")).to_be_in_viewport()
    guest.at("rules-search").fill("degat")
    guest.press(guest.at("rules-hits").locator("[data-hit=repair]"))
    expect(guest.at("rule-repair")).to_be_in_viewport()
    expect(guest.at("rule-repair").locator("h3")).to_have_text("Réparer")
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE[0]
    guest.at("rules-search").fill("xyzzy")
    expect(guest.at("rules-count")).to_have_text("rien trouvé")
    audit(guest, guest.page.url)


def test_read_over_the_table_and_put_away(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.set_up("normandy/1", "bot")
    state = asked(player.turn())
    player.page.keyboard.press("?")
    player.press(player.at("all-rules"))
    sheet = player.at("rules-sheet")
    expect(sheet.get_by_test_id("rule-bid")).to_be_in_viewport()
    expect(sheet.get_by_test_id("rule-drive")).to_have_count(0)
    sheet.get_by_test_id("rules-search").fill("hill")
    player.page.keyboard.press("Enter")
    expect(sheet.get_by_test_id("rule-hill")).to_be_in_viewport()
    audit(player, player.page.url)
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert asked(player.state()) == state


def test_briefed_once_and_again_from_the_menu(visit: Callable[..., Visitor]) -> None:
    player = visit(briefed=False)
    player.set_up("normandy/1", "bot")
    slip = player.at("briefing")
    expect(slip).to_contain_text("You command the Americans")
    expect(slip).to_contain_text("3 of 5 points already")
    audit(player, player.page.url)
    player.page.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    player.page.reload()
    player.turn()
    expect(slip).to_have_count(0)
    player.press(player.at("menu"))
    player.press(player.at("menu-briefing"))
    expect(slip).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def test_things_explain_themselves_to_the_pointer_and_to_the_keyboard(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.set_up("normandy/1", "bot")
    player.turn()
    tip, popover = player.at("tip"), player.at("popover")
    fog = player.page.locator("[data-testid=hand] .card").first
    action = player.page.locator("[data-testid=hand] .action").first
    expect(fog).to_be_visible()
    box = action.bounding_box()
    assert box
    player.page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(tip).to_be_visible()
    expect(tip.locator(".now").first).to_be_visible()
    expect(tip.locator(".title")).to_have_text(ACTION)
    audit(player, player.page.url)
    player.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # A marker and a tile, on the board.
    tile = player.page.locator("[data-thing='2B'][data-tile]")
    spot = tile.bounding_box()
    assert spot
    player.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] - 12)
    expect(popover).to_contain_text("Cover 2: adds 2 to the defence")
    expect(popover).to_contain_text("You have scouted it")
    # A pile, by keyboard: and whoever hears the page is told.
    player.page.mouse.move(2, 2)
    pile = player.at("pile-supply")
    player.at("pile-hand").focus()
    player.page.keyboard.press("Tab")
    expect(pile).to_be_focused()
    expect(tip).to_contain_text("Bolster brings them in")
    expect(pile).to_have_accessible_description(re.compile("cards in it"))


def test_a_long_press_explains_and_picks_nothing(visit: Callable[..., Visitor]) -> None:
    player = visit(size=PHONE, touch=True, lang="fr-FR")
    player.set_up("north-africa/2", "bot")
    state = asked(player.turn())
    finger = player.context.new_cdp_session(player.page)

    def hold(where: Locator) -> None:
        box = where.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def lift() -> None:
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    action = player.page.locator("[data-testid=hand] .action").first
    hold(action)
    expect(player.at("tip").locator(".title")).to_have_text(action.inner_text().strip())
    expect(player.at("tip").locator(".now").first).to_be_visible()
    lift()
    hold(player.page.locator("[data-thing='@lrdg-patrol-truck']"))
    expect(player.at("popover")).to_contain_text("À bord")
    lift()
    assert asked(player.state()) == state
