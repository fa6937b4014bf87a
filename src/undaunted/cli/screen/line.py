"""The solo opponent's play area: its cards in order, what it set aside, and its bolster decks."""

from __future__ import annotations

from rich.text import Text

from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.game.telling.wording import deck_name
from undaunted.game.things import slug
from undaunted.game.view import SeatView


def told(seat: SeatView, cards: Cards, glyphs: Glyphs, acting: bool) -> list[Text]:
    """A line each; nothing of a seat that people or bots play."""
    if not seat.bolsters:
        return []
    say = cards.names.say
    names = [_named(one.card, one.sideways, cards, glyphs) for one in seat.line]
    if names and acting and seat.line[0].card:
        names[0].stylize("bold reverse")
    line = Text(f" {glyphs.escape} ").join(names) if names else Text(say("screen-none"))
    stage = cards.names.stage
    decks = [
        f"{deck_name(name, cards.names.lang)} {seat.bolsters.get(f'deck-{slug(name)}', 0)}"
        for name in stage.bolster_decks
    ]
    head = Text(say("screen-entry", title=say("title-line")), "bold")
    return [Text.assemble(head, " ", line), Text(glyphs.between.join(decks))]


def _named(card: str, sideways: bool, cards: Cards, glyphs: Glyphs) -> Text:
    if not card:
        return Text(cards.names.say("screen-face-down"), "italic")
    initiative = cards.card(card).card.initiative
    twice = f" {glyphs.times}2" if sideways else ""
    return Text(f"{cards.names.card(card)} ({initiative}){twice}")
