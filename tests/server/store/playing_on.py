"""Plays on at eight tables of a file and prints every row once it is kept, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from tests.server.store.tables import decisions, new_table
from undaunted.server.store import Store, rebuild

TABLES = [f"killedtable{number}" for number in range(8)]


async def play_on(store: Store, table: str, number: int) -> None:
    if await store.table(table) is None:
        await store.create(new_table("north-africa/3" if number % 2 else "normandy/4", id=table))
    record, rows = await store.table(table), await store.journal(table)
    assert record is not None
    for row, standing in decisions(rebuild(record, rows), len(rows) + number, 10_000, len(rows)):
        await store.append(table, [row], standing)
        print(table, row.number, row.what, flush=True)


async def main() -> None:
    store = Store.open(sys.argv[1])
    await asyncio.gather(*(play_on(store, table, number) for number, table in enumerate(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
