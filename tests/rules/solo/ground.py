"""Where the flow of solo play is tested: mostly La Raye against the Germans, on the turn of the US."""

from __future__ import annotations

import undaunted
from tests.scene import Scene, scene
from tests.table import end_turn, play
from undaunted.game.now import LineCard
from undaunted.game.question import Question
from undaunted.game.view import SeatView


def us(*cards: str, where: str = "normandy/1+solo=German") -> Scene:
    """The turn of the US, who have the initiative, with this hand; the bot's turn comes after it."""
    return scene(where).hand("US", *cards)


def lined_up(
    *cards: str, where: str = "normandy/1+solo=German", setting: Scene | None = None
) -> undaunted.Game:
    """The bot's turn, with these cards drawn for it in this order."""
    drawn = (setting or us(where=where)).draws(*(f"German {card}" for card in cards))
    game = drawn.game(seed=1)
    end_turn(game, "US")
    return game


def line(game: undaunted.Game, seat: str = "German") -> list[str]:
    """The bot's play area from left to right; "Rifleman A ↷" lies sideways, "?" face down."""
    titles = dict(zip(game._things.cards, (card.name for card in game.stage.cards), strict=True))
    return [_lies(card, titles) for card in next(s for s in game.view(None).seats if s.name == seat).line]


def _lies(card: LineCard, titles: dict[str, str]) -> str:
    return "?" if not card.card else titles[card.card] + (" ↷" if card.sideways else "")


def asked(game: undaunted.Game) -> Question:
    """What is being asked; somebody is."""
    question = game.view(None).question
    assert question is not None
    return question


def shown(game: undaunted.Game, eyes: str | None, seat: str = "German") -> SeatView:
    """What somebody sees of the bot."""
    return next(one for one in game.view(eyes).seats if one.name == seat)


def tags(game: undaunted.Game) -> dict[str, int]:
    return {counter.id: counter.tags for counter in game.view(None).counters if counter.tags}


def pass_cards(game: undaunted.Game, count: int = 1, seat: str = "German") -> None:
    """Nothing is done with this many cards of the bot's."""
    for _ in range(count):
        play(game, seat, "stop")
