"""One campaign at random: choices, games cut short, games made void, forks; all looked at after every row.

A game's result comes from a short random playout at the end of which somebody withdraws: whole games are the
business of `undaunted campaign simulate`. Half of the campaigns are steered towards one END after another.
"""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from undaunted.campaign import rows
from undaunted.campaign.book import Book
from undaunted.campaign.campaign import Campaign
from undaunted.lab.campaigns.choices import choose
from undaunted.lab.campaigns.games import CampaignGame, PlayedGame
from undaunted.lab.fuzzing.campaigns import invariants, keeping, sight
from undaunted.lab.fuzzing.campaigns.steering import Steering
from undaunted.lab.fuzzing.watched import Broken

STEERED = 0.5
LENGTHS = (0, 30, 100, 250, 600)
"""Decisions of a playout, one of these at most; long ones fill casualty piles and break walls."""
VOID = 0.03
"""How many of the games are made void and played again."""
FORK = 0.15
"""How many of the campaigns are forked once, and gone on with as the fork."""
MOST_ROWS = 2000
A_CLOSER_LOOK = 0.1
"""After how many of the games views and logs are looked at; after the last one always."""


@dataclass(frozen=True)
class CampaignFailure:
    invariant: str
    what: str
    number: int
    rows: tuple[str, ...]
    trace: str = ""


@dataclass
class Fuzzed:
    """What came of one campaign."""

    number: int
    end: str = ""
    winner: str = ""
    states: tuple[str, ...] = ()
    games: int = 0
    voided: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    failure: CampaignFailure | None = None


class FuzzedCampaign:
    def __init__(self, seed: int, number: int, book: Book, closer: float = A_CLOSER_LOOK) -> None:
        self.number = number
        self.book = book
        self.closer = closer
        self.rng = Random(f"campaign {seed} {number}")
        self.campaign = Campaign.begin(book, seed=self.rng.getrandbits(48))
        ends = list(book.file.ends)
        steered = self.rng.random() < STEERED
        self.steering = Steering(book, ends[number % len(ends)]) if steered else None
        self.fork_at = self.rng.randrange(2, 8) if self.rng.random() < FORK else 0
        self.before = self.campaign.standing
        self.told = Fuzzed(number)

    def play(self) -> Fuzzed:
        told = self.told
        try:
            self._look()
            while self.campaign.phase != "over":
                self._next()
                if len(self.campaign.rows) > MOST_ROWS:
                    raise Broken("campaigns end", f"{MOST_ROWS} rows", "an END by then")
            self._look_closely()
            if self.steering and self.campaign.state != self.steering.end:
                raise Broken("steering leads there", self.campaign.state, self.steering.end)
        except Broken as broken:
            told.failure = self._failure(broken.invariant, str(broken), "")
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            told.failure = self._failure("nothing crashes", what, traceback.format_exc())
        told.end, told.winner = self.campaign.state, self.campaign.winner
        told.states = tuple(entry.state for entry in self.campaign.record)
        return told

    def _failure(self, invariant: str, what: str, trace: str) -> CampaignFailure:
        kept = tuple(rows.dump(row) for row in self.campaign.rows)
        return CampaignFailure(invariant, what, self.number, kept, trace)

    def _next(self) -> None:
        campaign, rng = self.campaign, self.rng
        if campaign.phase != "game":
            sides = [side for side in campaign.sides if campaign.todo(side) not in ("wait", "over", "play")]
            choose(campaign, rng.choice(sides), rng)
            self._look()
            return
        if self.fork_at and campaign.number == self.fork_at:
            self.fork_at = 0
            self._fork()
            return
        stage = campaign.begun()
        self._look()
        if rng.random() < VOID:
            self._void()
            return
        played = self._game(stage)
        campaign.finish(played.result)
        self.told.games += 1
        self._look()
        if campaign.can_void and rng.random() < VOID:
            self._void()
        elif rng.random() < self.closer:
            self._look_closely()

    def _game(self, stage: str) -> PlayedGame:
        """With the winner that the way there asks for, if any."""
        rng = self.rng
        winner = self.steering.winner(self.campaign.state, rng) if self.steering else ""
        for most in (rng.choice(LENGTHS), *sorted(LENGTHS, reverse=True)):
            if played := CampaignGame(stage, rng.getrandbits(48)).at_random(most, winner):
                return played
        raise Broken("somebody can win", f"{winner} losing {stage} before it has begun", "a game")

    def _void(self) -> None:
        for side in self.campaign.sides:
            self.campaign.void(side)
            self._look()
        self.told.voided += 1

    def _fork(self) -> None:
        """From an earlier game, whose steps were taken with the same chance up to there."""
        game = self.rng.randint(1, self.campaign.number)
        before = self.campaign.record[: game - 1]
        self.campaign = self.campaign.fork(game, self.rng.getrandbits(48))
        if self.campaign.record != before or self.campaign.number != game:
            raise Broken("forks go on from there", f"another record before game {game}", "the same")
        self.before = self.campaign.standing
        self.told.checks["forks go on from there"] += 1
        self._look()
        self._look_closely()

    def _look(self) -> None:
        invariants.look(self.campaign, self.before)
        self.before = self.campaign.standing
        self.told.checks["pools, city and record"] += 1

    def _look_closely(self) -> None:
        keeping.rows_add_up(self.campaign)
        sight.views_leak_nothing(self.campaign, self.rng)
        keeping.logs_read_back(self.campaign)
        for name in ("rows add up", "views leak nothing", "logs read back"):
            self.told.checks[name] += 1
