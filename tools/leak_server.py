"""Does a server tell anybody what he may not see? Tables that differ only in hidden cards must be told alike.

    python tools/leak_server.py                         one server on a SQLite file
    python tools/leak_server.py --processes 2           two on a PostgreSQL of its own
    python tools/leak_server.py --tables 5 --json

Pairs of tables are laid into the store (`leak_pairs.py`): the same decisions and dice, the same cards for one
seat, other cards for the other side. Both are played over sockets in step, and after each decision everything
that the seat and a watcher are told, in both languages, must be the same to the byte: messages, refusals,
explanations, the whole story for who comes late, table pages, records, moments and the lobby, but for ids and
times (`leak_watching.py`). With two processes all look from one, and one table is played by the other.
Besides, no token, hash of one, or seed may be in anything that is told. Advice is left out: it is thought of
anew each time. Ends with 1 where something differs or is told.
Needs the extra `server`, for two also `postgresql`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from houses import Lobby, Process
from leak_pairs import Laid, Pair, lay, paired
from leak_secrets import look_for_secrets
from leak_watching import Found, compare
from undaunted.server.listing import LISTED
from undaunted.server.store import Store

MOST = 1000
"""Pairs, whatever was asked for."""
SHOWN = 20


def main() -> int:
    options = read_options()
    begun = time.monotonic()
    found = run(min(options.tables, MOST), options.processes)
    seconds = time.monotonic() - begun
    print(
        json.dumps(msgspec.to_builtins(found), indent=2) if options.json else as_text(found, options, seconds)
    )
    return 1 if found.differences or found.secrets else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=40, help="pairs of them")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def run(count: int, processes: int) -> Found:
    """On a store of its own, gone afterwards."""
    pairs = [paired(number) for number in range(count)]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        data: Path | str = folder / "tables.db"
        if processes > 1:
            from local_postgresql import running

            data = stack.enter_context(running(fsync=False)).database()
        tables = asyncio.run(lay_all(data, pairs))
        houses = [stack.enter_context(Process(data)) for _ in range(processes)]
        found = look_at(houses, pairs, tables)
        look_for_secrets(houses, data, found)
        return found


async def lay_all(data: Path | str, pairs: Sequence[Pair]) -> list[tuple[Laid, Laid]]:
    store = Store.open(data)
    try:
        # The lobby has room for so many.
        return [
            await lay(store, pair, f"pair {number}", listed=number < LISTED // 2)
            for number, pair in enumerate(pairs)
        ]
    finally:
        await store.close()


def look_at(houses: Sequence[Lobby], pairs: Sequence[Pair], tables: Sequence[tuple[Laid, Laid]]) -> Found:
    found = Found(pairs=len(pairs), differences=[], secrets=[])
    for number, (pair, laid) in enumerate(zip(pairs, tables, strict=True)):
        compare(houses, pair, laid, number, found)
    return found


def as_text(found: Found, options: argparse.Namespace, seconds: float) -> str:
    told = (
        f"{found.pairs} pairs of tables, {options.processes} process(es), {seconds:.0f} s: {found.decisions}"
        f" decisions, after {found.parted} of them hidden cards differed; {found.compared} answers compared,"
        f" {found.size / 2**20:.1f} MiB; {len(found.differences)} differed, {len(found.secrets)} told secrets"
    )
    return "\n".join([told, *found.differences[:SHOWN], *found.secrets[:SHOWN]])


if __name__ == "__main__":
    sys.exit(main())
