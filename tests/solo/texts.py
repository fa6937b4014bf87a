"""Cards for tests: some lines of text become a card."""

from __future__ import annotations

from undaunted.content import pack
from undaunted.solo.shelf import known
from undaunted.solo.text.card import read_card
from undaunted.solo.tree import SoloCard

BASE = {
    "normandy": "German",
    "north-africa": "Italian",
    "armour-and-armament": "US",
    "under-cover-of-night": "LRDG",
}


def card(lines: str, title: str = "Rifleman", of: str = "normandy", box: str = "") -> SoloCard:
    """A card with these lines, for any scenario; a single line needs no number."""
    text = lines if lines.startswith("I ") else f"I  {lines}"
    head = f"1A  {title}\norigin: ours\n{BASE[of]}: 1\n\n{box}\n"
    home = pack(of)
    return read_card(head + text, "test.card", home.sides, known(home))
