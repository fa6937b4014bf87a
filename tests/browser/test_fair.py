"""Among people and on other devices: a seat carried along, advice agreed on, a rematch."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.games.test_online import meet
from tests.browser.visitor import DESKTOP, PHONE, TABLE
from tests.server.client import play_on
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


def test_sound_can_be_off_and_notices_are_asked_for(visit, house: Process, whole_chromium) -> None:
    player = visit(whole_chromium, film="fast")
    player.context.grant_permissions(["notifications"])
    opened = house.open_table(US="me", German="greedy")
    player.sit_at(opened)
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    player.decide(player.turn())
    player.page.locator("html[data-heard]").wait_for(state="attached")
    player.page.keyboard.press("m")
    expect(player.at("sound").get_by_role("radio").first).to_be_checked()
    player.at("notice-switch").locator("label").first.click()
    player.at("sound").locator("label").last.click()
    kept = "['sound', 'notice'].map(one => localStorage.getItem('undaunted.' + one))"
    assert player.page.evaluate(kept) == ["off", "on"]
    # By keys, too; and switched on it is heard at once.
    player.page.evaluate("delete document.documentElement.dataset.heard")
    player.at("sound").get_by_role("radio").last.focus()
    player.page.keyboard.press("ArrowLeft")
    player.page.locator("html[data-heard=bell]").wait_for(state="attached")
    assert player.page.evaluate(kept) == ["on", "on"]
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate(kept) == ["off", "on"]


def test_nothing_is_heard_before_somebody_touched_the_page(visit, house: Process) -> None:
    """The film of what the other did runs; a context for sound is made only after a gesture.

    To Chromium all that Playwright asks a page is a gesture: here only what a person does is one.
    """
    opened = house.open_table(US="me", German="invite")
    german = house.sit(opened.table, key=opened.links["German"])
    player = visit(film="fast")
    player.context.add_init_script("""
      window.awoke = 0
      const activation = { hasBeenActive: false }
      Object.defineProperty(navigator, 'userActivation', { value: activation })
      for (const kind of ['keydown', 'pointerdown'])
        addEventListener(kind, () => (activation.hasBeenActive = true), true)
      window.AudioContext = class extends AudioContext { constructor() { super(); window.awoke += 1 } }
    """)
    player.sit_at(opened)
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    with house.guest(opened.table, opened.token) as other, house.guest(opened.table, german.token) as guest:
        for one in (other, guest):
            one.until(lambda now: bool(now.choices))
            one.pick(one.now.choices[0].thing)
    # Both bids are turned over: that would be a card.
    player.page.locator(f"{TABLE}:not([data-number='0'])").wait_for()
    player.at("log-lines").get_by_text("initiative").first.wait_for()
    assert player.page.evaluate("[window.awoke, document.documentElement.dataset.heard]") == [0, None]
    player.page.keyboard.press("m")
    player.at("sound").locator("label").last.click()
    player.page.keyboard.press("ArrowLeft")
    player.page.locator("html[data-heard=bell]").wait_for(state="attached")
    assert player.page.evaluate("window.awoke") == 1


@pytest.mark.parametrize("touch", [False, True])
def test_what_happened_meanwhile_and_the_ending_are_shown_one_after_the_other(
    visit, house: Process, touch: bool
) -> None:
    opened = house.open_table(US="me", German="invite")
    german = house.sit(opened.table, key=opened.links["German"])
    player = visit(film="fast", size=PHONE if touch else DESKTOP, touch=touch)
    player.context.add_init_script("""
      new MutationObserver(() => {
        const there = (id) => document.querySelector(`[data-testid=${id}]`)
        if (there('film-offer') && (there('ending') || there('show-ending')))
          document.documentElement.dataset.both = ''
      }).observe(document, { subtree: true, childList: true })
    """)
    with house.guest(opened.table, opened.token) as other, house.guest(opened.table, german.token) as guest:
        play_on([other, guest], Random(3), decisions=12)
        guest.withdraw()
    player.sit_at(opened)
    expect(player.at("film-offer")).to_be_visible()
    player.press(player.at("film-watch"))
    expect(player.at("film-offer")).to_have_count(0)
    expect(player.at("ending")).to_be_visible()
    assert not player.page.locator("html[data-both]").count()
