"""A plot with two axes, drawn small enough for a phone and shown side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undaunted.lab.report.markup import Markup, tag
from undaunted.lab.report.numerals import number
from undaunted.lab.report.scale import Scale, ticks

WIDTH, HEIGHT = 360, 220
LEFT, RIGHT, TOP, BOTTOM = 38, 14, 12, 40
MOST_X_LABELS = 8


class Frame(NamedTuple):
    """Where values lie on the paper."""

    x: Scale
    y: Scale
    right: float = RIGHT

    def across(self, value: float) -> float:
        return LEFT + self.x.at(value) * (WIDTH - LEFT - self.right)

    def up(self, value: float) -> float:
        return HEIGHT - BOTTOM - self.y.at(value) * (HEIGHT - TOP - BOTTOM)


def framed(
    frame: Frame, told: str, drawn: Sequence[Markup], *, x_label: str, y_label: str, whole: bool = True
) -> Markup:
    """The axes around what is drawn. `told` says in words what there is to see."""
    lines = []
    for value in ticks(frame.y, 5, whole):
        y = frame.up(value)
        lines.append(tag("line", x1=LEFT, x2=WIDTH - frame.right, y1=y, y2=y, class_="grid-line"))
        lines.append(tag("text", number(value), x=LEFT - 6, y=y + 4, class_="end"))
    for value in ticks(frame.x, MOST_X_LABELS, whole=True):
        x = frame.across(value)
        lines.append(tag("line", x1=x, x2=x, y1=frame.up(frame.y.low), y2=HEIGHT - BOTTOM + 4, class_="tick"))
        lines.append(tag("text", number(value), x=x, y=HEIGHT - BOTTOM + 16))
    base = frame.up(frame.y.low)
    lines.append(tag("line", x1=LEFT, x2=WIDTH - frame.right, y1=base, y2=base, class_="base"))
    names = (
        tag("text", x_label, x=(LEFT + WIDTH - frame.right) / 2, y=HEIGHT - 6, class_="axis-name"),
        tag(
            "text",
            y_label,
            x=11,
            y=(TOP + HEIGHT - BOTTOM) / 2,
            class_="axis-name",
            transform=f"rotate(-90 11 {(TOP + HEIGHT - BOTTOM) / 2:g})",
        ),
    )
    return tag(
        "svg",
        tag("title", told),
        *lines,
        *drawn,
        *names,
        class_="plot",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=told,
    )
