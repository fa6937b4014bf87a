"""The bot that plays by solo cards: it answers whatever its seat is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from undaunted.content.stage import Stage
from undaunted.rules import words
from undaunted.solo.account import Account
from undaunted.solo.acts.plan import question, things
from undaunted.solo.lore import lore
from undaunted.solo.resolve import Answers, Resolver, fallback
from undaunted.solo.shelf import hand_of

if TYPE_CHECKING:
    from undaunted.speed import rules

MISSING = "missing"
CHANGED = "changed"


def is_fresh(state: Any) -> bool:
    """Is this the first order for a card, with nothing rolled and nobody shifted yet?"""
    if not state.depth or question(state) != words.ASK_ORDER:
        return False
    frame = (state.depth - 1) * words.FRAME
    begun: bool = (
        state.stack[frame + words.F_ZONE] == 0
        and state.stack[frame + words.F_MOVED] == 0
        and state.stack[words.F_LEFT] == words.ORDERS - 1
    )
    return begun


class Automaton:
    """Keeps the card that it is resolving between two questions."""

    name = "solo"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.seat = int(stage.table.automaton)
        self.lore = lore(stage, self.seat)
        self.cards = hand_of(stage, self.lore.side_name)
        self.resolving: Resolver | None = None
        self._answers: Answers | None = None
        self.accounts: list[Account] = []
        """Of the cards that were resolved, oldest first; whoever reads them clears them."""

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        state = seen.state
        thing = self._next(state)
        if thing is None or thing not in things:
            self._end()
            return self._stateless(state, list(things))
        return thing

    def _next(self, state: Any) -> int | None:
        if is_fresh(state):
            self._begin(state)
            return next(self._answers) if self._answers else None
        if self._answers is None:
            return None
        try:
            return self._answers.send(state)
        except StopIteration:
            return None

    def _begin(self, state: Any) -> None:
        """The leftmost card is next; what came before it is told."""
        self._end()
        card = int(state.stack[(state.depth - 1) * words.FRAME + words.F_CARD])
        text = self.cards.get(self.lore.card_titles[card])
        if text is None:
            title = self.lore.card_titles[card]
            name = things(self.stage).cards[card]
            self.accounts.append(Account("", title, "", name, fault=MISSING))
            return
        turned = any(row == (words.SIDEWAYS) for row in state.line[1:2])
        self.resolving = Resolver(self.lore, text, card, self._is_again(card, turned))
        self._answers = self.resolving.answers(state)

    def _is_again(self, card: int, turned: bool) -> bool:
        return False if turned else self._turned == card

    _turned: int | None = None

    def _end(self) -> None:
        """The card is done with."""
        if self.resolving is not None:
            self.accounts.append(self.resolving.account)
        self.resolving = None
        self._answers = None

    def _stateless(self, state: Any, offered: list[int]) -> int:
        card = int(self.stage.table.seat_first_card[self.seat])
        return fallback(self.lore, state, card, offered)
