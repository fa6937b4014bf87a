"""A record played again, row by row, with the dice and cards that came: the one way from a record to a game.

Logs, the server's journals, replays and looks back all come through here.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from undaunted.content.stage import Stage
from undaunted.game.course import Unasked
from undaunted.game.errors import BadChance, BadLog, BadPosition, BadRow, IllegalDecision
from undaunted.game.game import Game
from undaunted.game.notation.reader import read as read_position
from undaunted.game.record import log as logs
from undaunted.game.record.chance import Bag, Chance, Scripted, Secret
from undaunted.game.record.rows import UNDO, WITHDRAW, Record, Row
from undaunted.game.record.staging import stage_of_log
from undaunted.speed import rules


class Recorded(Scripted):
    """The outcomes of a record; where the seed is known, each is checked against it."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names=names)
        self.secret: Secret | None = None

    def die(self) -> int:
        face = super().die()
        if self.secret and self.secret.die() != face:
            raise BadChance(f"die {face}", "the die that the seed gives")
        return face

    def draw(self, seat: int, bag: Bag) -> int:
        card = super().draw(seat, bag)
        if self.secret and self.secret.draw(seat, bag) != card:
            raise BadChance(f"card {self.names[card]}", "the card that the seed gives")
        return card


def load(text: str, *, chance: Chance | None = None, unasked: Unasked = "none") -> Game:
    """The game that a log tells, ready to go on.

    Anything wrong with the log raises BadLog (or ContentError).
    """
    log = logs.read(text)
    game = last_of(_steps_of_log(log, unasked))
    go_on_with(game, log, chance)
    game.settle()
    return game


def steps(text: str) -> Iterator[Game]:
    """The game after its setup and after each row. It is one object: look before going on."""
    yield from _steps_of_log(logs.read(text))


def last_of(games: Iterator[Game]) -> Game:
    game: Game | None = None
    for game in games:  # noqa: B007  each step is the same game, one row further
        pass
    assert game is not None
    return game


def replayed(record: Record, where: Stage, unasked: Unasked = "none") -> Iterator[Game]:
    """The game after its setup and after each row; raises BadRow at the first that does not hold.

    A record whose setup has no outcomes takes those of its seed: a journal does not keep them.
    """
    recorded = Recorded([])
    game = Game(where, recorded, unasked=unasked, start=record.start, bundle=record.bundle)
    recorded.names = game._things.cards
    changes = {segment.start: segment for segment in record.segments}
    ended_by = ""
    for row in record.rows:
        if row.number and ended_by:
            raise BadRow(row, f"a row after {ended_by} withdrew", "the end of the record")
        decisions = game.decisions + 1 if row.number else 0
        if decisions in changes and row.what not in (UNDO, WITHDRAW):
            recorded.secret = Secret.told_by(changes.pop(decisions))
        recorded.outcomes = row.came.split()
        try:
            if row.number:
                _again(game, row)
            else:
                _begin(game, record, recorded)
        except (IllegalDecision, BadChance) as error:
            raise BadRow(
                row, f"{str(row)[:60]!r}", f"a decision that can be replayed ({error})", error
            ) from error
        if recorded.outcomes:
            expected = "just those that the decision brings"
            raise BadRow(row, f"{len(recorded.outcomes)} outcomes too many", expected)
        ended_by = game.withdrawn
        yield game


def _begin(game: Game, record: Record, recorded: Recorded) -> None:
    where = game.stage
    if record.start:
        game._begin(_start(record, where), fresh=False)
        return
    if not recorded.outcomes and recorded.secret:
        recorded.then, recorded.secret = recorded.secret, None
    game._begin(rules.opening(where.table), fresh=True)
    if isinstance(recorded.then, Secret):
        recorded.secret, recorded.then = recorded.then, None


def _again(game: Game, row: Row) -> None:
    """One row. What followed unasked then is a row of its own."""
    if row.what == UNDO:
        game._take_back(row.seat)
    elif row.what == WITHDRAW:
        game.withdraw(row.seat)
    else:
        number = game._numbers[row.seat]
        thing = game._meant(row.seat, row.what)
        game._decide(number, thing, game._check_legal(row.seat, number, thing, row.what))


def _start(record: Record, where: Stage) -> Any:
    """The position that a record begins with instead of the scenario's opening."""
    try:
        return read_position(record.start, where)[0]
    except BadPosition as error:
        found = f"a start that is none in {record.scenario}: {record.start.split()[0][:60]!r}"
        raise BadLog(0, found, str(error)) from error


def _steps_of_log(log: Record, unasked: Unasked = "none") -> Iterator[Game]:
    where = stage_of_log(log)
    try:
        yield from replayed(log, where, unasked)
    except BadRow as error:
        raise BadLog(log.lines[error.row.number], error.found, error.expected) from error.__cause__


def go_on_with(game: Game, record: Record, chance: Chance | None = None) -> None:
    """Chance from here on: the seed of the record where it is told, else a new one, noted in the log."""
    game._segments = record.segments
    last = record.segments[-1]
    if chance is None and (promised := Secret.told_by(last, _used(game, last.start))):
        game._listen_to(promised)
        return
    game._listen_to(chance or Secret.of(None))
    if not game.over:
        game._note_chance(game.decisions + 1)


def _used(game: Game, since: int) -> int:
    """Outcomes of chance from a decision's number on."""
    return sum(len(row.came.split()) for row in game.rows(since))


def gone_back(game: Game, decision: int) -> Game:
    """The game as it was after a decision, with the chance that it had then."""
    record = game.record()
    later = record.rows[decision + 1 :]
    record.rows = record.rows[: decision + 1]
    record.segments = [part for part in record.segments if part.start <= decision]
    then = last_of(replayed(record, game.stage, game.unasked))
    source = record.segments[-1]
    then._segments = record.segments
    if known := Secret.told_by(source, _used(then, source.start)):
        then._listen_to(known)
        return then
    came = [outcome for row in later for outcome in row.came.split()]
    then._listen_to(Scripted(came, then._things.cards, copy.deepcopy(game._recorder.chance)))
    return then


def unpickled(text: str, unasked: Unasked, chance: Chance, made: list[int]) -> Game:
    """A game from its log, with the very source of chance that it had."""
    log = logs.read(text)
    game = last_of(_steps_of_log(log, unasked))
    game._segments = log.segments
    game._listen_to(chance)
    game._made = made
    return game
