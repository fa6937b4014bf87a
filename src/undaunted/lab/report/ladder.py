"""Ratings from the strongest down, each with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undaunted.lab.report import strips
from undaunted.lab.report.markup import Markup
from undaunted.lab.report.numerals import signed
from undaunted.lab.report.page import figure
from undaunted.lab.report.scale import around


class Rung(NamedTuple):
    label: str
    rating: float
    low: float
    high: float


def ladder(title: str, rungs: Sequence[Rung]) -> Markup:
    """In Elo or any scale on which 0 is the anchor."""
    ordered = sorted(rungs, key=lambda rung: -rung.rating)
    ruler = around([0.0, *(end for rung in rungs for end in (rung.low, rung.high, rung.rating))], 4)
    rows = [
        strips.strip(
            rung.label,
            signed(rung.rating),
            [
                *strips.ground(ruler, line=0.0, most=4),
                *strips.whisker(ruler, rung.low, rung.high),
                strips.dot(ruler, rung.rating),
            ],
            told=f"{rung.label}: {signed(rung.rating)}, from {signed(rung.low)} to {signed(rung.high)}",
        )
        for rung in ordered
    ]
    return figure(title, strips.strips(rows, strips.axis(ruler, signed, 4)))
