"""What happened in a game, counted: progress by round, cards played, actions taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from undaunted.content.stage import Stage
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

BUTTONS = {
    words.END_TURN: "End turn",
    words.HUNKER_DOWN: "Hunker down",
    words.READY: "Ready",
    words.EXIT: "Exit",
    words.ESCAPE: "Escape",
}
"""Those that stand for a deed of their own; stop and draw are part of an action."""
BOARD = "Board"
"""Getting into a vehicle, or from one place in it to another."""


class Detail(msgspec.Struct):
    """Pairs are of side 0 and side 1."""

    points: list[tuple[int, int]]
    """Progress at the end of each round, the last one as it was when the game ended: points held, or for a
    goal to escape or to neutralise the counters that have."""
    cards: tuple[dict[str, int], dict[str, int]]
    """How often each card was played from the hand, by its name in the content; bids do not count."""
    actions: tuple[dict[str, int], dict[str, int]]
    """How often each action was taken, by its word, or one of the names above."""


class MatchTally:
    """Follows one game, decision by decision."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.table = stage.table
        self.things = Things(stage)
        self.round = 1
        self.points: list[tuple[int, int]] = []
        self.cards: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.actions: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    # A state of either engine: they share no class.
    def before(self, state: Any, seat: int, thing: int) -> None:
        side = self.table.seat_side[seat]
        question = state.stack[(state.depth - 1) * words.FRAME + words.F_KIND]
        kind = self.things.kind(thing)
        if kind == "card" and question == words.ASK_TURN:
            self.cards[side][self.stage.cards[self.things.card(thing)].name] += 1
        elif kind == "action":
            self.actions[side][self.stage.deeds[self.things.deed(thing)].word] += 1
        elif kind == "place":
            self.actions[side][BOARD] += 1
        elif thing in BUTTONS:
            self.actions[side][BUTTONS[thing]] += 1

    def after(self, state: Any) -> None:
        if state.round != self.round:
            self.round = state.round
            self.points.append(self._progress(state))

    def detail(self, state: Any) -> Detail:
        return Detail(
            points=[*self.points, self._progress(state)],
            cards=(dict(self.cards[0]), dict(self.cards[1])),
            actions=(dict(self.actions[0]), dict(self.actions[1])),
        )

    def _progress(self, state: Any) -> tuple[int, int]:
        return self._of(state, 0), self._of(state, 1)

    def _of(self, state: Any, side: int) -> int:
        if self.table.goal_kind[self.table.goal_from[side]] in (words.GOAL_ESCAPE, words.GOAL_NEUTRALISE):
            return rules.goal_count(state, side)
        return rules.points_of(state, side)
