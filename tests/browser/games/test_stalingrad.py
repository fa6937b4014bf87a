"""9 January Square, played to its end by clicking; and its soldiers by name, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import Auditor
from tests.browser.keyboard import Typist
from tests.browser.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.browser

ROUTED = "[data-testid=board] [data-mark=routed]"


def test_a_square_is_fought_over_by_clicking(visit, house, laid) -> None:
    player = visit()
    player.sit_at(laid["square"])
    state = player.turn()
    assert state
    assert state["question"] == "bid"
    expect(player.page.locator("[data-testid=board] [data-mark=cover]").first).to_be_attached()
    routed: list[int] = []
    heights = player.watch_board()

    def looked_at(state: dict[str, str]) -> None:
        routed.append(player.page.locator(ROUTED).count())

    def no_slip(state: dict[str, str]) -> bool:
        return state["question"] == "turn"

    # Nobody gives a game up by a slip: it is asked once more, and anything else takes it back.
    player.play(until=no_slip)
    withdraw = player.offered("withdraw")
    withdraw.click()
    expect(player.at("prompt")).to_contain_text("Withdraw and lose this game?")
    expect(withdraw).to_have_attribute("data-sure", "")
    player.page.keyboard.press("Escape")
    expect(player.at("prompt")).not_to_contain_text("lose this game")
    assert house.info(player.table).state == "playing"

    player.play(each=looked_at)
    expect(player.at("ending")).to_be_visible()
    assert house.info(player.table).state == "over"
    assert any(routed), "nobody was seen routed"
    assert {"bid", "turn", "use", "step", "shoot", "bolster", "drive-off", "reuse"} <= set(player.kinds), (
        player.kinds
    )
    assert len(heights()) == 1


def test_the_gates_of_the_factory_by_keys(visit, house, laid) -> None:
    """Never the mouse, where there are walls to break, mines on the way and tanks."""
    player = visit()
    player.sit_at(laid["gates"])
    hands = Typist(player)
    player.pick = hands.pick
    board = player.at("board")
    expect(board.locator("[data-mine]").first).to_be_attached()
    while (state := player.turn(player.number)) is not None:
        player.page.wait_for_function("document.activeElement !== document.body")
        player.decide(state)
    expect(player.at("ending")).to_be_visible()
    assert house.info(player.table).state == "over"
    assert {"bid", "turn", "use", "step", "shoot"} <= set(player.kinds), player.kinds


@pytest.mark.parametrize(("size", "dark", "lang"), [(DESKTOP, False, "en-GB"), (PHONE, True, "fr-FR")])
def test_soldiers_have_names_and_room(visit, laid, size: tuple[int, int], dark: bool, lang: str) -> None:
    visitor = visit(size=size, touch=size == PHONE, dark=dark, lang=lang)
    visitor.sit_at(laid["siege"])
    state = visitor.turn()
    assert state
    assert state["question"] == "bolster"
    hand = visitor.at("hand")
    expect(hand).to_have_attribute("data-zone", "supply")
    # Those of one unit lie together, each by his name.
    roll = hand.locator(".roll").first
    names = roll.locator("button")
    expect(names.nth(1)).to_be_visible()
    assert len(set(names.all_inner_texts())) == names.count()
    auditor = Auditor(visitor)
    auditor.look("bolster")
    auditor.fine()
    picked = names.nth(1).get_attribute("data-thing")
    assert picked
    visitor.press(names.nth(1))
    visitor.settled(state["number"])
    assert visitor.prompter.rows(visitor.table)[-1].what == picked
