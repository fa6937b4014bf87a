"""The guided games in a real browser: by mouse, by keyboard, on a phone; left, gone on with, begun again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.keyboard import Typist
from tests.browser.learning import Learner
from tests.browser.visitor import PHONE, Visitor
from undaunted.guides import find

pytestmark = pytest.mark.browser
LA_RAYE = len(find("la-raye").lessons)


def test_the_whole_guided_game_by_mouse(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    learner = Learner(newcomer)
    learner.start("la-raye")
    learner.learn()
    assert learner.lessons == list(range(1, LA_RAYE + 1))
    expect(newcomer.at("farewell")).to_be_visible()
    expect(newcomer.at("goal-US")).to_contain_text("5/5")
    audit(newcomer, "farewell")
    # The sum of the shot stood on the slip, with the numbers of the game.
    assert any(re.search(r"defence 4.*cover 2.*range 1.*makes 7", text) for text in learner.texts)
    # From here to a game of one's own: the same scenario, and nobody coaches.
    newcomer.press(newcomer.at("guide-play"))
    newcomer.page.locator("[data-question=bid]").wait_for(state="attached")
    expect(newcomer.at("coach")).to_have_count(0)


def test_the_whole_guided_game_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    newcomer.go()
    start = newcomer.at("guide-la-raye").first
    start.focus()
    newcomer.page.keyboard.press("Enter")
    typist, learner = Typist(newcomer), Learner(newcomer)
    led = 0

    def read() -> None:
        """The next page: after the first, Enter is enough, since the focus is led there."""
        nonlocal led
        on_next = newcomer.page.evaluate("document.activeElement?.dataset.testid === 'coach-next'")
        led += on_next
        typist.press("Enter" if on_next else "n")

    learner.learn(read=read, pick=typist.pick)
    assert learner.lessons[-1] == LA_RAYE
    assert led > 10, "whoever uses keys is led on by them"
    expect(newcomer.at("farewell")).to_be_visible()


def test_the_whole_guided_game_on_a_phone_in_french(visit: Callable[..., Visitor]) -> None:
    newcomer = visit(size=PHONE, touch=True, lang="fr-FR")
    learner = Learner(newcomer)
    learner.start("la-raye")
    learner.learn()
    assert learner.lessons == list(range(1, LA_RAYE + 1))
    assert any("Brouillard de Guerre" in text for text in learner.texts)
    wide = newcomer.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "nothing to scroll sideways"
    expect(newcomer.at("guide-vehicles")).to_be_visible()


def test_the_guide_for_vehicles(visit: Callable[..., Visitor]) -> None:
    newcomer = visit(dark=True)
    learner = Learner(newcomer)
    learner.start("vehicles")
    learner.learn()
    assert learner.lessons == list(range(1, len(find("vehicles").lessons) + 1))
    expect(newcomer.at("guide-la-raye")).to_be_visible()


def test_it_can_be_left_gone_on_with_and_begun_again(visit: Callable[..., Visitor]) -> None:
    newcomer = visit()
    learner = Learner(newcomer)
    learner.start("la-raye")
    learner.learn(until=5)
    learner.turn()
    table = newcomer.table
    slip = newcomer.at("coach")
    expect(slip).to_have_attribute("data-page", "1")
    newcomer.page.reload()
    expect(slip).to_have_attribute("data-lesson", "5")
    expect(slip).to_have_attribute("data-page", "1")
    audit(newcomer, "a lesson")
    # Something else that the rules would allow: a kind word, and nothing happens.
    number = newcomer.state()["number"]
    newcomer.page.locator("[data-card=us-rifleman-b]").click()
    expect(newcomer.at("notice")).to_contain_text("Rifleman A")
    assert newcomer.state()["number"] == number
    newcomer.press(newcomer.at("coach-leave"))
    again = newcomer.at("guide-la-raye")
    expect(again).to_contain_text(f"5 of {LA_RAYE}")
    newcomer.press(again)
    expect(slip).to_have_attribute("data-lesson", "5")
    assert newcomer.table == table
    # What one does not want to do oneself is done.
    newcomer.press(newcomer.at("coach-show"))
    newcomer.settled(number)
    newcomer.press(newcomer.at("coach-again"))
    newcomer.press(newcomer.at("coach-again"))
    expect(slip).to_have_attribute("data-lesson", "1")
    assert newcomer.table != table


def test_an_invited_friend_learns_first_and_comes_back(visit: Callable[..., Visitor]) -> None:
    host = visit()
    host.set_up("normandy/1", "invite")
    expect(host.at("waiting").get_by_test_id("to-guide")).to_be_visible()
    link = host.page.locator("[data-testid^=invitation-]").input_value()
    friend = visit()
    friend.go(link)
    friend.press(friend.at("to-guide"))
    friend.press(friend.at("guide-la-raye"))
    expect(friend.at("coach")).to_have_attribute("data-lesson", "1")
    friend.press(friend.at("coach-leave"))
    friend.press(friend.at("sit-down"))
    friend.page.locator("[data-question=bid]").wait_for(state="attached")
    friend.press(friend.at("menu").first)
    expect(friend.at("to-guide")).to_be_visible()


def test_a_guide_that_is_not_there(visit: Callable[..., Visitor]) -> None:
    lost = visit(forgives="404")
    lost.go("/guide/nowhere")
    expect(lost.page.get_by_text("no guided game called nowhere")).to_be_visible()
