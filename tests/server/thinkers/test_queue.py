"""Whose turn it is to be thought for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from undaunted.bots.budget import Budget
from undaunted.server.thinkers.queue import LONG, Queue, Request
from undaunted.server.thinkers.task import Choose, Consider, Position, Scene

POSITION = Position(0, 0, b"", (1, 2))
ALL = {0, 1}


def ask(table: str, seconds: float = 0.1, decision: int = 5) -> Request:
    order: Choose | Consider = Consider(Budget(simulations=1), 0, POSITION)
    if table:
        order = Choose(table, "greedy", 1, True, POSITION)
    return Request(order, Scene(0, {}), seconds, decision, asyncio.get_running_loop().create_future())


def in_loop(test: Callable[[], None]) -> Any:
    async def run() -> None:
        test()

    def wrapped() -> None:
        asyncio.run(run())

    wrapped.__name__ = test.__name__
    return wrapped


def line(queue: Queue, worker: int = 0) -> list[str]:
    taken = []
    while request := queue.take(worker, ALL):
        taken.append(request.table)
    return taken


@in_loop
def test_first_come_first_served() -> None:
    queue = Queue()
    for table in "abc":
        queue.put(ask(table))
    assert line(queue) == ["a", "b", "c"]


@in_loop
def test_a_table_that_asks_much_waits_for_those_that_ask_little() -> None:
    queue = Queue()
    for table in ("greedy", "greedy", "greedy", "modest"):
        queue.put(ask(table, seconds=10.0))
    assert line(queue) == ["greedy", "modest", "greedy", "greedy"]


@in_loop
def test_advice_comes_after_decisions() -> None:
    queue = Queue()
    for table in ("", "a", "", "b"):
        queue.put(ask(table))
    assert line(queue) == ["a", "b", "", ""]


@in_loop
def test_a_table_stays_with_its_worker_unless_that_one_has_much_to_do() -> None:
    queue = Queue()
    for table in "abcd":
        queue.settle(ask(table), 0, 1)
    for waiting in "abcd"[: LONG - 1]:
        queue.put(ask(waiting))
    assert queue.take(1, {0}) is None
    queue.put(ask("d"))
    assert queue.take(1, {1}) is None, "it is free, and will take them at once"
    taken = queue.take(1, {0})
    assert taken is not None
    assert taken.table == "a"
    assert queue.take(1, {0}) is None
    assert line(queue, 0) == ["d"]


@in_loop
def test_tables_of_a_worker_that_is_gone_go_to_any() -> None:
    queue = Queue()
    queue.settle(ask("a"), 0, 1)
    queue.put(ask("a"))
    assert queue.take(1, {0}) is None
    queue.leave(0)
    assert line(queue, 1) == ["a"]


@in_loop
def test_a_bot_goes_on_only_from_its_last_decision_in_the_same_process() -> None:
    queue = Queue()

    def goes_on(worker: int, birth: int, decision: int, fails: bool = False) -> bool:
        request = ask("a", decision=decision)
        found = queue.settle(request, worker, birth)
        if not fails:
            queue.reach(request)
        return found

    assert not goes_on(0, 1, 5)
    assert goes_on(0, 1, 6)
    assert goes_on(0, 1, 9)
    assert not goes_on(0, 1, 9), "the same decision again: the first was not played"
    assert not goes_on(1, 2, 10), "taken over"
    assert not goes_on(0, 1, 11), "and back: it has missed a decision"
    assert not goes_on(0, 3, 12), "another process in the same place"
    assert goes_on(0, 3, 13, fails=True)
    assert not goes_on(0, 3, 14)
    queue.forget("a")
    assert not goes_on(0, 3, 15)


@in_loop
def test_who_no_longer_waits_is_passed_over_and_who_failed_keeps_its_turn() -> None:
    queue = Queue()
    first, second, third = (ask(table) for table in "abc")
    for request in (first, second, third):
        queue.put(request)
    second.answer.cancel()
    assert queue.take(0, ALL) is first
    queue.put_back(first)
    assert line(queue) == ["a", "c"]


@in_loop
def test_what_failed_goes_to_a_new_process_as_long_as_one_comes() -> None:
    queue = Queue()
    request = ask("a")
    queue.put(request)
    request.after = 4
    assert queue.take(0, ALL, birth=4) is None
    assert queue.take(0, ALL, birth=5) is request
    queue.put_back(request)
    queue.settle_for_any()
    assert queue.take(1, ALL, birth=2) is request
