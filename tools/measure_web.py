"""How heavy and how quick the client is in a real Chromium, on a server of its own on this machine.

    python tools/measure_web.py [--picks 150] [--film normal]

Prints the bytes of a first load as they go over the wire, the time from opening a table's address until its
board can be played on, and from a click until the board shows what came of it, or the first picture of the
film that shows it; times are taken in the page. Last, the time between two pictures while the board is
dragged about, zoomed in, and while a film runs on it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
TABLE = "[data-testid=table]"
LOADS = 5
DRAGS = 180
SHOWN = 1200
"""Pictures of films to time."""
WATCH = """(film) => {
  localStorage.setItem('undaunted.film', film)
  localStorage.setItem('undaunted.briefed', '*')
  window.usable = 0
  window.waits = []
  let clicked = 0
  // A click in the lobby opens a page, which is another measure.
  addEventListener('click', () => {
    if (document.querySelector('[data-testid=table]')) clicked = performance.now()
  }, true)
  let shown = null
  new MutationObserver(() => {
    const table = document.querySelector('[data-testid=table]')
    if (!table) return
    if (!window.usable && table.dataset.question) window.usable = performance.now()
    const beat = document.querySelector('[data-beat]')?.dataset.beat
    const now = `${table.dataset.number} ${beat ?? ''}`
    if (now === shown) return
    shown = now
    const from = clicked
    clicked = 0
    // Two frames on, it has been painted.
    if (from) requestAnimationFrame(() => requestAnimationFrame(() => {
      window.waits.push(performance.now() - from)
    }))
  }).observe(document, { attributes: true, childList: true, subtree: true })
}"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--picks", type=int, default=150, help="clicks to time (default 150)")
    parser.add_argument(
        "--film", choices=("slow", "normal", "fast", "off", "none"), default="none", help="its speed"
    )
    asked = parser.parse_args()
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        print(f"no Chromium found, expected one of {', '.join(NAMES)}", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        tell("first load of the lobby", [first_load(chromium, server.address, "quick-start")], "kB")
        kept = open_table(chromium, server.address)
        where = f"{server.address}/table/{kept['table']}"
        tell("first load of a table", [first_load(chromium, where, "board", kept)], "kB")
        tell("until its board is usable", [usable(chromium, where, kept) for _ in range(LOADS)], "ms")
        tell("click to updated board", waits(chromium, server.address, asked.picks, asked.film), "ms")
        tell("from picture to picture", frames(chromium, where, kept), "ms")
        tell("the same in films", film_frames(chromium, server.address), "ms")
        chromium.close()
    return 0


class Server:
    def __init__(self, data: Path) -> None:
        self._command = [sys.executable, "-m", "undaunted", "serve", "--port", "0", "--data", str(data)]
        self._command += ["--roomy", "1000"]

    def __enter__(self) -> Server:
        env = os.environ | {"UNDAUNTED_LANG": "en"}
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, env=env)
        assert self._process.stdout
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()


def new_page(chromium: Browser, kept: dict[str, object] | None = None, film: str = "none") -> Page:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(f"({WATCH})({film!r})")
    if kept:
        tables = json.dumps(json.dumps([kept]))
        context.add_init_script(f"localStorage.setItem('undaunted.tables', {tables})")
    return context.new_page()


def first_load(chromium: Browser, address: str, testid: str, kept: dict[str, object] | None = None) -> float:
    """Kilobytes over the wire until the page stands and asks for nothing more: files and answers with their
    headers, and what the table says, compressed as the socket does it.
    """
    page = new_page(chromium, kept)
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived", lambda told: sizes.append(deflated(told["response"]["payloadData"]))
    )
    page.goto(address)
    page.get_by_test_id(testid).wait_for()
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(sizes) / 1000


def deflated(text: str) -> int:
    return len(zlib.compress(text.encode(), wbits=-15))


def open_table(chromium: Browser, address: str) -> dict[str, object]:
    """One click in the lobby; gives what the browser keeps of its table."""
    page = new_page(chromium)
    start(page, address)
    kept: list[dict[str, object]] = page.evaluate("JSON.parse(localStorage.getItem('undaunted.tables'))")
    page.context.close()
    return kept[0]


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("quick-start").click()
    page.locator(f"{TABLE}[data-question]").wait_for()


def usable(chromium: Browser, address: str, kept: dict[str, object]) -> float:
    page = new_page(chromium, kept)
    page.goto(address)
    page.locator(f"{TABLE}[data-question]").wait_for()
    found: float = page.evaluate("window.usable")
    page.context.close()
    return found


FRAMES = """(where) => {
  window.frames_ms = []
  let last = 0
  const step = (now) => {
    if (last && document.querySelector(where)) window.frames_ms.push(now - last)
    last = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}"""


def frames(chromium: Browser, address: str, kept: dict[str, object]) -> list[float]:
    """The board zoomed in and dragged in a circle."""
    page = new_page(chromium, kept)
    page.goto(address)
    page.locator(f"{TABLE}[data-question]").wait_for()
    for _ in range(3):
        page.get_by_test_id("zoom-in").click()
    box = page.get_by_test_id("board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES, TABLE)
    for step in range(DRAGS):
        angle = step / 10
        page.mouse.move(x + 120 * math.sin(angle), y + 120 * math.cos(angle) - 120)
    found: list[float] = page.evaluate("window.frames_ms")
    page.context.close()
    return found


def film_frames(chromium: Browser, address: str) -> list[float]:
    """While the other side's turn and one's own doings are shown; whatever glows is picked."""
    chance = random.Random(1)
    page = new_page(chromium, film="normal")
    found: list[float] = []
    while len(found) < SHOWN:
        start(page, address)
        page.evaluate(FRAMES, "[data-testid=board][data-beat]")
        number: str | None = "-1"
        while number and len(found) + page.evaluate("window.frames_ms.length") < SHOWN:
            number = picked(page, chance, number)
        found += page.evaluate("window.frames_ms")
    page.context.close()
    return found


def waits(chromium: Browser, address: str, picks: int, film: str) -> list[float]:
    """Picks whatever glows, game after game."""
    chance = random.Random(1)
    page = new_page(chromium, film=film)
    found: list[float] = []
    while len(found) < picks:
        start(page, address)
        number: str | None = "-1"
        while number and len(found) + page.evaluate("window.waits.length") < picks:
            number = picked(page, chance, number)
        found += page.evaluate("window.waits")
    page.context.close()
    return found


def picked(page: Page, chance: random.Random, number: str) -> str | None:
    """One thing that glows, once something newer than this number is asked; None: the game is over."""
    newer = f'{TABLE}:not([data-number="{number}"])'
    page.locator(f"{newer}[data-question], [data-testid=ending]").first.wait_for()
    if page.get_by_test_id("ending").count():
        return None
    number = page.locator(TABLE).get_attribute("data-number") or ""
    page.locator("[data-testid=board]:not([data-beat])").wait_for()  # whatever film runs has ended
    offered = page.locator("[data-offered][data-thing]:visible")
    offered.first.wait_for()
    offered.nth(chance.randrange(offered.count())).click()
    # With cards unplayed the end of a turn is asked once more.
    if page.locator("[data-sure]").count():
        page.locator("[data-sure]").click()
    page.locator(f'{TABLE}:not([data-number="{number}"]), [data-testid=ending]').first.wait_for()
    return number


def tell(what: str, figures: list[float], unit: str) -> None:
    if len(figures) == 1:
        print(f"{what:28} {figures[0]:8.1f} {unit}")
        return
    worst = sorted(figures)[min(len(figures) - 1, int(len(figures) * 0.99))]
    median = statistics.median(figures)
    print(f"{what:28} {median:8.1f} {unit} median, {worst:.1f} {unit} p99 (of {len(figures)})")


if __name__ == "__main__":
    sys.exit(main())
