"""The course of a game with every die and every card as a step of its own, each with its exact chances.

The rules roll and draw in the middle of a decision. So a decision is played on a copy with the outcomes known
so far; where they run out, chance is asked, and with one more outcome the decision is played again from
its beginning. A course never changes: each step gives the next one.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undaunted.content.stage import KEPT, Stage, stage
from undaunted.game.errors import BadChance, IllegalDecision
from undaunted.game.record.chance import Bag
from undaunted.game.telling.reasons import Reasons
from undaunted.game.things import Things
from undaunted.rules.words import NONE
from undaunted.speed import rules

if TYPE_CHECKING:
    from collections.abc import Callable

FACES: Final = 10
START: Final = (NONE, NONE)
"""Nobody's decision: the first round begins."""


class Awaited(msgspec.Struct, frozen=True):
    """What chance has to decide: a die (seat NONE), or a card off a seat's deck with what is in it."""

    seat: int
    weights: tuple[tuple[int, int], ...]

    @property
    def is_die(self) -> bool:
        return self.seat == NONE

    def chances(self) -> list[tuple[int, float]]:
        total = sum(weight for _, weight in self.weights)
        return [(outcome, weight / total) for outcome, weight in self.weights]


DIE: Final = Awaited(NONE, tuple((face, 1) for face in range(FACES)))


class _OutOfOutcomes(Exception):
    """Goes through the rules to stop a decision; carries what is needed to go on."""

    def __init__(self, awaited: Awaited) -> None:
        self.awaited = awaited


class _Outcomes:
    """A source of chance that knows the first few outcomes."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self._left = iter(outcomes)

    def die(self) -> int:
        for outcome in self._left:
            return outcome
        raise _OutOfOutcomes(DIE)

    def draw(self, seat: int, bag: Bag) -> int:
        for outcome in self._left:
            return outcome
        raise _OutOfOutcomes(Awaited(seat, tuple(bag)))


class Episode:
    """`state` is the position before the decision that chance has still to complete, if there is one."""

    __slots__ = ("awaited", "came", "decided", "decisions", "memories", "stage", "state")

    def __init__(
        self,
        stage: Stage,
        state: Any,
        decisions: int,
        memories: tuple[bytes, ...],
        decided: tuple[int, int] | None = None,
        came: tuple[int, ...] = (),
    ) -> None:
        self.stage = stage
        self.state = state
        self.decisions = decisions
        self.memories = memories
        self.decided = decided
        self.came = came
        self.awaited: Awaited | None = None
        if decided is not None:
            self._carry_out(decided)

    @property
    def things(self) -> Things:
        return _things(self.stage)

    @property
    def decider(self) -> int:
        """The seat that decides next; NONE while chance does, and when the game is over."""
        return NONE if self.awaited else int(rules.decider(self.state))

    def options(self) -> list[int]:
        """What may be picked now, by whoever decides, in ascending order."""
        out = rules.Options()
        rules.options(self.state, self.decider, out)
        return sorted(out.listed())

    def decide(self, thing: int) -> Episode:
        seat = self.decider
        if seat == NONE:
            raise IllegalDecision("game-over")
        if thing not in self.things.names:
            raise IllegalDecision("unknown-thing", thing=str(thing))
        if thing not in self.options():
            raise Reasons(self.state, seat, self.things).of(thing)
        return Episode(self.stage, self.state, self.decisions, self.memories, (seat, thing))

    def happen(self, outcome: int) -> Episode:
        """Chance decides: the face of a die, or the number of a card."""
        known = [one for one, _ in self.awaited.weights] if self.awaited else []
        if outcome not in known:
            raise BadChance(str(outcome), f"one of {known}" if known else "no chance: a seat decides")
        came = (*self.came, outcome)
        return Episode(self.stage, self.state, self.decisions, self.memories, self.decided, came)

    def observe(self, seat: int) -> Any:
        """What a seat knows; NONE for a spectator. While chance decides: what it knew before."""
        return rules.observe(self.state, seat)

    def dealt_again(self, seat: int, number: int) -> Episode:
        """The same for all that this seat knows, with the rest dealt out at random."""
        if self.awaited:
            raise BadChance("a die or a draw that is due", "a moment when a seat decides, to deal again")
        state = rules.determinise(self.observe(seat), number)
        return Episode(self.stage, state, self.decisions, self.memories)

    def _carry_out(self, decided: tuple[int, int]) -> None:
        state = self.state.clone()
        state.source = _Outcomes(self.came)
        seat, thing = decided
        try:
            if decided == START:
                rules.start_round(state)
            else:
                rules.play(state, seat, thing)
        except _OutOfOutcomes as stopped:
            self.awaited = stopped.awaited
            return
        state.source = None
        self.state = state
        self.decided, self.came = None, ()
        self.decisions += decided != START
        self.memories = tuple(
            remember(memory, state, one, thing if one == seat else None)
            for one, memory in enumerate(self.memories)
        )

    # Nothing in it ever changes, so a copy is the thing itself; and it is kept as plain data.

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[Any, ...]]:
        name = self.stage.name
        return revive, (name, self.state.pack(), self.decisions, self.memories, self.decided, self.came)


def remember(memory: bytes, state: Any, seat: int, own: int | None) -> bytes:
    """A digest of all that a seat has decided and seen so far, decision by decision."""
    seen = rules.observe(state, seat)
    digest = blake2b(memory, digest_size=16)
    digest.update(b"" if own is None else own.to_bytes(2))
    for part in (seen.state.pack(), seen.hand_sizes, seen.has_bid, seen.lost):
        digest.update(part)
    return digest.digest()


@lru_cache(maxsize=KEPT)
def _things(where: Stage) -> Things:
    return Things(where)


@lru_cache(maxsize=KEPT)
def begin(where: Stage) -> Episode:
    """Before the first card is drawn."""
    return Episode(where, rules.opening(where.table), 0, (b"",) * where.table.seats, START)


def revive(scenario: str, packed: bytes, *rest: Any) -> Episode:
    where = stage(scenario)
    state = rules.opening(where.table)
    state.unpack(packed)
    return Episode(where, state, *rest)
