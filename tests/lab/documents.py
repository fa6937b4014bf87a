"""Pages under test: read as XML, looked through for what does not belong, held against a text fixture.

The fixtures lie in fixtures/reports; UPDATE_REPORTS=1 writes them anew.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

FETCHED = ("href", "src", "srcset", "data", "action", "xlink:href")
FIXTURES = Path(__file__).parents[1] / "fixtures" / "reports"


def parsed(page: str) -> Element:
    """A whole document, or a piece of one."""
    return fromstring(page)


def words(element: Element) -> str:
    return "".join(element.itertext())


def part(element: Element, path: str) -> Element:
    found = element.find(path)
    assert found is not None, f"no {path} in {element.tag}"
    return found


def rows(page: Element, caption: str) -> list[list[str]]:
    """The bodies of all tables with this caption."""
    return [row for one in page.iter("table") if words(part(one, "caption")) == caption for row in body(one)]


def body(table: Element) -> list[list[str]]:
    return [[words(cell) for cell in row] for row in part(table, "tbody")]


def from_outside(page: str) -> Iterator[str]:
    """Whatever a browser would fetch or run."""
    document = parsed(page)
    for element in document.iter():
        if element.tag in ("script", "link", "img", "iframe", "object", "embed", "base", "image", "source"):
            yield element.tag
        for name, value in element.attrib.items():
            if name in FETCHED and not value.startswith("#"):
                yield f"{name}={value}"
            if name.startswith("on"):
                yield f"{name}={value}"
    yield from re.findall(r"@import|url\((?!#)[^)]*\)|https?://[^\s\"'<]*", page)


def nameless(page: Element) -> list[Element]:
    """Pictures that a screen reader could not name."""
    return [
        svg
        for svg in page.iter("svg")
        if svg.get("aria-hidden") != "true" and not (svg.get("role") == "img" and svg.get("aria-label"))
    ]


def dangling(page: Element) -> set[str]:
    """Links within the page that lead nowhere; ids given twice count as well."""
    ids = [element.attrib["id"] for element in page.iter() if "id" in element.attrib]
    twice = {id for id in ids if ids.count(id) > 1}
    return {link.get("href", "")[1:] for link in page.iter("a")} - set(ids) | twice


def as_recorded(name: str, text: str) -> bool:
    """Whether the text is that of the fixture, which keeps one element a line."""
    spread = text.replace("><", ">\n<")
    file = FIXTURES / name
    if os.environ.get("UPDATE_REPORTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(spread, encoding="utf-8")
    return file.read_text(encoding="utf-8") == spread
