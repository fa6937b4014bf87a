"""One game of a campaign, by bots or at random. It always ends: after a while somebody withdraws."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

import undaunted
from undaunted import bots
from undaunted.bots import Bot
from undaunted.bots.uniform import RandomBot
from undaunted.content.stage import Stage, stage
from undaunted.game.result import Result, result_of
from undaunted.rules import words
from undaunted.speed import rules


@dataclass(frozen=True)
class PlayedGame:
    result: Result
    decisions: int
    capped: bool
    """Whether it had lasted so long that somebody withdrew."""
    seconds: tuple[float, float] = (0.0, 0.0)
    """Thinking time a side."""


class CampaignGame:
    """A game on the bare rules, from its stage's name and its seed."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.stage: Stage = stage(scenario)
        self.rng = Random(f"game {seed}")
        # Any, because the type checker knows the interpreted state only.
        self.state: Any = rules.opening(self.stage.table)
        rules.seed(self.state, seed)
        rules.start_round(self.state)
        self.out = rules.Options()
        self.decisions = 0
        self.seconds = [0.0, 0.0]

    def by_bots(self, specs: tuple[str, str], most: int) -> PlayedGame:
        """Bots of these specs, side 0 first; who withdraws from a game without end is a matter of luck."""
        table = self.stage.table
        players = [bots.make(specs[side], seed=self.rng.getrandbits(32)) for side in table.seat_side]
        try:
            while not self.state.winner and self.decisions < most:
                self._by_bots(players)
        finally:
            for bot in players:
                if isinstance(bot, bots.SearchBot):
                    bot.close()
        return self._ended(loser=self.rng.choice(self.stage.sides))

    def at_random(self, most: int, winner: str = "") -> PlayedGame | None:
        """Random decisions, so many at most; then whoever is not to win withdraws. None if it has won."""
        self.decisions = rules.playout(self.state, most)
        won = self.result().winner if self.state.winner else ""
        if won and winner and won != winner:
            return None
        losers = [side for side in self.stage.sides if side != winner]
        played = self._ended(loser=losers[0] if winner else self.rng.choice(losers))
        # Before its turn came round it may have won after all.
        return played if winner in ("", played.result.winner) else None

    # Deciding

    def _by_bots(self, players: list[Bot]) -> None:
        state = self.state
        if state.stack[(state.depth - 1) * words.FRAME + words.F_KIND] == words.ASK_BID:
            # All choose before any bid is laid.
            bidders = [seat for seat in range(self.stage.table.seats) if rules.owes_decision(state, seat)]
            for seat, thing in [(seat, self._choice(players, seat)) for seat in bidders]:
                self._do(seat, thing)
        else:
            seat = rules.decider(state)
            self._do(seat, self._choice(players, seat))

    def _choice(self, players: list[Bot], seat: int) -> int:
        rules.options(self.state, seat, self.out)
        offered = self.out.listed()
        if isinstance(players[seat], RandomBot):
            # Games would be over before they have begun.
            offered = [thing for thing in offered if thing != words.WITHDRAW] or offered
        if len(offered) == 1:
            return int(offered[0])
        start = time.perf_counter()
        thing = int(players[seat].choose(rules.observe(self.state, seat), offered))
        self.seconds[self.stage.table.seat_side[seat]] += time.perf_counter() - start
        return thing

    def _do(self, seat: int, thing: int) -> None:
        rules.play(self.state, seat, thing)
        self.decisions += 1

    # Ending

    def _ended(self, loser: str) -> PlayedGame:
        capped = not self.state.winner
        if capped:
            self._withdraw(self.stage.sides.index(loser))
        return PlayedGame(self.result(), self.decisions, capped, (self.seconds[0], self.seconds[1]))

    def _withdraw(self, side: int) -> None:
        """At random until it is this side's turn, which is when it may."""
        while not self.state.winner:
            seat = rules.decider(self.state)
            rules.options(self.state, seat, self.out)
            offered = self.out.listed()
            if words.WITHDRAW in offered:
                if self.stage.table.seat_side[seat] == side:
                    self._do(seat, words.WITHDRAW)
                    return
                offered = [thing for thing in offered if thing != words.WITHDRAW] or offered
            self._do(seat, self.rng.choice(offered))

    def result(self) -> Result:
        """As a campaign reads it off a game that people have played."""
        game = undaunted.new(self.stage.name, seed=0)
        game._state = self.state
        return result_of(game)
