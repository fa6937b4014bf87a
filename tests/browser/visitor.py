"""Somebody with a browser of his own, and all that it complained about."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

from tests.browser.prompter import Prompter, Wish
from undaunted.server import pages

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60_000
"""Milliseconds after which a test gives up: nothing that works takes as long."""
MOST = 600
"""Picks of one player in one game; more is a game that does not end."""
TABLE = "[data-testid=table]"
STANDING = """() => [
  ...['hand-over', 'ending'].map((id) => document.querySelector(`[data-testid=${id}]`) !== null),
  { ...document.querySelector('[data-testid=table]')?.dataset },
]"""
"""Whether the screen is to be handed over, whether the game is over, and what the table says about itself."""


class Visitor:
    """`kinds` counts the questions answered; `number` is that of the last one.

    `film`: none, unless a test wants one; empty for whatever the page chooses. `calm`: wants no motion.
    """

    def __init__(
        self,
        chromium: Browser,
        address: str,
        prompter: Prompter,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        lang: str = "en-GB",
        dark: bool = False,
        film: str = "none",
        calm: bool = False,
        briefed: bool = True,
        forgives: str = "",
    ) -> None:
        self.address = address
        self.prompter = prompter
        self.complaints: list[str] = []
        self.kinds: dict[str, int] = {}
        self.touch = touch
        self._forgives = re.compile(forgives) if forgives else None
        self._chromium = chromium
        self._wishes = {
            "viewport": {"width": size[0], "height": size[1]}, "has_touch": touch, "is_mobile": touch,
            "locale": lang, "color_scheme": "dark" if dark else "light",
            "reduced_motion": "reduce" if calm else "no-preference",
        }  # fmt: skip
        self._film = film
        self._briefed = briefed
        self.number = "-1"
        self.context: BrowserContext
        self.page: Page

    def __enter__(self) -> Visitor:
        self.context = self._chromium.new_context(**self._wishes)  # type: ignore[arg-type]  # as named there
        self.context.set_default_timeout(PATIENCE)
        if self._film:
            self.context.add_init_script(f"localStorage.setItem('undaunted.film', '{self._film}')")
        if self._briefed:
            self.context.add_init_script("localStorage.setItem('undaunted.briefed', '*')")
        self.open_page()
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def open_page(self) -> Page:
        """A new tab; what the old one kept is there."""
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self._complain(f"{error.name}: {error.message}"))
        return self.page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _complain(self, text: str) -> None:
        if not (self._forgives and self._forgives.search(text)):
            self.complaints.append(text)

    # Getting about

    def go(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, where: Locator) -> None:
        """A click, or a tap where there are fingers."""
        if self.touch:
            where.tap()
        else:
            where.click()

    def set_up(self, scenario: str, way: str, **seats: str) -> str:
        """Through the lobby: a scenario's sheet, who plays, and off. Gives the table's id."""
        game = scenario.split("/")[0]
        self.go()
        self.press(self.at("games").locator(f"label:has([value='{game}'])"))
        self.press(self.at(f"scenario-{scenario}"))
        self.press(self.at(f"way-{way}"))
        for seat, who in seats.items():
            self.at(f"seat-{seat}").select_option(who)
        self.press(self.at("open-table"))
        self.page.locator(TABLE).wait_for()
        return self.table

    def sit_at(self, opened: pages.Opened) -> None:
        """At a table that somebody else opened for this browser."""
        kept = {"table": opened.table, "token": opened.token, "yours": opened.yours, "links": opened.links}
        self.go()
        self.page.evaluate(
            "kept => localStorage.setItem('undaunted.tables', JSON.stringify([kept]))",
            kept | {"scenario": "", "since": 0},
        )
        self.go(f"/table/{opened.table}")

    def watch_board(self) -> Callable[[], set[float]]:
        """From now on; gives what tells all the heights that the board has had."""
        self.page.evaluate("""() => {
          window.heights = []
          new ResizeObserver(([board]) => window.heights.push(board.contentRect.height)).observe(
            document.querySelector('[data-testid=board]'))
        }""")
        return lambda: set(self.page.evaluate("window.heights"))

    @property
    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # Playing

    def state(self) -> dict[str, str]:
        """What the page says about itself: number, seat, and the kind of question if one is asked."""
        told: dict[str, str] = self.page.locator(TABLE).evaluate("element => ({...element.dataset})")
        return told

    def turn(self, after: str = "-1") -> dict[str, str] | None:
        """Waits until something newer is asked of this player (None: until the game is over)."""
        while True:
            self.page.locator(self._newer(after)).first.wait_for(state="attached")
            # Asked at once: each question to the browser costs as much as a picture of the board.
            standing: tuple[bool, bool, dict[str, str]] = self.page.evaluate(STANDING)
            hands_over, ended, state = standing
            if hands_over:
                self.taken(self.at("hand-over"))
                self.page.locator(f"{TABLE}[data-question]").wait_for(state="attached")
                continue
            if ended:
                return None
            # Something may have happened since we looked: a film of it hides the question for a while.
            if "question" in state:
                return state

    def taken(self, screen: Locator) -> None:
        """The next player takes the screen; a test may look at it first."""
        self.press(screen.get_by_test_id("take"))

    def _newer(self, after: str) -> str:
        changed = f'{TABLE}:not([data-number="{after}"])'
        return f"{changed}[data-question], {changed} [data-testid=hand-over], [data-testid=ending]"

    def offered(self, thing: str) -> Locator:
        """Where it glows: on the board first, in case it does so twice."""
        glows = f'[data-thing="{thing}"][data-offered]'
        on_board = self.page.locator(f"[data-testid=board] {glows}")
        return (on_board if on_board.count() else self.page.locator(glows)).first

    def reach(self, thing: str) -> Locator | None:
        """Where a finger may tap for it on the board: on more than the thing itself."""
        around = self.page.locator(f'[data-testid=board] [data-reach="{thing}"]')
        return around if self.touch and around.count() else None

    def pick(self, thing: str) -> None:
        offered = self.offered(thing)
        # A finger sees the sum first.
        rolls = self.touch and offered.locator("[data-odds]").count() > 0
        self.press(self.reach(thing) or offered)
        if rolls:
            self.press(self.at("fire"))
        # With cards unplayed the end of a turn is asked once more.
        if thing == "end-turn" and self.page.locator("[data-sure]").count():
            self.press(self.page.locator("[data-sure]"))

    def play(
        self,
        *,
        wish: Wish | None = None,
        each: Callable[[dict[str, str]], None] | None = None,
        until: Callable[[dict[str, str]], bool] | None = None,
    ) -> None:
        """Picks and picks, to the end of the game or `until` a state; `each` looks at every state before."""
        self.number = "-1"
        for _ in range(MOST):
            state = self.turn(self.number)
            if state is None or (until and until(state)):
                return
            if each:
                each(state)
            self.decide(state, wish)
        raise AssertionError(f"no end after {MOST} picks")

    def decide(self, state: dict[str, str], wish: Wish | None = None) -> str:
        """Picks one thing and waits until the table has taken it in."""
        thing = self.prompter.whisper(self.table, int(state["number"]), state["seat"], wish)
        self.pick(thing)
        self.settled(state["number"])
        kind = state["question"]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        return thing

    def settled(self, before: str) -> None:
        """Waits until the page shows something newer than this number."""
        self.number = before
        changed = self.page.locator(f'{TABLE}:not([data-number="{before}"])')
        changed.or_(self.at("ending")).first.wait_for(state="attached")
