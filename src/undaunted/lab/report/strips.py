"""Rows of a bar chart: a label, a strip of SVG and a figure.

The words are HTML, so they wrap and keep their size; along a strip all is in percent, so it fits any screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undaunted.lab.report.markup import Markup, joined, tag
from undaunted.lab.report.patterns import KINDS
from undaunted.lab.report.scale import Scale, ticks

HEIGHT = 22


def strip(label: str, figure: object, drawn: Iterable[Markup], *, told: str = "", kind: str = "") -> Markup:
    """One row. `told` is what a screen reader says and a pointer shows."""
    spoken = told or f"{label}: {figure}"
    svg = tag(
        "svg",
        tag("title", spoken),
        *drawn,
        class_="strip",
        height=HEIGHT,
        role="img",
        aria_label=spoken,
    )
    return tag(
        "li",
        tag("span", label, class_="label"),
        tag("span", figure, class_="figure"),
        svg,
        class_=kind or None,
    )


def strips(rows: Iterable[Markup], axis: Markup | None = None) -> Markup:
    return tag("ul", joined(rows), axis or "", class_="strips")


def axis(scale: Scale, show: Callable[[float], str], most: int = 5) -> Markup:
    """The figures under the last row."""
    found = ticks(scale, most)
    labels = [
        tag("text", show(value), x=scale.percent(value), y=13, class_=_anchor(scale.at(value)))
        for value in found
    ]
    svg = tag("svg", *labels, class_="strip axis", height=18, aria_hidden="true")
    return tag("li", tag("span", class_="label"), tag("span", class_="figure"), svg, aria_hidden="true")


def ground(
    scale: Scale, *, band: tuple[float, float] | None = None, line: float | None = None, most: int = 5
) -> list[Markup]:
    """What lies behind a bar, over the whole height so that it joins with the rows above and below."""
    drawn = [_upright(scale, value, "grid-line") for value in ticks(scale, most)]
    if band:
        left, right = (scale.at(value) * 100 for value in band)
        share = tag("rect", x=f"{left:.2f}%", width=f"{right - left:.2f}%", height="100%", class_="band")
        drawn.insert(0, share)
    if line is not None:
        drawn.append(_upright(scale, line, "reference"))
    return drawn


def bar(
    scale: Scale, start: float, end: float, kind: int, *, top: float = 4, high: float = 14, soft: bool = False
) -> Markup:
    """A soft one leaves what is drawn on it to be seen."""
    left, right = sorted((scale.at(start) * 100, scale.at(end) * 100))
    fill = f"k{kind % KINDS} soft" if soft else f"k{kind % KINDS}"
    return tag("rect", x=f"{left:.2f}%", y=top, width=f"{right - left:.2f}%", height=high, class_=fill)


def whisker(scale: Scale, low: float, high: float) -> list[Markup]:
    """From one end of an interval to the other, with stops."""
    middle = HEIGHT / 2
    along = tag("line", x1=scale.percent(low), x2=scale.percent(high), y1=middle, y2=middle, class_="whisker")
    stops = [
        tag("line", x1=scale.percent(x), x2=scale.percent(x), y1=middle - 4, y2=middle + 4, class_="whisker")
        for x in (low, high)
    ]
    return [along, *stops]


def dot(scale: Scale, value: float) -> Markup:
    return tag("circle", cx=scale.percent(value), cy=HEIGHT / 2, r=5, class_="dot")


def _upright(scale: Scale, value: float, kind: str) -> Markup:
    return tag("line", x1=scale.percent(value), x2=scale.percent(value), y1=0, y2="100%", class_=kind)


def _anchor(share: float) -> str | None:
    """The outermost figures stay inside."""
    if share < 0.02:
        return "start"
    return "end" if share > 0.98 else None


def kinds_told(label: str, kinds: Sequence[str], shown: Sequence[str]) -> str:
    return f"{label}: " + ", ".join(f"{kind} {value}" for kind, value in zip(kinds, shown, strict=True))
