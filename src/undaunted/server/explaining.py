"""Things explained and games introduced, to whoever looks at the screen: never with another seat's eyes."""

from __future__ import annotations

from undaunted.game.game import Game
from undaunted.game.telling.briefing import brief
from undaunted.game.telling.explaining import explain
from undaunted.server.tables import Connection
from undaunted.server.wire import AskBrief, Briefing, Explain, Explained


def explained(game: Game, ask: Explain, connection: Connection) -> Explained:
    told = explain(game, connection.face, ask.thing, connection.lang)
    if told is None:
        return Explained(ask.id, ask.thing, "", "", (), "")
    return Explained(ask.id, ask.thing, told.title, told.rule, told.now, told.section)


def briefing(game: Game, ask: AskBrief, connection: Connection) -> Briefing:
    told = brief(game, connection.face, connection.lang)
    return Briefing(ask.id, told.title, told.you, told.story, told.goals, told.score, told.ways, told.orders)
