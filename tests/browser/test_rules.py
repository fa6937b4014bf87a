"""All the rules: looked up in both languages, and from a table whose game stays as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import Auditor
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


def audited(visitor: Visitor) -> None:
    auditor = Auditor(visitor)
    auditor.look(visitor.page.url)
    assert auditor.found == []


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
    audited(guest)


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
    audited(guest)


def test_read_over_the_table_and_put_away(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.set_up("normandy/1", "bot")
    state = player.turn()
    player.page.keyboard.press("?")
    player.press(player.at("all-rules"))
    sheet = player.at("rules-sheet")
    expect(sheet.get_by_test_id("rule-bid")).to_be_in_viewport()
    expect(sheet.get_by_test_id("rule-drive")).to_have_count(0)
    sheet.get_by_test_id("rules-search").fill("hill")
    player.page.keyboard.press("Enter")
    expect(sheet.get_by_test_id("rule-hill")).to_be_in_viewport()
    audited(player)
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert player.state() == state
