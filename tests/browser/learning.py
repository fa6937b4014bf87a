"""Somebody who is taught by a guide: reads what the coach's slip says, and does it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.visitor import Visitor

STEPS = 200
"""Pages and picks of one guide; more is one that does not end."""
WAITS = "[data-testid=coach]:not([data-watching])"
COVERED = """thing => {
  const box = (element) => element.getBoundingClientRect()
  const slip = box(document.querySelector('[data-testid=coach]'))
  const covers = (one) =>
    Math.min(one.right, slip.right) - Math.max(one.left, slip.left) > 1 &&
    Math.min(one.bottom, slip.bottom) - Math.max(one.top, slip.top) > 1
  const found = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"][data-offered]`)]
  return found.map(box).filter((one) => one.width && one.height).every(covers)
}"""


class Learner:
    """`lessons` are those that were seen, `texts` all that was read."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.lessons: list[int] = []
        self.texts: list[str] = []

    def start(self, guide: str) -> None:
        self.visitor.go()
        self.visitor.press(self.visitor.at(f"guide-{guide}").first)
        self.visitor.page.locator(WAITS).wait_for()

    def learn(
        self,
        *,
        read: Callable[[], None] | None = None,
        pick: Callable[[str], None] | None = None,
        until: int = 1000,
    ) -> None:
        """To the end, or up to a lesson: `read` turns a page, `pick` picks a thing, else both as usual."""
        page = self.visitor.page
        for _ in range(STEPS):
            page.locator(f"{WAITS}, [data-testid=ending]").first.wait_for()
            if self.visitor.at("ending").count():
                return
            told = page.locator(WAITS).evaluate("slip => ({...slip.dataset})")
            lesson = int(told["lesson"])
            if lesson >= until:
                return
            self.note(lesson)
            if "do" not in told:
                (read or self.turn)()
                page.locator(f"[data-testid=coach]:not([data-page='{told['page']}'])").wait_for()
                continue
            marks = self.visitor.at("coach-marks")
            page.wait_for_function(
                "marks => marks.dataset.count === marks.dataset.wanted", arg=marks.element_handle()
            )
            page.wait_for_function(f"thing => !({COVERED})(thing)", arg=told["do"])
            before = self.visitor.state()["number"]
            (pick or self.visitor.pick)(told["do"])
            self.visitor.settled(before)
        raise AssertionError(f"no end after {STEPS} steps")

    def turn(self) -> None:
        self.visitor.press(self.visitor.at("coach-next"))

    def note(self, lesson: int) -> None:
        text = self.visitor.at("coach-text").inner_text()
        assert text
        if text not in self.texts:
            self.texts.append(text)
        if lesson not in self.lessons:
            self.lessons.append(lesson)
