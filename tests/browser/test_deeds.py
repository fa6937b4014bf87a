"""What belongs to a turn beside its cards: undo, stop, hunker down, why not, and giving the game up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_undo_stop_hunker_down_and_end_of_turn(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["deeds"])
    wanted = {"hunker-down", "stop", "end-turn"}
    done: set[str] = set()
    while wanted - done:
        state = player.turn(player.number)
        assert state, f"the game ended before {wanted - done}"
        thing = player.decide(state, lambda _, thing: thing in wanted - done)
        done.add(thing)
    assert "!undo" not in {row.what for row in player.prompter.rows(player.table)}

    # Something that no dice and no cards came of can be taken back: the question before it is asked again.
    while (state := player.turn(player.number)) and state["question"] != "turn":
        player.decide(state)
    assert state
    prompt = player.at("prompt").inner_text()
    offered = things(player)
    player.decide(state)
    after = player.turn(state["number"])
    assert after
    assert after["question"] != "turn" or things(player) != offered
    player.at("undo").click()
    player.settled(after["number"])
    player.turn(after["number"])
    expect(player.at("prompt")).to_have_text(prompt)
    assert things(player) == offered
    assert player.prompter.rows(player.table)[-1].what == "!undo"


def things(player) -> list[str]:
    found: list[str] = player.page.locator("[data-offered][data-thing]").evaluate_all(
        "all => all.map((one) => one.dataset.thing).sort()"
    )
    return found


def test_what_cannot_be_picked_says_why(visit) -> None:
    player = visit()
    player.set_up("normandy/1", "bot", German="random")
    player.turn()
    # By force: to Playwright it is disabled, which is the point.
    player.page.locator("[data-tile]").first.click(force=True)
    expect(player.at("notice")).to_be_visible()
    assert len(player.at("notice").inner_text()) > 15
    assert player.page.locator("[data-testid=table]").get_attribute("data-question") == "bid"


def test_the_log_points_at_its_place(visit) -> None:
    player = visit()
    player.set_up("normandy/1", "bot", German="random")
    line = player.at("log-lines").get_by_role("button")
    player.play(until=lambda _: line.count() > 0)
    line.last.hover()
    expect(player.page.locator("[data-tile] .pulse").first).to_be_attached()


def test_withdrawing_is_asked_twice_and_ends_the_game(visit, house) -> None:
    player, watcher = visit(), visit()
    table = player.set_up("normandy/1", "bot", German="random")
    watcher.go(f"/table/{table}")
    player.turn()
    player.at("menu").click()
    player.at("withdraw").click()
    assert house.info(table).state == "playing"
    player.at("withdraw-sure").click()
    for one in (player, watcher):
        expect(one.at("ending")).to_be_visible()
        expect(one.at("ending")).to_contain_text(re.compile("withdr", re.IGNORECASE))
    assert house.info(table).ending.how == "withdrawn"
    player.at("rematch").click()
    player.page.wait_for_url(lambda url: table not in url)
    state = player.turn()
    assert state
    assert state["question"] == "bid"
    assert player.table != table
