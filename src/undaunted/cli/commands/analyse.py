"""`undaunted analyse`: what a search bot thinks of a decision."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from undaunted.bots import Budget
from undaunted.bots.advice import Advice
from undaunted.bots.budget import MOST_SECONDS, MOST_SIMULATIONS
from undaunted.bots.sureness import advise, looked, sureness
from undaunted.cli.commands.moment import DecisionAt, moment
from undaunted.cli.faults import Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import Entry, choices
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.table.hints import chance_text, percent
from undaunted.cli.terminal import Terminal
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import scenario_text
from undaunted.messages import say

SECONDS = 1.0


class Judged(msgspec.Struct, frozen=True):
    """An option, as notation and as words have it; no win chance where it was never looked into."""

    option: str
    text: str
    visits: int
    win_chance: float | None


class Analysis(msgspec.Struct, frozen=True):
    """What `--json` prints; the best option comes first."""

    scenario: str
    round: int
    decision: int | None
    seat: str
    question: str
    played: str | None
    simulations: int
    seconds: float
    sureness: str
    options: tuple[Judged, ...]


def analyse(
    what: Annotated[
        str, typer.Argument(help="a saved game, or a position in one line", metavar="FILE|POSITION")
    ],
    at: Annotated[
        int | None, typer.Option(help="this decision of a saved game; by default the open one", metavar="N")
    ] = None,
    side: Annotated[
        str | None, typer.Option("--as", help="who decides, where several do", metavar="SIDE")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, max=MOST_SECONDS, help="how long to think; 1 if left out")
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_SIMULATIONS, help="instead: how much; gives the same figures each time"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    lang: Lang = None,
) -> None:
    """Ask a search bot about a decision; it sees what the seat that decides can see."""
    if seconds is not None and simulations is not None:
        raise Fault("--simulations: found --seconds beside it, expected one or the other")
    terminal = Terminal(chosen(lang))
    asked = moment(what, at, side)
    budget = Budget(simulations=simulations) if simulations else Budget(seconds=seconds or SECONDS)
    advice = advise(asked.game, asked.seat, budget)
    found = _judged(asked, advice, terminal)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        _tell(asked, found, advice, terminal)


def _judged(asked: DecisionAt, advice: Advice, terminal: Terminal) -> Analysis:
    game, seat = asked.game, asked.seat
    view = game.view(seat)
    listed = choices(
        game.options(seat), view, Cards(game.stage, terminal.glyphs, terminal.lang), terminal.lang
    )
    by_thing: dict[int, Entry] = {choice.option.thing: choice for choice in listed}
    options = tuple(
        Judged(
            by_thing[reply.thing].option.name,
            by_thing[reply.thing].texts[0],
            reply.visits,
            reply.win_chance if reply.visits else None,
        )
        for reply in advice.replies
    )
    return Analysis(
        scenario=game.scenario,
        round=game.round,
        decision=asked.number or None,
        seat=seat,
        question=view.question.kind if view.question else "",
        played=asked.played.partition(":")[2] or None,
        simulations=advice.simulations,
        seconds=round(advice.seconds, 3),
        sureness=sureness(advice),
        options=options,
    )


def _tell(asked: DecisionAt, found: Analysis, advice: Advice, terminal: Terminal) -> None:
    lang = terminal.lang
    game = asked.game
    head = say(
        "analyse-decision",
        lang=lang,
        scenario=found.scenario,
        title=scenario_text(game.stage.scenario, "title", lang),
        round=found.round,
        number=asked.number,
    )
    seat = names(game.stage, lang).seat(asked.seat)
    prompt = Text(say("analyse-question", lang=lang, seat=seat, prompt=game.prompt(asked.seat, lang)), "bold")
    for line in (*wrap(Text(head), terminal.width), *wrap(prompt, terminal.width)):
        terminal.tell(line)
    terminal.console.print(_table(found, advice, terminal), soft_wrap=False)
    told = say("analyse-effort", lang=lang, count=found.simulations, seconds=round(found.seconds, 2))
    sure = say(f"advice-{found.sureness}", lang=lang)
    for line in wrap(Text(f"{sure} {told}"), terminal.width):
        terminal.tell(line)


def _table(found: Analysis, advice: Advice, terminal: Terminal) -> Table:
    lang = terminal.lang
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(say("analyse-option", lang=lang))
    for column in ("advice-chance", "analyse-visits", "advice-thought"):
        table.add_column(say(column, lang=lang), justify="right", no_wrap=True)
    total = looked(advice)
    for judged, reply in zip(found.options, advice.replies, strict=True):
        text = Text(judged.text)
        if judged.option == found.played:
            text.append(f" ({say('analyse-played', lang=lang)})", "bold")
        share = percent(reply.visits / total if total else 0, lang)
        table.add_row(text, chance_text(reply, lang), str(reply.visits), share)
    return table
