"""Tables with a caption and headers that a screen reader can announce."""

from __future__ import annotations

import re
from collections.abc import Sequence

from undaunted.lab.report.markup import Markup, tag

_NUMERIC = re.compile(r"[-−+±<≥≤~]?\d[\d.,–\s]*(%|µs|ms|s|min|h)?|–")


def table(
    caption: str,
    columns: Sequence[object],
    rows: Sequence[Sequence[object]],
    *,
    emphasis: Sequence[str] = (),
) -> Markup:
    """The first cell of a row is its header. `emphasis` may name a class for each row: `sure`, `likely`."""
    head = tag("tr", *(tag("th", cell, scope="col", class_=_kind(rows, k)) for k, cell in enumerate(columns)))
    marked = [*emphasis, *[""] * (len(rows) - len(emphasis))]
    body = [_row(row, marked[k]) for k, row in enumerate(rows)]
    inside = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    # It may be wider than a phone: then it scrolls by itself, and the page does not.
    return tag("div", inside, class_="scrolls", tabindex="0", role="region", aria_label=caption)


def _row(row: Sequence[object], emphasis: str) -> Markup:
    first, *others = row
    cells = [tag("td", cell, class_="numeric" if _numeric(cell) else None) for cell in others]
    return tag("tr", tag("th", first, scope="row"), *cells, class_=emphasis or None)


def _kind(rows: Sequence[Sequence[object]], column: int) -> str | None:
    """A column's header stands as its figures do."""
    return "numeric" if column and rows and all(_numeric(row[column]) for row in rows) else None


def _numeric(cell: object) -> bool:
    if isinstance(cell, int | float):
        return True
    return not isinstance(cell, Markup) and bool(_NUMERIC.fullmatch(str(cell)))
