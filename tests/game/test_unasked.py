"""What is not worth a click is played unasked, and taken back with the question before, also after a load."""

from __future__ import annotations

from random import Random

import pytest

import undaunted
from tests.games import NORTH_AFRICA, choose
from undaunted.game.course import Unasked
from undaunted.game.game import Game
from undaunted.game.questions import BY_NAME

MODES: list[Unasked] = ["none", "automatic", "forced"]


def asked_kind(game: Game, seat: str) -> str:
    question = game.view(seat).question
    return question.kind if question else ""


def undone(game: Game) -> list[tuple[str, int, str]]:
    """For each seat that can take something back: how many decisions, and where that leads."""
    found = []
    for seat in game.seats:
        if game.can_undo(seat):
            back = game.copy()
            found.append((seat, len(back.undo(seat)), back.position()))
    return found


@pytest.mark.parametrize("scenario", NORTH_AFRICA[1::3])
@pytest.mark.parametrize("mode", MODES)
def test_what_can_be_undone_is_the_same_after_a_load(scenario: str, mode: Unasked) -> None:
    random = Random(scenario)
    game = undaunted.new(scenario, seed=2, unasked=mode)
    taken = set()
    while not game.over and game.decisions < 160:
        seat = random.choice(game.deciders)
        game.play(seat, choose(random, game.options(seat)))
        again = undaunted.load(game.save(), unasked=mode)
        assert undone(again) == undone(game)
        taken |= {count for _, count, _ in undone(game)}
    assert 1 in taken


@pytest.mark.parametrize("mode", ["automatic", "forced"])
def test_only_questions_with_a_choice_are_left(mode: Unasked) -> None:
    random = Random(3)
    game = undaunted.new("north-africa/11", seed=3, unasked=mode)
    while not game.over:
        seat = random.choice(game.deciders)
        options = game.options(seat)
        if len(options) == 1 and len(game.deciders) == 1:
            assert mode == "automatic"
            assert not BY_NAME[asked_kind(game, seat)].automatic
        game.play(seat, choose(random, options))


def test_undo_goes_back_to_a_question_that_was_asked() -> None:
    random = Random(5)
    game = undaunted.new("north-africa/11", seed=5, unasked="automatic")
    longest = 0
    while not game.over:
        seat = random.choice(game.deciders)
        before = game.position()
        made = game.decisions
        game.play(seat, choose(random, game.options(seat)))
        if game.can_undo(seat):
            back = game.copy()
            assert back.undo(seat) == game.rows(made + 1)[::-1]
            assert back.position() == before
            longest = max(longest, game.decisions - made)
    assert longest > 1, "something was answered by itself, and taken back with what led to it"


def test_the_game_is_the_same_whatever_is_left_unasked() -> None:
    quick = undaunted.new("north-africa/8", seed=4, unasked="forced")
    random = Random(4)
    while not quick.over and quick.decisions < 200:
        seat = random.choice(quick.deciders)
        quick.play(seat, choose(random, quick.options(seat)))
    for mode in MODES[:2]:
        slow = undaunted.new("north-africa/8", seed=4, unasked=mode)
        for row in quick.rows(1):
            if row.number > slow.decisions:
                slow.play(row.seat, row.what)
        assert slow.save() == quick.save()
