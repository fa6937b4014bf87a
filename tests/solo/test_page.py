"""The page of all cards."""

from __future__ import annotations

import solo_page
from undaunted.content import packs
from undaunted.solo.shelf import cards


def test_the_page_lists_every_card_with_its_origin():
    english = next(text for path, text in solo_page.render().items() if path.parent.name == "players")
    for home in packs().values():
        for card in cards(home):
            assert f"### {card.number} · {card.title} ({card.origin})" in english


def test_scenarios_are_told_in_ranges():
    assert solo_page.ranges(("1", "3", "7", "8", "9", "12")) == "1, 3, 7–9, 12"


def test_the_pages_are_as_their_sources_have_them():
    """If not: `python tools/solo_page.py`."""
    for path, text in solo_page.render().items():
        assert path.read_text(encoding="utf-8") == text, path


def test_the_page_tells_what_scenarios_change():
    english = next(text for path, text in solo_page.render().items() if path.parent.name == "players")
    assert "| US, supply: −2 Rifleman A, −2 Rifleman B |" in english
    for home in packs().values():
        for scenario in home.scenarios.values() if cards(home) else ():
            assert f"| {scenario.id} {scenario.title} |" in english
