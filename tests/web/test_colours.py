"""The colours of the table: named in one place, and readable wherever they meet."""

from __future__ import annotations

import re

import pytest

from tests.web.sources import sources, without_remarks

HOME = "app.css"
HEX = r"(?<![\w&-])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b"
LITERAL = re.compile(rf"{HEX}|\b(?:rgb|hsl)a?\(\s*\d")
"""What the drawings mix from for themselves is theirs; a shadow's black (`rgb(0 0 0 / …)`) is no colour."""
BLACK = re.compile(r"rgb\(0 0 0 /")
LOOKS = {
    "normandy, light": (":root",),
    "north-africa, light": (":root", "[data-theatre='north-africa']"),
    "normandy, dark": (":root", "[data-table='dark']"),
    "north-africa, dark": (
        ":root", "[data-theatre='north-africa']", "[data-table='dark']",
        "[data-table='dark'][data-theatre='north-africa']",
    ),
}  # fmt: skip
READ_ON = {
    "ink": ("paper", "paper-deep", "glow-soft"),
    "ink-soft": ("paper", "paper-deep"),
    "pencil": ("paper",),
    "on-table": ("table",),
    "on-table-soft": ("table",),
    "accent-ink": ("accent", "accent-deep"),
    "alarm-ink": ("alarm",),
    "alarm": ("paper",),
    "side-0-ink": ("side-0",),
    "side-1-ink": ("side-1",),
}


def test_colours_are_named_in_one_place() -> None:
    assert len(sources()) > 30
    found = [
        f"{path}: {line.strip()}"
        for path, text in sources().items()
        if path != HOME and not path.startswith("lib/art/")
        for line in without_remarks(text).splitlines()
        if LITERAL.search(BLACK.sub("", line))
    ]
    assert found == []


def test_a_colour_is_known_when_it_is_seen() -> None:
    for text in ("color: #fff;", "fill: #2b2620", "background: rgb(200 10 10 / 0.4)", "hsl(20 10% 10%)"):
        assert LITERAL.search(text), text
    for text in ("{#if open}", "#snippet", 'href="#key=abc"', "url(%23g)", "&#10;", "a#app", "var(--ink)"):
        assert not LITERAL.search(text), text


def look(name: str) -> dict[str, str]:
    """The colours of a table, by name; later blocks paint over earlier ones."""
    colours: dict[str, str] = {}
    text = without_remarks(sources()[HOME])
    for selector in LOOKS[name]:
        block = re.search(rf"(?m)^{re.escape(selector)} \{{(.*?)^\}}", text, re.DOTALL)
        assert block, f"{HOME}: no block {selector}"
        colours |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block[1]))
    return colours


def luminance(colour: str) -> float:
    """As WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    lit = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * lit[0] + 0.7152 * lit[1] + 0.0722 * lit[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", LOOKS)
def test_all_that_is_written_can_be_read(name: str) -> None:
    colours = look(name)
    faint = {
        f"{ink} on {ground}": round(contrast(colours[ink], colours[ground]), 2)
        for ink, grounds in READ_ON.items()
        for ground in grounds
        if contrast(colours[ink], colours[ground]) < 4.5
    }
    assert faint == {}


@pytest.mark.parametrize("name", LOOKS)
def test_the_glow_stands_out_from_the_paper(name: str) -> None:
    colours = look(name)
    assert contrast(colours["glow"], colours["paper"]) >= 2.5


def test_contrast_is_reckoned_as_everybody_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
