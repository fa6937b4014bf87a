"""`undaunted lint`: are packs of scenarios what they should be?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from undaunted.campaign.lint import lint as campaign_problems_of
from undaunted.cli.faults import FAILED, Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.content import folders, open_pack
from undaunted.content import lint as problems_of
from undaunted.content.errors import ContentError
from undaunted.content.loader import places
from undaunted.messages import say
from undaunted.solo.shelf import lint as solo_problems_of


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
    doubled = places().doubled
    for place in _packs(folder):
        try:
            one = open_pack(place)
            problems = problems_of(one) + solo_problems_of(one)
            # A campaign speaks of scenarios: without those every state would be reported.
            problems = problems or campaign_problems_of(one)
        except ContentError as error:
            problems = list(error.problems)
        if place in doubled:
            problems.insert(0, doubled[place])
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
