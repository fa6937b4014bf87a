"""Specialists, from the sheet on which a table is set up to the next scenario with them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.games.test_phone import SIDEWAYS
from tests.browser.visitor import PHONE, TABLE
from tests.server.house import Process

pytestmark = pytest.mark.browser


def test_whoever_opens_a_table_chooses_specialists_and_everybody_sees_them(visit, house: Process) -> None:
    host, guest = visit(), visit(size=PHONE, touch=True, lang="fr-FR", briefed=False)
    host.go()
    host.at("games").locator("label:has([value='under-cover-of-night'])").click()
    host.at("scenario-under-cover-of-night/201").click()
    expect(host.at("option-teams")).to_be_visible()
    expect(host.at("option-specialists")).to_have_count(0)
    host.page.keyboard.press("Escape")
    host.at("games").locator("label:has([value='armour-and-armament'])").click()
    host.at("scenario-armour-and-armament/101").click()
    for option in ("specialists", "teams"):
        host.at(f"option-{option}").check()
    expect(host.at("setup").locator("select")).to_have_count(4)
    expect(host.at("option-specialists")).to_be_checked()
    host.page.keyboard.press("Escape")

    host.at("games").locator("label:has([value='normandy'])").click()
    host.at("scenario-normandy/1").click()
    host.at("way-invite").click()
    host.at("option-specialists").check()
    expect(host.at("setup")).to_contain_text("specialists take the place of two Riflemen")
    expect(host.at("seat-German")).to_have_value("invite")  # it moves nobody
    audit(host, "a table with specialists")
    host.at("open-table").click()
    expect(host.at("waiting").get_by_test_id("ways")).to_contain_text("With specialists")
    assert house.info(host.table).scenario == "normandy/1+specialists"

    guest.go(host.page.locator("[data-testid^=invitation-]").input_value())
    expect(guest.at("ways")).to_contain_text("Avec des spécialistes")
    assert not guest.page.evaluate(SIDEWAYS)
    guest.press(guest.at("sit-down"))
    expect(guest.at("briefing-way")).to_contain_text("Avec des spécialistes")
    guest.press(guest.at("briefing-begin"))

    host.page.locator(f"{TABLE}[data-question]").wait_for()
    host.at("pile-supply").click()
    expect(host.page.locator("[data-thing='us-grenadier-a']")).to_contain_text("Rifleman A")
    host.page.keyboard.press("m")
    expect(host.at("menu-drawer").get_by_test_id("ways")).to_contain_text("With specialists")
    host.at("withdraw").click()
    host.at("withdraw-sure").click()

    guest.press(guest.at("next-scenario"))
    expect(guest.at("waiting").get_by_test_id("ways")).to_be_visible()
    assert house.info(guest.table).scenario == "normandy/2+specialists"
    host.go()
    expect(host.at("own-tables").get_by_test_id("ways")).to_contain_text("With specialists")
