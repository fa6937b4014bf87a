"""Each order, carried out: the game is played again, and told."""

from __future__ import annotations

import msgspec

from undaunted.game.afterwards import Account, Bookkeeper, Roll
from undaunted.game.game import Game
from undaunted.game.record.rows import decisions_of
from undaunted.server import pages, telling
from undaunted.server.archive.task import (
    Answer,
    Explanation,
    Found,
    Log,
    LookBack,
    Order,
    Page,
    Replay,
    Unreadable,
    Volume,
)
from undaunted.server.describing import described
from undaunted.server.replaying import moments, numbered
from undaunted.server.soloing import account_of
from undaunted.server.store import OVER
from undaunted.server.store.errors import BadJournal, OtherContent
from undaunted.server.store.rebuild import games_of, rebuild, stage_for
from undaunted.server.tables import seating
from undaunted.server.wire import Ending

TOLD = 2
"""Strokes of luck that are told, and as many of bad luck."""


def answer_to(order: Order) -> Answer:
    try:
        return Found(_read(order))
    except BadJournal as error:
        return Unreadable(error.why if isinstance(error, OtherContent) else "journal", str(error))


def _read(order: Order) -> bytes:
    volume = order.volume
    match order:
        case Replay():
            return msgspec.json.encode(_replayed(order))
        case LookBack():
            return msgspec.json.encode(looked_back(_account(volume), order.lang))
        case Explanation():
            told = account_of(_game(volume), order.decision, order.lang, order.eyes)
            return msgspec.json.encode(told) if told else b""
        case Page():
            return msgspec.json.encode(_page(order))
        case Log():
            return _game(volume).save(content=True).encode()


def _game(volume: Volume) -> Game:
    return rebuild(volume.table, volume.rows, volume.bundle)


def _replayed(order: Replay) -> pages.Moments:
    volume = order.volume
    where = stage_for(volume.table, volume.bundle)
    ending = order.ending
    if ending is None and volume.table.state == OVER:
        ending = _ending(_game(volume), order.lang)
    asked = (order.eyes, order.seat, order.first, order.last, order.lang)
    return moments(volume.table, volume.rows, where, ending, *asked)


def _ending(game: Game, lang: str) -> Ending | None:
    side = seating.side_of(game.stage, game.withdrawn) if game.withdrawn else ""
    return telling.ending(game, lang, side)


def _page(order: Page) -> pages.TableInfo:
    record = order.volume.table
    game = _game(order.volume)
    seats = seating.sittings(record, order.lang, yours=order.yours, playing=game.stage)
    return described(record, game.stage, order.lang, seats, _ending(game, order.lang))


def _account(volume: Volume) -> Account:
    keeper = Bookkeeper()
    where = stage_for(volume.table, volume.bundle)
    for game in games_of(volume.table, numbered(decisions_of(volume.rows)), where):
        keeper.note(game)
    return keeper.account()


def looked_back(account: Account, lang: str) -> pages.Afterwards:
    hits = sorted((roll for roll in account.rolls if roll.hit), key=lambda roll: roll.chance)
    misses = sorted((roll for roll in account.rolls if not roll.hit), key=lambda roll: -roll.chance)
    return pages.Afterwards(
        rounds=account.rounds,
        decisions=account.decisions,
        began=account.began,
        course=account.course,
        sides=account.sides,
        lucky=tuple(_struck(roll, lang) for roll in hits[:TOLD] if roll.chance <= 0.5),
        unlucky=tuple(_struck(roll, lang) for roll in misses[:TOLD] if roll.chance >= 0.5),
    )


def _struck(roll: Roll, lang: str) -> pages.Stroke:
    return pages.Stroke(roll.decision, roll.side, round(100 * roll.chance), roll.event.say(lang))
