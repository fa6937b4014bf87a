"""A guide played as a learner would who does what he is told."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.game.game import Game
from undaunted.guides import Guide, Place, place


def learners_steps(guide: Guide) -> Iterator[tuple[Game, Place]]:
    """Every question to the learner, before it is answered; the end of the game comes last."""
    game = guide.begin()
    while not game.over:
        where = place(guide, game)
        if where.asked:
            yield game, where
            game.play(guide.seat, where.asked[0])
        else:
            (seat,) = game.deciders
            game.play(seat, where.answer)
    yield game, place(guide, game)


def at_lesson(guide: Guide, page: str) -> Game:
    """The game when a page is first read."""
    for game, where in learners_steps(guide):
        if where.lesson is None:
            break
        if page in [one.text for one in guide.lessons[where.lesson].pages]:
            return game
    raise AssertionError(f"no page {page}")
