"""A log played again, decision by decision, with the dice and cards it recorded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undaunted.content.stage import Stage, stage
from undaunted.game import log as logs
from undaunted.game.chance import Bag, Chance, Scripted, Secret
from undaunted.game.errors import BadChance, BadLog, BadPosition, IllegalDecision
from undaunted.game.game import Game
from undaunted.game.log import Entry, Log, Segment
from undaunted.game.position_reader import read as read_position
from undaunted.speed import rules


class Recorded(Scripted):
    """The outcomes of a log; where the seed is known, each is checked against it."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names=names)
        self.secret: Secret | None = None

    def start(self, segment: Segment) -> None:
        self.secret = Secret(segment.seed) if segment.seed else None

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


def load(text: str, *, chance: Chance | None = None, play_forced: bool = False) -> Game:
    """The game that a log tells, ready to go on.

    Anything wrong with the log raises BadLog (or ContentError).
    """
    log = logs.read(text)
    game = Game.__new__(Game)
    for game in _replayed(log):  # noqa: B007  each step is the same game, one decision further
        pass
    _go_on_with(game, log, chance)
    game.play_forced = play_forced
    game._go_on()
    return game


def steps(text: str) -> Iterator[Game]:
    """The game after its setup and after each decision. It is one object: look before going on."""
    yield from _replayed(logs.read(text))


def _replayed(log: Log) -> Iterator[Game]:
    where = stage(log.scenario)
    if log.content != where.hash:
        raise BadLog(
            3,
            "other content",
            f"the content of {log.scenario} as it is now: its cards, tiles or scenario changed since",
        )
    if log.seats != where.seats:
        raise BadLog(5, ", ".join(log.seats), ", ".join(where.seats))
    recorded = Recorded([])
    game = Game(where, recorded, start=log.start)
    recorded.names = game._things.cards
    state = _start(log, where) if log.start else rules.opening(where.table)
    changes = {segment.start: segment for segment in log.segments}
    for number, entry in enumerate(log.entries):
        if number in changes:
            recorded.start(changes[number])
        recorded.outcomes = list(entry.came)
        _replay(game, entry, state if number == 0 else None, fresh=not log.start)
        if recorded.outcomes:
            raise BadLog(
                entry.line,
                f"{len(recorded.outcomes)} outcomes too many",
                "just those that the decision brings",
            )
        yield game


def _start(log: Log, where: Stage) -> Any:
    """The position that a log begins with instead of the scenario's opening."""
    try:
        state, things = read_position(log.start)
    except BadPosition as error:
        raise BadLog(0, "a start that is no position", str(error)) from error
    if things.stage is not where:
        raise BadLog(0, f"a start in {things.stage.name}", f"a position of {log.scenario}")
    return state


def _replay(game: Game, entry: Entry, opening: Any, fresh: bool) -> None:
    try:
        if opening is not None:
            game._begin(opening, fresh)
        else:
            game.play(entry.seat, entry.thing)
    except (IllegalDecision, BadChance) as error:
        raise BadLog(
            entry.line, f"{str(entry)[:60]!r}", f"a decision that can be replayed ({error})"
        ) from error


def _go_on_with(game: Game, log: Log, chance: Chance | None) -> None:
    """Chance from here on: the seed of the log where it is told, else a new one, noted in the log."""
    game._log.segments = log.segments
    last = log.segments[-1]
    if chance is None and last.seed is not None:
        used = sum(len(entry.came) for entry in log.entries[last.start :])
        chance = Secret(last.seed, used)
        game._recorder.chance = chance
        return
    if isinstance(chance, Scripted) and not chance.names:
        chance.names = game._things.cards
    game._recorder.chance = chance or Secret.of(None)
    if not game.over:
        game._note_chance()
