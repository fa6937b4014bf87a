"""Which server's file, or database, a command is about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undaunted.cli.faults import Fault
from undaunted.server.data_file import data_file

SCHEMES = ("postgresql://", "postgres://")
"""As in the store, which is not imported for it: a game in the terminal starts faster without."""

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", help="the server's file; by default UNDAUNTED_DATA, or undaunted.db among your data"
    ),
]

Store = Annotated[
    str, typer.Option("--store", help="a PostgreSQL database in place of the file", metavar="URL")
]


def place(data: Path | None, store: str) -> Path | str:
    """Where the tables are kept."""
    if store and not store.startswith(SCHEMES):
        raise Fault(f"--store {store}: found no address of a database, expected postgresql://…")
    return store or data_file(data)
