"""Each order, carried out: the game is played again, and told."""

from __future__ import annotations

import msgspec

from undaunted.game.afterwards import Account, Bookkeeper, Roll
from undaunted.game.game import Game
from undaunted.game.record.rows import decisions_of
from undaunted.server import pages, staging, telling
from undaunted.server.archive.shelf import NoGame, Shelf
from undaunted.server.archive.task import (
    Answer,
    Broken,
    Explanation,
    Found,
    Log,
    LookBack,
    Missing,
    Order,
    Page,
    Record,
    Replay,
    Staged,
    Unreadable,
)
from undaunted.server.describing import described
from undaunted.server.lasting import Lasting
from undaunted.server.recording import written
from undaunted.server.replaying import moments, numbered
from undaunted.server.soloing import account_of
from undaunted.server.store import OVER
from undaunted.server.store.errors import BadJournal, Damaged, OtherContent, StoreError
from undaunted.server.store.rebuild import games_of, rebuild, stage_for
from undaunted.server.store.records import Kept
from undaunted.server.tables import seating
from undaunted.server.wire import Ending

TOLD = 2
"""Strokes of luck that are told, and as many of bad luck."""


def answer_to(order: Order, shelf: Shelf) -> Answer:
    try:
        return _read(order, shelf.game(order.volume))
    except BadJournal as error:
        return Unreadable(error.why if isinstance(error, OtherContent) else "journal", str(error))
    except Damaged as error:
        return Broken(str(error), error.why)
    except StoreError as error:
        return Broken(str(error))
    except NoGame:
        return Missing()


def _read(order: Order, kept: Kept) -> Found:
    match order:
        case Replay():
            told: object = _replayed(order, kept)
        case LookBack():
            told = looked_back(_account(kept), order.lang)
        case Explanation():
            told = account_of(rebuild(*kept), order.decision, order.lang, order.eyes)
            if not told:
                return Found(b"")
        case Page():
            told = _page(order, kept)
        case Log():
            return Found(rebuild(*kept).save(content=True).encode())
        case Record():
            told = written(kept, order.yours, order.lang)
        case Staged():
            page = Lasting.of(staging.staged_of(stage_for(kept.table, kept.bundle), order.lang))
            return Found(page.body, page.packed, page.tag)
    return Found(msgspec.json.encode(told))


def _replayed(order: Replay, kept: Kept) -> pages.Moments:
    where = stage_for(kept.table, kept.bundle)
    ending = order.ending
    if ending is None and kept.table.state == OVER:
        ending = _ending(rebuild(*kept), order.lang)
    asked = (order.eyes, order.seat, order.first, order.last, order.lang)
    return moments(kept.table, kept.rows, where, ending, *asked)


def _ending(game: Game, lang: str) -> Ending | None:
    side = seating.side_of(game.stage, game.withdrawn) if game.withdrawn else ""
    return telling.ending(game, lang, side)


def _page(order: Page, kept: Kept) -> pages.TableInfo:
    record = kept.table
    game = rebuild(*kept)
    seats = seating.sittings(record, order.lang, yours=order.yours, playing=game.stage)
    return described(record, game.stage, order.lang, seats, _ending(game, order.lang))


def _account(kept: Kept) -> Account:
    keeper = Bookkeeper()
    where = stage_for(kept.table, kept.bundle)
    for game in games_of(kept.table, numbered(decisions_of(kept.rows)), where):
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
