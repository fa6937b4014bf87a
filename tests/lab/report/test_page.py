"""A page is a document of its own: well formed, readable by all, and nothing is fetched for it."""

import re

import pytest

from tests.lab.documents import as_recorded, dangling, from_outside, nameless, parsed, part, rows, words
from undaunted.lab.report import (
    Bar,
    Bars,
    Mark,
    Rung,
    Series,
    band_lines,
    facts,
    grid,
    grouped_bars,
    histogram,
    interval,
    interval_bars,
    ladder,
    links,
    note,
    page,
    paragraph,
    percent,
    section,
    stacked_bars,
    table,
)
from undaunted.lab.report.style import _DARK, _LIGHT, CSS

BARS = [Bar("normandy/1", 0.3, 0.25, 0.36, "sure"), Bar("normandy/2", 0.52, 0.45, 0.59)]
SMALL = page(
    "Balance & all that",
    links("Sections", [("wins", "Wins"), ("length", "Length")]),
    section(
        "Wins",
        facts([("games", 200), ("bot", "greedy")]),
        interval_bars("Won by US", BARS, band=(0.4, 0.6), line=0.5),
        table(
            "Wins",
            ("scenario", "US", "95 % interval"),
            [(bar.label, percent(bar.value), interval(bar.low, bar.high)) for bar in BARS],
            emphasis=[bar.kind for bar in BARS],
        ),
        note("Equal bots."),
        id="wins",
    ),
    section(
        "Length",
        paragraph("How long games last, and how they go."),
        grid(
            histogram("Rounds", [3, 4, 4, 5, 9], x_label="rounds"),
            band_lines(
                "Points",
                [Series("US", [0, 1], [1, 2], [2, 3]), Series("German", [0, 0], [0, 1], [1, 1])],
                x_label="round",
                y_label="points",
                marks=[Mark("US needs 3", 3)],
            ),
        ),
        stacked_bars("Ends", [Bars("normandy/1", [0.75, 0.25])], ["control", "pin"]),
        grouped_bars("Actions", [Bars("Attack", [0.5, 0.25])], ["US", "German"]),
        ladder("Elo", [Rung("random", 0, 0, 0), Rung("greedy", 420, 390, 450)]),
        id="length",
    ),
    lead="One of two.",
    made="undaunted balance",
)


def test_it_is_as_recorded():
    assert as_recorded("small.html", SMALL.replace(CSS, ""))


def test_nothing_comes_from_outside():
    assert list(from_outside(SMALL)) == []


def test_what_would_come_from_outside_is_noticed():
    spoiled = SMALL.replace("</main>", '<a href="x.html">x</a><img src="x.png"/></main>')
    spoiled = spoiled.replace("</style>", '@import "x";a{background:url(x.png)}</style>')
    assert {"href=x.html", "img", "src=x.png", "@import", "url(x.png)"} <= set(from_outside(spoiled))


def test_everybody_can_find_the_way():
    document = parsed(SMALL)
    assert document.get("lang") == "en"
    assert words(part(document, "head/title")) == "Balance & all that"
    assert [words(one) for one in document.iter("h1")] == ["Balance & all that"]
    assert [words(one) for one in document.iter("h2")] == ["Wins", "Length"]
    assert not nameless(document)
    assert not dangling(document)


def test_tables_have_headers():
    document = parsed(SMALL)
    (found,) = document.iter("table")
    assert [cell.get("scope") for cell in part(found, "thead/tr")] == ["col"] * 3
    assert [row[0].get("scope") for row in part(found, "tbody")] == ["row"] * 2
    assert [row.get("class") for row in part(found, "tbody")] == ["sure", None]
    assert [row[:2] for row in rows(document, "Wins")] == [
        ["normandy/1", "30.0\N{NO-BREAK SPACE}%"],
        ["normandy/2", "52.0\N{NO-BREAK SPACE}%"],
    ]


def test_every_fill_that_is_used_is_defined():
    used = set(re.findall(r"url\(#(\w+)\)", CSS))
    assert used
    assert used <= {element.get("id") for element in parsed(SMALL).iter("pattern")}


def _brightness(colour):
    """Relative luminance, as the accessibility guidelines (WCAG 2) define it."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one, other):
    low, high = sorted((_brightness(one), _brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [_LIGHT, _DARK], ids=["light", "dark"])
def test_contrast_is_enough_to_read(colours):
    for name in ("ink", "pencil", "sure", "likely", "link"):
        for ground in ("paper", "sheet"):
            assert _contrast(colours[name], colours[ground]) >= 4.5, (name, ground)
    for kind in range(8):
        assert _contrast(colours[f"k{kind}"], colours["sheet"]) >= 3, kind
    assert _contrast(colours["ink"], colours["band"]) >= 4.5
