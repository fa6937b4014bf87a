"""Whether every stored game is what its journal says: all are played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from undaunted.game.game import Game
from undaunted.game.record.rows import Row
from undaunted.game.result import Result, result_of
from undaunted.server.store import campaigns, queries
from undaunted.server.store.address import is_url
from undaunted.server.store.backup import soundness
from undaunted.server.store.campaign_checking import check_campaign
from undaunted.server.store.database import reading
from undaunted.server.store.dice import is_dealt
from undaunted.server.store.errors import BadCampaign, BadJournal, NoStore
from undaunted.server.store.rebuild import rebuild, standing
from undaunted.server.store.records import OVER, PLAYING, WAITING, TableRecord
from undaunted.server.store.suspecting import suspecting
from undaunted.server.store.watching import READABLE, only_this


class Verified(msgspec.Struct):
    games: int = 0
    running: int = 0
    rows: int = 0
    bad: list[BadJournal] = []
    campaigns: int = 0
    bad_campaigns: list[BadCampaign] = []


def verify(data: Path | str, look: Callable[[str, Game], None] | None = None) -> Verified:
    """All games of a file, which a server may be writing to meanwhile; `look` is shown each that holds."""
    done = Verified()
    results: dict[str, Result] = {}
    with reading(data) if is_url(data) else suspecting(Path(data)) as connection:
        # PostgreSQL looks after its own pages.
        if not is_url(data) and (problem := soundness(connection)):
            raise NoStore(str(data), problem, "a sound database")
        for id in queries.ids(connection):
            try:
                with only_this(partial(BadJournal, id, 0, expected=READABLE)):
                    found = queries.kept_game(connection, id)
                if found is None:
                    continue
                record, rows, bundle = found
                done.games += 1
                done.rows += len(rows)
                done.running += record.state != OVER
                game = check(record, rows, bundle)
            except BadJournal as error:
                done.bad.append(error)
                continue
            if record.campaign and game.over:
                results[id] = result_of(game)
            if look:
                look(id, game)
        for id in campaigns.ids(connection):
            try:
                with only_this(partial(BadCampaign, id, expected=READABLE)):
                    kept = campaigns.kept(connection, id)
                if kept is None:
                    continue
                done.campaigns += 1
                check_campaign(kept, results)
            except BadCampaign as error:
                done.bad_campaigns.append(error)
    return done


def check(record: TableRecord, rows: Sequence[Row], bundle: str = "") -> Game:
    """One game: its rows can be played, bring what they brought, and leave it standing as it is noted."""
    game = rebuild(record, rows, bundle)
    expected = standing(game, record.changed)
    if not rows:
        # Nothing was decided: it may still wait for people, and nobody has noted whom it asks.
        expected.state = record.state if record.state != OVER else expected.state
        expected.waits_for, expected.round = record.waits_for, record.round
    elif record.state == WAITING:
        raise BadJournal(record.id, 0, "a table that waits for people", "one that is played: it has rows")
    if record.state == PLAYING and not is_dealt(record.seed):
        raise BadJournal(record.id, 0, "a table that is played", "one whose cards were dealt")
    for part in ("state", "winner", "how", "waits_for", "round", "decisions"):
        found, right = getattr(record, part), getattr(expected, part)
        if found != right:
            raise BadJournal(record.id, 0, f"{part} {found!r}", f"{right!r}, as the journal leads to")
    return game
