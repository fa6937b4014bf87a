"""The solo opponent at one table: it plays by its cards, here and at once, and never holds a game up."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from undaunted.game.game import Game
from undaunted.rules.words import STOP
from undaunted.solo.automaton import Automaton
from undaunted.solo.explain import catch_up

log = logging.getLogger(__name__)


class Soloist:
    """A card takes it a millisecond: no process of its own is worth the way there.

    Between two questions it keeps the card that it resolves. Where it does not have it, because the table
    has just been loaded, or was played on by somebody else, it reads it again from the log.
    """

    def __init__(self, table: str) -> None:
        self._id = table
        self._automaton: Automaton | None = None
        self._decisions = -1

    def choose(self, game: Game, seat: str, offered: Sequence[int]) -> int:
        try:
            thing = self._bot(game).choose(game.observation(seat), offered)
        except Exception:  # whatever a card does to it: the people at the table want to go on
            log.exception("table %s: the solo opponent stops a card at decision %d", self._id, game.decisions)
            self._automaton = None
            thing = STOP
        self._decisions = game.decisions
        return thing if thing in offered else offered[0]

    def _bot(self, game: Game) -> Automaton:
        # Its own last decision may be followed by some that were not worth asking, and by nothing else.
        if self._automaton is None or game.decisions <= self._decisions:
            self._automaton = catch_up(game)
        return self._automaton
