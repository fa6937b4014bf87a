"""Cards for tests: some lines of text become a card."""

from __future__ import annotations

from undaunted.content import Pack, pack
from undaunted.solo.shelf import known
from undaunted.solo.text.card import read_card
from undaunted.solo.tree import SoloCard


def card(lines: str, title: str = "Rifleman", of: str | Pack = "normandy", box: str = "") -> SoloCard:
    """A card with these lines; a single line needs no number."""
    text = lines if lines.startswith("I ") else f"I  {lines}"
    home = pack(of) if isinstance(of, str) else of
    head = f"1A  {title}\norigin: ours\n{home.sides[0]}: 1\n\n{box}\n"
    return read_card(head + text, "test.card", home.sides, known(home))
