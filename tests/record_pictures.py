"""Takes the pictures of the README anew: `python -m tests.record_pictures`.

Real games on a server of its own, played on until something is worth a picture. Look at them afterwards.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec
from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGS, NAMES, chromium_path
from tests.browser.prompter import Prompter
from tests.browser.visitor import Visitor
from tests.server.house import Process
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import queries
from undaunted.server.store.database import open_to_write

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LEAST = 30
"""Decisions before a picture: by then there is something to see on the board."""


class Picture(msgspec.Struct):
    scenario: str
    seats: dict[str, str]
    question: str
    size: tuple[int, int]
    lang: str = "en-GB"
    dark: bool = False
    hover: bool = False


PICTURES = {
    "normandy": Picture("normandy/7", {"US": "me", "German": "greedy"}, "shoot", (1440, 900), hover=True),
    "north-africa": Picture(
        "north-africa/11", {"LRDG": "me", "Italian": "greedy"}, "turn", (1440, 900), dark=True
    ),
    "phone": Picture("north-africa/6", {"LRDG": "me", "Italian": "greedy"}, "turn", (390, 844), lang="fr-FR"),
}


def lay(data: Path) -> dict[str, pages.Opened]:
    connection = open_to_write(str(data))
    laid = {}
    for name, picture in PICTURES.items():
        record, laid[name] = opened(pages.NewTable(scenario=picture.scenario, seats=picture.seats))
        record.seed = bytes(32)
        queries.create(connection, record)
    connection.close()
    return laid


def take(visitor: Visitor, picture: Picture, table: pages.Opened, file: Path) -> None:
    visitor.sit_at(table)
    visitor.play(until=lambda state: int(state["number"]) >= LEAST and state["question"] == picture.question)
    if picture.hover:
        visitor.page.locator("[data-testid=board] [data-offered]").first.hover()
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.screenshot(path=file, type="jpeg", quality=88, animations="disabled")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "tables.db"
        laid = lay(data)
        browser = playwright.chromium.launch(executable_path=chromium_path(NAMES[1:]), args=ARGS)
        with Process(data) as house:
            for name, picture in PICTURES.items():
                prompter = Prompter(data)
                with Visitor(
                    browser,
                    house.address,
                    prompter,
                    size=picture.size,
                    touch=picture.size[0] < 500,
                    lang=picture.lang,
                    dark=picture.dark,
                ) as visitor:
                    take(visitor, picture, laid[name], FOLDER / f"{name}.jpg")
                sys.stdout.write(f"{FOLDER / name}.jpg\n")
        browser.close()


if __name__ == "__main__":
    main()
