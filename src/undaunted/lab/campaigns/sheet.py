"""The figures as tables for a terminal."""

from __future__ import annotations

from io import StringIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from undaunted.lab.campaigns.figures import CampaignFigures

WIDTH = 80


def sheet(found: CampaignFigures) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, highlight=False, markup=False)
    console.print(_states(found))
    console.print()
    console.print(_ends(found))
    console.print()
    for line in summary(found):
        console.print(line)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    return table


def _states(found: CampaignFigures) -> Table:
    first = found.sides[0]
    table = _table("Games by state", "state", "scenario", "games", f"{first} %", "95 %", "rounds", "outside")
    for one in found.states:
        if not one.games:
            table.add_row(one.state, one.scenario, "0", "", "", "", "")
            continue
        rate = one.wins[first]
        table.add_row(
            one.state,
            one.scenario,
            str(one.games),
            f"{rate.rate * 100:.0f}",
            f"{rate.low * 100:.0f}–{rate.high * 100:.0f}",
            f"{one.rounds.median:.0f}" if one.rounds else "",
            one.verdict.removeprefix("outside ") if one.verdict.startswith("outside") else "",
        )
    return table


def _ends(found: CampaignFigures) -> Table:
    table = _table("Ends", "end", "winner", "campaigns", "%")
    for one in found.ends:
        table.add_row(one.state, one.winner, str(one.campaigns), f"{one.share * 100:.1f}")
    return table


def summary(found: CampaignFigures) -> list[str]:
    """In a few sentences."""
    wins = ", ".join(
        f"{side} {rate.wins} ({rate.rate * 100:.1f} %, {rate.low * 100:.0f}–{rate.high * 100:.0f})"
        for side, rate in found.wins.items()
    )
    unseen = [one.state for one in (*found.states,) if not one.games]
    unseen += [one.state for one in found.ends if not one.campaigns]
    length = found.length
    campaigns = f"{found.campaigns:,} campaign{'s' * (found.campaigns > 1)}"
    told = [f"{campaigns}, {found.games:,} games, {' – '.join(found.settings.bots)}: {wins}."]
    told.append(
        f"Games a campaign: {length.median:g} (median), {length.least}–{length.most}; "
        f"places changed: {found.damaged.median:g}."
    )
    for side, one in found.by_side.items():
        told.append(
            f"{side}, a campaign: {one.losses:.1f} lost for good, {one.upgrades:.1f} upgraded, "
            f"{one.shot_down:.1f} shot down, {one.serving:.0f} cards at the end; "
            f"{one.pile:.1f} cards in the casualty pile of a game."
        )
    if found.capped:
        told.append(
            f"{found.capped} games went on after {found.settings.most:,} decisions: somebody withdrew."
        )
    told.append(f"Never reached: {', '.join(unseen)}." if unseen else "Every state and END was reached.")
    return told
