"""How many scenarios come with the game."""

from __future__ import annotations

from undaunted.content.loader import BUILT_IN

SHIPPED = len(list(BUILT_IN.glob("*/scenarios/*.toml")))
