"""Open talk at the table: two who play, one of them on a phone, and one who watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import audit
from tests.browser.games.test_phone import SIDEWAYS
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import Process
from undaunted.server import pages

pytestmark = pytest.mark.browser

UNSEEN = "\u200b\u202e"


def say(visitor: Visitor, text: str) -> None:
    visitor.at("talk-text").fill(text)
    visitor.at("talk-text").press("Enter")
    expect(visitor.at("talk-text")).to_have_value("")


def called(visitor: Visitor, name: str) -> None:
    expect(visitor.at("talk")).to_have_accessible_name(name)


def test_who_plays_talks_and_who_watches_reads(visit, house: Process) -> None:
    opened = house.open_with({"US": "me", "German": "invite"}, name="Ada")
    seated = house.sit(opened.table, key=opened.links["German"], name="Bertrand")
    us = visit()
    german = visit(size=PHONE, touch=True, dark=True, lang="fr-FR")
    watcher = visit(dark=True)
    us.sit_at(opened)
    german.sit_at(pages.Opened(opened.table, seated.token, ("German",), {}))
    watcher.go(f"/table/{opened.table}")
    called(us, "Talk")
    expect(us.at("talk-panel")).to_have_count(0)

    # By keys alone: in, said, and back to where one was.
    us.at("prompt").focus()
    us.page.keyboard.press("t")
    expect(us.at("talk-text")).to_be_focused()
    us.page.keyboard.type("Good luck, Bertrand!")
    us.page.keyboard.press("Enter")
    expect(us.at("talk-lines")).to_contain_text("Good luck, Bertrand!")
    say(us, "<img src=x onerror=alert(1)>")
    audit(us, "talk")
    us.page.keyboard.press("Escape")
    expect(us.at("talk-panel")).to_have_count(0)
    expect(us.at("prompt")).to_be_focused()
    assert us.state()["number"] == "0", "the keys of the game were not meant"

    # The other one hears of it, on his phone and in his language.
    called(german, "Discussion : 2 messages non lus")
    expect(german.at("talk-unread")).to_have_text("2")
    expect(german.at("talk-aloud")).to_contain_text("Ada : Good luck, Bertrand!")
    assert not german.page.evaluate(SIDEWAYS)
    german.press(german.at("talk"))
    lines = german.at("talk-sheet").locator("[data-line]")
    expect(lines).to_have_text(["Good luck, Bertrand!", "<img src=x onerror=alert(1)>"])
    called(german, "Discussion")
    audit(german, "the sheet")

    # What is refused stays, with the reason beside it.
    german.at("talk-text").fill(UNSEEN)
    german.press(german.at("talk-send"))
    expect(german.at("talk-remark")).to_contain_text("rien de lisible")
    expect(german.at("talk-text")).to_have_value(UNSEEN)
    german.at("talk-text").fill("é" * 260)
    expect(german.at("talk-left")).to_have_text("encore 40 caractères")
    german.at("talk-text").fill("é" * 302)
    german.press(german.at("talk-send"))
    expect(german.at("talk-remark")).to_have_text("C’est 2 caractères de trop.")
    say(german, "Merci, à vous aussi")
    german.page.keyboard.press("Escape")
    expect(german.at("talk-sheet")).to_have_count(0)

    # Who watches reads all of it, and finds no field.
    called(watcher, "Talk: 3 unread lines")
    watcher.at("talk").click()
    expect(watcher.at("talk-lines").locator("[data-line]")).to_have_count(3)
    expect(watcher.at("talk-text")).to_have_count(0)
    expect(watcher.at("talk-panel")).to_contain_text("You are watching")
    audit(watcher, "watching")

    # What was read, and that one wants to hear no more, this browser remembers.
    called(us, "Talk: one unread line")
    us.at("talk").click()
    us.at("talk-mute").click()
    expect(us.at("talk-unmute")).to_be_focused()
    called(us, "Talk, muted")
    us.page.reload()
    called(us, "Talk, muted")
    german.press(german.at("talk"))
    say(german, "Encore là ?")
    expect(watcher.at("talk-lines").locator("[data-line]")).to_have_count(4)
    expect(us.at("talk-unread")).to_have_count(0)
    expect(us.at("talk-aloud")).to_be_empty()
    us.page.keyboard.press("t")
    us.at("talk-unmute").click()
    expect(us.at("talk-lines")).to_contain_text("Encore là ?")
    called(us, "Talk")


def test_where_nobody_else_sits_there_is_no_talk(visit, house: Process) -> None:
    player = visit()
    player.sit_at(house.open_table(US="me", German="random"))
    expect(player.at("menu")).to_be_visible()
    player.page.keyboard.press("t")
    player.page.keyboard.press("k")
    expect(player.at("keys-dialog")).to_be_visible()
    expect(player.at("keys-dialog")).not_to_contain_text("talk")
    expect(player.at("talk")).to_have_count(0)
