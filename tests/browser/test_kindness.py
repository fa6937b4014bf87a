"""A table that is full, gone, finished or somebody else's says so, and what can be done instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

pytestmark = pytest.mark.browser

REFUSED = r"status of 4\d\d"
"""Browsers note every refusal on their console."""


def test_a_table_that_is_gone(visit) -> None:
    visitor = visit(forgives=REFUSED)
    for path in (
        "/table/aaaaaaaaaaaaaaaa",
        "/table/aaaaaaaaaaaaaaaa/replay",
        "/table/aaaaaaaaaaaaaaaa#key=x",
    ):
        visitor.go("/")
        visitor.go(path)
        expect(visitor.at("trouble")).to_have_attribute("data-code", "no-table")
        visitor.at("to-lobby").click()
        expect(visitor.at("quick-start")).to_be_visible()


def test_an_address_that_leads_nowhere(visit) -> None:
    visitor = visit()
    visitor.go("/no/such/page")
    expect(visitor.at("trouble")).to_have_attribute("data-code", "nowhere")


def test_an_invitation_that_somebody_else_took(visit, house) -> None:
    opened = house.open_table(US="me", German="invite")
    link = f"/table/{opened.table}#key={opened.links['German']}"
    quick, slow = visit(forgives=REFUSED), visit(forgives=REFUSED)
    slow.go(link)
    expect(slow.at("seat-form")).to_be_visible()
    quick.go(link)
    quick.at("sit-down").click()
    expect(quick.at("table")).to_be_visible()
    slow.at("sit-down").click()
    expect(slow.at("trouble")).to_be_visible()
    slow.at("watch").click()
    expect(slow.at("table")).to_be_visible()
    expect(slow.at("hand")).to_have_count(0)
    late = visit(forgives=REFUSED)
    late.go(link)
    expect(late.at("trouble")).to_have_attribute("data-code", "full")
    quick.go("/")
    quick.go(link)
    expect(quick.at("hand").or_(quick.at("go-on"))).to_be_visible()


def test_a_wrong_key(visit, house) -> None:
    opened = house.open_table(US="me", German="invite")
    visitor = visit(forgives=REFUSED)
    visitor.go(f"/table/{opened.table}#key=wrong")
    visitor.at("sit-down").click()
    expect(visitor.at("trouble")).to_have_attribute("data-code", "bad-invitation")


def test_an_invitation_to_a_game_that_is_over(visit, house) -> None:
    opened = house.open_table(US="me", German="invite")
    link = f"/table/{opened.table}#key={opened.links['German']}"
    house.sit(opened.table, key=opened.links["German"])
    with house.guest(opened.table, opened.token) as guest:
        guest.until(lambda now: True)
        guest.withdraw("US")
    visitor = visit()
    visitor.go(link)
    expect(visitor.at("trouble")).to_have_attribute("data-code", "over")


def test_a_seat_that_is_somebody_elses(visit, house) -> None:
    opened = house.open_table(US="me", German="random")
    opened.links.clear()
    visitor = visit()
    visitor.sit_at(type(opened)(table=opened.table, token="x" * 43, yours=opened.yours, links={}))
    expect(visitor.at("trouble")).to_have_attribute("data-code", "bad-token")
    visitor.at("watch").click()
    expect(visitor.at("table")).to_be_visible()
    expect(visitor.at("hand")).to_have_count(0)


def test_a_seat_for_anyone_is_taken_from_the_lobby(visit, house) -> None:
    host, guest = visit(), visit()
    host.set_up("normandy/1", "anyone")
    guest.go()
    guest.at(f"join-{host.table}").click()
    guest.at("sit-down").click()
    expect(guest.at("hand")).to_be_visible()
    expect(host.at("waiting")).to_have_count(0)
    assert host.turn()


def test_what_is_chosen_while_the_seats_for_four_are_on_their_way_is_kept(visit) -> None:
    host = visit()
    asked: list[Route] = []

    def hold(one: Route) -> None:
        asked.append(one)

    host.page.route("**/api/stage/**", hold)
    host.go()
    host.at("games").locator("label:has([value='armour-and-armament'])").click()
    host.at("scenario-armour-and-armament/101").click()
    with host.page.expect_request("**/api/stage/**"):
        host.at("option-teams").click()
    host.at("way-invite").click()
    for one in asked:
        one.continue_()
    seats = host.at("setup").locator("select")
    expect(seats).to_have_count(4)
    assert [one.input_value() for one in seats.all()] == ["me", "invite", "invite", "invite"]
