"""`undaunted backup`: a copy of all that a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undaunted.cli.commands.data import Data, Store
from undaunted.cli.faults import Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.messages import say
from undaunted.server.data_file import data_file


def backup(
    to: Annotated[Path, typer.Argument(help="the copy: a file that is not there yet", metavar="TO")],
    data: Data = None,
    store: Store = "",
    lang: Lang = None,
) -> int:
    """Copy the server's file while it runs, and check the copy."""
    from undaunted.server.store.backup import backup as copy

    tongue = chosen(lang)
    if store:
        raise Fault(say("hosting-pg-dump", lang=tongue))
    count = copy(data_file(data), to)
    Terminal(tongue).tell(say("hosting-backup", lang=tongue, file=str(to), count=count))
    return 0
