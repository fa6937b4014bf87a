"""The figures as tables for a terminal, one a pack."""

from __future__ import annotations

from io import StringIO
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from undaunted.content.loader import pack
from undaunted.lab.balance.figures import Balance, ScenarioFigures, Spread, WinRate
from undaunted.lab.report import number, seconds

WIDTH = 80


def sheet(balance: Balance) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, highlight=False, markup=False)
    for home, group in groupby(balance.scenarios, key=lambda one: one.pack):
        console.print(_table(home, list(group), balance))
        console.print()
    console.print(summary(balance))
    for failure in balance.failures:
        console.print(f"failed: {failure.scenario} with seed {failure.seed}: {failure.reason}")
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def _table(home: str, scenarios: list[ScenarioFigures], balance: Balance) -> Table:
    sides = scenarios[0].sides
    title = f"{pack(home).title}: wins in %, {_games(scenarios)} games a scenario"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("scenario", no_wrap=True)
    for heading in (*sides, "95 %", "rounds", "decisions", "thinking"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("outside", no_wrap=True)
    for one in scenarios:
        rates = [one.wins[side] for side in sides]
        table.add_row(
            one.id,
            *(f"{rate.rate * 100:.1f}" for rate in rates),
            _interval(rates[0]),
            _spread(one.rounds),
            number(one.decisions.median),
            seconds(max(took.decision for took in one.thinking.values())),
            one.verdict.removeprefix("outside ") if one.verdict.startswith("outside") else "",
        )
    return table


def _games(scenarios: list[ScenarioFigures]) -> str:
    """A run that was stopped may have one more of some than of others."""
    least, most = min(one.games for one in scenarios), max(one.games for one in scenarios)
    return number(least) if least == most else f"{number(least)}–{number(most)}"


def _interval(rate: WinRate) -> str:
    """Of the first side; the other's is its mirror."""
    return f"{rate.low * 100:.0f}–{rate.high * 100:.0f}"


def _spread(found: Spread) -> str:
    """The median, and the middle half around it."""
    return f"{found.median:.0f} ({found.lower:.0f}–{found.upper:.0f})"


def summary(balance: Balance) -> str:
    """In a sentence or two: which scenarios lie outside the band."""
    low, high = (f"{end * 100:.0f}" for end in balance.band)
    out = balance.outside
    every = len(balance.scenarios)
    lie = f"{len(out.for_sure)} of {every} scenarios lie outside {low}–{high} % for sure"
    told = [f"With {balance.bot} on both sides, {lie}{_named(out.for_sure)}"]
    if out.so_far:
        told.append(f"{len(out.so_far)} outside so far, which more games may change{_named(out.so_far)}")
    wanted = balance.settings.games * len(balance.settings.scenarios)
    if not balance.finished:
        told.append(f"{balance.games:,} of {wanted:,} games were played")
    return ". ".join(told) + "."


def _named(scenarios: list[str]) -> str:
    return f": {', '.join(scenarios)}" if scenarios else ""
