"""The board as a list: as playable as the picture, by Enter and arrows alone, and the focus is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import MOST, Typist
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

HITS = r"(\d or more, or a 0, on|only a 0 hits on)"
STANDING = """() => {
  const at = document.activeElement
  return at === document.body ? 'BODY' : (at.dataset.thing ?? at.dataset.testid ?? at.localName)
}"""
WAY = """thing => {
  const here = document.activeElement
  const lines = [...document.querySelectorAll('[data-testid=board-list] button')]
  const there = lines.findIndex((one) => one.dataset.thing === thing && one.hasAttribute('data-offered'))
  if (there === lines.indexOf(here)) return ''
  return there > lines.indexOf(here) ? 'ArrowDown' : 'ArrowUp'
}"""


class Reader(Typist):
    """Goes from line to line and never leaves the list."""

    def press(self, key: str) -> None:
        super().press(key)
        # The page has a frame to put the focus somewhere else, when what had it is gone.
        self.player.page.locator(":focus").wait_for(state="attached")

    def standing(self) -> str:
        return str(self.player.page.evaluate(STANDING))

    def pick(self, thing: str) -> None:
        for _ in range(MOST):
            key = self.player.page.evaluate(WAY, thing)
            if not key:
                self.press("Enter")
                if self.player.page.locator("[data-sure]").count():
                    self.press("Enter")
                # The end of a turn with cards to play is asked for once more, and the focus is there already.
                if thing == "end-turn" and self.player.page.locator("[data-sure]").count():
                    self.press("Enter")
                return
            self.press(key)
        raise AssertionError(f"{thing} cannot be reached in the list")


def test_a_whole_game_in_the_list_by_keys(visit, house, laid) -> None:
    player = visit()
    player.sit_at(laid["list"])
    reader = Reader(player)
    player.turn()
    reader.press("v")
    lines = player.at("board-list")
    expect(lines).to_be_visible()
    expect(player.at("board")).to_have_count(0)
    expect(player.page.get_by_role("status").filter(has_text="list now")).to_have_count(1)
    player.page.reload()
    expect(lines).to_be_visible()
    player.pick = reader.pick
    shots = 0

    def look(state: dict[str, str]) -> None:
        nonlocal shots
        # The first answer has the focus: the question itself was told by the live region.
        expect(lines.locator("[data-offered]:focus")).to_have_count(1)
        assert lines.get_by_role("heading", level=4).count() >= 12
        if state["question"] == "shoot":
            shots += 1
            expect(lines.locator("[data-offered]").first).to_contain_text(
                re.compile(rf"\d+ percent: {HITS} .* \(base \d+, cover \d+, range \d+\)")
            )

    player.play(each=look)
    expect(player.at("ending")).to_be_visible()
    assert reader.standing() != "BODY"
    assert house.info(player.table).state == "over"
    assert shots
    assert {"bid", "turn", "use", "step", "shoot"} <= set(player.kinds), player.kinds
    assert set(reader.pressed) == {"v", "ArrowDown", "ArrowUp", "Enter"}


def test_the_picture_tells_as_much(visit) -> None:
    player = visit()
    player.set_up("normandy/1", "bot", German="random")
    player.turn()
    tile = player.page.locator("[data-testid=board] [data-thing='17B']")
    expect(tile).to_have_attribute(
        "aria-label",
        re.compile(
            r"^Village, tile 17B\. Column 2, top\. US: .*Rifleman A.*\. Cover 3.* Borders .*13B below"
        ),
    )
    soldier = player.page.locator("[data-testid=board] [data-thing='@german-scout-a']")
    label = re.compile(r"^Scout A \(Germans?\)\. On 5B, column 4, middle\.")
    expect(soldier).to_have_attribute("aria-label", label)
    player.play(until=lambda state: state["question"] == "shoot")
    target = player.page.locator("[data-testid=board] [data-offered]:not([data-tile])").first
    expect(target).to_have_attribute("aria-label", re.compile(rf"^[^.]*\. \d+ percent: {HITS} "))
    for label in player.page.locator("[data-testid=board] [data-thing]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    ):
        assert not re.search(r"@|[a-z]-[ab]\b|undefined|null", label), label


def test_on_a_phone_from_the_menu_with_a_crew(visit) -> None:
    player = visit(size=PHONE, touch=True, lang="fr-FR")
    player.set_up("north-africa/2", "bot", Italian="random")
    player.turn()
    player.press(player.at("menu"))
    player.press(player.at("view").locator("label:has([value=list]), button").last)
    player.page.keyboard.press("Escape")
    lines = player.at("board-list")
    expect(lines).to_be_visible()
    wide = "() => document.documentElement.scrollWidth > window.innerWidth"
    assert not player.page.evaluate(wide)
    picks = 0

    def enough(_: dict[str, str]) -> bool:
        nonlocal picks
        picks += 1
        return picks > 12

    player.play(until=enough)
    crew = lines.get_by_role("list", name=re.compile("Camion|patrouille", re.IGNORECASE))
    expect(crew.first).to_be_attached()
    player.press(player.at("show-picture"))
    expect(player.at("board")).to_be_visible()
