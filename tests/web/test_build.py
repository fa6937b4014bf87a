"""The built client: what a first visit loads is small, and nothing in it needs what the server forbids."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.sources import STATIC, WEB

LIMIT = 150_000
"""Bytes over the wire until the lobby stands, or a table."""
PAGES = {
    "src/lib/lobby/Lobby.svelte": ("lobby",),
    "src/lib/play/TablePage.svelte": ("art", "board", "play"),
}
"""Each with the words that it asks for besides `web/web.ftl`: as `App.svelte` has it."""
LANGUAGE = "en"
FIRST_FONTS = re.compile(r"/(text|title)-[^/]*\.woff2$")


@pytest.fixture(scope="module")
def built() -> dict[str, Any]:
    file = STATIC / "assets.json"
    assert file.exists(), "the client is not built: make client"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def loaded(built: dict[str, Any], page: str) -> set[str]:
    """The files that come with a page: the entry, the page, all that they import, one language, the fonts."""
    parts = "".join(f"|{part}" for part in PAGES[page])
    words = [key for key in built if re.search(rf"messages/{LANGUAGE}/web/(web{parts})\.ftl", key)]
    assert len(words) == 1 + len(PAGES[page])
    wanted, files = ["index.html", page, *words], {"index.html"}
    while wanted:
        part = built[wanted.pop()]
        if part["file"] not in files:
            files |= {part["file"], *part.get("css", ())}
            files |= {font for font in part.get("assets", ()) if FIRST_FONTS.search(font)}
            wanted += part.get("imports", ())
    return files


def weight(file: str) -> int:
    """As it goes over the wire: browsers take Brotli, fonts are compressed already."""
    packed = STATIC / f"{file}.br"
    return (packed if packed.exists() else STATIC / file).stat().st_size


@pytest.mark.parametrize("page", PAGES)
def test_a_first_load_is_small(built: dict[str, Any], page: str) -> None:
    weights = {file: weight(file) for file in sorted(loaded(built, page))}
    assert sum(1 for file in weights if file.endswith(".woff2")) == 2
    assert sum(weights.values()) <= LIMIT, weights


def test_every_text_lies_compressed_beside_itself(built: dict[str, Any]) -> None:
    texts = [path for path in STATIC.rglob("*") if path.suffix in (".html", ".js", ".css")]
    assert len(texts) > 10
    bare = [path.name for path in texts for end in (".br", ".gz") if not Path(f"{path}{end}").exists()]
    assert bare == []


def test_the_page_has_nothing_inline(built: dict[str, Any]) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert not re.search(r"\son\w+=|\sstyle=", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert set(re.findall(r'(?:src|href)="([^"]*)"', page)) <= {
        f"/{path.relative_to(STATIC).as_posix()}" for path in STATIC.rglob("*")
    }


def test_the_lock_file_has_checksums_and_no_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, told in packages.items() if "resolved" in told] == []
    assert [name for name, told in packages.items() if not told.get("integrity")] == []


def test_the_lock_file_is_whole() -> None:
    """What a registry lacks for other machines is left out without a word, and `npm ci` fails there."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    kinds = ("dependencies", "optionalDependencies")
    wished = {wish for told in lock.values() for kind in kinds for wish in told.get(kind, ())}
    held = {name.rpartition("node_modules/")[2] for name in lock}
    assert sorted(wished - held) == []
