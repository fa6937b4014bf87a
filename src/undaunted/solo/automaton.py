"""The bot that plays by solo cards: it answers whatever its seat is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from undaunted.content.stage import Stage
from undaunted.rules import words
from undaunted.solo.account import Account
from undaunted.solo.acts.plan import question
from undaunted.solo.lore import lore
from undaunted.solo.resolve import Answers, Resolver, fallback
from undaunted.solo.shelf import hand_of

if TYPE_CHECKING:
    from undaunted.speed import rules


def is_fresh(state: Any) -> bool:
    """Is this the first order for a card, with nothing rolled and nobody shifted yet?"""
    if question(state) != words.ASK_ORDER:
        return False
    stack, frame = state.stack, (state.depth - 1) * words.FRAME
    untouched = stack[frame + words.F_ZONE] == 0 and stack[frame + words.F_MOVED] == 0
    return bool(untouched and stack[words.F_LEFT] == words.ORDERS - 1)


class Automaton:
    """Keeps the card that it is resolving between two questions."""

    name = "solo"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.seat = int(stage.table.automaton)
        self.lore = lore(stage, self.seat)
        self.cards = hand_of(stage, self.lore.side_name)
        self.resolving: Resolver | None = None
        """The card in hand; it tells about itself."""
        self._answers: Answers | None = None
        self._twice = words.NONE
        """A card that was sideways when it was begun: it is resolved once more."""

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        thing = self.next(seen.state)
        if thing is None or thing not in things:
            self.forget()
            return self.unguided(seen.state, list(things))
        return thing

    def next(self, state: Any) -> int | None:
        """What the card says in this position; None where it has nothing to say."""
        if is_fresh(state):
            self._begin(state)
            return next(self._answers) if self._answers else None
        if self._answers is None:
            return None
        try:
            return self._answers.send(state)
        except StopIteration:
            return None

    def forget(self) -> None:
        """The card in hand can no longer be gone on with."""
        self._answers = None

    def _begin(self, state: Any) -> None:
        """With the leftmost card."""
        card = int(state.line[0])
        title = self.lore.card_titles[card]
        again = self._twice == card and state.line[1] == words.UPRIGHT
        self._twice = card if state.line[1] == words.SIDEWAYS else words.NONE
        self.forget()
        self.resolving = Resolver(self.lore, self.cards.get(title), card, again)
        self._answers = self.resolving.answers(state)

    @property
    def account(self) -> Account | None:
        """Of the card in hand, as far as it has been read."""
        return self.resolving.account if self.resolving else None

    def unguided(self, state: Any, offered: list[int]) -> int:
        """Without a card: on the player's turn, or with one that is not there."""
        card = int(self.stage.table.seat_first_card[self.seat])
        return fallback(self.lore, state, card, offered)
