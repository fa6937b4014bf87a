"""Several processes for one search: the same answers each time, and an answer whatever becomes of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import BytesIO
from multiprocessing.connection import Connection
from typing import Any

import pytest

from tests.envs.positions import position
from undaunted.bots import SearchBot
from undaunted.bots.budget import Budget
from undaunted.bots.processes.pipe import (
    describe_table,
    make_table,
    read_observation,
    receive,
    send,
    write_observation,
)
from undaunted.bots.processes.worker import Findings
from undaunted.speed import COMPILED, rules

from .playing import things_for
from .searching import advice, at_a_turn, choose, visits

SIMULATIONS = 90 if COMPILED else 9


@contextmanager
def crew(processes: int = 2, seed: int = 1, simulations: int = SIMULATIONS) -> Iterator[SearchBot]:
    with closing(SearchBot(seed, Budget(simulations=simulations, processes=processes))) as bot:
        yield bot


def workers(bot: SearchBot) -> list[Any]:
    assert bot._crew is not None
    return bot._crew._workers


def is_running(number: int) -> bool:
    """A process that ended and was waited for is not there any more."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def turn_of_thoughts(processes: int) -> list[Any]:
    state = at_a_turn("normandy/4", 3, 0)
    now = (state.round, state.turn)
    thoughts: list[Any] = []
    with crew(processes) as bot:
        while rules.decider(state) == 0 and (state.round, state.turn) == now and len(thoughts) < 4:
            things = things_for(state, 0)
            if len(things) > 1:
                found = advice(bot, state, 0)
                thoughts.append((found.replies, found.simulations))
            rules.play(state, 0, choose(bot, state))
    return thoughts


def test_the_same_seed_simulations_and_processes_give_the_same_advice() -> None:
    one, other = turn_of_thoughts(3), turn_of_thoughts(3)
    assert one == other
    assert len(one) > 1
    assert one != turn_of_thoughts(2)


def test_the_processes_share_the_simulations() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    with crew(3, simulations=31) as bot:
        found = advice(bot, state, 0)
        assert visits(found) == found.simulations
        assert 15 <= found.simulations <= 31, "each may stop as soon as its lead cannot be caught up"
        own = sum(count for count, _ in bot._thinker.found(0).values())
        assert 0 < own < found.simulations
        assert bot._crew is not None
        assert (bot._crew.own_share.simulations, bot._crew.share.simulations) == (11, 10)


def test_they_go_from_scenario_to_scenario_and_from_seat_to_seat() -> None:
    with crew() as bot:
        for scenario, seat in (("normandy/1", 0), ("north-africa/2", 1), ("normandy/1", 1)):
            state = at_a_turn(scenario, 1, seat)
            found = advice(bot, state, seat)
            assert found.best.thing in things_for(state, seat)
            assert found.simulations > SIMULATIONS // 2, "the worker has answered as well"


@pytest.mark.parametrize("when", ["between two decisions", "while it thinks"])
def test_without_a_worker_that_was_killed_the_search_goes_on(when: str) -> None:
    state = at_a_turn("normandy/1", 1, 0)
    seen, things = rules.observe(state, 0), things_for(state, 0)
    with crew(3) as bot:
        both = bot.advise(seen, things).simulations
        killed = workers(bot)[0].process
        if when == "while it thinks":
            assert bot._crew is not None
            bot._crew.start(seen)
            killed.send_signal(signal.SIGSTOP)
        killed.kill()
        killed.wait()
        for _ in range(3):
            found = bot.advise(seen, things)
            assert found.best.thing in things
            assert 0 < found.simulations < both
        numbers = [worker.process.pid for worker in workers(bot)]
    assert not any(is_running(number) for number in numbers)


def test_a_worker_that_is_late_misses_a_position_but_hears_what_was_chosen() -> None:
    """Its tree is still the one of the last position it got: it needs every step from there."""
    state = at_a_turn("normandy/1", 1, 0)
    seen = rules.observe(state, 0)
    with crew() as bot:
        advice(bot, state, 0)
        worker = workers(bot)[0]
        assert bot._crew is not None
        worker.process.send_signal(signal.SIGSTOP)
        bot._crew.picked(17)
        bot._crew.start(seen)
        assert worker.picked == [], "told"
        bot._crew.picked(18)
        bot._crew.start(seen)
        assert worker.picked == [18], "it still owes an answer"
        worker.process.send_signal(signal.SIGCONT)
        assert worker.answer(None).number == 2
        bot._crew.picked(19)
        assert worker.picked == [18, 19]
        found = advice(bot, state, 0)
        assert found.simulations > SIMULATIONS // 2, "and helps again"


def test_closing_leaves_no_process_and_the_bot_can_think_again() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    with crew(3) as bot:
        assert bot._crew is None, "nobody is hired before there is something to do"
        for _ in range(2):
            advice(bot, state, 0)
            numbers = [worker.process.pid for worker in workers(bot)]
            assert len(numbers) == 2
            assert all(is_running(number) for number in numbers)
            bot.close()
            assert not any(is_running(number) for number in numbers)
            bot.close()


def think_in_a_daemon(channel: Connection) -> None:
    state = at_a_turn("normandy/1", 1, 0)
    with crew() as bot:
        found = advice(bot, state, 0)
        channel.send((multiprocessing.current_process().daemon, found.simulations, found.best.thing))


def test_a_daemon_which_may_have_no_children_of_its_kind_can_be_helped() -> None:
    """The arena's workers are such."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=think_in_a_daemon, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    daemon, simulations, thing = ours.recv()
    process.join()
    ours.close()
    assert daemon
    assert simulations > SIMULATIONS // 2
    assert thing in things_for(at_a_turn("normandy/1", 1, 0), 0)
    assert process.exitcode == 0


@pytest.mark.parametrize("scenario", ["normandy/9", "north-africa/12"])
def test_a_position_arrives_as_it_was_sent(scenario: str) -> None:
    for decisions in (0, 25, 70):
        state = position(scenario, 4, decisions, until_one_has_bid=decisions == 25)
        for seat in (0, 1):
            seen = rules.observe(state, seat)
            table = make_table(describe_table(state.table))
            twin = read_observation(table, seat, write_observation(seen))
            assert write_observation(twin) == write_observation(seen)
            for number in range(4):
                assert rules.determinise(twin, number).pack() == rules.determinise(seen, number).pack()
            assert describe_table(table) == describe_table(state.table)


def test_a_message_that_breaks_off_is_no_message() -> None:
    whole = BytesIO()
    send(whole, Findings(3, 17, {16: (4, 2.5)}))
    data = whole.getvalue()
    assert receive(BytesIO(data)) == data[4:]
    for size in (0, 2, 4, 5, len(data) - 1):
        assert receive(BytesIO(data[:size])) == b""
