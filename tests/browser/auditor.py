"""Goes along with a visitor and notes what axe finds wrong for people who see, hear or move differently."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

SETTLED = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => {})),
)"""
BEYOND = {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}}
"""Rules that axe leaves out by itself: large enough to hit, and called what they are seen to be called."""
SCRIPT = """async (rules) => {
  // Numbers drawn on a counter and the key beside a word are no part of what a thing is called.
  const drawn = ({ target }) => {
    const copy = document.querySelector(target[0])?.cloneNode(true)
    if (!copy || copy.localName === 'g') return true
    copy.querySelectorAll('svg, [aria-hidden=true]').forEach((one) => one.remove())
    const words = copy.textContent.toLowerCase().match(/[^\\s:,;.()]+/g) ?? []
    return words.every((word) => copy.getAttribute('aria-label').toLowerCase().includes(word))
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'label-content-name-mismatch' || !drawn(node))
      // What stands on the board is as large as the board allows.
      .filter((node) => id !== 'target-size' || !node.html.startsWith('<g'))
      .slice(0, 3)
      .map((node) => `${id}: ${node.html.slice(0, 160)}: ${node.failureSummary.slice(0, 240)}`))
}"""


class Auditor:
    """`found` tells all of it at the end; `seen` are the states it looked at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []
        self.seen: list[str] = []

    def look(self, where: str) -> None:
        page = self.visitor.page
        # What still fades in has not its colours yet; what pulses for ever or is held need not.
        page.evaluate(SETTLED)
        if not page.evaluate("'axe' in window"):
            page.evaluate(Axe().axe_script)
        self.found += [f"{where}: {one}" for one in page.evaluate(SCRIPT, BEYOND)]
        self.seen.append(where)

    def look_behind(self, key: str, sheet: str) -> None:
        """Opens a sheet by its key, looks at it, and closes it again."""
        page = self.visitor.page
        page.keyboard.press(key)
        expect(self.visitor.at(sheet)).to_be_visible()
        self.look(sheet)
        page.keyboard.press("Escape")
        expect(self.visitor.at(sheet)).to_have_count(0)

    def fine(self) -> None:
        assert not self.found, "\n".join(self.found)


def audit(visitor: Visitor, where: str) -> None:
    """One look, at a state that a test has come to anyway."""
    auditor = Auditor(visitor)
    auditor.look(where)
    auditor.fine()
