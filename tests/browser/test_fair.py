"""Among people and on other devices: a seat carried along, advice agreed on, a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.test_online import meet
from tests.browser.visitor import PHONE, TABLE
from tests.server.house import Process

pytestmark = pytest.mark.browser


def withdraw(player) -> None:
    player.page.keyboard.press("m")
    player.at("withdraw").click()
    player.at("withdraw-sure").click()


def test_a_seat_is_carried_over_to_a_second_browser_and_both_play_on(visit, house: Process) -> None:
    first, second = visit(), visit(size=PHONE, touch=True)
    opened = house.open_table(US="me", German="greedy")
    first.sit_at(opened)
    first.page.locator(TABLE).wait_for()
    first.page.keyboard.press("m")
    first.at("carry").click()
    expect(first.at("carry-dialog").get_by_test_id("qr")).to_be_visible()
    audit(first, "carrying a seat")
    link = first.at("carry-link").input_value()
    assert re.search(r"/table/\w+#seat=[\w-]{40,}$", link)

    second.go(link)
    second.press(second.at("take-along"))
    second.page.locator(f"{TABLE}[data-seat=US]").wait_for()
    expect(second.page).not_to_have_url(re.compile("#"))
    first.page.keyboard.press("Escape")
    before = second.state()["number"]
    first.decide(first.turn())
    second.page.locator(f"{TABLE}:not([data-number='{before}'])").wait_for()

    third = visit(forgives="409")
    third.go(link)
    third.at("take-along").click()
    expect(third.at("trouble")).to_have_attribute("data-code", "key-used")


def test_advice_among_people_is_off_and_says_why(visit) -> None:
    host, guest = visit(), visit()
    meet(host, guest, "normandy/2")
    host.page.keyboard.press("a")
    expect(host.at("advice-off")).to_contain_text("not everybody")
    audit(host, "no advice")


def test_advice_that_was_proposed_is_agreed_to_by_sitting_down(visit) -> None:
    host, guest = visit(), visit()
    host.go()
    host.at("scenario-normandy/1").click()
    expect(host.at("allow-advice")).to_have_count(0)
    host.at("way-invite").click()
    host.at("allow-advice").check()
    host.at("open-table").click()
    link = host.page.locator("[data-testid^=invitation-]").input_value()
    guest.go(link)
    expect(guest.at("seat-advice")).to_have_attribute("data-advice", "true")
    guest.at("sit-down").click()
    guest.page.locator(f"{TABLE}[data-question]").wait_for()
    guest.page.keyboard.press("a")
    expect(guest.at("advice-panel").locator("li").first).to_be_visible()


def test_an_invitation_to_localhost_says_so_and_how_to_let_others_in(visit) -> None:
    host = visit()
    host.set_up("normandy/1", "invite")
    expect(host.at("local-only")).to_contain_text("localhost")
    expect(host.at("serve-command")).to_contain_text("undaunted serve --host 0.0.0.0")
    host.at("show-qr").click()
    expect(host.at("qr")).to_be_visible()
    audit(host, "an invitation as a code")


def test_after_a_game_of_two_the_other_side_is_offered_and_taken(visit) -> None:
    host, guest = visit(), visit()
    meet(host, guest, "normandy/2")
    guest.page.locator(f"{TABLE}[data-question]").wait_for()
    withdraw(host)
    for one in (host, guest):
        expect(one.at("ending")).to_be_visible()
        expect(one.at("decided")).to_be_visible()
    old = host.table
    host.at("rematch-swapped").click()
    host.page.wait_for_function("old => !location.pathname.endsWith(old)", arg=old)
    expect(guest.at("rematch-offered")).to_be_visible()
    audit(guest, "a rematch offered")
    guest.at("accept-rematch").click()
    guest.page.locator(f"{TABLE}[data-seat=US]").wait_for()
    host.page.locator(f"{TABLE}[data-seat=German]").wait_for()
    assert guest.table == host.table != old


def test_the_last_picture_comes_first_and_the_ending_can_be_put_aside(visit, house: Process) -> None:
    player = visit()
    opened = house.open_table(US="me", German="regular")
    player.sit_at(opened)
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    withdraw(player)
    expect(player.at("show-ending").or_(player.at("ending"))).to_be_visible()
    player.at("ending-close").click()
    expect(player.at("ending")).to_have_count(0)
    player.at("show-ending").click()
    expect(player.at("decided")).to_be_visible()
    expect(player.at("weaker")).to_be_visible()
    expect(player.at("next-scenario")).to_be_visible()
    audit(player, "looking back")
    player.at("stronger").click()
    player.page.wait_for_function("old => !location.pathname.endsWith(old)", arg=opened.table)
    expect(player.page.get_by_text("Veteran").first).to_be_visible()


def test_sound_can_be_off_and_notices_are_asked_for(visit, house: Process) -> None:
    player = visit(film="fast")
    player.context.grant_permissions(["notifications"])
    opened = house.open_table(US="me", German="greedy")
    player.sit_at(opened)
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    player.decide(player.turn())
    player.page.locator("html[data-heard]").wait_for(state="attached")
    player.page.keyboard.press("m")
    player.at("notice-switch").locator("label").first.click()
    player.at("sound").locator("label").last.click()
    kept = player.page.evaluate("['sound', 'notice'].map(one => localStorage.getItem('undaunted.' + one))")
    assert kept == ["off", "on"]
