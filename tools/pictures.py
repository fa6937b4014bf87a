"""Pictures of every screen, in a real Chromium on a server of its own: to be looked at one by one.

    python tools/pictures.py FOLDER [--screens turn fire ...] [--sizes 390x844 ...] [--looks light dark grey]
                                    [--theatres normandy under-cover-of-night+teams ...] [--sheets 4]

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
from collections.abc import Iterable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

import lay_moments
from measure_sizes import SETTLED, SIZES
from measure_web import NAMES, Server
from screens import LATER, MOMENTS, ONCE, ONLY, SCENARIO, SCREENS, Visit, name_of
from undaunted.server import pages

THEATRES = tuple(SCENARIO)
LOOKS = ("light", "dark", "grey")
FINGERS = 844
"""Up to this width a window is touched."""
PATIENCE = 45_000
QUIET = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await frame() // what the last change sets going
  await frame()
  const fading = document.getAnimations().filter(
    (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity,
  )
  await Promise.race([
    new Promise((done) => setTimeout(done, 1500)),
    Promise.allSettled([document.fonts.ready, ...fading.map((one) => one.finished)]),
  ])
}"""
"""Letters are there, and nothing fades any more."""


def wishes(theatres: Iterable[str]) -> dict[str, tuple[str, str, int]]:
    return {
        name_of(theatre, name, touch): (SCENARIO[theatre], moment, unseen)
        for theatre in theatres
        for name, (moment, unseen) in MOMENTS.items()
        for touch in (True, False)
        if theatre in ONLY.get(name, THEATRES)
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
            visit.page.evaluate(QUIET)
            path = folder / f"{screen}-{visit.theatre}-{width}x{height}-{look}.png"
            visit.page.screenshot(path=path)
            taken.append(path)
    return taken


def contact_sheets(chromium: Browser, taken: list[Path], each: int, folder: Path) -> None:
    """So many pictures side by side, each half as large: laid out by the browser itself."""
    page = chromium.new_page(viewport={"width": 1500, "height": 600})
    sizes = {one.stem.rsplit("-", 2)[1]: None for one in taken}
    same = [[one for one in taken if f"-{size}-" in one.name] for size in sizes]
    sheets = [group[at : at + each] for group in same for at in range(0, len(group), each)]
    for number, some in enumerate(sheets):
        width, height = map(int, some[0].stem.rsplit("-", 2)[1].split("x"))
        columns = each if width < height else 2
        boxes = "".join(
            f"<figure><img src='{one.resolve().as_uri()}'><figcaption>{one.stem}</figcaption></figure>"
            for one in some
        )
        style = (
            f"body{{display:grid;grid-template-columns:repeat({columns},1fr);gap:6px}}"
            "body{margin:4px;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}"
        )
        written = folder / f"sheet-{number:02}.html"
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
                        if theatre not in ONLY.get(screen, THEATRES):
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
