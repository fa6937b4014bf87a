"""Tables in the midst of a game, one for each scenario, laid into a server's file before it starts.

Greedy bots play from a fixed seed; the table stands where a person is offered the most targets at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

import undaunted
from undaunted import bots
from undaunted.game.game import Game
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import queries, standing
from undaunted.server.store.database import open_to_write

PRINTED = tuple(f"{game}/{number}" for game in ("normandy", "north-africa") for number in range(1, 13))
ADDED = (
    *(f"armour-and-armament/{number}" for number in range(101, 105)),
    *(f"under-cover-of-night/{number}" for number in range(201, 205)),
)
SCENARIOS = (*PRINTED, *ADDED)
FOR_FOUR = tuple(f"{name}+teams" for name in ADDED)
SEED = bytes(31) + b"\x05"
AIMING = ("shoot", "blast")
LONGEST = 160
"""Decisions to look through."""


def lay(
    data: Path,
    scenarios: Iterable[str] = SCENARIOS,
    longest: int = LONGEST,
    asked: Collection[str] = AIMING,
    wished: tuple[str, ...] = (),
) -> dict[str, pages.Opened]:
    """`asked` are the questions to stop at; what ends in one of `wished` is picked before all else."""
    connection = open_to_write(str(data))
    try:
        return {name: _lay(connection, name, fullest(name, longest, asked, wished)) for name in scenarios}
    finally:
        connection.close()


def _lay(connection, name: str, game: Game) -> pages.Opened:  # type: ignore[no-untyped-def]  # SQLite's
    seat = game.deciders[0]
    seats = {one: "me" if one == seat else "random" for one in game.seats}
    record, table = opened(pages.NewTable(scenario=name, seats=seats))
    record.seed = SEED
    stands = standing(game)
    record.waits_for, record.round, record.decisions = stands.waits_for, stands.round, stands.decisions
    queries.create(connection, record, game.rows()[1:])  # the first is the setup
    queries.seen(connection, table.table, game.seats, game.decisions)  # nothing to catch up with
    return table


def fullest(name: str, longest: int, asked: Collection[str] = AIMING, wished: tuple[str, ...] = ()) -> Game:
    """The moment at which such a question offers the most things on the board; without any, the last one."""
    game = undaunted.new(name, seed=SEED)
    players = {seat: bots.make("greedy", seed=5) for seat in game.seats}
    most, found = 0, 0
    while not game.over and game.decisions < longest:
        seat = game.deciders[0]
        options = game.options(seat)
        question = game.view(seat).question
        targets = len(options) if question and question.kind in asked else 0
        if targets >= most:
            most, found = targets, game.decisions
        dear = [one.thing for one in options if wished and one.name.endswith(wished)]
        things = dear[:1] or [one.thing for one in options]
        game.play(seat, players[seat].choose(game.observation(seat), things))
    return game.at(found)
