"""Stored games as log files, which need neither a server nor this database."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from functools import partial
from pathlib import Path

import msgspec

from undaunted.campaign.campaign import Campaign
from undaunted.campaign.log import game_log
from undaunted.game.record import log as logs
from undaunted.game.record.rows import WITHDRAW, Row, decisions_of, withdrawn
from undaunted.server.store import campaign_lineage, campaigns, queries, sheets
from undaunted.server.store.campaign_checking import folded, written
from undaunted.server.store.campaign_records import CampaignRecord
from undaunted.server.store.database import reading
from undaunted.server.store.dice import is_dealt
from undaunted.server.store.errors import BadCampaign, BadJournal, NoStore, NoTable, OtherContent
from undaunted.server.store.rebuild import rebuild, recorded
from undaunted.server.store.records import OVER, Kept
from undaunted.server.store.watching import READABLE, only_this

SUFFIX = ".log"
CAMPAIGN_SUFFIX = ".campaign.txt"


class Exported(msgspec.Struct):
    """`left_out`: games that are not over, whose logs would tell hands, decks and dice to come.

    `bad` are those that cannot be played again. Where only what they were played with is not to be had any
    more, their logs are written all the same, unchecked: another version of the program may know it.
    """

    written: int = 0
    left_out: int = 0
    bad: list[BadJournal] = []
    campaigns: int = 0
    bad_campaigns: list[BadCampaign] = []
    campaigns_left_out: int = 0


def export(data: Path | str, folder: Path, table: str = "", running: bool = False) -> Exported:
    """Every game, or one, as `ID.log`; those that are not over only where the host wants them (`running`).

    Beside the log of a finished game lies its sheet, `ID.json`; a campaign is one text, `ID.campaign.txt`.
    """
    done = Exported()
    played: dict[str, str] = {}
    with reading(data) as connection:
        for id in [table] if table else queries.ids(connection):
            try:
                with only_this(partial(BadJournal, id, 0, expected=READABLE)):
                    found = queries.kept_game(connection, id)
            except BadJournal as error:
                done.bad.append(error)
                continue
            if found is None:
                raise NoTable(id)
            record, rows, bundle = found
            if record.state != OVER and not (running and is_dealt(record.seed)):
                done.left_out += 1
                continue
            try:
                game = rebuild(record, rows, bundle)
                text = game.save(content=True)
                if record.campaign:
                    played[id] = game_log(game)
            except OtherContent as error:
                done.bad.append(error)
                text = as_stored(found)
            except BadJournal as error:
                done.bad.append(error)
                continue
            if record.state == OVER:
                write(folder / f"{id}{sheets.SUFFIX}", sheets.write(sheets.sheet_of(record, rows)))
            write(folder / f"{id}{SUFFIX}", text)
            done.written += 1
        for id in [] if table else campaigns.ids(connection):
            _export_campaign(connection, id, folder, running, played, done)
    return done


def _export_campaign(
    connection: sqlite3.Connection,
    id: str,
    folder: Path,
    running: bool,
    played: dict[str, str],
    done: Exported,
) -> None:
    try:
        with only_this(partial(BadCampaign, id, expected=READABLE)):
            kept = campaigns.kept(connection, id)
        if kept is None:
            return
        campaign = folded(kept)
        if not running and not _is_open(connection, kept.record, campaign):
            done.campaigns_left_out += 1
            return
        text = written(kept.record, campaign, played)
    except BadCampaign as error:
        done.bad_campaigns.append(error)
        return
    write(folder / f"{id}{CAMPAIGN_SUFFIX}", text)
    done.campaigns += 1


def _is_open(connection: sqlite3.Connection, record: CampaignRecord, campaign: Campaign) -> bool:
    """Played to its end, and so is every campaign that it was forked from and that has secrets to keep."""
    finished = record.state == OVER and not campaign.left
    return finished and not any(one.guards for one in campaign_lineage.ancestors(connection, record.origin))


def as_stored(kept: Kept) -> str:
    """The log of a game that cannot be played again here, as far as what is stored tells it."""
    record = recorded(kept.table, decisions_of(kept.rows))
    if gave_up := withdrawn(kept.rows):
        record.rows.append(Row(len(record.rows), gave_up, WITHDRAW))
    record.bundle = kept.bundle
    return logs.write(record, with_seeds=True)


def write(path: Path, text: str) -> None:
    """All or nothing, and for its owner's eyes: the log of a running game tells everything."""
    draft = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(draft, path)
    except OSError as error:
        if draft:
            Path(draft).unlink(missing_ok=True)
        raise NoStore(str(path), f"{error.strerror}", "a file that can be written") from error
