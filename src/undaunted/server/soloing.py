"""The solo opponent as a browser is told of it: who it is, how hard, whom it can play, its bolster decks."""

from __future__ import annotations

from undaunted.content import find
from undaunted.content.stage import Stage
from undaunted.game.telling.ways import ways
from undaunted.game.telling.wording import deck_name
from undaunted.game.things import Things
from undaunted.messages import say
from undaunted.server.catalogue import DeckInfo, OptionInfo, SoloInfo
from undaunted.solo.offer import LEVELS, NORMAL, sides


def offered(lang: str) -> SoloInfo:
    return SoloInfo(
        name=say("bot-solo", lang=lang),
        about=say("stage-option-solo-about", lang=lang),
        levels=tuple(
            OptionInfo("" if way.option == NORMAL else way.option, way.text, way.about)
            for way in ways(LEVELS, lang)
        ),
    )


def sides_of(where: Stage) -> tuple[str, ...]:
    """Those it can play in today's scenario of that name; a game that began before needs to know of none."""
    return sides(*find(where.scenario.name)) if where.pack is find(where.scenario.name)[0] else ()


def bolsters(where: Stage, things: Things, lang: str) -> tuple[DeckInfo, ...]:
    deck_of = where.table.card_bolster
    return tuple(
        DeckInfo(
            id=things.decks[number],
            name=deck_name(name, lang),
            cards=tuple(card for at, card in enumerate(things.cards) if deck_of[at] == number),
        )
        for number, name in enumerate(where.bolster_decks)
    )
