"""Campaigns in the database; each function works on an open connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from undaunted.game.record.mixture import is_number
from undaunted.server.store import carried, queries
from undaunted.server.store.campaign_records import (
    CampaignRecord,
    GameRecord,
    KeptCampaign,
    Onward,
    SideRecord,
)
from undaunted.server.store.errors import Damaged, NoCampaign, OutOfOrder, SeatTaken
from undaunted.server.store.records import PERSON, check_times

_COLUMNS = "id, name, lang, created, changed, state, at_hand, origin, origin_game"


# Writing; the writer sees to it that each happens whole or not at all


def create(connection: sqlite3.Connection, record: CampaignRecord, rows: Sequence[str]) -> None:
    """A new campaign with its first rows; a fork comes with more of them, and with their tables."""
    connection.execute(
        f"INSERT INTO campaigns ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id, record.name, record.lang, record.created, record.changed, record.state, record.at_hand,
            record.origin, record.origin_game,
        ),
    )  # fmt: skip
    connection.executemany(
        "INSERT INTO campaign_sides (campaign_id, place, side, kind, bot, name, token_hash, key_hash,"
        " standin, seen, promised) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(record.id, place, *_told(one)) for place, one in enumerate(record.sides)],
    )
    connection.executemany(
        "INSERT INTO campaign_devices (campaign_id, seat, token_hash, since) VALUES (?, ?, ?, ?)",
        [(record.id, one.side, device, record.created) for one in record.sides for device in one.devices],
    )
    _add(connection, record.id, 1, rows)
    for one in record.games:
        _note_game(connection, record.id, one)


def _told(one: SideRecord) -> tuple[str | bytes | float, ...]:
    return (
        one.side, one.kind, one.bot, one.name, one.token_hash, one.key_hash, one.standin, one.seen,
        one.promised,
    )  # fmt: skip


def append(connection: sqlite3.Connection, campaign: str, onward: Onward) -> None:
    """The next rows, and what comes with them: a table that is opened, or a game that is void."""
    changed = connection.execute(
        "UPDATE campaigns SET state = ?, at_hand = ?, changed = ? WHERE id = ?",
        (onward.state, onward.at_hand, onward.changed, campaign),
    )
    if not changed.rowcount:
        raise NoCampaign(campaign)
    _add(connection, campaign, onward.first, onward.rows)
    if onward.promised is not None:
        side, commitment = onward.promised
        connection.execute(
            "UPDATE campaign_sides SET promised = ? WHERE campaign_id = ? AND side = ?",
            (commitment, campaign, side),
        )
    if onward.opened is not None:
        connection.execute("UPDATE campaign_sides SET promised = '' WHERE campaign_id = ?", (campaign,))
        queries.create(connection, onward.opened, bundle=onward.bundle)
        last = onward.first + len(onward.rows) - 1
        _note_game(connection, campaign, GameRecord(last, onward.game, onward.opened.id))
    if onward.void:
        connection.execute(
            "UPDATE campaign_games SET void = 1 WHERE campaign_id = ? AND table_id = ?",
            (campaign, onward.void),
        )
        # A fork has games at the tables of another campaign, where they are not void for that.
        connection.execute(
            "UPDATE tables SET void = 1 WHERE id = ? AND campaign = ?", (onward.void, campaign)
        )


def _add(connection: sqlite3.Connection, campaign: str, first: int, rows: Iterable[str]) -> None:
    """The next rows, and no others."""
    for number, text in enumerate(rows, start=first):
        added = connection.execute(
            "INSERT INTO campaign_rows (campaign_id, number, text) SELECT ?1, ?2, ?3"
            " WHERE ?2 = 1 + coalesce((SELECT max(number) FROM campaign_rows WHERE campaign_id = ?1), 0)",
            (campaign, number, text),
        )
        if not added.rowcount:
            raise OutOfOrder(campaign, number)


def _note_game(connection: sqlite3.Connection, campaign: str, one: GameRecord) -> None:
    connection.execute(
        "INSERT INTO campaign_games (campaign_id, number, game, table_id, void) VALUES (?, ?, ?, ?, ?)",
        (campaign, one.number, one.game, one.table, int(one.void)),
    )


def seat(connection: sqlite3.Connection, campaign: str, who: SideRecord, state: str) -> None:
    """Somebody has this side from now on, or a bot sits in for him: here, and at the table of the game that
    goes on. Only where he was invited, or has it already: whatever else runs on this file."""
    taken = connection.execute(
        "UPDATE campaign_sides SET kind = ?, bot = ?, name = ?, token_hash = ?, key_hash = ?, standin = ?,"
        " seen = ?, promised = ? WHERE campaign_id = ? AND side = ? AND (kind = 'invite' OR token_hash = ?)",
        (*_told(who)[1:], campaign, who.side, who.token_hash),
    )
    if not taken.rowcount:
        there = (campaign, who.side)
        if connection.execute(
            "SELECT 1 FROM campaign_sides WHERE campaign_id = ? AND side = ?", there
        ).fetchone():
            raise SeatTaken(*there)
        raise NoCampaign(*there)
    connection.execute("UPDATE campaigns SET state = ? WHERE id = ?", (state, campaign))
    connection.execute(
        "UPDATE seats SET name = ?, token_hash = ?, bot = ? WHERE kind = ? AND seat = ? AND table_id ="
        " (SELECT at_hand FROM campaigns WHERE id = ?)",
        (who.name, who.token_hash, who.standin, PERSON, who.side, campaign),
    )


def seen(connection: sqlite3.Connection, campaign: str, sides: Sequence[str], now: float) -> None:
    connection.executemany(
        "UPDATE campaign_sides SET seen = ?1 WHERE campaign_id = ?2 AND side = ?3 AND seen < ?1",
        [(now, campaign, one) for one in sides],
    )


# Reading


def kept(connection: sqlite3.Connection, id: str) -> KeptCampaign | None:
    """All of it as it was at one moment, even while a server writes."""
    alone = not connection.in_transaction  # a store in memory asks in the midst of its writing
    if alone:
        connection.execute("BEGIN")
    try:
        found = _record(connection, id)
        return KeptCampaign(found, _rows(connection, id)) if found else None
    finally:
        if alone:
            connection.execute("ROLLBACK")


def _record(connection: sqlite3.Connection, id: str) -> CampaignRecord | None:
    found = connection.execute(f"SELECT {_COLUMNS} FROM campaigns WHERE id = ?", (id,)).fetchone()
    if found is None:
        return None
    told = dict(zip(_COLUMNS.split(", "), found, strict=True))
    check_times(told["created"], told["changed"])
    also = carried.devices(connection, id, carried.CAMPAIGNS)
    sides = [
        msgspec.structs.replace(SideRecord(*one), devices=also.get(one[0], ()))
        for one in connection.execute(
            "SELECT side, kind, bot, name, token_hash, key_hash, standin, seen, promised FROM campaign_sides"
            " WHERE campaign_id = ? ORDER BY place",
            (id,),
        )
    ]
    if any(one.promised and not is_number(one.promised) for one in sides):
        raise Damaged("a promise that is no number's hash")
    games = [
        GameRecord(number, game, table, bool(void))
        for number, game, table, void in connection.execute(
            "SELECT number, game, table_id, void FROM campaign_games WHERE campaign_id = ? ORDER BY number",
            (id,),
        )
    ]
    return CampaignRecord(**told, sides=sides, games=games)


def _rows(connection: sqlite3.Connection, id: str) -> list[str]:
    found = connection.execute("SELECT text FROM campaign_rows WHERE campaign_id = ? ORDER BY number", (id,))
    return [text for (text,) in found]


def ids(connection: sqlite3.Connection) -> list[str]:
    """All campaigns, the oldest first."""
    return [id for (id,) in connection.execute("SELECT id FROM campaigns ORDER BY created, id")]


def forks(connection: sqlite3.Connection, id: str) -> list[tuple[str, int]]:
    """The campaigns that were made from this one, and before which game."""
    found = connection.execute(
        "SELECT id, origin_game FROM campaigns WHERE origin = ? AND origin <> '' ORDER BY created, id", (id,)
    )
    return [(fork, game) for fork, game in found]


def due(connection: sqlite3.Connection) -> list[str]:
    """Whose game has ended without their step having been taken: the server stopped between the two."""
    found = connection.execute(
        "SELECT campaigns.id FROM campaigns JOIN tables ON tables.id = at_hand WHERE tables.state = 'over'"
        " ORDER BY campaigns.created"
    )
    return [id for (id,) in found]
