"""A real server, a real Chromium, and visitors whose browsers must not complain."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import dealer
from tests.browser.laid import lay
from tests.browser.prompter import Prompter
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.house import Process
from tests.web.sources import STATIC
from undaunted.server import pages

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGS = ["--no-sandbox", "--disable-background-networking"]
DEALER = (dealer.__file__,)
expect.set_options(timeout=PATIENCE)


def chromium_path(names: Sequence[str] = NAMES) -> str:
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, f"no Chromium found, expected one of {', '.join(names)}: make test installs it"
    return path


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "tables.db"


@pytest.fixture(scope="package")
def laid(data: Path) -> dict[str, pages.Opened]:
    """Tables whose games are always the same."""
    return lay(data)


@pytest.fixture(scope="package")
def house(data: Path, laid: dict[str, pages.Opened]) -> Iterator[Process]:
    assert (STATIC / "index.html").exists(), "the client is not built: make client"
    with Process(data, program=DEALER) as process:
        yield process


# Not for the whole session: Playwright keeps an event loop running, in which other tests could start none.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGS)
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """As people have it: the one without windows knows no notifications."""
    browser = playwright.chromium.launch(executable_path=chromium_path(NAMES[1:]), args=ARGS)
    yield browser
    browser.close()


@pytest.fixture
def prompter(data: Path) -> Prompter:
    return Prompter(data)


@pytest.fixture
def visit(chromium: Browser, house: Process, prompter: Prompter) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers that know nothing of one another; at the end none may have complained."""
    visitors: list[Visitor] = []
    with ExitStack() as leaving:

        def one(browser: Browser = chromium, **wishes) -> Visitor:
            visitor = leaving.enter_context(Visitor(browser, house.address, prompter, **wishes))
            visitors.append(visitor)
            return visitor

        yield one
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
