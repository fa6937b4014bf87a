"""`undaunted scenarios`: what there is to play."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

import undaunted
from undaunted.api import ScenarioInfo
from undaunted.cli.faults import FAILED
from undaunted.cli.language import Lang, chosen
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.terminal import Terminal
from undaunted.content import broken, find, pack
from undaunted.content.goal import parse_goal
from undaunted.game.telling.ways import ways
from undaunted.game.telling.wording import goal_text, side_name, told_text
from undaunted.messages import name, say
from undaunted.solo.offer import sides

ORIGINS = ("printed", "reconstructed", "original")


def scenarios(
    json: Annotated[bool, typer.Option("--json", help="as JSON, with all there is to know")] = False,
    lang: Lang = None,
) -> int:
    """List the scenarios."""
    tongue = chosen(lang)
    known = undaunted.scenarios()
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(known), indent=2).decode() + "\n")
        return tell_broken(tongue)
    console = Terminal(tongue).console
    for home, group in groupby(known, key=lambda info: info.id.partition("/")[0]):
        listed = list(group)
        console.print(_table(home, listed, tongue), soft_wrap=False)
        for told in (*_ways(listed, tongue), *_alone(listed, tongue)):
            for line in wrap(Text(told), console.width, indent=2):
                console.print(line)
    for origin in sorted({info.origin for info in known}, key=ORIGINS.index):
        explained = Text(say(f"origin-{origin}-explained", lang=tongue))
        for line in wrap(explained, console.width, indent=2):
            console.print(line)
    return tell_broken(tongue)


def _ways(listed: list[ScenarioInfo], lang: str) -> Iterator[str]:
    """How else the scenarios of a pack can be played, and how that is asked for."""
    for way in ways(dict.fromkeys(option for info in listed for option in info.options), lang):
        having = [info.id for info in listed if way.option in info.options]
        args = {"option": way.option, "way": way.text, "example": f"{having[0]}+{way.option}"}
        if len(having) == len(listed):
            yield say("list-way", lang=lang, **args)
        else:
            yield say("list-way-some", lang=lang, scenarios=", ".join(having), **args)


def _alone(listed: list[ScenarioInfo], lang: str) -> Iterator[str]:
    """Which of them can be played against the solo opponent."""
    having = [(info.id, sides(*find(info.id))) for info in listed]
    able = [id for id, found in having if found]
    if not able:
        return
    args = {
        "option": f"solo={listed[0].sides[1]}",
        "way": say("bot-solo", lang=lang),
        "example": f"{able[0]}+solo={listed[0].sides[1]}+hard",
    }
    if len(able) == len(listed):
        yield say("list-way", lang=lang, **args)
    else:
        yield say("list-way-some", lang=lang, scenarios=", ".join(able), **args)


def tell_broken(lang: str) -> int:
    """A line for each pack that was left out, and the exit status that goes with it."""
    left_out = broken()
    for folder, problems in left_out.items():
        told = say("list-broken", lang=lang, pack=str(folder), problem=str(problems[0]), count=len(problems))
        print(f"undaunted: {told}", file=sys.stderr)
    return FAILED if left_out else 0


def _table(home: str, listed: list[ScenarioInfo], lang: str) -> Table:
    """One pack's scenarios; goals in words may take more than one line."""
    sides = listed[0].sides
    title = name(f"pack-{home}", pack(home).title, lang)
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0)
    table.add_column(say("list-scenario", lang=lang), no_wrap=True)
    table.add_column(say("list-title", lang=lang), overflow="fold")
    for side in sides:
        table.add_column(side_name(side, lang))
    for heading in ("initiative", "origin"):
        table.add_column(say(f"list-{heading}", lang=lang), no_wrap=True)
    for info in listed:
        table.add_row(
            info.id,
            told_text(info.id, "title", info.title, lang),
            *(goal_text(parse_goal(info.goals[side]), lang, home) for side in sides),
            side_name(info.initiative, lang),
            say(f"origin-{info.origin}", lang=lang),
        )
    return table
