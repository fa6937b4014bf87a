"""A whole game in French: not a word of English, not a key without its message."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.messages.test_french import ENGLISH
from undaunted.game.telling.wording import side_name
from undaunted.messages import BadMessage, ids, say

pytestmark = pytest.mark.browser

TEXTS = """() => {
  const found = document.body.innerText.split('\\n')
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name))
  return [...found, document.title]
}"""


def english() -> set[str]:
    """What the client says in English and not in French, as far as it is always the same."""
    said = {lang: {fixed(key, lang) for key in ids(lang) if key.startswith("web-")} for lang in ("en", "fr")}
    return said["en"] - said["fr"] - {""}


def fixed(key: str, lang: str) -> str:
    try:
        return say(key, lang)
    except BadMessage:  # it wants to be told something
        return ""


def check(texts: set[str]) -> None:
    assert sorted(one for one in texts if "web-" in one) == []
    assert sorted(texts & english()) == []
    assert sorted(one for one in texts if ENGLISH.search(one)) == []


def test_a_whole_game_in_french(visit, house) -> None:
    player = visit(lang="fr-FR")
    texts: set[str] = set()

    def read(_: object = None) -> None:
        texts.update(one.strip() for one in player.page.evaluate(TEXTS))

    player.go()
    for game in ("normandy", "north-africa"):
        player.at("games").locator(f"label:has([value='{game}'])").click()
        expect(player.at(f"scenario-{game}/1")).to_be_visible()
        read()
    player.at("quick-more").click()
    expect(player.at("setup")).to_be_visible()
    read()
    table = player.set_up("normandy/2", "bot", German="random")
    player.turn()
    for key, sheet in (("m", "menu-drawer"), ("k", "keys-dialog")):
        player.page.keyboard.press(key)
        expect(player.at(sheet)).to_be_visible()
        read()
        player.page.keyboard.press("Escape")
        expect(player.at(sheet)).to_have_count(0)
    player.play(each=read)
    expect(player.at("ending")).to_be_visible()
    read()
    player.at("ending-replay").click()
    expect(player.at("replay-board")).to_be_visible()
    read()
    assert player.page.locator("html").get_attribute("lang") == "fr"
    assert len(texts) > 200
    check(texts)
    assert house.info(table).state == "over"


def test_the_language_can_be_changed_in_the_middle(visit) -> None:
    player = visit()
    player.set_up("normandy/1", "bot", German="random")
    player.turn()
    before = player.at("prompt").inner_text()
    player.page.keyboard.press("m")
    player.at("language").locator("label:has([value=fr])").click()
    player.page.keyboard.press("Escape")
    expect(player.at("prompt")).not_to_have_text(before)
    expect(player.at("seat-German")).to_contain_text(side_name("German", "fr"))
    check({one.strip() for one in player.page.evaluate(TEXTS)})
