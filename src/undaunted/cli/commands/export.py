"""`undaunted export`: the games that a server keeps, as logs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undaunted.cli.commands.data import Data, Store, place
from undaunted.cli.faults import complain_of
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.messages import say


def export(
    folder: Annotated[Path, typer.Argument(help="where the logs go; made if need be", metavar="FOLDER")],
    data: Data = None,
    store: Store = "",
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
    done = write_logs(place(data, store), folder, table, running)
    terminal.tell(say("hosting-exported", lang=tongue, folder=str(folder), count=done.written))
    if done.left_out:
        terminal.tell(say("hosting-left-out", lang=tongue, count=done.left_out))
    if done.campaigns:
        terminal.tell(
            say("hosting-exported-campaigns", lang=tongue, folder=str(folder), count=done.campaigns)
        )
    if done.campaigns_left_out:
        terminal.tell(say("hosting-campaigns-left-out", lang=tongue, count=done.campaigns_left_out))
    return complain_of([*done.bad, *done.bad_campaigns])
