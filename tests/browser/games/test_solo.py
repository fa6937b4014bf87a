"""Whole games against the solo opponent: La Raye at a desk, the desert with vehicles on a French phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.games.test_phone import SIDEWAYS
from tests.browser.visitor import PHONE, TABLE, Visitor
from tests.server.house import Process
from undaunted.server import pages

pytestmark = pytest.mark.browser


def first_cards(player: Visitor) -> None:
    """Plays until the solo opponent has had a turn."""
    player.play(until=lambda state: player.at("solo-why").count() > 0)


def look_back(player: Visitor, house: Process) -> None:
    """The replay of the running game: its line as it lay then, as far as it is known, and the tree."""
    moments = house.http("GET", f"/api/tables/{player.table}/moments", params={"to": 99}).json()["moments"]
    done = [one["decision"] for one in moments for told in one["happened"] if told["kind"] == "resolved"]
    lying = next(one for one in moments if len(one["now"]["seats"]["German"].get("line", [])) > 1)
    player.go(f"/table/{player.table}/replay#moment={lying['decision']}")
    line = player.at("solo-line")
    expect(line.locator("[data-state]")).to_have_count(len(lying["now"]["seats"]["German"]["line"]))
    for at, card in enumerate(lying["now"]["seats"]["German"]["line"]):
        assert line.locator("[data-state]").nth(at).get_attribute("data-card") == card.get("card")
    player.at("story-why").first.click()
    expect(player.at("replay-board")).to_have_attribute("data-moment", str(done[0]))
    panel = player.at("why-panel")
    expect(panel).to_contain_text("solo card")
    expect(line.locator(f"[data-decision='{done[0]}'][aria-pressed=true]")).to_be_visible()
    audit(player, "why, in a replay")
    player.at("why-after").click()
    expect(player.at("replay-board")).to_have_attribute("data-moment", str(done[1]))
    player.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_la_raye_alone_from_the_lobby_to_a_rematch(visit, house: Process) -> None:
    player = visit()
    player.go()
    player.at("games").locator("label:has([value='normandy'])").click()
    player.at("scenario-normandy/1").click()
    player.at("option-specialists").check()
    expect(player.at("way-solo")).to_be_disabled()
    expect(player.at("way-solo")).to_have_accessible_description(re.compile("lent none"))
    audit(player, "no solo opponent with specialists")
    player.at("way-solo").click(force=True)
    expect(player.at("solo-choice")).to_have_count(0)
    player.at("option-specialists").uncheck()
    player.at("way-solo").click()
    expect(player.at("option-specialists")).to_be_disabled()
    expect(player.at("option-specialists-not")).to_contain_text("lent none")
    expect(player.at("solo-choice")).to_contain_text("plays by cards that you can read")
    player.at("solo-level").locator("label:has([value='easy'])").click()
    expect(player.at("solo-choice")).to_contain_text("never keeps the card that it bid")
    expect(player.at("seat-German")).to_have_text("Enemy Unknown")
    audit(player, "a table for one")
    player.at("open-table").click()
    player.page.locator(TABLE).wait_for()
    assert house.info(player.table).scenario == "normandy/1+solo=German+easy"
    expect(player.at("seat-German")).to_contain_text("Enemy Unknown (Easy)")
    expect(player.at("bolster-deck-a")).to_be_visible()

    heights = player.watch_board()
    first_cards(player)
    card = player.at("solo-why").first
    card.focus()
    player.page.keyboard.press("Enter")
    panel = player.at("why-panel")
    expect(panel.locator("[data-applied]").first).to_be_visible()
    expect(panel).to_contain_text("solo card")
    expect(panel.locator(":focus")).to_have_count(1)  # whoever reads by ear is led there
    audit(player, "why a card did what it did")
    if player.at("why-after").is_enabled():
        before = panel.inner_text()
        player.at("why-after").click()
        expect(panel).not_to_have_text(before)
    player.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    player.page.keyboard.press("v")
    expect(player.at("board-list")).to_be_visible()
    expect(player.at("solo-line").get_by_role("listitem").first).to_be_visible()
    player.page.keyboard.press("v")

    player.play()
    expect(player.at("ending")).to_be_visible()
    assert len(heights() - {0}) == 1, "its line of cards takes no room from the map"
    over = player.table
    player.at("stronger").click()
    player.page.wait_for_url(lambda url: over not in url)
    player.page.locator(TABLE).wait_for()
    assert house.info(player.table).scenario == "normandy/1+solo=German"


def test_the_desert_alone_with_vehicles_in_french(visit, laid: dict[str, pages.Opened]) -> None:
    player = visit(size=PHONE, touch=True, lang="fr-FR", dark=True)
    player.sit_at(laid["alone"])
    first_cards(player)
    assert not player.page.evaluate(SIDEWAYS)
    player.press(player.at("solo-why").last)
    panel = player.at("why-panel")
    expect(panel).to_contain_text("carte solo")
    expect(panel.locator("[data-applied]").first).to_be_visible()
    audit(player, "why, on a phone")
    player.press(panel.get_by_role("button", name="Fermer"))
    player.play()
    expect(player.at("ending")).to_be_visible()


def test_its_turn_is_shown_card_by_card_and_looked_back_at(
    visit, house: Process, laid: dict[str, pages.Opened]
) -> None:
    player = visit(film="slow")
    player.sit_at(laid["line"])
    state = player.turn()
    assert state
    player.pick(player.prompter.whisper(player.table, int(state["number"]), state["seat"]))
    now = player.page.locator("[data-testid=solo-card][data-state=now]")
    expect(now).to_have_attribute("aria-current", "step")
    audit(player, "its line of cards")
    player.at("film-card").click()
    expect(player.at("solo-why").first).to_be_visible()
    player.at("film-skip").click()
    assert player.turn(state["number"])
    look_back(player, house)
