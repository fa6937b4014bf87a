"""Tables to keep, and games whose every decision goes into a journal."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import undaunted
from tests.games import choose
from undaunted.content.stage import stage
from undaunted.game.game import Game
from undaunted.game.record.rows import Row
from undaunted.server.store import SeatRecord, Standing, Store, TableRecord, fresh_id, standing

SEED = b"\x07" * 32


def new_table(scenario: str = "normandy/1", **parts: object) -> TableRecord:
    where = stage(scenario)
    record = TableRecord(
        id=fresh_id(),
        scenario=scenario,
        content=where.hash,
        rules=where.rules_version,
        seed=SEED,
        lang="en",
        listed=False,
        created=time.time(),
        changed=time.time(),
        state="playing",
        winner="",
        how="",
        waits_for=" ".join(where.seats),
        round=1,
        decisions=0,
        seats=[SeatRecord(seat, "person") for seat in where.seats],
    )
    for part, value in parts.items():
        setattr(record, part, value)
    return record


def row(number: int) -> Row:
    """For tests to which it does not matter what was decided."""
    return Row(number, "US", "us-scout-a", "4 us-rifleman-a")


def going_on(decisions: int = 0) -> Standing:
    return Standing("playing", "", "", "US German", 1, decisions, 1.5)


def decisions(game: Game, number: int, most: int, rows: int = 0) -> Iterator[tuple[Row, Standing]]:
    """Random decisions of a game, with some taken back, as a server would keep them."""
    chance = random.Random(number)
    for _ in range(most):
        if game.over:
            return
        back = [seat for seat in game.seats if game.can_undo(seat)]
        if back and chance.random() < 0.1:
            made = [Row(0, row.seat, "!undo") for row in game.undo(back[0])]
        else:
            seat, before = chance.choice(game.deciders), game.decisions
            game.play(seat, choose(chance, game.options(seat)))
            made = game.rows(before + 1)
        for row in made:
            rows += 1
            row.number = rows
            yield row, standing(game, changed=float(rows))


async def keep_game(
    store: Store, scenario: str = "normandy/1", number: int = 1, most: int = 10_000, withdraw: str = ""
) -> tuple[TableRecord, Game]:
    """A table whose game went so far; gives what should be kept of it."""
    record = new_table(scenario, seed=random.Random(number).randbytes(32))
    game = undaunted.new(scenario, seed=record.seed)
    await store.create(record)
    made = list(decisions(game, number, most))
    if withdraw:
        game.withdraw(withdraw)
        made.append((Row(len(made) + 1, withdraw, "!withdraw"), standing(game, 9.0)))
    # In one go: they are kept in the order in which they are given.
    await asyncio.gather(*(store.append(record.id, [one], stands) for one, stands in made))
    kept = await store.table(record.id)
    assert kept is not None
    return kept, game
