"""Picking by keys alone: the digit or letter that the page shows, else arrows and Tab to it and Enter."""

from __future__ import annotations

from tests.browser.visitor import Visitor

MOST = 150
"""Key strokes to reach something; more is lost."""
ARROWS = 12
"""Of these so many by arrows, which lead to what is next, not to everything."""

SHOWN_KEY = """thing => {
  const named = `[data-thing="${CSS.escape(thing)}"][data-offered]`
  const sign = document.querySelector(`${named}[aria-keyshortcuts]`)
  if (sign) return sign.getAttribute('aria-keyshortcuts')
  const actions = [...document.querySelectorAll('[data-testid=in-use] .action[data-offered]')]
  const at = actions.findIndex((one) => one.matches(named))
  if (at >= 0) return String(at + 1)
  return document.querySelector(`[data-card="${CSS.escape(thing)}"] kbd`)?.textContent ?? ''
}"""
NEXT_KEY = """thing => {
  const here = document.activeElement
  if (here === document.body) return 'ArrowDown'
  const glows = `[data-testid=board] [data-thing="${CSS.escape(thing)}"][data-offered]`
  if (here.dataset.testid === 'prompt' && document.querySelector(glows)) return 'ArrowDown'
  if (here.dataset.thing === thing && here.hasAttribute('data-offered')) return ''
  const board = here.closest('[data-testid=board]')
  const there = board?.querySelector(`[data-thing="${CSS.escape(thing)}"][data-offered]`)
  if (!there) return 'Tab'
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()]
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft'
  return y > 0 ? 'ArrowDown' : 'ArrowUp'
}"""


class Typist:
    """Plays for a visitor; `pressed` are all the keys it used."""

    def __init__(self, player: Visitor) -> None:
        self.player = player
        self.pressed: list[str] = []

    def press(self, key: str) -> None:
        self.pressed.append(key)
        self.player.page.keyboard.press(key)

    def pick(self, thing: str) -> None:
        key = self.player.page.evaluate(SHOWN_KEY, thing)
        if key:
            self.press(key)
            if self.player.page.locator("[data-sure]").count():
                self.press("Enter")
        else:
            self.reach(thing)
            self.press("Enter")

    def reach(self, thing: str) -> None:
        for stroke in range(MOST):
            key = self.player.page.evaluate(NEXT_KEY, thing)
            if not key:
                return
            self.press(key if stroke < ARROWS or key == "ArrowDown" else "Tab")
        raise AssertionError(f"{thing} cannot be reached by keys")

    def tab_to(self, testid: str) -> None:
        for _ in range(MOST):
            self.press("Tab")
            if self.player.at(testid).evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"{testid} cannot be reached by Tab")
