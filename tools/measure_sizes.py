"""How large text on the board and targets for fingers are, on every scenario, in a real Chromium.

    python tools/measure_sizes.py [--scenarios normandy/1 ...] [--sizes 390x844 ...]

Each scenario lies open in the midst of a game, where the most targets are offered. Text is measured on
counters, vehicles, structures and odds at "fit"; a target by what `elementFromPoint` says that a tap around
its middle would hit. Fails where text is under 11 px at 1440 × 900 and larger, or a target under 40 px on a
touch screen.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import lay_boards
from measure_web import NAMES, TABLE, Server
from undaunted.server import pages

SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
TEXT = 11.0
TARGET = 40.0
WIDE = 1440
"""From this width on text is measured: below, one zooms. Below it, targets: above, there is a mouse."""

SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  let still = 0
  let last = ''
  while (still < 3) {
    await frame()
    const world = document.querySelector('[data-testid=board] .world')
    const now = world && !world.classList.contains('moving') ? getComputedStyle(world).transform : ''
    still = now && now === last ? still + 1 : 0
    last = now
  }
}"""
MEASURED = """() => {
  const board = document.querySelector('[data-testid=board]')
  const scale = (one) => { const m = one.getScreenCTM(); return Math.hypot(m.a, m.b) }
  const texts = [...board.querySelectorAll('.counter text, .vehicle text, .structure text, .odds text')]
  const tile = board.querySelector('[data-tile]')
  const meant = (x, y) => {
    const hit = document.elementFromPoint(x, y)?.closest('[data-thing], [data-reach]')
    return hit?.getAttribute('data-thing') ?? hit?.getAttribute('data-reach')
  }
  const extent = (element) => {
    const box = (element.querySelector('[data-body]') ?? element).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const far = (dx, dy) => {
      let n = 0
      while (n < 120 && meant(x + n * dx, y + n * dy) === element.dataset.thing) n += 1
      return n
    }
    return Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1))
  }
  const small = [...document.querySelectorAll('button, a[href], [role=button]')].flatMap((one) => {
    // Of a card in the hand the card is the target; its actions are a short cut.
    if (board.contains(one) && one.matches('g')) return []
    if (one.closest('.card') && !one.closest('[data-testid=in-use]')) return []
    const box = one.getBoundingClientRect()
    if (!one.checkVisibility() || !box.width) return []
    if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0) return []
    const size = Math.min(box.width, box.height)
    const name = one.dataset.testid ?? one.dataset.thing ?? one.className
    return size < 39.5 ? [`${name} ${Math.round(size)}`] : []
  })
  return {
    tile: 200 * scale(tile),
    turned: board.hasAttribute('data-turned'),
    beside: document.querySelector('[data-testid=table]').classList.contains('beside'),
    text: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize) * scale(one))),
    targets: [...board.querySelectorAll('g[data-offered]')].map((one) => [one.dataset.thing, extent(one)]),
    small,
  }
}"""


class Found(NamedTuple):
    scenario: str
    size: tuple[int, int]
    tile: float
    text: float
    target: float
    turned: bool
    beside: bool
    small: tuple[str, ...]

    @property
    def faults(self) -> list[str]:
        where = f"{self.scenario} at {self.size[0]}×{self.size[1]}"
        if self.size[0] >= WIDE:
            return [f"{where}: text of {self.text:.1f} px"] if self.text < TEXT else []
        told = [f"{where}: a target of {self.target:.0f} px"] if self.target < TARGET else []
        return told + [f"{where}: {one} px" for one in self.small]


def measure(
    page: Page, address: str, tables: Mapping[str, pages.Opened], sizes: Iterable[tuple[int, int]] = SIZES
) -> Iterator[Found]:
    """One page for all: a table is opened once and its window changed."""
    for scenario, table in tables.items():
        page.goto(f"{address}/table/{table.table}")
        page.locator(f"{TABLE}[data-question]").wait_for()
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)
            told = page.evaluate(MEASURED)
            target = min((extent for _, extent in told["targets"]), default=float("inf"))
            yield Found(
                scenario, size, told["tile"], told["text"], target, told["turned"], told["beside"],
                tuple(told["small"]),
            )  # fmt: skip


def finger_page(chromium: Browser, tables: Mapping[str, pages.Opened]) -> Page:
    """Of somebody with a touch screen who sits at all these tables."""
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    kept = [
        {
            "table": one.table,
            "token": one.token,
            "yours": one.yours,
            "links": one.links,
            "scenario": "",
            "since": 0,
        }
        for one in tables.values()
    ]
    context.add_init_script(
        "localStorage.setItem('undaunted.film', 'off');localStorage.setItem('undaunted.briefed', '*');"
        f"localStorage.setItem('undaunted.tables', {json.dumps(json.dumps(kept))})"
    )
    return context.new_page()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--scenarios", nargs="*", default=(*lay_boards.SCENARIOS, *lay_boards.FOR_FOUR))
    parser.add_argument("--sizes", nargs="*", default=[f"{wide}x{high}" for wide, high in SIZES])
    asked = parser.parse_args()
    sizes = [(int(wide), int(high)) for wide, high in (one.split("x") for one in asked.sizes)]
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        print(f"no Chromium found, expected one of {', '.join(NAMES)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        tables = lay_boards.lay(data, asked.scenarios)
        with Server(data) as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            found = list(measure(finger_page(chromium, tables), server.address, tables, sizes))
            chromium.close()
    print(tabled(found, sizes))
    faults = sorted({fault for one in found for fault in one.faults})
    print("\n".join(faults) or "nothing is too small")
    return 1 if faults else 0


def tabled(found: list[Found], sizes: list[tuple[int, int]]) -> str:
    """A line a scenario: pixels of a tile, and of the smallest text or target; ↻ turned, ▥ all beside."""
    heads = [f"{wide}×{high}" for wide, high in sizes]
    lines = ["| | " + " | ".join(heads) + " |", "|---" * (len(sizes) + 1) + "|"]
    for scenario in dict.fromkeys(one.scenario for one in found):
        told = []
        for one in (one for one in found if one.scenario == scenario):
            least = f"text {one.text:.1f}" if one.size[0] >= WIDE else f"target {one.target:.0f}"
            told.append(f"{one.tile:.0f}, {least}{' ↻' if one.turned else ''}{' ▥' if one.beside else ''}")
        lines.append(f"| {scenario} | " + " | ".join(told) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
