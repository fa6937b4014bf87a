"""A game looked back on: how the points went, what luck both sides had, what it cost them.

All of it follows from the record: whoever has it can work out the same.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undaunted.game.event import Event
from undaunted.game.game import Game
from undaunted.game.odds import Odds
from undaunted.rules.words import NONE
from undaunted.speed import rules


class Stand(msgspec.Struct, frozen=True):
    """The points of each side, in the order of the sides, from a decision on."""

    decision: int
    round: int
    points: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True):
    """Dice against an enemy: the chance that they hit, and whether they did."""

    decision: int
    side: str
    chance: float
    hit: bool
    event: Event


class Fortune(msgspec.Struct, frozen=True):
    """What a side's dice could be expected to hit and did, and what it lost."""

    side: str
    shots: int
    expected: float
    hits: int
    cards: int
    """Combat cards lost for good."""
    units: int
    """Counters that had to leave the board."""


class Account(msgspec.Struct, frozen=True):
    rounds: int
    decisions: int
    began: tuple[int, ...]
    """The decisions after which the rounds began, the first one's being 0."""
    course: tuple[Stand, ...]
    """From the opening on, one more whenever somebody's points changed."""
    sides: tuple[Fortune, ...]
    rolls: tuple[Roll, ...]


class Bookkeeper:
    """Shown a game after its setup and after each decision (`note`), in order, it can give an account."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._course: list[Stand] = []
        self._rolls: list[Roll] = []
        self._removed: list[str] = []
        self._active = ""
        self._began: list[int] = []

    def note(self, game: Game) -> None:
        self._game = game
        points = tuple(self._points(game, side) for side in range(len(game.stage.sides)))
        if not self._course or self._course[-1].points != points:
            self._course.append(Stand(game.decisions, game.round, points))
        for event in game.events(None, game.decisions):
            self._hear(game, event)
        # A game may have begun in a position, in the midst of somebody's turn.
        active = rules.active_seat(game._state)
        self._active = _side(game, active) if active != NONE else self._active

    def account(self) -> Account:
        game = self._game
        assert game is not None, "an account of a game that was never shown"
        return Account(
            rounds=game.round,
            decisions=game.decisions,
            began=tuple(self._began),
            course=tuple(self._course),
            sides=tuple(self._fortune(game, side) for side in game.stage.sides),
            rolls=tuple(self._rolls),
        )

    def _hear(self, game: Game, event: Event) -> None:
        if event.kind == "round-began":
            self._began.append(event.decision)
        elif event.kind == "turn-began":
            self._active = _side(game, game.seats.index(str(event.args["seat"])))
        elif event.kind == "unit-removed":
            self._removed.append(_side_of(game, str(event.args["unit"])))
        elif event.kind == "shot" and _side_of(game, str(event.args["target"])) != (
            attacker := self._attacker(game, event)
        ):
            dice = len(str(event.args["dice"]).split())
            sums = {part: int(event.args[part]) for part in ("base", "cover", "range", "total")}
            chance = Odds(dice=dice, **sums).chance
            hit = event.args["result"] == "hit"
            self._rolls.append(Roll(event.decision, attacker, chance, hit, event))

    def _attacker(self, game: Game, event: Event) -> str:
        """Whose dice they were: those of a mine are its owner's, whoever's turn it was."""
        if event.args["attacker"] in game._things.edges:
            owner: int = game.stage.table.mine_owner
            return game.stage.sides[owner]
        return self._active

    def _fortune(self, game: Game, side: str) -> Fortune:
        rolls = [roll for roll in self._rolls if roll.side == side]
        return Fortune(
            side=side,
            shots=len(rolls),
            expected=sum(roll.chance for roll in rolls),
            hits=sum(roll.hit for roll in rolls),
            cards=game.casualties(side),
            units=self._removed.count(side),
        )

    @staticmethod
    def _points(game: Game, side: int) -> int:
        goal = game.stage.scenario.forces[game.stage.sides[side]].goal
        return int(rules.points_of(game._state, side) if goal.points else rules.goal_count(game._state, side))


def account_of(games: Iterable[Game]) -> Account:
    """Of a game after its setup and after each decision, as a replay gives it."""
    keeper = Bookkeeper()
    for game in games:
        keeper.note(game)
    return keeper.account()


def _side(game: Game, seat: int) -> str:
    side: int = game.stage.table.seat_side[seat]
    return game.stage.sides[side]


def _side_of(game: Game, thing: str) -> str:
    """Whose a counter is; empty for what is nobody's, such as a structure."""
    counters = game._things.counters
    if thing not in counters:
        return ""
    side: int = game.stage.table.counter_side[list(counters).index(thing)]
    return game.stage.sides[side]
