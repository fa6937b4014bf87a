"""Fills that differ in hue and in pattern, so that a page reads in greyscale as well: `k0` to `k7`.

They are drawn once a page. The first two are the two sides: solid and hatched.
"""

from __future__ import annotations

from undaunted.lab.report.markup import Markup, tag

KINDS = 8
"""More than this repeat."""

# A tile of 6 by 6 for each; an empty path is a solid fill.
_DRAWN = (
    "",
    "M-1 7L7 -1M-1 1L1 -1M5 7L7 5",
    "M0 3H6",
    "M1 1h1.5v1.5h-1.5zM4 4h1.5v1.5h-1.5z",
    "",
    "M-1 -1L7 7M5 -1L7 1M-1 5L1 7",
    "M3 0V6",
    "M0 3H6M3 0V6",
)


def _pattern(kind: int) -> Markup:
    return tag(
        "pattern",
        tag("rect", width=6, height=6, class_=f"g{kind}"),
        tag("path", d=_DRAWN[kind], class_="pencil") if _DRAWN[kind] else "",
        id=f"p{kind}",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
    )


PATTERNS = tag(
    "svg",
    tag("defs", *map(_pattern, range(KINDS))),
    width=0,
    height=0,
    class_="patterns",
    aria_hidden="true",
)
