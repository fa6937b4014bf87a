"""Topics of the short rule help: what each is called, where the embattled city has a rule of its own."""

from __future__ import annotations

from typing import Any

from undaunted.game.telling.names import IN_CITY

OF_CITY = frozenset(
    (
        "turn", "ready", "spawn", "casualty", "victory", "odds", "move", "guide", "bolster", "control",
        "inspire", "mine", "antitank", "bomb", "attack", "suppress", "grenade",
    )
)  # fmt: skip
"""Those for which there is another text in the city."""


def topic(table: Any, word: str) -> str:
    """A topic as the rules of this table have it."""
    return f"{word}{IN_CITY}" if table.city_cells and word in OF_CITY else word
