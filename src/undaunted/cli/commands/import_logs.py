"""`undaunted import`: logs of games become games that a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.cli import saves
from undaunted.cli.commands.data import Data, Store, place
from undaunted.cli.faults import REFUSALS, Fault, complain_about
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.game.telling.wording import side_name
from undaunted.messages import say

if TYPE_CHECKING:
    from sqlite3 import Connection


def import_logs(
    files: Annotated[list[Path], typer.Argument(help="logs of finished games", metavar="FILE...")],
    data: Data = None,
    store: Store = "",
    lang: Lang = None,
) -> int:
    """Put logs of finished games into the server's file, to be replayed in the browser."""
    from undaunted.server.store.importing import opened

    tongue = chosen(lang)
    terminal = Terminal(tongue)
    status = 0
    with opened(place(data, store)) as connection:
        for file in files:
            try:
                terminal.tell(_import(connection, file, tongue))
            except (Fault, *REFUSALS) as error:
                status = max(status, complain_about(file, error))
    return status


def _import(connection: Connection, file: Path, tongue: str) -> str:
    from undaunted.server.store import sheets
    from undaunted.server.store.importing import import_log

    beside = file.with_suffix(sheets.SUFFIX)
    text = saves.read(file)
    sheet = sheets.read(saves.read(beside)) if beside != file and beside.is_file() else None
    done = import_log(connection, text, sheet, tongue)
    if not done.fresh:
        return say("hosting-known", lang=tongue, file=str(file), table=done.table)
    return say(
        "hosting-imported",
        lang=tongue,
        file=str(file),
        scenario=done.game.scenario,
        decisions=done.game.decisions,
        winner=side_name(done.winner, tongue) if done.winner else "",
        table=done.table,
    )
