"""Things explained and games introduced, to whoever looks at the screen: never with another seat's eyes."""

from __future__ import annotations

from undaunted.game.telling.briefing import brief
from undaunted.game.telling.explaining import explain
from undaunted.server.store.dice import is_dealt
from undaunted.server.tables import Connection, Table
from undaunted.server.wire import AskBrief, Briefing, Explain, Explained


def explained(table: Table, ask: Explain, connection: Connection) -> Explained:
    told = explain(table.game, _eyes(table, connection), ask.thing, connection.lang)
    if told is None:
        return Explained(ask.id, ask.thing, "", "", (), "")
    return Explained(ask.id, ask.thing, told.title, told.rule, told.now, told.section)


def briefing(table: Table, ask: AskBrief, connection: Connection) -> Briefing:
    told = brief(table.game, connection.face, connection.lang)
    return Briefing(ask.id, told.title, told.you, told.story, told.goals, told.score, told.ways, told.orders)


def _eyes(table: Table, connection: Connection) -> str:
    """Before the deal nobody has cards to know of."""
    return connection.face if is_dealt(table.record.seed) else ""
