"""The small parts: what is typed, how lines are broken, how options are set."""

from __future__ import annotations

import pytest
from rich.text import Text

import undaunted
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import Entry, choices
from undaunted.cli.screen.columns import lay_out
from undaunted.cli.screen.glyphs import FANCY
from undaunted.cli.screen.story import told
from undaunted.cli.screen.wrap import cut, wrap
from undaunted.cli.table import keys
from undaunted.cli.table.keys import Typed
from undaunted.content.stage import stage
from undaunted.game.event import Event


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("", Typed("enter")),
        ("  ", Typed("enter")),
        ("3", Typed("choose", 3)),
        (" 12 ", Typed("choose", 12)),
        ("u", Typed("undo")),
        ("UNDO", Typed("undo")),
        ("?", Typed("rule")),
        ("?3", Typed("rule", 3)),
        ("? 3", Typed("rule", 3)),
        ("q", Typed("quit")),
        ("-1", Typed("unknown")),
        ("1.5", Typed("unknown")),
        ("９", Typed("unknown")),
        ("1234567890123", Typed("unknown")),
        ("\x1b[A", Typed("unknown")),
    ],
)
def test_what_is_typed(text: str, typed: Typed) -> None:
    assert keys.read(text) == typed


def test_lines_break_between_words() -> None:
    rows = wrap(Text("one two three four"), 9, indent=2)
    assert [row.plain for row in rows] == ["one two", "  three", "  four"]


def test_a_word_too_long_is_broken_anyway() -> None:
    assert [row.plain for row in wrap(Text("abcdefgh"), 3)] == ["abc", "def", "gh"]


def test_a_line_cut_short_says_so() -> None:
    assert cut(Text("abcdef"), 4, "…").plain == "abc…"
    assert cut(Text("abc"), 4, "…").plain == "abc"


def listed(seat: str = "US") -> list[Entry]:
    game = undaunted.new("normandy/1", seed=3)
    return choices(game.options(seat), game.view(seat), Cards(game.stage, FANCY))


def test_options_are_numbered_and_grouped() -> None:
    rows = [row.plain for row in lay_out(listed(), 80, 10).rows]
    assert rows == ["Cards  1 Squad Leader B (7)", "       2 Scout A (6)", "       3 Fog of War (1) ×2"]


def test_too_few_rows_make_columns() -> None:
    rows = [row.plain for row in lay_out(listed(), 80, 2).rows]
    assert rows == ["Cards  1 Squad Leader B (7)  3 Fog of War (1) ×2", "       2 Scout A (6)"]


def test_too_little_room_makes_pages() -> None:
    first = lay_out(listed(), 30, 2)
    assert first.pages == 2
    assert [row.plain for row in lay_out(listed(), 30, 2, page=1).rows] == ["       3 Fog of War (1) ×2"]
    assert lay_out(listed(), 30, 2, page=2) == first


def test_dice_stand_in_boxes_and_hits_stand_out() -> None:
    args: dict[str, str | int] = {
        "attacker": "us-sniper", "action": "Attack 3", "target": "german-scout-a", "base": 5, "cover": 1,
        "range": 2, "total": 8, "dice": "4 9 0", "result": "hit",
    }  # fmt: skip
    line = told(Event("shot", 1, stage("normandy/7"), args), ["US", "German"])
    assert "= 8, rolled [4], [9] and [0]: hit." in line.plain
    boxed = [line.plain[span.start : span.end] for span in line.spans if span.style == "bold reverse"]
    assert boxed == ["[9]", "[0]"]
