"""Joint Operations at four screens: all are invited, one line breaks, and everybody sees the same end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games.test_online import play_together
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.house import Process

pytestmark = pytest.mark.browser

SCENARIO = "armour-and-armament/102"
NAMES = ("Bea", "Cem", "Dot")
BREAK = 15
"""Picks until somebody's line breaks."""


def gather(host: Visitor, guests: list[Visitor]) -> None:
    """The host opens a table for four and sends a link to each of the others."""
    host.go()
    host.press(host.at("games").locator(f"label:has([value='{SCENARIO.split('/')[0]}'])"))
    host.press(host.at(f"scenario-{SCENARIO}"))
    host.press(host.at("option-teams"))
    expect(host.at("setup").locator("select")).to_have_count(4)
    host.press(host.at("way-invite"))
    host.press(host.at("open-table"))
    invitations = host.page.locator("[data-testid^=invitation-]")
    expect(invitations).to_have_count(len(guests))
    links = [invitations.nth(number).input_value() for number in range(len(guests))]
    for guest, name, link in zip(guests, NAMES, links, strict=True):
        guest.go(link)
        guest.at("name").fill(name)
        guest.press(guest.at("sit-down"))
        guest.page.locator("[data-testid=table]").wait_for()
    expect(host.at("waiting")).to_have_count(0)


def test_four_friends_play_to_the_end_though_one_is_cut_off(visit, house: Process) -> None:
    host, *guests = (visit(size=size, touch=size == PHONE) for size in (DESKTOP, DESKTOP, PHONE, PHONE))
    gather(host, guests)
    players = [host, *guests]
    table = host.table
    play_together(players, BREAK)
    lost = guests[1]
    lost.page.close()
    expect(host.page.get_by_text("away").first).to_be_visible()
    lost.open_page()
    lost.go(f"/table/{table}")
    lost.number = "-1"
    play_together(players)
    assert all("turn" in one.kinds for one in players), "each of them has had a say"

    info = house.info(table)
    assert info.ending
    for one in players:
        expect(one.at("ending")).to_be_visible()
        won = one.state()["seat"].startswith(info.ending.winner)
        heading = one.at("ending").get_by_role("heading", level=2)
        expect(heading).to_have_text("Victory" if won else "Defeat")
    assert info.ending.how == "control", "by playing: nobody has given up"
