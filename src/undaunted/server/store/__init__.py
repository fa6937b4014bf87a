"""The keeping of tables: one SQLite file, one writer, and nothing acknowledged before it is durable."""

from __future__ import annotations

from undaunted.server.store.errors import (
    BadJournal,
    NoStore,
    NoTable,
    NotKept,
    OtherContent,
    OutOfOrder,
    StoreClosed,
    StoreError,
    StoreInUse,
    StoreTooNew,
    TableExists,
)
from undaunted.server.store.rebuild import rebuild, standing
from undaunted.server.store.records import (
    OVER,
    PLAYING,
    WAITING,
    SeatRecord,
    Standing,
    TableRecord,
    fresh_id,
)
from undaunted.server.store.store import Store

__all__ = [
    "OVER", "PLAYING", "WAITING", "BadJournal", "NoStore", "NoTable",
    "NotKept", "OtherContent", "OutOfOrder", "SeatRecord", "Standing", "Store", "StoreClosed",
    "StoreError", "StoreInUse", "StoreTooNew", "TableExists", "TableRecord", "fresh_id", "rebuild",
    "standing",
]  # fmt: skip
