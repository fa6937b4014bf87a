"""A card played in thought: the rules themselves say what it could do, whoever's turn it is."""

from __future__ import annotations

from typing import Any

from undaunted.game.course import offered_to
from undaunted.game.option import Moment, Option
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.reasons import Reasons
from undaunted.rules import words
from undaunted.speed import rules

ASKING = (
    words.BOLSTER,
    words.INSPIRE,
    words.COMMAND,
    words.NAVIGATE,
    words.SURVEIL,
    words.TARGET,
    words.REPAIR,
    words.ADVANCE,
    words.AIR_SUPPORT,
    words.FORCE,
    words.READYING,
    words.SUPPORT,
)
"""Support actions that ask something before they change anything; all other families do."""


class Supposed:
    """The question that playing this card would ask, on a copy of what its owner sees."""

    def __init__(self, look: Looking, card: int) -> None:
        self.look = look
        self.card = card
        self.state = self._asking()
        self.offered = offered_to(self.state, look.number)

    def _asking(self) -> Any:
        state = self.look.seen.clone()
        held = state.hand[self.card]
        if held:
            state.hand[self.card] -= 1
            state.played[self.card] += 1
        state.stack[:] = bytes(len(state.stack))
        for at, kind in enumerate((words.ASK_TURN, words.ASK_USE)):
            state.stack[at * words.FRAME + words.F_KIND] = kind
            state.stack[at * words.FRAME + words.F_SEAT] = self.look.number
        state.stack[words.FRAME + words.F_CARD] = self.card
        state.depth = 2
        return state

    def refusal(self, action: int) -> str:
        """Why this action could not be taken."""
        found = Reasons(self.state, self.look.number, self.look.things).of(action)
        return found.explain(self.look.lang)

    def answers(self, action: int) -> list[Option]:
        """What the action would ask for, if it asks before anything is done; none otherwise."""
        table, deed = self.look.table, self.look.things.deed(action)
        if table.deed_family[deed] == words.AID and table.deed_word[deed] not in ASKING:
            return []
        state = self.state.clone()
        rules.play(state, self.look.number, action)
        if state.depth < 2 or state.winner:
            return []
        offered = offered_to(state, self.look.number)
        moment = Moment(state, self.look.number, offered, self.look.things)
        return [Option(thing, moment) for thing in offered]
