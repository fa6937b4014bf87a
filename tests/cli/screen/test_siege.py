"""An embattled city in the terminal: every mark on the board, in words, and beside it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import undaunted
from tests.cli.screen.test_screen import moments, screen
from undaunted.cli.screen.board import BrickMap
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.codes import Codes
from undaunted.cli.screen.glyphs import FANCY, PLAIN
from undaunted.cli.screen.panels import Panels
from undaunted.cli.screen.scale import fit
from undaunted.cli.table import help
from undaunted.game.telling.names import names
from undaunted.game.view import MinedEdge, View

SQUARE = "stalingrad/11"


def battered(view: View) -> View:
    """With a mark of every sort: smoke and a watch on 504, a mine, a tunnel, points, a routed Rifleman."""
    marks = {
        "504": {"smoke": True, "watched_by": ("german-machine-gunner-a",), "mission": 2},
        "503": {"fortified": 3, "tunnel": "open", "rough": False},
    }
    return replace(
        view,
        tiles=tuple(replace(tile, **marks.get(tile.id, {})) for tile in view.tiles),
        counters=tuple(
            replace(unit, routed=unit.id == "soviet-rifleman-a", suppressed=unit.id == "soviet-scout-a")
            for unit in view.counters
        ),
        mines=(MinedEdge("505-504", ("505", "504"), ("personnel",), "Soviet"),),
    )


@pytest.fixture
def codes() -> Codes:
    game = undaunted.new(SQUARE, seed=1)
    return Codes(battered(game.view("Soviet")), names(game.stage))


@pytest.mark.parametrize(("glyphs", "signs"), [(FANCY, "≈∩◎♦⌂○"), (PLAIN, '"ne$&o')])
def test_every_mark_has_its_sign(codes: Codes, glyphs, signs: str) -> None:
    board = BrickMap(codes, glyphs)
    text = "\n".join(line.plain for line in board.draw(fit(board.extent, 120, 0)))
    assert all(sign in text for sign in signs)
    assert "RA!" in text  # routed
    assert "SA~" in text  # suppressed
    assert "510[1/3]" in text.replace(" ", "")  # a building's two covers
    assert "503[1+3]" in text.replace(" ", "")  # fortified
    assert f"{glyphs.watch}ma" in text


def test_the_same_in_words(codes: Codes) -> None:
    told = "\n".join(line.plain for line in help.tiles(codes, FANCY, 200))
    for words in (
        "in smoke",
        "2 mission points",
        "watched by the German Machine Gunner A",
        "fortified: cover 3 for whoever controls it",
        "mouth of a tunnel",
        "building with structural defence 7",
    ):
        assert words in told
    legend = "\n".join(line.plain for line in help.legend(codes, FANCY, 200))
    assert "! is a routed unit" in legend


def test_the_fallen_are_counted_and_ones_own_named() -> None:
    game = undaunted.new(SQUARE, seed=1)
    view = game.view("Soviet")
    own, other = view.seats
    lost = replace(own, removed={"soviet-rifleman-a-004": 1, "soviet-fog-of-war": 2})
    theirs = replace(other, removed={"german-rifleman-a": 2})
    panels = Panels(replace(view, seats=(lost, theirs)), Cards(game.stage, FANCY), FANCY)
    told = [line.plain for line in panels.piles(lost)]
    assert any(line.startswith("Casualties (1): Rifleman A ") for line in told)
    assert "Removed (2): Fog of War ×2" in told
    assert "Casualties (2): Rifleman A ×2" in [line.plain for line in panels.piles(theirs)]
    assert panels.opponent(theirs).plain.endswith("fallen 2")


def test_soldiers_of_a_unit_share_its_name() -> None:
    game = undaunted.new(SQUARE, seed=1)
    supply = Cards(game.stage, FANCY).pile(game.view("Soviet").seats[0].supply)
    assert supply.count("Rifleman A") == 1
    assert supply.split(", ")[0].count("/") == 3


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_game_in_the_city_fits(width: int, height: int) -> None:
    for game, seat in moments(SQUARE, most=90):
        shown = screen(game, seat, width, height)
        lines = shown.lines()
        assert len(lines) < height
        assert max(line.cell_len for line in lines) <= width
        text = "\n".join(line.plain for line in lines)
        assert all(tile.id in text for tile in shown.view.tiles)
