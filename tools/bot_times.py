"""How much of the time that a bot's decision takes is explained by its hand.

    python tools/bot_times.py                              ace, as a server tells its decisions
    python tools/bot_times.py --pace 0                     as they are made, which is what has to be hidden
    python tools/bot_times.py --bot regular --positions 12 --deals 5 --times 6

In each position the cards that the other side cannot see are dealt anew, so that to its eyes nothing changes,
and the bot is asked several times with each deal, in a random order. Times are taken at a real table, from
when the bot owes its decision to when it is made, with a real process that thinks. Reported by position: the
share of the variance that the deal explains, the share that chance alone stays under in 19 of 20 cases (the
times are shuffled among the deals), how far the deals' mean times lie apart, and with how many deals it was
told that the bot thinks. Where times differ by less than a few milliseconds a share says nothing.

`--seconds` bounds it all: positions that are not reached are left out. Needs the extra `server`.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean

import msgspec

import undaunted
from undaunted.bots import GreedyBot
from undaunted.game.game import Game
from undaunted.game.notation.position import write
from undaunted.game.things import Things
from undaunted.server.guard import Metrics
from undaunted.server.settings import Keeping
from undaunted.server.store import PLAYING, SeatRecord, Store, TableRecord
from undaunted.server.tables.hub import Connection
from undaunted.server.tables.journal import Journal
from undaunted.server.tables.opponents import Opponents
from undaunted.server.tables.pace import Pace
from undaunted.server.tables.shows import Shows
from undaunted.server.tables.table import Table
from undaunted.server.thinkers import Thinkers
from undaunted.speed import rules

SCENARIOS = ("normandy/1", "normandy/4", "north-africa/8", "stalingrad/11")
SHUFFLES = 500


class Deal(msgspec.Struct):
    """What was seen of a bot with these cards."""

    game: Game
    times: list[float] = []
    told: int = 0


class Watched(Table):
    """Where the bot decides once, and nothing is kept."""

    decided = 0.0

    async def answer(self, seat: str, moment: int, thing: int | str) -> None:
        self.decided = time.perf_counter()
        self.gone = True


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="ace")
    parser.add_argument(
        "--pace", type=float, default=Keeping().bot_pace, help="seconds of a tick; 0 for none"
    )
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--times", type=int, default=4, help="that each deal is asked about")
    parser.add_argument("--seconds", type=float, default=120.0, help="after which no other position is begun")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def positions(count: int, seed: int) -> Iterator[tuple[str, Game]]:
    """From the scenarios in turn, each a little further on: who decides there, and the game."""
    random = Random(seed)
    for number in range(count):
        game = undaunted.new(SCENARIOS[number % len(SCENARIOS)], seed=seed + number)
        bot = GreedyBot(seed)
        length = random.randrange(10, 90)
        while not game.over and (game.decisions < length or not depends(game)):
            seat = game.deciders[0]
            things = [option.thing for option in game.options(seat)]
            game.play(seat, bot.choose(game.observation(seat), things))
        if not game.over:
            yield game.deciders[0], game


def depends(game: Game) -> bool:
    """Whether what a seat may pick follows from cards that others do not see."""
    now = game.now(None)
    hidden = bool(now.deciders) and now.seats[now.deciders[0]].hand_size > 1
    return hidden and now.question is not None and now.question.kind in ("bid", "turn", "use")


def dealt(game: Game, seat: str, count: int) -> list[Deal]:
    """The same to the eyes of the other side."""
    other = next(one for one in game.seats if one != seat)
    things = Things(game.stage)
    states = (rules.determinise(game.observation(other), number) for number in range(count))
    return [Deal(undaunted.from_position(write(state, things), seed=1)) for state in states]


async def ask(deal: Deal, seat: str, id: str, options: argparse.Namespace, thinkers: Thinkers) -> None:
    game = deal.game
    seats = [SeatRecord(seat=one, kind="person", token_hash=b"1") for one in game.seats]
    for one in seats:
        if one.seat == seat:
            one.kind, one.bot = "bot", options.bot
    record = TableRecord(
        id=id, scenario=game.scenario, content="", seed=id.encode(), lang="en", listed=False, created=0,
        changed=0, rules=2, state=PLAYING, winner="", how="", waits_for="", round=1, decisions=0, seats=seats,
    )  # fmt: skip
    table = Watched(record, game, Journal(), Store.__new__(Store))  # which is asked nothing
    watcher = Connection((), "en", "", 10)
    table.hub.add(watcher)
    opponents = Opponents(table, thinkers, Metrics(), Shows(0.0), Pace(options.pace))
    start = time.perf_counter()
    opponents.nudge()
    while opponents.busy:
        await asyncio.sleep(0.001)
    watcher.close(1000)
    deal.told += await watcher.next() is not None
    deal.times.append(table.decided - start)
    await thinkers.forget(id)


def explained(groups: list[list[float]]) -> float:
    """The share of the variance between groups."""
    every = [one for group in groups for one in group]
    mean = fmean(every)
    total = sum((one - mean) ** 2 for one in every)
    between = sum(len(group) * (fmean(group) - mean) ** 2 for group in groups)
    return between / total if total else 0.0


def by_chance(groups: list[list[float]], random: Random) -> float:
    """What a share stays under in 19 of 20 cases where groups mean nothing."""
    every = [one for group in groups for one in group]
    size = len(groups[0])
    shares = []
    for _ in range(SHUFFLES):
        random.shuffle(every)
        shares.append(explained([every[at : at + size] for at in range(0, len(every), size)]))
    return sorted(shares)[int(0.95 * SHUFFLES)]


async def measure(options: argparse.Namespace) -> None:
    random = Random(options.seed)
    thinkers = Thinkers(1)
    await thinkers.start()
    end = time.monotonic() + options.seconds
    print(
        f"{'position':22}{'question':10}{'options':>9}{'explained':>11}{'chance':>8}{'apart':>9}{'told':>7}"
    )
    telling = seen = 0
    try:
        for seat, game in positions(options.positions, options.seed):
            if time.monotonic() > end:
                break
            deals = dealt(game, seat, options.deals)
            order = [deal for deal in deals for _ in range(options.times)]
            random.shuffle(order)
            for number, deal in enumerate(order):
                await ask(deal, seat, f"{game.scenario} {number}", options, thinkers)
            seen += 1
            telling += report(game, seat, deals, random)
    finally:
        await thinkers.close()
    print(f"{options.bot}, a tick of {options.pace:g} s: the hand tells in {telling} of {seen} positions")


def report(game: Game, seat: str, deals: list[Deal], random: Random) -> bool:
    """One line; whether the times, or that the bot is said to think, tell something."""
    groups = [deal.times for deal in deals]
    means = [fmean(group) for group in groups]
    apart = max(means) - min(means)
    share, chance = explained(groups), by_chance(groups, random)
    counts = sorted({len(deal.game.options(seat)) for deal in deals})
    told = sum(bool(deal.told) for deal in deals)
    question = game.now(None).question
    print(
        f"{game.scenario + ' ' + str(game.decisions):22}{question.kind if question else '':10}"
        f"{'-'.join(map(str, (counts[0], counts[-1]))):>9}{share:>11.0%}{chance:>8.0%}"
        f"{1000 * apart:>6.0f} ms{f'{told}/{len(deals)}':>7}",
        flush=True,
    )
    return (share > chance and apart > 0.005) or 0 < told < len(deals)


if __name__ == "__main__":
    asyncio.run(measure(arguments()))
