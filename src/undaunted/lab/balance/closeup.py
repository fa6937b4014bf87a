"""One scenario on the page: its points over the rounds, its lengths, its cards and actions."""

from __future__ import annotations

from undaunted.content.goal import GOALS
from undaunted.lab.balance.figures import ScenarioFigures
from undaunted.lab.report import (
    Bars,
    Mark,
    Markup,
    Series,
    band_lines,
    facts,
    grid,
    grouped_bars,
    histogram,
    note,
    number,
    percent,
    section,
)

STILL_GOING = 0.05
"""The course of a game is drawn for as long as this share of the games goes on."""

SELDOM = 0.001


def anchor(scenario: ScenarioFigures) -> str:
    return scenario.id.replace("/", "-")


def closeup(one: ScenarioFigures) -> Markup:
    games = number(one.games)
    wins = [(f"won by {side}", f"{number(rate.wins)} of {games}") for side, rate in one.wins.items()]
    goals = [(f"goal of {side}", goal) for side, goal in one.goals.items()]
    return section(
        f"{one.id} · {one.title}",
        facts([*wins, *([("undecided", number(one.undecided))] if one.undecided else []), *goals]),
        note("Verdict: ", one.verdict, "."),
        grid(
            _course(one),
            histogram("Length in rounds", one.rounds.values, x_label="rounds"),
            histogram("Length in decisions", one.decisions.values, x_label="decisions"),
        ),
        grid(_actions(one), *(_cards(one, side) for side in one.sides)),
        *_unused(one),
        id=anchor(one),
    )


def _course(one: ScenarioFigures) -> Markup:
    drawn = [step for step in one.points if step.going >= STILL_GOING * one.games]
    series = [
        Series(
            side,
            lower=[step.sides[side][0] for step in drawn],
            middle=[step.sides[side][1] for step in drawn],
            upper=[step.sides[side][2] for step in drawn],
        )
        for side in one.sides
    ]
    needs: dict[int, list[str]] = {}
    for side, needed in one.needs.items():
        if needed:
            needs.setdefault(needed, []).append(side)
    marks = [
        Mark(f"{' and '.join(sides)} need{'s' if len(sides) == 1 else ''} {needed}", needed)
        for needed, sides in needs.items()
    ]
    return band_lines(
        "Progress: median and quartiles", series, x_label="round", y_label=_counted(one), marks=marks
    )


def _counted(one: ScenarioFigures) -> str:
    """A goal to escape or to neutralise counts counters."""
    kinds = {GOALS[goal.partition(" ")[0]] for goal in one.goals.values()} - {""}
    return " or ".join(sorted(kinds, reverse=True)) or "points"


def _actions(one: ScenarioFigures) -> Markup:
    """What neither side took is named below instead."""
    shares = {side: {use.name: use.share for use in uses if use.times} for side, uses in one.actions.items()}
    names = {name for side in one.sides for name in shares[side]}
    found = [(name, [shares[side].get(name, 0.0) for side in one.sides]) for name in sorted(names)]
    rows = [
        Bars(name, values, " · ".join(map(_share, values)))
        for name, values in sorted(found, key=lambda row: -max(row[1]))
    ]
    return grouped_bars("Actions: share of all that a side took", rows, one.sides)


def _cards(one: ScenarioFigures, side: str) -> Markup:
    rows = [Bars(use.name, [use.share], _share(use.share)) for use in one.cards[side]]
    title = f"Cards of {side}: share of all it played"
    return grouped_bars(title, rows, [side], first_kind=one.sides.index(side))


def _share(value: float) -> str:
    """Seldom is not never."""
    if not value:
        return "–"
    return percent(value) if value >= SELDOM else f"<\N{NO-BREAK SPACE}{percent(SELDOM)}"


def _unused(one: ScenarioFigures) -> list[Markup]:
    return [
        note(f"Never {word} by {side}: {', '.join(names)}.")
        for word, unused in (("played", one.never_played), ("taken", one.never_taken))
        for side, names in unused.items()
        if names
    ]
