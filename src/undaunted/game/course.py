"""How a game goes: one decision after the other, each on a clone of the state before it, and back again."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, Self

from undaunted.content.stage import Stage
from undaunted.game.errors import IllegalDecision
from undaunted.game.history import NOBODY, Raw, Step
from undaunted.game.now import Now, board_now
from undaunted.game.offers import offered_to as offered_to
from undaunted.game.option import Moment
from undaunted.game.question import Asked
from undaunted.game.questions import AUTOMATIC
from undaunted.game.record.chance import Chance, Recorder, Scripted, Secret
from undaunted.game.record.rows import HMAC, SCRIPTED, Segment
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

Unasked = Literal["none", "automatic", "forced"]
"""What a game plays without asking: nothing; what is not worth a click and has a single answer; or
whatever has a single option."""
REVEALING = frozenset((words.E_REVEALED, words.E_TURN_ENDED, words.E_WON))


class SeatNumbers(dict[str, int]):
    """The numbers of seats by their names."""

    def __missing__(self, name: str) -> int:
        raise IllegalDecision("unknown-name", what="seat", name=str(name), known=", ".join(self))


class Course:
    """The state, the steps that led to it, and those that can be taken back.

    A state that was asked about is never played on: each decision goes on with a clone, so that options,
    copies and undo all share the one before.
    """

    def __init__(
        self, stage: Stage, chance: Chance, *, unasked: Unasked = "none", start: str = "", bundle: str = ""
    ) -> None:
        things = things_of(stage)
        if isinstance(chance, Scripted) and not chance.names:
            chance.names = things.cards
        self._stage = stage
        self._things = things
        self._start = start
        self._bundle = bundle
        self._recorder = Recorder(chance, things.cards)
        self._segments: list[Segment] = []
        self._unasked: Unasked = unasked
        self._alone = tuple((name,) for name in stage.seats)
        self._numbers = SeatNumbers((name, number) for number, name in enumerate(stage.seats))
        self._made = [0] * len(stage.seats)
        self._moments: list[Moment | None] = [None] * len(stage.seats)
        self._undoable: list[Any] = []
        self._withdrawn = ""
        self._shares = False
        self._open: tuple[Any, Now] | None = None  # what all may see of a state, and of which
        self._asked: Asked | None = None

    def _begin(self, state: Any, fresh: bool) -> None:
        """Take the first position; a fresh game starts with its first round."""
        self._note_chance(0)
        came: tuple[str, ...] = ()
        told: list[Raw] = []
        if fresh:
            came, told = self._with_chance(state, lambda: rules.start_round(state))
        self._state = state
        self._last = Step(None, 0, NOBODY, NOBODY, came, told, False)

    def copy(self) -> Self:
        """Another game that stands where this one does, with the same dice and cards to come.

        Most copies are looked at and thrown away: what a decision changes is shared until one is made.
        """
        self._shares = True
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._moments = self._moments[:]
        if type(self._recorder.chance) is not Secret:
            # A source from outside, which somebody may still hold: this game keeps it, the copy gets its own.
            twin._own()
            self._shares = False
        return twin

    def _own(self) -> None:
        """Have for oneself what is shared with copies: it is about to change."""
        chance = self._recorder.chance
        own = copy.copy(chance) if type(chance) is Secret else copy.deepcopy(chance)
        self._recorder = Recorder(own, self._recorder.names)
        self._made = self._made[:]
        self._undoable = self._undoable[:]
        self._shares = False

    def _decide(self, seat: int, thing: int, options: int) -> None:
        """Play on with a clone: whoever looks at the state of before still sees it."""
        if self._shares:
            self._own()
        before, last = self._state, self._last
        state = before.clone()
        recorder = self._recorder
        came: list[str] = []
        told: list[Raw] = []
        recorder.came = came
        state.source = recorder
        state.events = told
        rules.play(state, seat, thing)
        state.source = None
        state.events = None
        asked = self._unasked == "none" or not self._is_idle(before, options)
        self._state = state
        self._last = Step(last, last.number + 1, seat, thing, tuple(came), told, asked)
        self._made[seat] += 1
        self._moments[seat] = None
        if came:
            self._undoable.clear()
            return
        for raw in told:
            if raw[0] in REVEALING:
                self._undoable.clear()
                return
        self._undoable.append(before)

    def _back(self) -> None:
        """One step, whoever made it."""
        if self._shares:
            self._own()
        seat, before = self._last.seat, self._last.before
        assert before is not None
        self._state = self._undoable.pop()
        self._last = before
        # Counted up, not down: options of the line that was taken back stay stale.
        self._made[seat] += 1
        self._moments[seat] = None

    def _last_choice(self) -> Step | None:
        """The last decision that can be taken back and that somebody was asked for."""
        step = self._last
        for _ in self._undoable:
            if step.asked or step.before is None:
                return step
            step = step.before
        return None

    def _question(self) -> Asked:
        """What is asked now, read once."""
        if self._asked is None or self._asked.state is not self._state:
            self._asked = Asked(self._state, self._things)
        return self._asked

    def _board(self) -> Now:
        """What lies open, put together once for all: from what a spectator sees, who knows nothing more."""
        if self._open is None or self._open[0] is not self._state:
            self._open = self._state, board_now(rules.observe(self._state, words.NONE), self._things)
        return self._open[1]

    def _is_idle(self, state: Any, options: int) -> bool:
        """Not worth a click: there is one answer, and nothing to see before giving it."""
        if options != 1 or self._unasked == "none":
            return False
        if self._unasked == "automatic":
            return state.stack[(state.depth - 1) * words.FRAME + words.F_KIND] in AUTOMATIC
        return not several(state)

    def settle(self) -> None:
        """Play what is not worth a click, as after any decision: a record may stop short of it."""
        while not self._state.winner and not self._withdrawn:
            state = self._state
            seat = rules.decider(state)
            if several(state):
                return
            offered = offered_to(state, seat)
            if not self._is_idle(state, len(offered)):
                return
            self._decide(seat, offered[0], 1)

    def _with_chance(self, state: Any, do: Callable[[], None]) -> tuple[tuple[str, ...], list[Raw]]:
        """Let the rules act with our chance behind them, and keep what came and what happened."""
        self._recorder.came = []
        state.source = self._recorder
        state.events = []
        try:
            do()
            return tuple(self._recorder.came), state.events
        finally:
            state.source = None
            state.events = None

    def _listen_to(self, chance: Chance) -> None:
        if self._shares:
            self._own()
        if isinstance(chance, Scripted) and not chance.names:
            chance.names = self._things.cards
        self._recorder.listen_to(chance)

    def _note_chance(self, start: int) -> None:
        """From the decision of this number on chance comes from where it comes from now."""
        chance = self._recorder.chance
        # A source that was replaced before it brought anything leaves no trace.
        self._segments = [part for part in self._segments if part.start < start]
        if isinstance(chance, Secret):
            self._segments.append(Segment(start, HMAC, chance.hash, chance.seed))
        else:
            self._segments.append(Segment(start, SCRIPTED))


@lru_cache(maxsize=64)
def things_of(stage: Stage) -> Things:
    """Shared by the games of a stage: naming its things takes longer than a hundred decisions."""
    return Things(stage)


def several(state: Any) -> bool:
    """Whether more than one seat owes a decision."""
    if state.stack[words.F_KIND] != words.ASK_BID:
        return False
    return sum(rules.owes_decision(state, seat) for seat in range(state.table.seats)) > 1
