"""Mines on borders, vehicles that are units, commanders: what Reinforcements brings to the screen."""

from __future__ import annotations

import pytest

import undaunted
from tests.cli.screen.test_screen import screen
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.glyphs import FANCY, PLAIN
from undaunted.cli.screen.panels import Panels
from undaunted.cli.table.help import legend, tiles
from undaunted.game.game import Game
from undaunted.game.view import View

from .test_board import codes, drawn, mapped, matches


def opening(scenario: str) -> View:
    return undaunted.new(scenario, seed=1).view(None)


def asked_for_an_edge() -> Game:
    """The Guastatore of the tanker park has sat down to lay a mine."""
    for seed in range(1, 40):
        game = undaunted.new("under-cover-of-night/201", seed=seed)
        for _ in range(60):
            seat = game.deciders[0]
            options = game.options(seat)
            wished = [one for one in options if one.name.endswith((".mine", "lay-personnel"))]
            question = game.view(seat).question
            if question and question.kind == "edge":
                return game
            cards = [one for one in options if "guastatore" in one.name and one.kind == "card"]
            game.play(seat, (wished or cards or options)[-1].thing)
    raise AssertionError("nobody lays a mine")


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        ("under-cover-of-night-201", "under-cover-of-night/201"),
        ("armour-and-armament-104", "armour-and-armament/104"),
    ],
)
def test_a_board_of_each_pack(name: str, scenario: str) -> None:
    matches(name, drawn(mapped(opening(scenario))))


def test_mines_in_ascii() -> None:
    picture = drawn(mapped(opening("under-cover-of-night/202"), PLAIN), height=40)
    assert picture.isascii()
    matches("under-cover-of-night-202-ascii", picture)


def test_an_edge_is_picked_by_the_number_that_stands_on_it() -> None:
    game = asked_for_an_edge()
    seat = game.deciders[0]
    options = game.options(seat)
    assert {one.kind for one in options} == {"edge"}
    numbers = {one.name: number for number, one in enumerate(options, 1)}
    bare = drawn(mapped(game.view(seat)))
    board = drawn(mapped(game.view(seat), numbers=numbers))
    assert [
        str(number) for number in numbers.values() if board.count(str(number)) <= bare.count(str(number))
    ] == []
    shown = "\n".join(line.plain for line in screen(game, seat, 80, 24).lines())
    assert all(one.label in shown for one in options)


def test_what_lies_where_is_told_in_a_line_and_tile_by_tile() -> None:
    view = opening("under-cover-of-night/201")
    told = [line.plain for line in Panels(view, Cards(codes(view).names.stage, FANCY), FANCY).brief()]
    assert "Mines: 4A-9B ○, 4A-22A ●, 6A-22A ●, 14B-16B ○ · 3 left to lay" in told
    listed = "\n".join(line.plain for line in tiles(codes(view), FANCY, 200))
    assert "mined towards 9B (○), mined towards 22A (●)" in listed
    signs = "\n".join(line.plain for line in legend(codes(view), FANCY, 200))
    assert "○ an anti-personnel mine, ● an anti-armour mine, ◉ mines of both kinds" in signs


def test_vehicles_that_are_units_stand_in_brackets_with_their_armour() -> None:
    view = opening("armour-and-armament/104")
    picture = drawn(mapped(view))
    assert "[LT5] [MT6]" in picture
    assert "[lt5] [mt6]" in picture
    assert "[LT5]" in "\n".join(line.plain for line in legend(codes(view), FANCY, 200))


def test_the_commander_of_a_team_is_told() -> None:
    view = opening("under-cover-of-night/201+teams")
    told = "\n".join(
        line.plain for line in Panels(view, Cards(codes(view).names.stage, FANCY), FANCY).brief()
    )
    assert "LRDG 1 (commander)" in told
    assert "LRDG 2 (commander)" not in told
