"""The campaigns that one was forked from, and its own forks: who plays them, and whether they go on."""

from __future__ import annotations

import sqlite3

import msgspec

from undaunted.campaign.rows import Left, parse
from undaunted.server.store import campaigns
from undaunted.server.store.campaign_records import Ancestor, Fork, Holder
from undaunted.server.store.records import OVER


def ancestors(connection: sqlite3.Connection, origin: str) -> tuple[Ancestor, ...]:
    """`origin`, what that was forked from, and so on to the root; nothing for an empty one.

    One that is missing ends the list. It has no holders and does not count as finished.
    """
    found: dict[str, Ancestor] = {}
    while origin and origin not in found:
        row = connection.execute("SELECT state, origin FROM campaigns WHERE id = ?", (origin,)).fetchone()
        state, before = row or ("", "")
        finished = state == OVER and not _was_left(connection, origin)
        found[origin] = Ancestor(origin, finished, _holders(connection, origin))
        origin = before
    return tuple(found.values())


def forks(connection: sqlite3.Connection, id: str) -> tuple[Fork, ...]:
    """The campaigns that were forked from this one, the oldest first."""
    found = []
    for fork, game in campaigns.forks(connection, id):
        (state,) = connection.execute("SELECT state FROM campaigns WHERE id = ?", (fork,)).fetchone()
        found.append(Fork(fork, game, state, _holders(connection, fork)))
    return tuple(found)


def _was_left(connection: sqlite3.Connection, id: str) -> bool:
    """A side left it: then that is its last row. What cannot be read counts as left, which opens nothing."""
    (text,) = connection.execute(
        "SELECT text FROM campaign_rows WHERE campaign_id = ? ORDER BY number DESC LIMIT 1", (id,)
    ).fetchone() or ("",)
    try:
        return isinstance(parse(text), Left)
    except msgspec.MsgspecError:
        return True


def _holders(connection: sqlite3.Connection, id: str) -> tuple[Holder, ...]:
    found = connection.execute(
        "SELECT side, token_hash, key_hash FROM campaign_sides WHERE campaign_id = ? ORDER BY place",
        (id,),
    )
    return tuple(Holder(*one) for one in found)
