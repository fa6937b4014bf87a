"""What `attack_server.py` lays before its server: ended games, a long one, open tables.

Written by the program itself, as a server would have; to play them over the wire would take minutes.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

import undaunted
from undaunted.content.bundle import pack_up
from undaunted.game.game import Game
from undaunted.game.record.chance import Secret
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import Store, TableRecord
from undaunted.server.store.rebuild import UNASKED, standing

LONG = 400
"""Decisions of the long game, which is not over then."""
ENDED = 40
LISTED = 50
SCENARIOS = ("normandy/4", "north-africa/8")


class Ground(msgspec.Struct):
    """`table` is the long game, which `token` plays from one screen with all `seats`."""

    table: str
    token: str
    seats: list[str]
    ended: list[str]


async def lay_ground(place: Path | str) -> Ground:
    """Into a file, or a database by its address."""
    store = Store.open(place)
    try:
        table, token, seats = await _long(store)
        ended = [await _ended(store, number) for number in range(ENDED)]
        for _ in range(LISTED):
            record, _ = opened(pages.NewTable(SCENARIOS[0], dict.fromkeys(seats, "me"), listed=True))
            game = _new(record)
            record.round, record.waits_for = game.round, " ".join(game.deciders)
            await store.create(record, pack_up(game.stage))
        return Ground(table, token, seats, ended)
    finally:
        await store.close()


async def _long(store: Store) -> tuple[str, str, list[str]]:
    """Games of random players end sooner or later: one of them is long enough."""
    for number in range(1000):
        record, told, game = _played(SCENARIOS[0], number, LONG)
        if not game.over:
            await _keep(store, record, game)
            return told.table, told.token, list(game.seats)
    raise SystemExit(f"no game of {LONG} decisions among 1000, expected one")


async def _ended(store: Store, number: int) -> str:
    record, told, game = _played(SCENARIOS[number % len(SCENARIOS)], number, 10**6)
    await _keep(store, record, game)
    return told.table


def _played(scenario: str, number: int, most: int) -> tuple[TableRecord, pages.Opened, Game]:
    random = Random(number)
    seats = undaunted.new(scenario).seats
    record, told = opened(pages.NewTable(scenario, dict.fromkeys(seats, "me")))
    record.seed = random.randbytes(32)
    game = _new(record)
    while not game.over and game.decisions < most:
        seat = random.choice(game.deciders)
        game.play(seat, random.choice(game.options(seat)))
    return record, told, game


def _new(record: TableRecord) -> Game:
    return undaunted.new(record.scenario, chance=Secret(record.seed), unasked=UNASKED, rules=record.rules)


async def _keep(store: Store, record: TableRecord, game: Game) -> None:
    await store.create(record, pack_up(game.stage))
    await store.append(record.id, game.rows(1), standing(game, record.created))
