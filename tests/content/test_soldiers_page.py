"""The page of all soldiers of Stalingrad."""

from __future__ import annotations

import soldiers_page
from undaunted import content


def test_the_page_names_every_soldier_once() -> None:
    english = next(text for path, text in soldiers_page.render().items() if path.parent.name == "players")
    for card in content.pack("stalingrad").cards:
        if card.number and card.grade == "regular":
            assert english.count(f"| {card.designation} | {card.soldier} |") == 1
        elif card.grade == "reserve":
            assert english.count(f" {card.soldier}: ") == 1
    assert "| S-S-005 | Mykola Hontar | initiative 6 | Ostap Kryvenko: without Attack 1 |" in english
    assert "| G-L-036 | Clemens Hartwig | Stalk 2 |" in english


def test_the_pages_are_as_the_table_has_them() -> None:
    """If not: `python tools/soldiers_page.py`."""
    for path, text in soldiers_page.render().items():
        assert path.read_text(encoding="utf-8") == text, path
