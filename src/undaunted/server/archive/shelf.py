"""The games as the archive reads them: from the same store, in its own process, beside who writes it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from undaunted.server.archive.task import Volume
from undaunted.server.store.address import is_url
from undaunted.server.store.database import open_shared_to_read, open_to_read
from undaunted.server.store.errors import Damaged, StoreError
from undaunted.server.store.queries import kept_game
from undaunted.server.store.records import Kept
from undaunted.server.store.watching import damage_of

TRIES = 2
"""A database may have been away since it was asked the last time."""


class NoGame(Exception):
    """It was there when it was asked for, and has been removed."""


class Shelf:
    def __init__(self, store: str) -> None:
        self._store = store
        self._connection: sqlite3.Connection | None = None

    def game(self, volume: Volume) -> Kept:
        """As it stands now, which may be further than when it was asked for. Raises StoreError, or NoGame."""
        if volume.rows is not None:
            return Kept(volume.table, volume.rows, volume.bundle)
        found = self._read(volume.table.id)
        if found is None:
            raise NoGame
        return found

    def _read(self, id: str) -> Kept | None:
        for left in reversed(range(TRIES)):
            try:
                return kept_game(self._opened(), id)
            except sqlite3.Error as error:
                self._close()
                if found := damage_of(error):
                    raise Damaged(found) from error
                if not left:
                    raise StoreError(f"could not be read ({error})") from error
        raise AssertionError("every try returns or raises")

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            opener = open_shared_to_read if is_url(self._store) else open_to_read
            self._connection = opener(self._store)
        return self._connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
