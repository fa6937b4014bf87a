"""The screens of which `pictures.py` takes pictures, and how one gets to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playwright.sync_api import Page

from measure_sizes import SETTLED
from measure_web import TABLE
from undaunted.server import pages

SCENARIO = {
    "normandy": "normandy/1",
    "north-africa": "north-africa/2",
    "armour-and-armament": "armour-and-armament/103",
    "armour-and-armament+teams": "armour-and-armament/103+teams",
    "under-cover-of-night": "under-cover-of-night/203",
    "under-cover-of-night+teams": "under-cover-of-night/204+teams",
}
"""Of each theatre; what extends one is a theatre of its own, for two and for four."""


class Visit(NamedTuple):
    """What a screen is opened with."""

    page: Page
    address: str
    theatre: str
    tables: Mapping[str, pages.Opened]
    touch: bool

    def at(self, testid: str) -> None:
        self.page.get_by_test_id(testid).first.wait_for()

    def press(self, testid: str) -> None:
        found = self.page.get_by_test_id(testid).first
        found.tap() if self.touch else found.click()

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def sit(self, moment: str, ready: str = f"{TABLE}[data-question]") -> None:
        """At this visitor's own copy of a table."""
        self.go(f"/table/{self.tables[name_of(self.theatre, moment, self.touch)].table}")
        self.page.locator(ready).first.wait_for()

    def keep(self, **wishes: str) -> None:
        """Into the browser's memory, before the page is loaded again."""
        self.page.evaluate(
            "kept => { for (const key in kept) localStorage[`undaunted.${key}`] = kept[key] }",
            wishes,
        )


def name_of(theatre: str, moment: str, touch: bool) -> str:
    return f"{theatre} {moment} {'touch' if touch else 'mouse'}"


# The screens


def lobby(visit: Visit) -> None:
    visit.go("/")
    game = visit.theatre.partition("+")[0]
    visit.page.locator(f"[data-testid=games] label:has([value='{game}'])").click()
    visit.page.locator(f"[data-testid^='scenario-{game}/']").first.wait_for()
    visit.page.evaluate("scrollTo(0, 0)")


def setup(visit: Visit) -> None:
    lobby(visit)
    visit.press(f"scenario-{SCENARIO[visit.theatre].partition('+')[0]}")
    visit.at("open-table")
    for option in visit.page.locator("[data-testid=option-specialists], [data-testid=option-teams]").all():
        if option.get_attribute("data-testid") == "option-specialists" or "+" in visit.theatre:
            option.check()


def _invite(visit: Visit) -> None:
    setup(visit)
    visit.press("way-invite")
    visit.press("open-table")
    visit.at("show-qr")


def invitation(visit: Visit) -> None:
    _invite(visit)
    visit.press("show-qr")
    visit.at("qr")


def talk(visit: Visit) -> None:
    """Said to somebody who has not come yet."""
    setup(visit)
    visit.press("way-invite")
    visit.press("open-table")
    visit.press("talk")
    for text in ("I shall be there at nine.", "Good luck, have fun!"):
        visit.page.get_by_test_id("talk-text").fill(text)
        visit.press("talk-send")
        visit.page.get_by_test_id("talk-lines").get_by_text(text).wait_for()


def seat(visit: Visit) -> None:
    _invite(visit)
    link = visit.page.locator("[data-testid^=invitation-]").input_value()
    visit.keep(tables="[]")
    visit.go("/")
    visit.page.goto(link)
    visit.at("sit-down")


def briefing(visit: Visit) -> None:
    visit.go("/")
    visit.keep(briefed="")
    visit.sit("bid")
    visit.at("briefing")


def bid(visit: Visit) -> None:
    visit.sit("bid")


def turn(visit: Visit) -> None:
    visit.sit("turn")


def fire(visit: Visit) -> None:
    visit.sit("fire")


def crew(visit: Visit) -> None:
    visit.sit("crew")


def edge(visit: Visit) -> None:
    visit.sit("edge")


def advance(visit: Visit) -> None:
    visit.sit("advance")


def aim(visit: Visit) -> None:
    visit.sit("aim")


def mine(visit: Visit) -> None:
    """One goes off, in a film that was missed."""
    visit.go("/")
    visit.keep(film="slow")
    visit.sit("mine", "[data-testid=film-offer]")
    visit.press("film-watch")
    visit.page.locator("[data-effect=mine-triggered]").wait_for()
    visit.press("film-pause")


def _roll(visit: Visit) -> None:
    target = visit.page.locator("[data-testid=board] [data-offered]:has([data-odds])").first
    if visit.touch:
        visit.page.evaluate(SETTLED)
        visit.page.locator(f"[data-reach='{target.get_attribute('data-thing')}']").tap()
        visit.press("fire")
    else:
        target.focus()
        visit.page.keyboard.press("Enter")
    visit.page.locator("[data-testid=dice][data-landed] em").wait_for()


def roll(visit: Visit) -> None:
    visit.go("/")
    visit.keep(film="slow")
    visit.sit("roll")
    _roll(visit)
    visit.press("film-pause")


def still(visit: Visit) -> None:
    visit.go("/")
    visit.keep(film="off")
    visit.sit("still")
    _roll(visit)


def offer(visit: Visit) -> None:
    visit.go("/")
    visit.keep(film="normal")
    visit.sit("missed", "[data-testid=film-offer]")


def listed(visit: Visit) -> None:
    visit.sit("turn")
    visit.page.keyboard.press("v")
    visit.at("board-list")


def rules(visit: Visit) -> None:
    visit.go("/rules")
    visit.at("rules-search")


def sheet(visit: Visit) -> None:
    visit.sit("turn")
    visit.page.keyboard.press("m")
    visit.press("menu-rules")
    visit.at("rules-sheet")


def menu(visit: Visit) -> None:
    visit.sit("turn")
    visit.page.keyboard.press("m")
    visit.at("menu-drawer")


def guide(visit: Visit) -> None:
    visit.go(f"/guide/{'la-raye' if visit.theatre == 'normandy' else 'vehicles'}")
    visit.page.locator("[data-testid=coach]:not([data-watching])").wait_for()


def lesson(visit: Visit) -> None:
    """A few pages on: where something is to be done."""
    guide(visit)
    for _ in range(12):
        slip = visit.page.locator("[data-testid=coach]:not([data-watching])")
        slip.wait_for()
        told = slip.evaluate("slip => ({...slip.dataset})")
        if "do" in told:
            return
        visit.press("coach-next")
        visit.page.locator(f"[data-testid=coach]:not([data-page='{told['page']}'])").wait_for()


def ending(visit: Visit) -> None:
    visit.sit("over", "[data-testid=ending], [data-testid=show-ending]")
    if not visit.page.get_by_test_id("ending").count():
        visit.press("show-ending")
    visit.at("decided")


def replay(visit: Visit) -> None:
    table = visit.tables[name_of(visit.theatre, "over", visit.touch)].table
    visit.go(f"/table/{table}/replay#moment=57")
    visit.at("replay-board")


def trouble(visit: Visit) -> None:
    visit.go("/nowhere")
    visit.at("trouble")


def gallery(visit: Visit) -> None:
    visit.go("/gallery")
    visit.page.locator(".card").first.wait_for()


SCREENS: dict[str, Callable[[Visit], None]] = {
    "lobby": lobby, "setup": setup, "seat": seat, "invitation": invitation, "talk": talk,
    "briefing": briefing, "bid": bid,
    "turn": turn, "fire": fire, "crew": crew, "edge": edge, "aim": aim, "advance": advance,
    "mine": mine, "roll": roll, "still": still, "offer": offer, "list": listed,
    "rules": rules, "sheet": sheet, "menu": menu, "guide": guide, "lesson": lesson, "ending": ending,
    "replay": replay, "trouble": trouble, "gallery": gallery,
}  # fmt: skip
MOMENTS = {
    # Of each kind of visitor's own: the moment, and how many decisions before are not seen yet?
    "bid": ("bid", 0), "turn": ("turn", 0), "fire": ("fire", 0), "crew": ("crew", 0),
    "edge": ("edge", 0), "aim": ("aim", 0), "advance": ("advance", 0), "mine": ("mine", 3),
    "roll": ("fire", 0), "still": ("fire", 0), "missed": ("turn", 12), "over": ("over", 0),
}  # fmt: skip
NIGHT = ("under-cover-of-night", "under-cover-of-night+teams")
ONLY = {
    "crew": ("north-africa", "under-cover-of-night+teams"),
    "edge": NIGHT,
    "aim": NIGHT,
    "mine": ("under-cover-of-night+teams",),
    "advance": ("armour-and-armament", "armour-and-armament+teams"),
}
"""Screens of some theatres alone."""
LATER = ("lobby", "setup", "seat", "invitation", "talk")
"""Of somebody who has no table yet."""
ONCE = ("rules", "trouble", "gallery")
"""The same in every theatre."""
