"""Dice cannot be taken back: a first tap shows the sum, a second one fires, one elsewhere lets it be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from measure_sizes import SETTLED
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser


def test_preview_and_fire_by_touch(visit, laid) -> None:
    player = visit(size=PHONE, touch=True)
    player.sit_at(laid["fire"])
    state = player.turn()
    assert state
    assert state["question"] == "shoot"
    board, fire = player.at("board"), player.at("fire")
    targets = board.locator("g[data-offered]:has([data-odds])")
    before = len(player.prompter.rows(player.table))
    assert targets.count() >= 2
    player.page.evaluate(SETTLED)

    # The chance stands on the target, and again beside the sum.
    one, other = (targets.nth(at).get_attribute("data-thing") or "" for at in (0, 1))
    percent = targets.nth(0).locator("[data-odds]").get_attribute("data-odds")
    tap(player, one)
    expect(board).to_have_attribute("data-aimed", one)
    expect(fire).to_contain_text(f"{percent}%")
    expect(player.at("popover")).to_contain_text("=")
    tells_zero(player)

    # Another target is aimed at instead; beside all of them nothing is, and nobody complains about that.
    tap(player, other)
    expect(board).to_have_attribute("data-aimed", other)
    tells_zero(player)
    board.tap(position={"x": 4, "y": 4})
    expect(fire).to_have_count(0)
    expect(player.at("notice")).to_have_count(0)
    assert len(player.prompter.rows(player.table)) == before

    # A fingertip beside the counter means it as well, wherever no other target is nearer.
    box = targets.nth(0).locator("[data-body]").bounding_box()
    assert box
    player.page.touchscreen.tap(box["x"] + box["width"] / 2 - 18, box["y"] + box["height"] / 2)
    expect(board).to_have_attribute("data-aimed", one)
    tap(player, one)
    player.settled(state["number"])
    shots = [row for row in player.prompter.rows(player.table)[before:] if row.came]
    assert shots, "no die was rolled"


def tap(player, thing: str) -> None:
    reach = player.reach(thing)
    assert reach
    reach.tap()


def tells_zero(player) -> None:
    """A total that no die shows is hit by a 0 alone, and that is said."""
    total = int(player.at("popover").locator(".total b").inner_text())
    expect(player.at("zero-only")).to_have_count(int(total > 9))
