"""Cards in words: their titles, what they can do, and piles of them in a line."""

from __future__ import annotations

from collections.abc import Mapping

from undaunted.cli.screen.glyphs import Glyphs
from undaunted.content.roster import DeckCard
from undaunted.content.stage import Stage
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import action_text
from undaunted.game.things import Things
from undaunted.messages import Name, say


class Cards:
    """The cards of a scenario under the names that views use."""

    def __init__(self, stage: Stage, glyphs: Glyphs, lang: str = "en") -> None:
        self._by_name = dict(zip(Things(stage).cards, stage.cards, strict=True))
        self._glyphs = glyphs
        self._lang = lang
        self.names = names(stage, lang)

    def title(self, name: str) -> Name:
        return self.names.card(name)

    def card(self, name: str) -> DeckCard:
        return self._by_name[name]

    def actions(self, name: str) -> str:
        return ", ".join(action_text(action, self._lang) for action in self._by_name[name].actions)

    def counted(self, text: str, count: int) -> str:
        return f"{text} {self._glyphs.times}{count}" if count > 1 else text

    def pile(self, pile: Mapping[str, int]) -> str:
        """`Scout A, Fog of War ×2`."""
        listed = ", ".join(self.counted(self.title(name), count) for name, count in pile.items())
        return listed or say("screen-none", lang=self._lang)
