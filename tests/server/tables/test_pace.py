"""What is seen of a bot's thinking is the same whatever it has in hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest

import undaunted
from tests.game.test_views import dealt_again
from tests.games import EVERY, STALINGRAD, steps
from tests.server.tables.test_secrets import table_of
from undaunted.bots import GreedyBot, budget_of
from undaunted.content.stage import stage
from undaunted.game.game import Game
from undaunted.game.notation.position import write
from undaunted.game.things import Things
from undaunted.server.guard import Metrics
from undaunted.server.settings import Keeping
from undaunted.server.store import Store
from undaunted.server.tables.hub import Connection
from undaunted.server.tables.journal import Journal
from undaunted.server.tables.opponents import Opponents
from undaunted.server.tables.pace import LONGEST, Pace, is_open
from undaunted.server.tables.shows import Shows
from undaunted.server.tables.table import Table
from undaunted.server.thinkers import ThinkersGone, expected_seconds
from undaunted.speed import rules

TICK = Keeping().bot_pace


@dataclass
class Clock:
    """Goes on when somebody sleeps or thinks, and never else."""

    now: float = 100.0
    slept: list[float] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


# The pace itself


@pytest.mark.parametrize(
    ("seconds", "ticks"), [(0.01, 1), (0.02, 1), (0.05, 1), (0.1, 2), (0.5, 6), (1.0, 11), (2.5, 11)]
)
def test_a_level_has_its_ticks(seconds: float, ticks: int) -> None:
    assert Pace(0.1).ticks(seconds) == ticks


@pytest.mark.parametrize(("takes", "ticks"), [(0.0, 2), (0.13, 2), (0.2, 2), (0.21, 3), (0.3, 3), (3.01, 31)])
def test_who_is_early_waits_and_who_is_late_waits_for_the_next_tick(takes: float, ticks: int) -> None:
    clock = Clock()
    pace = Pace(0.1, clock, clock.sleep)
    clock.now += takes
    asyncio.run(pace.keep(100.0, 0.1))
    assert clock.now == pytest.approx(100.0 + 0.1 * ticks)


def test_without_a_tick_nobody_waits() -> None:
    clock = Clock()
    asyncio.run(Pace(0.0, clock, clock.sleep).keep(100.0, 0.5))
    assert clock.slept == []
    assert Keeping().raised(1.0).bot_pace == TICK > 0.0
    assert Keeping().raised(10.0).bot_pace == 0.0, "a load test does not wait"


# What all can see


@pytest.mark.parametrize("scenario", EVERY + STALINGRAD)
def test_where_a_question_is_open_everybody_knows_its_options(scenario: str) -> None:
    seen = 0
    for count, game in enumerate(steps(undaunted.new(scenario, seed=8), 8, 150)):
        seat = "" if game.over else game.deciders[0]
        if not seat or not is_open(game, seat):
            continue
        seen += 1
        for number in range(2):
            # As somebody might who sees no hand at all.
            state = rules.determinise(game.observation(None), 2 * count + number)
            other = undaunted.from_position(write(state, Things(stage(game.scenario))), seed=1)
            assert [one.thing for one in other.options(seat)] == [one.thing for one in game.options(seat)]
    assert seen > 3


# A table


class Slow:
    """Thinks within its budget, but the longer the more there is to choose from, as bots do."""

    def __init__(self, clock: Clock, waits: float = 0.0, gone: bool = False) -> None:
        self._clock = clock
        self._waits = waits
        self._gone = gone

    async def choose(self, table: str, seat: str, spec: str, seed: int, game: Game, **more: Any) -> int:
        self._clock.now += self._waits
        more["begun"]()
        if self._gone:
            raise ThinkersGone("nobody", "somebody")
        offered = [option.thing for option in game.options(seat)]
        self._clock.now += expected_seconds(budget_of(spec)) * (1 - 1 / len(offered))
        return GreedyBot().choose(game.observation(seat), offered)

    async def forget(self, table: str) -> None:
        pass


class Watched(Table):
    """Notes when a decision is made, and then is gone."""

    clock: Clock
    decided: float = 0.0

    async def answer(self, seat: str, moment: int, thing: int | str) -> None:
        self.decided = self.clock()
        self.gone = True


def seen_of(game: Game, seat: str, spec: str, **slow: Any) -> tuple[list[str], float]:
    """What is told until the bot decides, and how long that takes."""

    async def play() -> tuple[list[str], float]:
        clock = Clock()
        store = Store.__new__(Store)  # looking needs none
        table = Watched(table_of(game, store).record, game, Journal(), store)
        table.clock = clock
        for one in table.record.seats:
            if one.seat == seat:
                one.kind, one.bot = "bot", spec
        watcher = Connection((), "en", "", 100)
        table.hub.add(watcher)
        pace = Pace(TICK, clock, clock.sleep)
        opponents = Opponents(table, Slow(clock, **slow), Metrics(), Shows(0.0), pace)  # type: ignore[arg-type]
        opponents.nudge()
        while opponents.busy:
            await asyncio.sleep(0)
        watcher.close(1000)
        told = []
        while (text := await watcher.next()) is not None:
            told.append(text)
        return told, round(table.decided - 100.0, 6)

    return asyncio.run(play())


def deals(scenario: str) -> list[tuple[str, list[Game]]]:
    """Positions with a seat that decides: what another seat cannot see is dealt anew, several times."""
    found = []
    for count, game in enumerate(steps(undaunted.new(scenario, seed=5), 5, 160)):
        if game.over or count % 2:
            continue
        seat = game.deciders[0]
        other = next(one for one in game.seats if one != seat)
        found.append((seat, [dealt_again(game, other, 10 * count + number) for number in range(4)]))
    return found


@pytest.mark.parametrize("spec", ["greedy", "recruit", "elite", "ace"])
@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/8", "stalingrad/11"])
def test_notice_and_time_are_the_same_whatever_the_hand(scenario: str, spec: str) -> None:
    told_apart = alone = 0
    for seat, dealt in deals(scenario):
        counts = {len(game.options(seat)) for game in dealt}
        told_apart += len(counts) > 1
        alone += 1 in counts and len(counts) > 1
        assert len({str(seen_of(game, seat, spec)) for game in dealt}) == 1, "others see the same"
    assert told_apart > 10, "and there was something to see"
    assert alone > 0, "once it had no choice"


def test_waiting_for_others_is_added_and_a_simpler_bot_keeps_the_pace() -> None:
    game = undaunted.new("normandy/1", seed=1)
    notice = ['{"say":"thinking","seat":"US"}']
    assert seen_of(game, "US", "ace") == (notice, 0.6)
    assert seen_of(game, "US", "ace", waits=0.34) == (notice, 0.94)
    assert seen_of(game, "US", "ace", gone=True) == (notice, 0.6)
    assert seen_of(game, "US", "search:1s") == (notice, LONGEST + TICK)


def test_where_all_see_that_there_is_no_choice_nobody_waits() -> None:
    for game in steps(undaunted.new("normandy/1", seed=5), 5, 400):
        seat = "" if game.over else game.deciders[0]
        if seat and is_open(game, seat) and len(game.options(seat)) == 1:
            assert seen_of(game, seat, "ace") == ([], 0.0)
            return
    pytest.fail("no such question came")
