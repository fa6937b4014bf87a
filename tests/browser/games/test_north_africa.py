"""A game in the desert: into a vehicle, driving it, shooting from it, all by clicking its places."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def deed(kind: str, thing: str) -> str:
    """What of interest here this is, if anything."""
    place, _, action = thing.partition(".")
    if "/" not in place:
        return ""
    if not action:
        return "enter" if kind in ("use", "after") else ""
    return "shoot" if action in ("attack", "suppress", "antitank") else action


def test_a_whole_game_with_vehicles(visit, house, laid) -> None:
    player = visit()
    player.sit_at(laid["desert"])
    wanted = {"enter", "drive", "shoot"}
    done: set[str] = set()
    pick = player.pick

    def noted(thing: str) -> None:
        what = deed(player.state()["question"], thing)
        if what:
            done.add(what)
            assert player.offered(thing).evaluate("element => Boolean(element.closest('.crew'))")
        pick(thing)

    player.pick = noted
    player.play(wish=lambda kind, thing: deed(kind, thing) in wanted - done)
    expect(player.at("ending")).to_be_visible()
    assert wanted <= done, done
    assert house.info(player.table).state == "over"
