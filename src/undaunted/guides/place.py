"""Where somebody stands in a guide: read from the game itself, so that there is nothing else to keep.

Whoever reloads, undoes or comes back after a week is where the game is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted.game.game import Game

if TYPE_CHECKING:
    from undaunted.guides.guide import Guide


@dataclass(frozen=True)
class Place:
    """`lesson` counts from 0; None when all lessons are done, or the game has left the guide's way."""

    lesson: int | None
    asked: tuple[str, ...] = ()
    """What the learner may pick now; nothing while others decide."""
    answer: str = ""
    """What the other side has prepared."""
    astray: bool = False
    """The game is not as the guide has it: it was begun with another one, or given up."""


def place(guide: Guide, game: Game) -> Place:
    answers = {seat: game.answers(seat) for seat in game.seats}
    made = answers[guide.seat]
    if len(made) > len(guide.picks) or any(
        pick not in right for pick, right in zip(made, guide.picks, strict=False)
    ):
        return Place(None, astray=True)
    if game.over:
        return Place(None, astray=bool(game.withdrawn))
    if len(made) == len(guide.picks):
        return Place(None, answer=_next(guide, game, answers), astray=guide.seat in game.deciders)
    asked: tuple[str, ...] = ()
    if guide.seat in game.deciders:
        offered = {option.name for option in game.options(guide.seat)}
        asked = tuple(thing for thing in guide.picks[len(made)] if thing in offered)
        if not asked:
            return Place(None, astray=True)
    return Place(guide.lesson_of[len(made)], asked, _next(guide, game, answers))


def _next(guide: Guide, game: Game, answers: dict[str, list[str]]) -> str:
    """Of the other side, if it owes a decision and has one prepared that can be made."""
    for seat, things in guide.theirs.items():
        if seat in game.deciders and len(answers[seat]) < len(things):
            thing = things[len(answers[seat])]
            return thing if game.why_not(seat, thing) is None else ""
    return ""
