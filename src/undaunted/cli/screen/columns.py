"""Fits the numbered options into the room there is: more columns first, then shorter words, then pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from undaunted.cli.screen.choices import Entry
from undaunted.messages import say

GAP = 2
MOST_COLUMNS = 6


@dataclass(frozen=True)
class Laid:
    """The rows to show, and how many pages of them there are."""

    rows: list[Text]
    pages: int = 1


def lay_out(listed: Sequence[Entry], width: int, height: int, lang: str = "en", page: int = 0) -> Laid:
    """All options in `height` rows if any way of writing them fits, else one page of them."""
    tight: list[Text] = []
    for rows in _ways(listed, width, lang):
        if len(rows) <= height:
            return Laid(rows)
        tight = rows
    if not tight:  # too narrow for any way: let the lines be cut
        tight = list(_rows(listed, 1, 1_000, lang))
    height = max(1, height)
    pages = -(-len(tight) // height)
    first = page % pages * height
    return Laid(tight[first : first + height], pages)


def _ways(listed: Sequence[Entry], width: int, lang: str) -> Iterator[list[Text]]:
    """The options written in every way that is not too wide, the best first."""
    for level in range(max((len(choice.texts) for choice in listed), default=1)):
        for columns in range(1, MOST_COLUMNS + 1):
            rows = list(_rows(listed, columns, level, lang))
            if max((row.cell_len for row in rows), default=0) <= width:
                yield rows


def _rows(listed: Sequence[Entry], columns: int, level: int, lang: str) -> Iterator[Text]:
    groups = [(name, list(group)) for name, group in groupby(listed, key=lambda choice: choice.group)]
    labels = [say(f"group-{name}", lang=lang) for name, _ in groups]
    gutter = max(map(len, labels), default=0) + GAP
    digits = len(str(len(listed)))
    for label, (_, group) in zip(labels, groups, strict=True):
        texts = [choice.texts[min(level, len(choice.texts) - 1)] for choice in group]
        high = -(-len(group) // columns)
        wide = [max(map(len, texts[start : start + high])) for start in range(0, len(group), high)]
        for row in range(high):
            line = Text.assemble(((label if row == 0 else "").ljust(gutter), "dim"))
            for column, index in enumerate(range(row, len(group), high)):
                line.append(str(group[index].number).rjust(digits), "bold")
                line.append(f" {texts[index].ljust(wide[column] + GAP)}")
            line.rstrip()
            yield line
