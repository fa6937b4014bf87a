"""A process of its own in which games are played again from their records, for whoever looks back.

Replays, what decided a game, why the solo opponent did what it did, the pages and logs of games that have
ended: each takes as long as hundreds of decisions, and nobody who plays shall wait for it.
"""

from __future__ import annotations

from undaunted.server.archive.archive import Archive
from undaunted.server.archive.task import Explanation, Log, LookBack, Page, Record, Replay, Staged

__all__ = ["Archive", "Explanation", "Log", "LookBack", "Page", "Record", "Replay", "Staged"]
