"""Cards in words: their titles, what they can do, and piles of them in a line."""

from __future__ import annotations

from collections.abc import Mapping

from undaunted.cli.screen.glyphs import Glyphs
from undaunted.content.roster import DeckCard
from undaunted.content.stage import Stage
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import action_text, soldier_name
from undaunted.game.things import Things
from undaunted.messages import Name, say


class Cards:
    """The cards of a scenario under the names that views use."""

    def __init__(self, stage: Stage, glyphs: Glyphs, lang: str = "en") -> None:
        self._by_name = dict(zip(Things(stage).cards, stage.cards, strict=True))
        self._glyphs = glyphs
        self._lang = lang
        self.names = names(stage, lang)

    def knows(self, name: str) -> bool:
        """Whether it is a card; what others have lost is told by unit."""
        return name in self._by_name

    def title(self, name: str) -> Name:
        return self.names.card(name) if self.knows(name) else self.names.counter(name)

    def card(self, name: str) -> DeckCard:
        return self._by_name[name]

    def actions(self, name: str) -> str:
        return ", ".join(action_text(action, self._lang) for action in self._by_name[name].actions)

    def counted(self, text: str, count: int) -> str:
        return f"{text} {self._glyphs.times}{count}" if count > 1 else text

    def pile(self, pile: Mapping[str, int]) -> str:
        """`Scout A, Fog of War ×2`; soldiers of one unit together: `Rifleman A Belsky/Sayenko`."""
        parts: list[str] = []
        before = ""
        for name, count in pile.items():
            told, unit = self.counted(self.title(name), count), self._unit(name)
            if unit and unit == before:
                parts[-1] += f"/{told.removeprefix(unit).lstrip()}"
            else:
                parts.append(told)
            before = unit
        return ", ".join(parts) or say("screen-none", lang=self._lang)

    def _unit(self, name: str) -> str:
        """What a soldier's card has in common with the others of his unit."""
        if not self.knows(name) or not self.card(name).card.soldier:
            return ""
        card = self.card(name)
        return str(soldier_name(card.card.title, card.squad, self._lang, self.names.stage.pack.id))
