"""Pages that need nothing but themselves: HTML with our own CSS and our own plots as inline SVG.

Everything is a function from data to text. Text that is not `Markup` is escaped wherever it is put.

    from undaunted.lab.report import Bar, interval_bars, page, percent, section, table

    wins = interval_bars("Wins of the US", [Bar("normandy/1", 0.54, 0.47, 0.61)], band=(0.4, 0.6), line=0.5)
    rows = [("normandy/1", percent(0.54))]
    html = page("Balance", section("Wins", wins, table("Wins a scenario", ("scenario", "US"), rows)))
"""

from undaunted.lab.report.bars import Bar, Bars, grouped_bars, interval_bars, stacked_bars
from undaunted.lab.report.frame import MOST_X_LABELS
from undaunted.lab.report.histogram import histogram
from undaunted.lab.report.ladder import Rung, ladder
from undaunted.lab.report.lines import Mark, Series, band_lines
from undaunted.lab.report.markup import Markup, tag
from undaunted.lab.report.numerals import interval, number, percent, seconds, signed
from undaunted.lab.report.page import facts, grid, legend, links, note, page, paragraph, section
from undaunted.lab.report.tabular import table

__all__ = [
    "MOST_X_LABELS",
    "Bar",
    "Bars",
    "Mark",
    "Markup",
    "Rung",
    "Series",
    "band_lines",
    "facts",
    "grid",
    "grouped_bars",
    "histogram",
    "interval",
    "interval_bars",
    "ladder",
    "legend",
    "links",
    "note",
    "number",
    "page",
    "paragraph",
    "percent",
    "seconds",
    "section",
    "signed",
    "stacked_bars",
    "table",
    "tag",
]
