"""Tables laid before the server starts, with a seed of the test's choice: their games are always the same."""

from __future__ import annotations

from pathlib import Path

from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import queries
from undaunted.server.store.database import open_to_write

DESERT = pages.NewTable(scenario="north-africa/2", seats={"LRDG": "me", "Italian": "random"})
DESERT_SEED = bytes(31) + b"\x03"


def lay(data: Path) -> pages.Opened:
    record, told = opened(DESERT)
    record.seed = DESERT_SEED
    connection = open_to_write(str(data))
    try:
        queries.create(connection, record)
    finally:
        connection.close()
    return told
