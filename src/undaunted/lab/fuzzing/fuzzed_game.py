"""One fuzzed game: random decisions in both engines at once, with everything looked at that must hold.

Most games are played by the bare rules with the generator in the state, as search does it. Some are played
through a `Game` with a secret seed, as people do it, and there the other engine is handed the same chance.
"""

from __future__ import annotations

import traceback
from collections import Counter
from random import Random
from types import ModuleType
from typing import Any

import undaunted
from undaunted import speed
from undaunted.content.stage import stage
from undaunted.game.event import HOW
from undaunted.game.game import Game
from undaunted.game.record.chance import Secret
from undaunted.lab.fuzzing import keeping, leaks, strategies
from undaunted.lab.fuzzing.failures import Failure, PlayedGame
from undaunted.lab.fuzzing.invariants import (
    ABOUT_THE_VERDICT,
    AFTER_EACH_DECISION,
    Broken,
    State,
    Watched,
    nothing_is_ignored,
    the_position_is_sound,
)
from undaunted.rules import words

MOST_DECISIONS = 100_000
"""No game may last longer."""
THROUGH_A_GAME = 0.1
"""How many of the games are played through a `Game`."""
A_CLOSER_LOOK = 1 / 250
"""At how many of the decisions the slow invariants are looked at: a few times in an ordinary game."""
MOST_REPLAYS = 4
"""How often one `Game` is saved and loaded at most: that plays it again from the start, and some are long."""


def other_engine() -> ModuleType | None:
    """The engine that `undaunted.speed` did not choose, if it is there."""
    return speed.interpreted() if speed.COMPILED else speed.compiled()


class FuzzedGame:
    def __init__(
        self, scenario: str, seed: int, number: int, both: bool = True, cap: int = 0, closer: float = 0.0
    ) -> None:
        """A made-up scenario may have no end: with a `cap` the game is left there, and that is no failure.

        `closer` is how often the slow invariants are looked at, if not as usual.
        """
        self.number = number
        self.cap = cap
        self.closer = closer or A_CLOSER_LOOK
        self.rng = rng = Random(f"{seed} {number}")
        self.seed = rng.getrandbits(63)
        # Named here, because the type checker knows `rules` as the interpreted module only.
        engine: Any = speed.rules
        self.watched = Watched(stage(scenario), engine)
        self.out = engine.Options()
        self.secret = rng.random() < THROUGH_A_GAME
        self.telling = self.secret or rng.random() < 0.5
        self.game: Game | None = None
        self.choices: list[tuple[int, int]] = []
        self.packs: list[bytes] = []
        self.checks: Counter[str] = Counter()
        self.told: list[Any] = []
        names = strategies.for_seats(rng, self.watched.table.seats)
        self.strategies = [strategies.make(name, self.seed & 0xFFFFFF) for name in names]
        other = other_engine() if both else None
        self.other = Watched(stage(scenario, other), other) if other else None

    def play(self) -> PlayedGame:
        failure = None
        try:
            self._begin()
            while not self.state.winner and not 0 < self.cap <= len(self.choices):
                if len(self.choices) >= MOST_DECISIONS:
                    raise Broken("games end", f"{MOST_DECISIONS} decisions", "a winner by then")
                self._decide()
            self._look_closely()
            nothing_is_ignored(self.watched, self.state)
        except Broken as broken:
            failure = self._failure(broken.invariant, str(broken), "")
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            failure = self._failure("nothing crashes", what, traceback.format_exc())
        how = HOW[self.state.how] if not failure and self.state.winner else ""
        return PlayedGame(self.watched.stage.name, len(self.choices), how, self.checks, failure)

    def _failure(self, invariant: str, what: str, trace: str) -> Failure:
        name = self.watched.stage.name
        return Failure(invariant, what, name, self.number, self.seed, self.secret, self.choices, trace)

    @property
    def state(self) -> State:
        return self._state if self.game is None else self.game._state

    def _begin(self) -> None:
        scenario = self.watched.stage.name
        if self.secret:
            self.game = undaunted.new(scenario, seed=self.seed)
        else:
            self._state = self._opening(self.watched)
        if self.other:
            self.twin = self._opening(self.other)
            self.twin_out = self.other.rules.Options()
        self.invariants = list(AFTER_EACH_DECISION)
        self.decided = bool(self.cap) and self._decided(self.state)
        if self.decided:
            self.invariants = [one for one in self.invariants if one not in ABOUT_THE_VERDICT]
        self._compare()
        self._look()

    def _decided(self, state: State) -> bool:
        """A made-up scenario may be won before it begins, which nobody looks for."""
        twins = [state.clone() for _ in self.watched.stage.sides]
        for side, twin in enumerate(twins):
            self.watched.rules.judge(twin, side)
        return any(twin.winner for twin in twins)

    def _opening(self, watched: Watched) -> State:
        state = watched.rules.opening(watched.table)
        watched.rules.seed(state, self.seed)
        if self.secret:
            state.source = Secret.of(self.seed)
        if self.telling:
            state.events = []
        watched.rules.start_round(state)
        return state

    def _decide(self) -> None:
        state, rules = self.state, self.watched.rules
        seat = self._decider(state)
        if seat == words.NONE or not rules.options(state, seat, self.out):
            raise Broken("somebody decides", "nobody, or no option", "a seat with an option")
        offered = self.out.listed()
        if self.other:
            self._compare_options(seat, offered)
        thing = self.strategies[seat](self.rng, self.watched, state, seat, offered)
        self.choices.append((seat, thing))
        if self.game is not None:
            self.game.play(self.game.seats[seat], thing)
        else:
            rules.play(state, seat, thing)
        if self.other:
            self.other.rules.play(self.twin, seat, thing)
        self._compare()
        self._look()

    def _decider(self, state: State) -> int:
        """Whoever is asked; of several bidders any may come first."""
        rules = self.watched.rules
        if state.depth and state.stack[words.F_KIND] == words.ASK_BID:
            bidders = [s for s in range(self.watched.table.seats) if rules.owes_decision(state, s)]
            return self.rng.choice(bidders) if bidders else words.NONE
        return int(rules.decider(state))

    def _compare_options(self, seat: int, offered: list[int]) -> None:
        assert self.other is not None
        self.other.rules.options(self.twin, seat, self.twin_out)
        found = self.twin_out.listed()
        if found != offered:
            raise Broken("both speeds agree", f"options {found} for seat {seat}", str(offered))

    def _compare(self) -> None:
        """Both engines came to the same position, rolled as often and told the same."""
        state = self.state
        self._take_events(state)
        if not self.other:
            return
        if state.pack() != self.twin.pack():
            raise Broken("both speeds agree", "two positions after the same decisions", "one")
        if not self.secret and state.generator != self.twin.generator:
            raise Broken("both speeds agree", "two states of the generator", "one")
        if self.telling:
            told, self.twin.events = self.twin.events, []
            if told != self.told:
                raise Broken("both speeds agree", f"events {told}", str(self.told))

    def _take_events(self, state: State) -> None:
        if self.game is not None:
            self.told = self.game._last.told
            self.packs.append(state.pack())
        elif self.telling:
            self.told, state.events = state.events, []

    def _look(self) -> None:
        for invariant in self.invariants:
            invariant(self.watched, self.state)
        if self.rng.random() < self.closer:
            self._look_closely()

    def _look_closely(self) -> None:
        """The slow invariants. What they do to the game they take back."""
        watched, state, number = self.watched, self.state, self.rng.getrandbits(63)
        if not self.decided:  # with a goal reached already no position of it is sound
            self._count("the position is sound", the_position_is_sound, watched, state)
            self._count("positions read back", keeping.positions_read_back, watched, state)
        self._count("views leak nothing", leaks.views_leak_nothing, watched, state, number)
        self._count("a new deal plays on", leaks.a_new_deal_plays_on, watched, state, number)
        if self.telling:
            self._count("events leak nothing", leaks.events_leak_nothing, watched, self.told)
        if self.other:
            self._count("playouts agree", self._playouts_agree, number)
        if self.game is not None and (state.winner or self.checks["games load back"] < MOST_REPLAYS):
            self._count("games load back", keeping.games_load_back, self.game)
            if not self.decided:
                self._count("games go on from a position", keeping.games_go_on_from_a_position, self.game)
            self._count("undo returns the same", keeping.undo_returns_the_same, self.game, self.packs)
            self._count("the rest is refused", keeping.the_rest_is_refused, self.game, self.rng)
            self._count("everything can be said", keeping.everything_can_be_said, self.game)

    def _count(self, name: str, invariant: Any, *args: Any) -> None:
        invariant(*args)
        self.checks[name] += 1

    def _playouts_agree(self, number: int) -> None:
        """The loop inside the compiled module comes to the same end as the interpreted one."""
        assert self.other is not None
        ends = []
        for watched, state in ((self.watched, self.state), (self.other, self.twin)):
            twin = state.clone()
            watched.rules.seed(twin, number)
            ends.append((watched.rules.playout(twin, 50), twin.pack(), twin.generator))
        if ends[0] != ends[1]:
            raise Broken("playouts agree", "two ends of the same playout", "one")
