"""A window of 80 × 24 shows the board, the question and all options, in every scenario."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undaunted
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import choices
from undaunted.cli.screen.glyphs import FANCY
from undaunted.cli.screen.screen import Screen
from undaunted.game.game import Game

NUMBERS = range(1, 13)


def screen(game: Game, seat: str, width: int, height: int, lang: str = "en") -> Screen:
    view = game.view(seat)
    cards = Cards(game.stage, FANCY, lang)
    return Screen(
        view=view,
        cards=cards,
        glyphs=FANCY,
        width=width,
        height=height,
        lang=lang,
        prompt=game.prompt(seat, lang),
        listed=choices(game.options(seat), view, cards, lang),
        events=game.events(seat, max(0, game.decisions - 5)),
    )


def moments(scenario: str, most: int = 150, every: int = 3) -> Iterator[tuple[Game, str]]:
    """Every third question, or so, of a random game that does not hunker down all the time."""
    chance = random.Random(scenario)
    game = undaunted.new(scenario, seed=7)
    while not game.over and game.decisions < most:
        seat = game.deciders[0]
        if game.decisions % every == 0:
            yield game, seat
        options = game.options(seat)
        lively = [option for option in options if option.name not in ("hunker-down", "stop")]
        game.play(seat, chance.choice(lively or options))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_everything_needed_fits(number: int, width: int, height: int) -> None:
    for game, seat in moments(f"normandy/{number}"):
        shown = screen(game, seat, width, height)
        lines = shown.lines()
        text = "\n".join(line.plain for line in lines)
        assert len(lines) < height
        assert max(line.cell_len for line in lines) <= width
        assert shown.pages() == 1
        assert game.prompt(seat)[:40] in text
        for choice in shown.listed:
            assert any(f"{choice.number} {words}" in text for words in choice.texts)
        for tile in shown.view.tiles:
            assert tile.id in text


@pytest.mark.parametrize(("width", "height"), [(40, 10), (60, 20), (20, 5), (200, 70), (112, 20)])
def test_no_window_is_too_small(width: int, height: int) -> None:
    for game, seat in moments("normandy/5", most=30):
        assert screen(game, seat, width, height).lines()


def test_a_wide_window_shows_everything_at_once() -> None:
    game = undaunted.new("normandy/1", seed=1)
    text = "\n".join(line.plain for line in screen(game, "US", 120, 40).lines())
    for word in (
        "Round 1",
        "initiative US",
        "US 0/5",
        "Germans 3/5",
        "Hand:",
        "Play area:",
        "Supply:",
        "Round 1 begins",
    ):
        assert word in text
    assert text.count("Supply:") == 2


def test_a_pin_goal_counts_the_riflemen_left() -> None:
    game = undaunted.new("normandy/2", seed=1)
    assert "Germans 2 Riflemen to drive off" in screen(game, "US", 80, 24).lines()[0].plain


def test_odds_stand_beside_each_target() -> None:
    game = undaunted.new("normandy/1", seed=5)
    for seat in ("US", "German"):
        game.play(seat, game.options(seat)[0])
    game.play("US", "us-scout-a")
    game.play("US", "us-scout-a.attack")
    text = "\n".join(line.plain for line in screen(game, "US", 80, 24).lines())
    assert "1 The German Scout A at 5B: 5 + 1 cover + 2 range = 8, 1 die: 30%" in text


def test_many_options_are_paged_where_nothing_else_helps() -> None:
    game = undaunted.new("normandy/1", seed=5)
    first = screen(game, "US", 30, 12)
    assert first.pages() >= 1
