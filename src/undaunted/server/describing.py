"""What anyone may know of a table, as its page and the lobby tell it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from undaunted.content.stage import Stage, stage
from undaunted.game.telling.wording import told_text
from undaunted.server import pages, staging
from undaunted.server.store import OVER, PLAYING, TableRecord
from undaunted.server.store.dice import seed_hash
from undaunted.server.tables import seating
from undaunted.server.wire import Ending, Sitting

if TYPE_CHECKING:
    from undaunted.server.tables import Table


def table_info(
    record: TableRecord, live: Table | None, lang: str, yours: tuple[str, ...] = ()
) -> pages.TableInfo:
    """From the record; what only the table in memory knows is left out where there is none."""
    if live is None:
        return described(record, stage(record.scenario), lang, seating.sittings(record, lang), None)
    return described(record, live.game.stage, lang, live.sittings(lang, yours), live.ending(lang))


def described(
    record: TableRecord, where: Stage, lang: str, seats: tuple[Sitting, ...], ending: Ending | None
) -> pages.TableInfo:
    # All have sat down, and it waits for numbers: whoever owes one has something to do there.
    untold = seating.awaited(record)
    state = OVER if record.void else PLAYING if untold else record.state
    return pages.TableInfo(
        table=record.id,
        scenario=record.scenario,
        stage=staging.address(where, record.id),
        title=told_text(record.scenario, "title", where.scenario.title, lang),
        ways=staging.option_infos(where.options, lang),
        game=where.pack.id,
        theatre=staging.theatre(where.pack),
        state=state,
        seats=seats,
        round=record.round,
        decisions=record.decisions,
        asked=untold or tuple(record.waits_for.split()) if state == PLAYING else (),
        seed_hash=seed_hash(record.seed),
        advice=seating.may_advise(record),
        created=when(record.created),
        changed=when(record.changed),
        ending=ending,
        campaign=record.campaign,
        void=record.void,
    )


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
