"""`undaunted backup`, `export`, `import`, and `verify` of a database: what a host does with stored games.

The store is imported where it is used: a game in the terminal starts faster without it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.cli import saves
from undaunted.cli.faults import FAILED, REFUSALS, Fault, line_of, status_of
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.content.errors import ContentError
from undaunted.game.wording import side_name
from undaunted.messages import say
from undaunted.server.data_file import data_file

if TYPE_CHECKING:
    from sqlite3 import Connection

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", help="the server's file; by default UNDAUNTED_DATA, or undaunted.db among your data"
    ),
]


def backup(
    to: Annotated[Path, typer.Argument(help="the copy: a file that is not there yet", metavar="TO")],
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Copy the server's file while it runs, and check the copy."""
    from undaunted.server.store.backup import backup as copy

    tongue = chosen(lang)
    count = copy(data_file(data), to)
    Terminal(tongue).tell(say("hosting-backup", lang=tongue, file=str(to), count=count))
    return 0


def export(
    folder: Annotated[Path, typer.Argument(help="where the logs go; made if need be", metavar="FOLDER")],
    data: Data = None,
    table: Annotated[str, typer.Option("--table", help="this table only", metavar="ID")] = "",
    running: Annotated[
        bool,
        typer.Option(
            "--running", help="games that are not over, too: their logs tell every hand and the dice to come"
        ),
    ] = False,
    lang: Lang = None,
) -> int:
    """Write stored games as log files."""
    from undaunted.server.store.exporting import export as write_logs

    tongue = chosen(lang)
    terminal = Terminal(tongue)
    done = write_logs(data_file(data), folder, table, running)
    terminal.tell(say("hosting-exported", lang=tongue, folder=str(folder), count=done.written))
    if done.left_out:
        terminal.tell(say("hosting-left-out", lang=tongue, count=done.left_out))
    return _complain_of(done.bad)


def import_logs(
    files: Annotated[list[Path], typer.Argument(help="logs of finished games", metavar="FILE...")],
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Put logs of finished games into the server's file, to be replayed in the browser."""
    from undaunted.server.store.importing import opened

    tongue = chosen(lang)
    terminal = Terminal(tongue)
    status = 0
    with opened(data_file(data)) as connection:
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
        winner=side_name(done.winner, tongue),
        table=done.table,
    )


def verify_database(file: Path, terminal: Terminal) -> int:
    """Play all its games again; those that do not hold get a line each."""
    from undaunted.server.store.verifying import verify

    try:
        done = verify(file)
    except REFUSALS as error:
        return complain_about(file, error)
    if not done.bad:
        terminal.tell(
            say("hosting-verified", lang=terminal.lang, file=str(file), count=done.games, left=done.running)
        )
    return _complain_of(done.bad, f"{file}: ")


def is_database(file: Path) -> bool:
    from undaunted.server.store.database import is_database as looks_like_one

    return looks_like_one(file)


def complain_about(file: Path, error: Exception) -> int:
    """A line on the error stream; gives the exit status."""
    text = line_of(error)
    print(f"undaunted: {text if text.startswith(str(file)) else f'{file}: {text}'}", file=sys.stderr)
    # A log that names no known scenario is a bad log here, not a bad command.
    return FAILED if isinstance(error, ContentError) else status_of(error)


def _complain_of(problems: Sequence[Exception], where: str = "") -> int:
    for problem in problems:
        print(f"undaunted: {where}{line_of(problem)}", file=sys.stderr)
    return FAILED if problems else 0
