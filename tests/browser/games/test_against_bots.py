"""Whole games against a bot, from the lobby, by clicking what glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_one_click_starts_a_game_that_can_be_played_to_its_end(visit, house) -> None:
    player = visit()
    player.go()
    player.at("quick-start").click()
    player.turn()
    heights = player.watch_board()
    player.play()
    expect(player.at("ending")).to_be_visible()
    info = house.info(player.table)
    assert info.state == "over"
    assert info.ending
    assert len(player.kinds) >= 4, player.kinds
    assert len(heights()) == 1, "whatever is asked, the map is not drawn anew"
    expect(player.at("ending")).to_contain_text(info.ending.text)
    seed = player.at("seed")
    player.page.locator("details summary").click()
    expect(seed).to_have_text(info.ending.seed)


def test_the_film_of_a_turn_can_be_skipped(visit) -> None:
    player = visit(film="slow")
    player.set_up("normandy/1", "bot", German="random")
    state = player.turn()
    assert state
    player.pick(player.prompter.whisper(player.table, int(state["number"]), state["seat"]))
    player.at("film-skip").click()
    again = player.turn(state["number"])
    assert again
    assert again["question"] != "bid"
