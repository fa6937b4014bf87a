"""Pictures of every screen, in a real Chromium on a server of its own: to be looked at one by one.

    python tools/pictures.py FOLDER [--screens turn fire ...] [--sizes 390x844 ...] [--looks light dark grey]
                                    [--theatres normandy north-africa] [--sheets 4]

Writes FOLDER/SCREEN-THEATRE-WIDTHxHEIGHT-LOOK.png. A screen is opened once for fingers (up to 844 px of
width) and once for a mouse; then its window and its look are changed. With --sheets, so many of them together
on one.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

import lay_moments
from measure_sizes import SETTLED, SIZES
from measure_web import NAMES, TABLE, Server
from undaunted.server import pages

THEATRES = ("normandy", "north-africa")
LOOKS = ("light", "dark", "grey")
FINGERS = 844
"""Up to this width a window is touched."""
SCENARIO = {"normandy": "normandy/1", "north-africa": "north-africa/2"}
PATIENCE = 15_000


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
    visit.page.locator(f"[data-testid=games] label:has([value='{visit.theatre}'])").click()
    visit.at(f"scenario-{visit.theatre}/1")
    visit.page.evaluate("scrollTo(0, 0)")


def setup(visit: Visit) -> None:
    lobby(visit)
    visit.press(f"scenario-{SCENARIO[visit.theatre]}")
    visit.at("open-table")


def _invite(visit: Visit) -> None:
    setup(visit)
    visit.press("way-invite")
    visit.press("open-table")
    visit.at("show-qr")


def invitation(visit: Visit) -> None:
    _invite(visit)
    visit.press("show-qr")
    visit.at("qr")


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
    visit.page.keyboard.press("p")


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
    "lobby": lobby, "setup": setup, "seat": seat, "invitation": invitation, "briefing": briefing, "bid": bid,
    "turn": turn, "fire": fire, "crew": crew, "roll": roll, "still": still, "offer": offer, "list": listed,
    "rules": rules, "sheet": sheet, "menu": menu, "guide": guide, "lesson": lesson, "ending": ending,
    "replay": replay, "trouble": trouble, "gallery": gallery,
}  # fmt: skip
MOMENTS = {
    # Of each kind of visitor's own: the moment, and how many decisions before are not seen yet?
    "bid": ("bid", 0), "turn": ("turn", 0), "fire": ("fire", 0), "crew": ("crew", 0),
    "roll": ("fire", 0), "still": ("fire", 0), "missed": ("turn", 12), "over": ("over", 0),
}  # fmt: skip
LATER = ("lobby", "setup", "seat", "invitation")
"""Of somebody who has no table yet."""
ONCE = ("rules", "trouble", "gallery")
"""The same in every theatre."""


# Taking them


def wishes(theatres: Iterable[str]) -> dict[str, tuple[str, str, int]]:
    return {
        name_of(theatre, name, touch): (SCENARIO[theatre], moment, unseen)
        for theatre in theatres
        for name, (moment, unseen) in MOMENTS.items()
        for touch in (True, False)
        if not (name == "crew" and theatre == "normandy")
    }


def visitor(chromium: Browser, tables: Mapping[str, pages.Opened], touch: bool, calm: bool) -> Page:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844} if touch else {"width": 1440, "height": 900},
        has_touch=touch,
        is_mobile=touch,
        locale="en-GB",
        reduced_motion="reduce" if calm else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    kept = [
        {"table": one.table, "token": one.token, "yours": one.yours, "links": one.links}
        | {"scenario": "", "since": 0}
        for one in tables.values()
    ]
    first = {"film": "none", "briefed": "*", "tables": json.dumps(kept)}
    # Only what is not there yet: a screen may wish otherwise.
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(first)}))"
        " if (localStorage[`undaunted.${key}`] === undefined) localStorage[`undaunted.${key}`] = value"
    )
    return context.new_page()


def take(
    visit: Visit, screen: str, sizes: list[tuple[int, int]], looks: list[str], folder: Path
) -> list[Path]:
    taken = []
    for width, height in sizes:
        visit.page.set_viewport_size({"width": width, "height": height})
        if visit.page.locator("[data-testid=board] .world").count():
            visit.page.evaluate(SETTLED)
        for look in looks:
            visit.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
            grey = "grayscale(1)" if look == "grey" else ""
            visit.page.evaluate("grey => { document.documentElement.style.filter = grey }", grey)
            visit.page.evaluate("() => document.fonts.ready.then(() => undefined)")
            path = folder / f"{screen}-{visit.theatre}-{width}x{height}-{look}.png"
            visit.page.screenshot(path=path)
            taken.append(path)
    return taken


def contact_sheets(chromium: Browser, taken: list[Path], each: int, folder: Path) -> None:
    """So many pictures side by side, each half as large: laid out by the browser itself."""
    page = chromium.new_page(viewport={"width": 1500, "height": 1000})
    for first in range(0, len(taken), each):
        some = taken[first : first + each]
        columns = 2 if "1440" in some[0].name or "1920" in some[0].name or "844x" in some[0].name else each
        boxes = "".join(
            f"<figure><img src='{one.resolve().as_uri()}'><figcaption>{one.stem}</figcaption></figure>"
            for one in some
        )
        style = (
            f"body{{display:grid;grid-template-columns:repeat({columns},1fr);gap:6px}}"
            "body{margin:4px;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}"
        )
        written = folder / f"sheet-{first // each}.html"
        written.write_text(f"<style>{style}</style>{boxes}")
        page.goto(written.resolve().as_uri())
        page.screenshot(path=written.with_suffix(".png"), full_page=True)
        written.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", nargs="*", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--sizes", nargs="*", default=[f"{wide}x{high}" for wide, high in SIZES])
    parser.add_argument("--looks", nargs="*", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--theatres", nargs="*", choices=THEATRES, default=list(THEATRES))
    parser.add_argument("--sheets", type=int, default=0, help="pictures on a contact sheet (default: none)")
    asked = parser.parse_args()
    sizes = [(int(wide), int(high)) for wide, high in (one.split("x") for one in asked.sizes)]
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        print(f"no Chromium found, expected one of {', '.join(NAMES)}", file=sys.stderr)
        return 2
    asked.folder.mkdir(parents=True, exist_ok=True)
    failed = []
    with tempfile.TemporaryDirectory() as kept:
        data = Path(kept) / "tables.db"
        tables = lay_moments.lay(data, wishes(asked.theatres))
        with Server(data) as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=path, args=["--no-sandbox", "--allow-file-access-from-files"]
            )
            taken: list[Path] = []
            for touch in (True, False):
                windows = [size for size in sizes if (size[0] <= FINGERS) == touch]
                if not windows:
                    continue
                for screen in asked.screens:
                    for theatre in asked.theatres:
                        if screen in ONCE and theatre != asked.theatres[0]:
                            continue
                        if screen == "crew" and theatre == "normandy":
                            continue
                        own = {} if screen in LATER else tables
                        page = visitor(chromium, own, touch, calm=screen == "still")
                        visit = Visit(page, server.address, theatre, tables, touch)
                        try:
                            SCREENS[screen](visit)
                            taken += take(visit, screen, windows, asked.looks, asked.folder)
                        except Error as error:
                            failed.append(
                                f"{screen} {theatre} {'touch' if touch else 'mouse'}: {error.message}"
                            )
                            page.screenshot(path=asked.folder / f"failed-{screen}-{theatre}.png")
                        page.context.close()
            if asked.sheets:
                contact_sheets(chromium, taken, asked.sheets, asked.folder)
            chromium.close()
    print("\n".join(failed) or f"{len(taken)} pictures in {asked.folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
