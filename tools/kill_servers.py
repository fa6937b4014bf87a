"""Servers that are killed (-9) again and again during play: is all there that they acknowledged?

    python tools/kill_servers.py                        one server on a SQLite file, a hundred times
    python tools/kill_servers.py --processes 2          one of two in turn, on a PostgreSQL of its own
    python tools/kill_servers.py --kills 20 --json

Four players play at real sockets and come back as browsers do; others fight for one seat
(`steady_players.py`). With two processes the one that lives takes over before the next is killed. At the end
every acknowledged decision must stand in its journal with its number, seat and thing, no seat may have been
given twice, and every game must equal its replay. The longest take-over: seconds
from a kill until each player has decided again. Ends with 1 where something was lost.
Needs the extra `server`, for two also `postgresql`.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec

from houses import Process, Street
from steady_players import Crowd, held_to

MOST = 1000
"""Kills, whatever was asked for."""
LEAST, LONGEST = 0.3, 1.2
"""Seconds of play before a kill."""


class Outcome(msgspec.Struct):
    processes: int
    kills: int
    acknowledged: int
    seats: int
    """Given to somebody who fought for them."""
    broken: list[str]
    troubles: list[str]
    """What players saw that no kill explains."""
    games: int
    rows: int
    longest: float


def main() -> int:
    options = read_options()
    outcome = run(min(options.kills, MOST), options.processes)
    print(json.dumps(msgspec.to_builtins(outcome), indent=2) if options.json else as_text(outcome))
    return 1 if outcome.broken or outcome.troubles else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def run(kills: int, processes: int) -> Outcome:
    """In a folder or on a database of its own, gone afterwards."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if processes == 1:
            return kill_one(folder / "tables.db", kills)
        from local_postgresql import running

        return kill_in_turn(stack.enter_context(running(fsync=False)).database(), kills, folder / "log")


def kill_one(data: Path, kills: int) -> Outcome:
    """The only one. It is started again, but for the last time: then the file is as the kill left it."""
    random, longest = Random(9), 0.0
    house = Process(data)
    house.start()
    with Crowd(house) as crowd:
        try:
            crowd.go()
            for kill in range(kills):
                time.sleep(random.uniform(LEAST, LONGEST))
                crowd.hold()
                killed = time.monotonic()
                _kill(house)
                if kill == kills - 1:
                    break
                house.start()
                crowd.go()
                # Some die while the players are only coming back.
                if kill % 3 < 2:
                    crowd.wait_for_all()
                    longest = max(longest, time.monotonic() - killed)
        finally:
            house.stop()
    return _outcome(data, 1, kills, crowd, longest)


def kill_in_turn(url: str, kills: int, log: Path | None = None) -> Outcome:
    """One of two; the other takes over, then it is started again."""
    random, longest = Random(9), 0.0
    with Process(url, log=log) as first, Process(url, log=log) as second:
        houses = [first, second]
        street = Street(list(houses))
        with Crowd(street) as crowd:
            crowd.go()
            for kill in range(kills):
                time.sleep(random.uniform(LEAST, LONGEST))
                dying = houses[kill % 2]
                street.living = [house for house in houses if house is not dying]
                killed = time.monotonic()
                _kill(dying)
                crowd.wait_for_all()
                longest = max(longest, time.monotonic() - killed)
                dying.start()
                street.living = list(houses)
    return _outcome(url, 2, kills, crowd, longest)


def _kill(house: Process) -> None:
    status = house.stop(signal.SIGKILL)
    if status != -signal.SIGKILL:
        raise SystemExit(
            f"the server: found that it had ended with {status}, expected it to run until killed"
        )


def _outcome(data: Path | str, processes: int, kills: int, crowd: Crowd, longest: float) -> Outcome:
    held = held_to(data, crowd.kept, crowd.rivals.given)
    return Outcome(
        processes=processes,
        kills=kills,
        acknowledged=held.acknowledged,
        seats=held.given,
        broken=held.broken,
        troubles=crowd.troubles,
        games=held.verified.games,
        rows=held.verified.rows,
        longest=round(longest, 2),
    )


def as_text(one: Outcome) -> str:
    told = (
        f"{one.kills} kills of {one.processes}, {one.acknowledged} decisions acknowledged,"
        f" {one.seats} seats given, {len(one.broken)} lost, {one.games} games, {one.rows} rows,"
        f" longest take-over {one.longest:g} s"
    )
    return "\n".join([told, *one.broken, *one.troubles])


if __name__ == "__main__":
    sys.exit(main())
