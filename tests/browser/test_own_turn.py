"""One's own turn as it flows: from a unit to its card, card and action at once, past a vehicle's question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import Auditor
from tests.browser.keyboard import Typist
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

ON_BOARD = """() => [...document.querySelectorAll('[data-testid=hand] .cover[data-offered]')]
  .map((card) => card.dataset.thing)
  .find((card) => document.querySelector(`[data-testid=board] [data-thing="@${card}"]`)) ?? ''"""
"""A card in hand whose unit stands on the board; cards of soldiers bear its name."""
OFF_SCREEN = """() => [...document.querySelectorAll('.answers button')]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight).length"""


def rows(player: Visitor) -> list[str]:
    return [row.what for row in player.prompter.rows(player.table)]


def at_turn(player: Visitor) -> str:
    """Plays up to a turn with a card of somebody on the board; gives that card."""
    player.play(
        until=lambda state: state["question"] == "turn" and bool(player.page.evaluate(ON_BOARD)),
        wish=lambda kind, thing: kind == "turn" and thing == "end-turn",
    )
    card = str(player.page.evaluate(ON_BOARD))
    assert card
    return card


def test_a_unit_leads_to_its_card_and_an_action_plays_both(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["turn"])
    card = at_turn(player)
    before, prompt = rows(player), player.at("prompt").inner_text()

    # The unit lifts its card, which has the focus, and nothing has been decided.
    player.page.locator(f"[data-testid=board] [data-thing='@{card}']").click(force=True)
    slot = player.page.locator(f"[data-card='{card}'].raised")
    expect(slot).to_be_visible()
    expect(slot.locator(".cover")).to_be_focused()
    assert player.page.locator(".raised").count() == 1
    assert rows(player) == before

    # An action that would not be open says why, and the card stays in hand.
    shut = slot.locator(".action.not")
    if shut.count():
        shut.first.click(force=True)
        expect(player.at("notice")).to_be_visible()
        assert rows(player) == before

    # One that would be plays card and action; one undo takes both back.
    number = player.state()["number"]
    action = slot.locator(".action.open").first
    thing = action.get_attribute("data-act")
    action.click()
    expect(player.at("undo")).to_be_enabled()
    expect(player.page.locator("[data-testid=table]")).not_to_have_attribute("data-question", "turn")
    player.settled(number)
    assert rows(player)[len(before) :] == [card, thing]
    player.page.keyboard.press("u")
    expect(player.at("prompt")).to_have_text(prompt)
    expect(player.page.locator(f"[data-card='{card}'] .cover[data-offered]")).to_be_visible()
    assert rows(player)[-2:] == ["!undo", "!undo"]


def test_the_end_of_a_turn_is_asked_once_with_cards_unplayed(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["end"])
    at_turn(player)
    before = rows(player)
    sure = player.page.locator("[data-sure]")
    for take_back in (
        lambda: player.page.keyboard.press("Escape"),
        lambda: player.at("pile-hand").click(),
        lambda: player.page.keyboard.press("l"),
    ):
        player.page.keyboard.press("e")
        expect(sure).to_be_focused()
        expect(player.at("prompt")).to_contain_text("?")
        take_back()
        expect(sure).to_have_count(0)
    player.page.keyboard.press("Escape")
    player.page.locator("[data-thing=end-turn]").click()
    expect(sure).to_be_visible()
    assert rows(player) == before
    number = player.state()["number"]
    player.page.keyboard.press("Enter")
    player.settled(number)
    assert rows(player)[len(before)] == "end-turn"


def test_a_vehicles_question_is_answered_by_going_on_with_a_phone(visit, laid) -> None:
    player = visit(size=PHONE, touch=True)
    player.sit_at(laid["crew"])
    looked = set()
    auditor = Auditor(player)

    def look(state: dict[str, str]) -> None:
        """Whatever is asked, no answer is off the screen, and the board keeps its size."""
        crew = player.page.locator(".crew [data-offered]").count()
        if crew and (state["question"], True) not in looked:
            auditor.look(state["question"])
        looked.add((state["question"], bool(crew)))
        assert player.page.evaluate(OFF_SCREEN) == 0, state
        bar = player.page.locator("section.bar").bounding_box()
        assert bar
        assert bar["height"] < 115, state

    cards = player.page.locator("[data-testid=hand] .cover[data-offered]")
    player.play(each=look, until=lambda state: state["question"] == "after" and cards.count() > 0)
    assert ("use", True) in looked
    auditor.fine()
    card = cards.first.get_attribute("data-thing")
    cards.first.tap()
    expect(player.page.locator("[data-testid=table]")).to_have_attribute("data-question", "use")
    assert rows(player)[-2:] == ["stop", card]


def test_the_focus_is_never_lost(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["focus"])
    hands = Typist(player)
    player.pick = hands.pick
    player.turn()
    hands.press("Tab")
    picks = 0

    def placed(_: dict[str, str]) -> bool:
        nonlocal picks
        picks += 1
        player.page.locator(":focus").wait_for(state="attached")
        return picks > 30

    player.play(until=placed)
    assert {"bid", "turn", "use"} <= set(player.kinds), player.kinds

    # Enter on a card leads to its actions, and a key shows a card large.
    player.play(until=lambda state: state["question"] == "turn" and bool(player.page.evaluate(ON_BOARD)))
    card = player.page.locator(f"[data-card='{player.page.evaluate(ON_BOARD)}'] .cover")
    card.focus()
    player.page.keyboard.press("z")
    expect(player.at("zoomed")).to_be_visible()
    player.page.keyboard.press("Enter")
    expect(player.at("zoomed")).to_have_count(0)
    player.page.locator("[data-testid=table][data-question=use]").wait_for()
    actions = player.at("in-use").locator(".action[data-offered]")
    expect(actions.first if actions.count() else player.at("prompt")).to_be_focused()
