"""One game between bots, from its seed to its outcome."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

from undaunted import bots
from undaunted.bots import Bot
from undaunted.content.stage import Stage, stage
from undaunted.game.errors import UndauntedError
from undaunted.game.event import HOW
from undaunted.lab.arena.tallied import Detail, MatchTally
from undaunted.rules import words
from undaunted.solo.automaton import Automaton
from undaunted.speed import rules

__all__ = [
    "SOLO",
    "UNDECIDED",
    "Detail",
    "ForbiddenChoice",
    "Match",
    "Outcome",
    "WrongNumberOfBots",
    "WrongSeat",
    "by_seat",
    "play",
]

SIDES = 2
SOLO = Automaton.name
UNDECIDED = "undecided"
"""How a game ended that nobody had won after `most` decisions."""


class Match(msgspec.Struct, frozen=True):
    """One game to be played. The same match of bots that do not look at the clock is the same game."""

    scenario: str
    seed: int
    bots: tuple[str, ...]
    """A bot's spec a side, side 0 first; or one a seat, where a side has several."""
    most: int = 5000
    """Decisions; a game that goes on longer is undecided."""
    detail: bool = False


class Outcome(msgspec.Struct):
    """One finished game. Pairs are of side 0 and side 1."""

    match: Match
    winner: int | None
    """The side; None where the game was undecided or a draw, which counts half for each."""
    how: str
    rounds: int
    decisions: int
    seconds: tuple[float, float]
    """Thinking time."""
    choices: tuple[int, int]
    """Decisions with more than one option: nothing else is asked of a bot."""
    slowest: tuple[float, float]
    """The longest single thought."""
    detail: Detail | None = None


class ForbiddenChoice(UndauntedError):
    """A bot picked what it was not offered."""

    def __init__(self, bot: str, match: Match, found: object, offered: list[int]) -> None:
        super().__init__(
            f"{bot} in {match.scenario} with seed {match.seed}: found the choice {found!r}, "
            f"expected one of {', '.join(map(str, offered))}"
        )


class WrongNumberOfBots(UndauntedError):
    """A match names neither a bot a side nor a bot a seat."""

    def __init__(self, match: Match, seats: int) -> None:
        super().__init__(
            f"bots in {match.scenario}: found {', '.join(match.bots) or 'none'}, "
            f"expected {SIDES}, one a side{f', or {seats}, one a seat' if seats != SIDES else ''}"
        )


class WrongSeat(UndauntedError):
    """Solo cards are for the automaton of a solo game, and it is for nobody else."""

    def __init__(self, match: Match, seat: str, spec: str) -> None:
        wanted = "another bot, as it is no automaton" if spec == SOLO else f"{SOLO}, as it is an automaton"
        super().__init__(f"{seat} in {match.scenario}: found {spec}, expected {wanted}")


def by_seat(match: Match, table: Any) -> list[str]:
    """The spec of the bot on each seat."""
    if len(match.bots) == table.seats:
        return list(match.bots)
    if len(match.bots) != SIDES:
        raise WrongNumberOfBots(match, table.seats)
    return [match.bots[side] for side in table.seat_side]


def play(match: Match) -> Outcome:
    playing = _Playing(match)
    try:
        return playing.to_the_end()
    finally:
        playing.close()


class _Playing:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.stage: Stage = stage(match.scenario)
        # One a seat, also where team-mates are of a kind: a bot that sat on two would know both hands.
        self.specs = by_seat(match, self.stage.table)
        self.bots: list[Bot] = [self._bot(seat, spec) for seat, spec in enumerate(self.specs)]
        self.out = rules.Options()
        # Any, because the type checker knows the interpreted state only.
        self.state: Any = rules.opening(self.stage.table)
        rules.seed(self.state, match.seed)
        rules.start_round(self.state)
        self.decisions = 0
        self.seconds = [0.0, 0.0]
        self.choices = [0, 0]
        self.slowest = [0.0, 0.0]
        self.tally = MatchTally(self.stage) if match.detail else None

    def _bot(self, seat: int, spec: str) -> Bot:
        """An automaton plays by its cards, and nobody else does."""
        if (spec == SOLO) != (seat == self.stage.table.automaton):
            raise WrongSeat(self.match, self.stage.seats[seat], spec)
        if spec == SOLO:
            return Automaton(self.stage)
        return bots.make(spec, seed=Random(f"{self.match.seed} {seat}").getrandbits(32))

    def to_the_end(self) -> Outcome:
        state = self.state
        while not state.winner and self.decisions < self.match.most:
            if state.stack[(state.depth - 1) * words.FRAME + words.F_KIND] == words.ASK_BID:
                self._bids()
            else:
                seat = rules.decider(state)
                self._do(seat, self._choice(seat))
        return Outcome(
            match=self.match,
            winner=state.winner - 1 if state.winner not in (0, words.DRAWN) else None,
            how=HOW[state.how] if state.winner else UNDECIDED,
            rounds=state.round,
            decisions=self.decisions,
            seconds=(self.seconds[0], self.seconds[1]),
            choices=(self.choices[0], self.choices[1]),
            slowest=(self.slowest[0], self.slowest[1]),
            detail=self.tally.detail(state) if self.tally else None,
        )

    def close(self) -> None:
        """Bots that think in several processes send them home."""
        for bot in self.bots:
            if isinstance(bot, bots.SearchBot):
                bot.close()

    def _bids(self) -> None:
        """All choose before any bid is laid: not even that the other has bid is known."""
        bidders = [seat for seat in range(self.stage.table.seats) if rules.owes_decision(self.state, seat)]
        chosen = [self._choice(seat) for seat in bidders]
        for seat, thing in zip(bidders, chosen, strict=True):
            self._do(seat, thing)

    def _do(self, seat: int, thing: int) -> None:
        if self.tally:
            self.tally.before(self.state, seat, thing)
        rules.play(self.state, seat, thing)
        self.decisions += 1
        if self.tally:
            self.tally.after(self.state)

    def _choice(self, seat: int) -> int:
        rules.options(self.state, seat, self.out)
        offered = self.out.listed()
        if len(offered) == 1:
            return offered[0]
        side = self.stage.table.seat_side[seat]
        seen = rules.observe(self.state, seat)
        start = time.perf_counter()
        thing = int(self.bots[seat].choose(seen, offered))
        spent = time.perf_counter() - start
        if thing not in offered:
            raise ForbiddenChoice(self.specs[seat], self.match, thing, offered)
        self.seconds[side] += spent
        self.choices[side] += 1
        self.slowest[side] = max(self.slowest[side], spent)
        return thing
