"""Lines over time with a shaded band between two quantiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undaunted.lab.report.frame import LEFT, WIDTH, Frame, framed
from undaunted.lab.report.markup import Markup, length, tag
from undaunted.lab.report.numerals import number
from undaunted.lab.report.page import figure, legend
from undaunted.lab.report.patterns import KINDS
from undaunted.lab.report.scale import Scale, around


class Series(NamedTuple):
    """The middle and the quantiles around it, at `first`, `first` + 1, …"""

    label: str
    lower: Sequence[float]
    middle: Sequence[float]
    upper: Sequence[float]
    first: int = 1


class Mark(NamedTuple):
    """A level worth knowing, such as what a side needs to win."""

    label: str
    value: float


def band_lines(
    title: str, series: Sequence[Series], *, x_label: str, y_label: str, marks: Sequence[Mark] = ()
) -> Markup:
    """One line a series; every second is dashed with square points, to be told apart without colour."""
    drawable = [one for one in series if one.middle]
    if not drawable:
        return figure(title, tag("p", "Nothing to show.", class_="note"))
    first = min(one.first for one in drawable)
    last = max(one.first + len(one.middle) - 1 for one in drawable)
    heights = [value for one in drawable for value in one.upper] + [mark.value for mark in marks]
    low = min(0.0, *(value for one in drawable for value in one.lower))
    frame = Frame(Scale(first, max(last, first + 1)), around([low, *heights], whole=True))
    drawn = [part for mark in marks for part in _mark(frame, mark)]
    drawn += [_band(frame, one, k) for k, one in enumerate(series) if one.middle]
    drawn += [part for k, one in enumerate(series) if one.middle for part in _line(frame, one, k)]
    told = f"{title}: " + "; ".join(
        f"{one.label} from {number(one.middle[0])} to {number(one.middle[-1])}" for one in drawable
    )
    plot = framed(frame, told, drawn, x_label=x_label, y_label=y_label)
    return figure(title, legend([one.label for one in series]), plot)


def _mark(frame: Frame, mark: Mark) -> list[Markup]:
    y = frame.up(mark.value)
    return [
        tag("line", x1=LEFT, x2=WIDTH - frame.right, y1=y, y2=y, class_="reference"),
        tag("text", mark.label, x=LEFT + 4, y=y - 4, class_="start"),
    ]


def _points(frame: Frame, one: Series, values: Sequence[float]) -> list[str]:
    return [
        f"{length(frame.across(one.first + k))},{length(frame.up(value))}" for k, value in enumerate(values)
    ]


def _band(frame: Frame, one: Series, kind: int) -> Markup:
    around_it = _points(frame, one, one.upper) + _points(frame, one, one.lower)[::-1]
    return tag("polygon", points=" ".join(around_it), class_=f"quantiles g{kind % KINDS}")


def _line(frame: Frame, one: Series, kind: int) -> list[Markup]:
    points = _points(frame, one, one.middle)
    drawn = [tag("polyline", points=" ".join(points), class_=f"line l{kind % KINDS}")]
    for point in points:
        x, y = map(float, point.split(","))
        if kind % 2:
            drawn.append(tag("rect", x=x - 2.5, y=y - 2.5, width=5, height=5, class_=f"g{kind % KINDS}"))
        else:
            drawn.append(tag("circle", cx=x, cy=y, r=2.6, class_=f"g{kind % KINDS}"))
    return drawn
