"""The brick map. The pictures lie in fixtures/screens; UPDATE_SCREENS=1 draws them anew."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

import undaunted
from undaunted.cli.screen.board import BrickMap
from undaunted.cli.screen.canvas import Canvas
from undaunted.cli.screen.codes import Codes, side_letters
from undaunted.cli.screen.glyphs import FANCY, PLAIN, Glyphs, fitting
from undaunted.cli.screen.scale import TileSize, fit
from undaunted.content.stage import stage
from undaunted.game.telling.names import names
from undaunted.game.view import View

SCREENS = Path(__file__).parents[2] / "fixtures" / "screens"
BOARD_OF_24 = 15
"""Rows a board may take in a window of 24."""


def codes(view: View, lang: str = "en") -> Codes:
    return Codes(view, names(stage(view.scenario), lang))


def mapped(
    view: View, glyphs: Glyphs = FANCY, numbers: Mapping[str, int] | None = None, lang: str = "en"
) -> BrickMap:
    return BrickMap(codes(view, lang), glyphs, numbers or {})


def drawn(board: BrickMap, width: int = 80, height: int = BOARD_OF_24) -> str:
    return "".join(line.plain + "\n" for line in board.draw(fit(board.extent, width, height)))


def matches(name: str, picture: str) -> None:
    path = SCREENS / f"{name}.txt"
    if os.environ.get("UPDATE_SCREENS"):
        path.write_text(picture, encoding="utf-8")
    assert picture == path.read_text(encoding="utf-8")


def opening(number: int) -> View:
    return undaunted.new(f"normandy/{number}", seed=1).view(None)


@pytest.mark.parametrize("number", range(1, 13))
def test_every_opening_board_is_drawn_as_it_lies_on_the_table(number: int) -> None:
    matches(f"normandy-{number:02}", drawn(mapped(opening(number))))


def test_a_tall_board_gives_each_side_a_row_of_its_own() -> None:
    matches("normandy-01-tall", drawn(mapped(opening(1)), height=40))


def test_ascii_alone_will_do() -> None:
    picture = drawn(mapped(opening(10), PLAIN))
    assert picture.isascii()
    matches("normandy-10-ascii", picture)


def crowded(scenario: int, tile: str) -> View:
    """Everybody on one tile, some of them suppressed."""
    view = opening(scenario)
    counters = tuple(
        msgspec.structs.replace(unit, tile=tile, suppressed=unit.title == "Scout") for unit in view.counters
    )
    return msgspec.structs.replace(view, counters=counters)


def test_suppressed_counters_carry_a_wave() -> None:
    matches("normandy-01-suppressed", drawn(mapped(crowded(1, "13B")), height=40))


def test_a_crowd_beyond_all_room_is_counted() -> None:
    view = crowded(7, "6B")
    picture = drawn(mapped(view))
    row = next(line for line in picture.splitlines() if "+" in line)
    inside = next(part for part in row.split("│") if "+" in part)
    shown = re.findall("[A-Za-z]{2}", inside)
    assert f"+{len(view.counters) - len(shown)}" in inside
    matches("normandy-07-crowd", picture)


def test_the_options_are_numbered_on_the_tiles() -> None:
    assert "13B [1] ★2 <3>" in drawn(mapped(opening(1), FANCY, {"13B": 3}))


def test_markers_target_and_radio_are_told_apart() -> None:
    view = opening(10)
    tiles = tuple(
        msgspec.structs.replace(
            tile, markers={"US": "controlled", "German": "scouted"}, targeted_by=("German",)
        )
        if tile.radio
        else tile
        for tile in view.tiles
    )
    picture = drawn(mapped(msgspec.structs.replace(view, tiles=tiles)))
    assert "6B [1] ★1──ψ⊕gUg" in picture


def test_half_a_tile_is_always_whole_characters() -> None:
    for number in range(1, 13):
        extent = mapped(opening(number)).extent
        for width in range(40, 140, 7):
            for height in (5, 12, 20, 40):
                scale = fit(extent, width, height)
                assert not (extent.odd_columns and scale.width % 2)
                assert not (extent.odd_rows and scale.height % 2)


def test_too_little_room_draws_the_smallest() -> None:
    assert fit(mapped(opening(8)).extent, 10, 3) == TileSize(10, 2)


def test_sides_with_the_same_initial_get_different_letters() -> None:
    assert side_letters(["Soviet", "SS"]) == {"Soviet": "s", "SS": "x"}
    assert side_letters(["US", "German"]) == {"US": "u", "German": "g"}


def test_signs_fit_the_encoding() -> None:
    assert fitting("utf-8") is FANCY
    assert fitting("ascii") is PLAIN
    assert fitting("no-such-encoding") is PLAIN


def test_boxes_share_their_borders() -> None:
    canvas = Canvas(5, 5)
    canvas.box(0, 0, 2, 2)
    canvas.box(2, 1, 4, 3)
    canvas.box(0, 2, 2, 4)
    assert [line.plain for line in canvas.texts()] == ["┌─┐", "│ ├─┐", "├─┤ │", "│ ├─┘", "└─┘"]
