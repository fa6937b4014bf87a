"""The report for people to read in a terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from undaunted.lab.arena.figures import ArenaReport, WinRate
from undaunted.lab.arena.page import shown_p
from undaunted.lab.report import interval, percent, seconds, signed

WIDTH = 110


def told(report: ArenaReport) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None)
    console.print(_standings(report))
    console.print(_pairings(report))
    for failed in report.failed:
        match = failed.match
        who = f"{match.scenario}, {' – '.join(match.bots)}, seed {match.seed}"
        console.print(Text(f"failed {failed.tries}×: {who}: {failed.reason}"))
    return out.getvalue()


def _standings(report: ArenaReport) -> Table:
    played = f"{report.played:,} of {report.planned:,} games"
    table = _table(f"{played}; {report.anchor} = 0 Elo", "bot")
    for title in ("Elo", "95 % interval", "score", "games", "a choice", "slowest"):
        table.add_column(title, justify="right")
    for one in report.standings:
        table.add_row(
            Text(one.bot),
            signed(one.elo),
            f"{signed(one.elo_low)} … {signed(one.elo_high)}",
            _score(one.all),
            f"{one.all.games:,}",
            "–" if one.seconds_a_choice is None else seconds(one.seconds_a_choice),
            seconds(one.slowest),
        )
    return table


def _pairings(report: ArenaReport) -> Table:
    table = _table(None, "pairing")
    for title in ("score", "95 % interval", "pairs won, even, lost", "p", "as side 1", "as side 2"):
        table.add_column(title, justify="right")
    for one in report.pairings:
        table.add_row(
            Text(" – ".join(one.bots)),
            _score(one.all),
            interval(one.all.low, one.all.high) if one.all.games else "–",
            f"{one.pairs_won:,} {one.pairs_even:,} {one.pairs_lost:,}",
            shown_p(one.p),
            *map(_score, one.by_side),
        )
    return table


def _table(title: str | None, first: str) -> Table:
    return Table(first, title=title, title_justify="left")


def _score(rate: WinRate) -> str:
    return "–" if rate.score is None else percent(rate.score)
