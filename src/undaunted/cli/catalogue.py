"""`undaunted scenarios`: what there is to play."""

from __future__ import annotations

import sys
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import undaunted
from undaunted.content import pack
from undaunted.messages import say


def scenarios(
    json: Annotated[bool, typer.Option("--json", help="as JSON, with all there is to know")] = False,
) -> None:
    """List the scenarios."""
    known = undaunted.scenarios()
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(known), indent=2).decode() + "\n")
        return
    console = Console(highlight=False)
    for name, group in groupby(known, key=lambda info: info.id.partition("/")[0]):
        listed = list(group)
        sides = listed[0].sides
        table = Table(title=pack(name).title, title_justify="left", box=SIMPLE_HEAD, padding=0)
        for heading in ("scenario", "title"):
            table.add_column(say(f"list-{heading}"), no_wrap=True)
        for side in sides:
            table.add_column(side, no_wrap=True)
        for heading in ("initiative", "origin"):
            table.add_column(say(f"list-{heading}"), no_wrap=True)
        for info in listed:
            goals = [info.goals[side] for side in sides]
            table.add_row(info.id, info.title, *goals, info.initiative, info.origin)
        console.print(table)
