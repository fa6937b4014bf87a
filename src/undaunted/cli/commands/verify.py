"""`undaunted verify`: are saved games, and all that a server keeps, what they should be?

The store is imported where it is used: a game in the terminal starts faster without it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import undaunted
from undaunted.cli import saves
from undaunted.cli.faults import REFUSALS, Fault, complain_about, complain_of
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.game.telling.wording import side_name
from undaunted.messages import say


def verify(
    files: Annotated[list[Path], typer.Argument(help="saved games, or a server's file", metavar="FILE...")],
    lang: Lang = None,
) -> int:
    """Check saved games, or all that a server keeps: decisions legal, chance as promised."""
    tongue = chosen(lang)
    terminal = Terminal(tongue)
    status = 0
    for file in files:
        if _is_database(file):
            status = max(status, _verify_database(file, terminal))
            continue
        try:
            verdict = undaunted.verify(saves.read(file))
        except (Fault, *REFUSALS) as error:
            status = max(status, complain_about(file, error))
            continue
        told = say(
            "verify-good",
            lang=tongue,
            file=str(file),
            scenario=verdict.scenario,
            decisions=verdict.decisions,
            winner=side_name(verdict.winner, tongue) if verdict.winner else "",
            withdrawn=verdict.withdrawn,
            chance=verdict.chance,
        )
        terminal.tell(told)
    return status


def _verify_database(file: Path, terminal: Terminal) -> int:
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
    return complain_of(done.bad, f"{file}: ")


def _is_database(file: Path) -> bool:
    from undaunted.server.store.database import is_database as looks_like_one

    return looks_like_one(file)
