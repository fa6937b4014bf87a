"""The report as a page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.lab.arena.figures import ArenaReport, Pairing, WinRate
from undaunted.lab.arena.match import Outcome
from undaunted.lab.report import (
    Bar,
    Bars,
    Markup,
    Rung,
    facts,
    histogram,
    interval,
    interval_bars,
    ladder,
    note,
    number,
    percent,
    section,
    signed,
    stacked_bars,
    table,
)
from undaunted.lab.report import page as whole_page
from undaunted.lab.report import seconds as duration

EVEN = 0.5
NOTHING = "–"
HOW_TO_READ = (
    "A score is the share of games won; an undecided game counts half. Intervals are of 95 %. Games come in "
    "pairs with the same chance and the sides swapped; p is the chance that two bots of equal strength would "
    "differ at least so much in the pairs that one of them won."
)


def page(report: ArenaReport, outcomes: Sequence[Outcome]) -> str:
    first, second = report.standings[:2]
    ahead = signed(first.elo - second.elo)
    lead = f"{first.bot} leads {second.bot} by {ahead} Elo after {report.played:,} games."
    if report.played < report.planned:
        lead += f" The run is not complete: {report.planned:,} games were planned."
    return whole_page(
        "Arena: " + " – ".join(report.settings.bots),
        facts(
            [
                ("games played", f"{report.played:,}"),
                ("planned", f"{report.planned:,}"),
                ("failed", f"{len(report.failed):,}"),
                ("scenarios", str(len(report.settings.scenarios))),
                ("seed", str(report.settings.seed)),
            ]
        ),
        _standings(report),
        _pairings(report),
        *(_closely(pairing) for pairing in report.pairings),
        _scenarios(report, outcomes),
        _failures(report) if report.failed else "",
        lead=lead,
        made=f"undaunted {report.settings.version}, {report.speed}",
    )


def _standings(report: ArenaReport) -> Markup:
    rows = [
        (
            one.bot,
            signed(one.elo),
            f"{signed(one.elo_low)} … {signed(one.elo_high)}",
            _score(one.all),
            f"{one.all.games:,}",
            NOTHING if one.seconds_a_choice is None else duration(one.seconds_a_choice),
            NOTHING if one.seconds_a_game is None else duration(one.seconds_a_game),
            duration(one.slowest),
        )
        for one in report.standings
    ]
    columns = (
        "bot", "Elo", "95 % interval", "score", "games",
        "thinking a choice", "thinking a game", "longest thought",
    )  # fmt: skip
    return section(
        "Strength",
        ladder(
            f"Elo, {report.anchor} = 0",
            [Rung(one.bot, one.elo, one.elo_low, one.elo_high) for one in report.standings],
        ),
        table("All bots", columns, rows),
    )


def _pairings(report: ArenaReport) -> Markup:
    played = [pairing for pairing in report.pairings if pairing.all.games]
    rows = [
        (
            _title(one),
            _score(one.all),
            _interval(one.all),
            f"{one.all.wins:,}",
            f"{one.all.undecided:,}",
            f"{one.all.losses:,}",
            f"{one.pairs_won:,}",
            f"{one.pairs_even:,}",
            f"{one.pairs_lost:,}",
            shown_p(one.p),
        )
        for one in report.pairings
    ]
    columns = (
        "pairing",
        "score",
        "95 % interval",
        "won",
        "undecided",
        "lost",
        "pairs won",
        "pairs even",
        "pairs lost",
        "p",
    )
    return section(
        "Pairings",
        interval_bars(
            "Score of the first of the two", [_bar(_title(one), one.all) for one in played], line=EVEN
        ),
        table("All pairings", columns, rows),
        note(HOW_TO_READ),
    )


def _closely(pairing: Pairing) -> Markup:
    one = pairing.bots[0]
    sides = [
        _bar(f"{one} as side {side + 1}", rate) for side, rate in enumerate(pairing.by_side) if rate.games
    ]
    places = [_bar(name, rate) for name, rate in pairing.by_scenario.items() if rate.games]
    return section(
        _title(pairing),
        interval_bars(f"Score of {one} by side", sides, line=EVEN),
        interval_bars(f"Score of {one} by scenario", places, line=EVEN),
        level=3,
    )


def _scenarios(report: ArenaReport, outcomes: Sequence[Outcome]) -> Markup:
    hows = list(dict.fromkeys(how for place in report.scenarios for how in place.ends))
    played = [place for place in report.scenarios if place.first_side.games]
    ends = [
        Bars(
            place.scenario,
            [place.ends.get(how, 0) / place.first_side.games for how in hows],
            f"{place.first_side.games:,} games",
        )
        for place in played
    ]
    rows = [
        (
            place.scenario,
            _score(place.first_side),
            _interval(place.first_side),
            NOTHING if place.mean_rounds is None else number(place.mean_rounds),
            NOTHING if place.median_decisions is None else number(place.median_decisions),
            f"{place.longest_decisions:,}",
        )
        for place in report.scenarios
    ]
    columns = (
        "scenario", "score of side 1", "95 % interval", "rounds (mean)", "decisions (median)", "longest",
    )  # fmt: skip
    return section(
        "Games",
        histogram("Length of the games", [outcome.rounds for outcome in outcomes], x_label="rounds"),
        stacked_bars("How they were won", ends, hows) if hows else "",
        table("All scenarios", columns, rows),
    )


def _failures(report: ArenaReport) -> Markup:
    rows = [
        (failed.match.scenario, " – ".join(failed.match.bots), str(failed.match.seed), failed.reason)
        for failed in report.failed
    ]
    return section("Failed games", table("Not played to the end", ("scenario", "bots", "seed", "why"), rows))


def _title(pairing: Pairing) -> str:
    return " – ".join(pairing.bots)


def _bar(label: str, rate: WinRate) -> Bar:
    return Bar(label, EVEN if rate.score is None else rate.score, rate.low, rate.high)


def _score(rate: WinRate) -> str:
    return NOTHING if rate.score is None else percent(rate.score)


def _interval(rate: WinRate) -> str:
    return interval(rate.low, rate.high) if rate.games else NOTHING


def shown_p(p: float) -> str:
    return f"{p:.3f}" if p >= 0.001 else "< 0.001"
