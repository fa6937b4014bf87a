"""Where bots think: in processes of their own, so that nobody waits for them who need not."""

from __future__ import annotations

from undaunted.server.thinkers.errors import ThinkersGone
from undaunted.server.thinkers.thinkers import Thinkers, expected_seconds

__all__ = ["Thinkers", "ThinkersGone", "expected_seconds"]
