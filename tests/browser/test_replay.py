"""Looking back: any moment by the scrubber or by a link, and no secrets while a game runs."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from undaunted.server import pages
from undaunted.server.wire import Done

pytestmark = pytest.mark.browser

SOME = 40
"""Decisions of the person in a game that is looked back at."""


PASSING = ("end-turn", "hunker-down", "stop")


def played(house, *, withdraw: bool) -> pages.Opened:
    """A game of some decisions; given up at the end, if it shall have one."""
    opened: pages.Opened = house.open_table(US="me", German="random")
    random = Random(5)
    with house.guest(opened.table, opened.token) as guest:
        for _ in range(SOME):
            guest.until(lambda now: bool(now.choices))
            # Who passes all the time is seen to go nowhere; and who may move does.
            deeds = [one for one in guest.now.choices if one.thing not in PASSING]
            deeds = [one for one in deeds if one.thing.endswith(".move")] or deeds
            done = guest.pick(random.choice(deeds or guest.now.choices).thing)
            assert isinstance(done, Done), done
            guest.catch_up(done.number)
        if withdraw:
            guest.withdraw("US")
    return opened


def somebody_moved(house, table: str) -> int:
    """The last moment at which not everybody stands where he began: some go and come back."""
    answer = house.http("GET", f"/api/tables/{table}/moments", params={"from": 0, "to": 99})
    first, *others = answer.json()["moments"]
    moved: int = [one["decision"] for one in others if one["now"]["tile_of"] != first["now"]["tile_of"]][-1]
    return moved


def test_a_finished_game_can_be_looked_at_moment_by_moment(visit, house) -> None:
    opened = played(house, withdraw=True)
    last = house.info(opened.table).decisions
    moved = somebody_moved(house, opened.table)
    player, friend = visit(), visit()
    player.sit_at(opened)
    player.at("ending-replay").click()
    board, scrubber = player.at("replay-board"), player.at("scrubber")
    expect(board).to_have_attribute("data-moment", "0")
    before = counters(player)
    scrubber.fill(str(moved))
    expect(board).to_have_attribute("data-moment", str(moved))
    assert counters(player) != before
    there = counters(player)
    player.page.wait_for_url(re.compile(rf"#moment={moved}$"))
    friend.go(player.page.url)
    expect(friend.at("replay-board")).to_have_attribute("data-moment", str(moved))
    assert counters(friend) == there
    player.page.keyboard.press("End")
    expect(board).to_have_attribute("data-moment", str(last))
    expect(player.at("replay-ending")).to_be_visible()
    player.at("back").click()
    expect(board).to_have_attribute("data-moment", str(last - 1))
    player.at("first").click()
    expect(board).to_have_attribute("data-moment", "0")
    player.at("play").click()
    expect(board).not_to_have_attribute("data-moment", "0")


def test_the_replay_tells_what_decided_the_game_and_leads_to_its_rounds(visit, house) -> None:
    opened = played(house, withdraw=True)
    began = house.http("GET", f"/api/tables/{opened.table}/afterwards").json()["began"]
    assert len(began) > 1, "a game of one round: this test could not fail"
    friend = visit()
    friend.go(f"/table/{opened.table}/replay#eyes=German")
    friend.at("look-back-open").click()
    expect(friend.at("look-back").get_by_test_id("decided")).to_be_visible()
    expect(friend.at("to-round")).to_have_count(len(began))
    friend.at("to-round").last.click()
    expect(friend.at("look-back")).to_have_count(0)
    expect(friend.at("replay-board")).to_have_attribute("data-moment", str(began[-1]))
    expect(friend.at("eyes")).to_have_value("German")


def counters(visitor) -> list[str]:
    found: list[str] = visitor.page.locator("[data-testid=replay-board] [data-thing^='@']").evaluate_all(
        "all => all.map((one) => one.dataset.thing + one.style.transform).sort()"
    )
    return found


def test_everybody_may_see_all_hands_of_a_game_that_is_over(visit, house) -> None:
    opened = played(house, withdraw=True)
    friend = visit()
    friend.go(f"/table/{opened.table}/replay#moment=5&eyes=German")
    expect(friend.at("replay-board")).to_have_attribute("data-moment", "5")
    expect(friend.at("eyes")).to_have_value("German")


def test_spectators_of_a_running_game_see_no_hand(visit, house) -> None:
    opened = played(house, withdraw=False)
    watcher = visit()
    watcher.go(f"/table/{opened.table}")
    expect(watcher.at("board")).to_be_visible()
    expect(watcher.at("hand")).to_have_count(0)
    expect(watcher.page.locator("[data-offered]")).to_have_count(0)
    expect(watcher.at("undo")).to_have_count(0)
    watcher.at("menu").click()
    expect(watcher.at("menu-drawer")).to_be_visible()
    expect(watcher.at("withdraw")).to_have_count(0)
    watcher.go(f"/table/{opened.table}/replay")
    expect(watcher.at("replay-board")).to_be_visible()
    expect(watcher.at("eyes").locator("option")).to_have_count(1)


def test_one_may_look_back_at_a_running_game_through_ones_own_eyes_only(visit, house) -> None:
    opened = played(house, withdraw=False)
    player = visit()
    player.sit_at(opened)
    player.turn()
    player.at("menu").click()
    player.at("replay").click()
    expect(player.at("eyes").locator("option")).to_have_count(2)
    player.at("eyes").select_option("US")
    expect(player.at("eyes")).to_have_value("US")
    expect(player.at("replay-board")).to_be_visible()


def test_what_is_left_of_a_game_whose_content_is_gone(visit, laid) -> None:
    visitor = visit()
    visitor.sit_at(laid["lost"])
    expect(visitor.at("trouble")).to_contain_text("the scenario has changed since it was opened")
    expect(visitor.at("written")).to_contain_text("Ada")
    expect(visitor.at("written")).to_contain_text("round 3")
