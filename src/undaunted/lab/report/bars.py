"""Horizontal bars: one value with its interval, parts of a whole, or several values beside each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from undaunted.lab.report import strips
from undaunted.lab.report.markup import Markup
from undaunted.lab.report.numerals import percent
from undaunted.lab.report.page import figure, legend
from undaunted.lab.report.scale import Scale, around

Show = Callable[[float], str]


class Bar(NamedTuple):
    """A value and how far it can be trusted. `kind` marks a row: `sure` or `likely` for what stands out."""

    label: str
    value: float
    low: float
    high: float
    kind: str = ""
    told: str = ""


class Bars(NamedTuple):
    """Several values under one label."""

    label: str
    values: Sequence[float]
    figure: str = ""


def _whole_percent(value: float) -> str:
    return percent(value, 0)


def interval_bars(
    title: str,
    bars: Sequence[Bar],
    *,
    scale: tuple[float, float] = (0.0, 1.0),
    band: tuple[float, float] | None = None,
    line: float | None = None,
    show: Show = percent,
    tick: Show = _whole_percent,
) -> Markup:
    """A bar from `line` (or the start of the scale) to each value, with whiskers and a shaded band behind."""
    ruler = Scale(*scale)
    start = ruler.low if line is None else line
    rows = [
        strips.strip(
            one.label,
            show(one.value),
            [
                *strips.ground(ruler, band=band, line=line),
                strips.bar(ruler, start, one.value, 0, soft=True),
                *strips.whisker(ruler, one.low, one.high),
                strips.dot(ruler, one.value),
            ],
            told=one.told or f"{one.label}: {show(one.value)}, from {show(one.low)} to {show(one.high)}",
            kind=one.kind,
        )
        for one in bars
    ]
    return figure(title, strips.strips(rows, strips.axis(ruler, tick)))


def stacked_bars(title: str, rows: Sequence[Bars], kinds: Sequence[str], *, show: Show = percent) -> Markup:
    """The parts of a whole: the values of a row are shares that add up to 1."""
    ruler = Scale(0.0, 1.0)
    drawn = []
    for row in rows:
        shown = [show(value) for value in row.values]
        parts, at = strips.ground(ruler), 0.0
        for kind, value in enumerate(row.values):
            if value:
                parts.append(strips.bar(ruler, at, at + value, kind, top=3, high=16))
            at += value
        told = strips.kinds_told(row.label, kinds, shown)
        drawn.append(strips.strip(row.label, row.figure, parts, told=told))
    return figure(title, legend(kinds), strips.strips(drawn, strips.axis(ruler, _whole_percent)))


def grouped_bars(
    title: str, rows: Sequence[Bars], kinds: Sequence[str], *, show: Show = percent, first_kind: int = 0
) -> Markup:
    """Thin bars beside each other, one a kind. A single kind needs no legend, and may have another fill."""
    ruler = Scale(0.0, around([0.0, *(value for row in rows for value in row.values)]).high)
    high = 14 / len(kinds)
    drawn = []
    for row in rows:
        shown = [show(value) for value in row.values]
        parts = [
            strips.bar(ruler, 0.0, value, first_kind + kind, top=4 + kind * high, high=high)
            for kind, value in enumerate(row.values)
            if value
        ]
        told = strips.kinds_told(row.label, kinds, shown)
        drawn.append(strips.strip(row.label, row.figure or " · ".join(shown), parts, told=told))
    key = legend(kinds) if len(kinds) > 1 else ""
    return figure(title, key, strips.strips(drawn))
