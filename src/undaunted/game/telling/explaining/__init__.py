"""What a thing on the table is, the rule behind it in a sentence or two, and what this one would do now."""

from __future__ import annotations

from undaunted.game.telling.explaining.explain import Explanation, explain

__all__ = ["Explanation", "explain"]
