"""`undaunted verify` and `undaunted lint`: are games and packs what they should be?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import undaunted
from undaunted.cli import saves
from undaunted.cli.faults import FAILED, REFUSALS, Fault
from undaunted.cli.hosting import complain_about, is_database, verify_database
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.content import folders, open_pack
from undaunted.content import lint as problems_of
from undaunted.content.errors import ContentError
from undaunted.game.wording import side_name
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
        if is_database(file):
            status = max(status, verify_database(file, terminal))
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


def lint(
    folder: Annotated[
        Path | None, typer.Argument(help="a pack or a folder of packs; all, if left out")
    ] = None,
    lang: Lang = None,
) -> int:
    """Look for mistakes in packs of scenarios: all of them at once."""
    tongue = chosen(lang)
    terminal = Terminal(tongue)
    status = 0
    for place in _packs(folder):
        try:
            one = open_pack(place)
            problems = problems_of(one)
        except ContentError as error:
            problems = list(error.problems)
        for problem in problems:
            print(f"undaunted: {problem}", file=sys.stderr)
            status = FAILED
        if not problems:
            terminal.tell(say("lint-good", lang=tongue, pack=one.id, scenarios=len(one.scenario_files)))
    return status


def _packs(folder: Path | None) -> list[Path]:
    if folder is None:
        return [path.parent for home in folders() for path in sorted(home.glob("*/pack.toml"))]
    if (folder / "pack.toml").exists():
        return [folder]
    found = [path.parent for path in sorted(folder.glob("*/pack.toml"))]
    if found:
        return found
    what = "no pack.toml in it" if folder.is_dir() else "no such folder"
    raise Fault(f"{folder}: found {what}, expected a pack, or a folder of packs")
