"""Which server's file a command is about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", help="the server's file; by default UNDAUNTED_DATA, or undaunted.db among your data"
    ),
]
