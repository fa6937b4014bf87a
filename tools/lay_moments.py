"""Tables at the moments of a game that are worth a picture, laid into a server's file before it starts.

Like `lay_boards`, whose games these are: greedy bots play from a fixed seed, up to the last moment of a kind.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import undaunted
from lay_boards import LONGEST, SEED, fullest
from undaunted import bots
from undaunted.game.game import Game
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import queries, standing
from undaunted.server.store.database import open_to_write

Wanted = Callable[[str, tuple[str, ...]], bool]
"""Of a question's kind and the things that are offered: is this the moment?"""


def aboard(kind: str, things: tuple[str, ...]) -> bool:
    """Places of a vehicle are among what can be picked."""
    return sum("/" in thing for thing in things) > 1


MOMENTS: Mapping[str, Wanted | None] = {
    "bid": lambda kind, _: kind == "bid",
    "turn": lambda kind, things: kind == "turn" and len(things) > 3,
    "crew": aboard,
    "fire": None,  # where the most can be shot at
    "mine": None,  # one has just gone off
    "over": None,  # the end
}


ASKED = {
    "edge": (".mine", "lay-personnel"),
    "aim": (".bomb", ".grenade"),
    "advance": (".advance",),
}
"""Questions to be come to, and what leads there."""


def lay(data: Path, wishes: Mapping[str, tuple[str, str, int]]) -> dict[str, pages.Opened]:
    """By name: a scenario, a moment, and how many decisions before it are still to be seen."""
    connection = open_to_write(str(data))
    try:
        return {name: _lay(connection, *wish) for name, wish in wishes.items()}
    finally:
        connection.close()


def _lay(connection: sqlite3.Connection, scenario: str, moment: str, unseen: int) -> pages.Opened:
    game = _game(scenario, moment)
    seat = game.deciders[0] if game.deciders else game.seats[0]
    seats = {one: "me" if one == seat else "regular" for one in game.seats}
    record, table = opened(pages.NewTable(scenario=scenario, seats=seats))
    record.seed = SEED
    stands = standing(game)
    record.state, record.winner, record.how = stands.state, stands.winner, stands.how
    record.waits_for, record.round, record.decisions = stands.waits_for, stands.round, stands.decisions
    queries.create(connection, record, game.rows()[1:])  # the first is the setup
    queries.seen(connection, table.table, game.seats, game.decisions - unseen)
    return table


@cache
def _game(scenario: str, moment: str) -> Game:
    if moment in ASKED:
        return fullest(scenario, LONGEST, (moment,), ASKED[moment])
    wanted = MOMENTS[moment]
    if moment == "fire":
        return fullest(scenario, LONGEST)
    game = undaunted.new(scenario, seed=SEED)
    players = {seat: bots.make("greedy", seed=5) for seat in game.seats}
    found = 0
    while not game.over and (wanted is None or game.decisions < LONGEST):
        if moment == "mine" and any(event.kind == "mine-triggered" for event in game.events(None)):
            break
        seat = game.deciders[0]
        options = game.options(seat)
        question = game.view(seat).question
        if wanted and question and wanted(question.kind, tuple(one.name for one in options)):
            found = game.decisions
            if moment == "bid":
                break
        game.play(seat, players[seat].choose(game.observation(seat), [one.thing for one in options]))
    return game.at(found) if wanted else game
