"""The letters that come with a first load: all that our texts need, and each file has what is promised."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

import web_fonts
from tests.web.sources import MESSAGES, sources

WHITE = set("\n\N{NARROW NO-BREAK SPACE}")
"""Any face of the system has these."""


@pytest.mark.parametrize("name", web_fonts.SOURCES)
def test_a_file_has_the_characters_that_the_style_sheet_promises(name: str) -> None:
    font = TTFont(web_fonts.STYLES.parent / "fonts" / f"{name}.woff2")
    promised = web_fonts.wanted(sources()["fonts.css"], name)
    assert len(promised) > 100
    assert promised == set(font.getBestCmap()), "run python tools/web_fonts.py"


def test_all_our_texts_are_written_with_them() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in MESSAGES.rglob("*.ftl")}
    assert {path.relative_to(MESSAGES).parts[0] for path in texts} == {"en", "fr"}
    held = {chr(code) for code in web_fonts.wanted(sources()["fonts.css"], "text")} | WHITE
    strange = {str(path.relative_to(MESSAGES)): set(text) - held for path, text in texts.items()}
    assert {name: found for name, found in strange.items() if found} == {}
