"""How often a count came up: the lengths of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from undaunted.lab.report.frame import BOTTOM, HEIGHT, Frame, framed
from undaunted.lab.report.markup import Markup, tag
from undaunted.lab.report.numerals import number
from undaunted.lab.report.page import figure
from undaunted.lab.report.scale import Scale, around, step

MOST_BARS = 30


def histogram(title: str, values: Sequence[int], *, x_label: str, y_label: str = "games") -> Markup:
    """Bars of equal width over whole numbers, and a line at the median."""
    if not values:
        return figure(title, tag("p", "Nothing to show.", class_="note"))
    wide = int(step(min(values), max(values) + 1, MOST_BARS, whole=True))
    counts = Counter(value // wide for value in values)
    first, last = min(counts), max(counts)
    # A bar that stands for one number stands over it.
    back = 0.5 if wide == 1 else 0.0
    ends = Scale(first * wide - back, (last + 1) * wide - back)
    frame = Frame(ends, around([0, *counts.values()], whole=True))
    drawn = []
    for number_of, count in sorted(counts.items()):
        left, right = (frame.across((number_of + k) * wide - back) for k in (0, 1))
        top = frame.up(count)
        drawn.append(
            tag(
                "rect",
                x=left + 0.5,
                y=top,
                width=max(right - left - 1, 0.5),
                height=HEIGHT - BOTTOM - top,
                class_="k0",
            )
        )
    middle = median(values)
    at = frame.across(middle)
    drawn.append(tag("line", x1=at, x2=at, y1=frame.up(frame.y.high), y2=HEIGHT - BOTTOM, class_="reference"))
    told = (
        f"{title}: {len(values)} {y_label}, {x_label} from {number(min(values))} to {number(max(values))}, "
        f"median {number(middle)}"
    )
    return figure(title, framed(frame, told, drawn, x_label=x_label, y_label=y_label))
