"""Whose turn it is to be thought for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from undaunted.bots.budget import Budget
from undaunted.server.thinkers.queue import IN_A_ROW, LONG, NOWHERE, Queue, Request
from undaunted.server.thinkers.shares import Account, Whose
from undaunted.server.thinkers.task import Choose, Consider, Position, Scene

POSITION = Position(0, 0, b"", (1, 2))
ALL = {0, 1}


def ask(table: str, seconds: float = 0.1, decision: int = 5, opener: str = "", show: bool = False) -> Request:
    """A bot's decision; without a table: advice."""
    order: Choose | Consider = Consider(Budget(simulations=1), 0, POSITION)
    if table:
        order = Choose(table, "greedy", 1, True, POSITION)
    whose = Whose(table, opener, show, advice=not table)
    answer = asyncio.get_running_loop().create_future()
    return Request(order, Scene(0, {}), seconds, decision, answer, whose)


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


# Fair shares


def wait_in(queue: Queue, asked: dict[str, Request], worker: int = 0, limit: int = 1000) -> list[str]:
    """Who is thought for, one after another; whoever has been, asks the same again at once."""
    for request in asked.values():
        queue.put(request)
    served = []
    for _ in range(limit):
        taken = queue.take(worker, ALL)
        assert taken is not None
        name = next(name for name, one in asked.items() if one is taken)
        served.append(name)
        asked[name] = ask(taken.table, taken.seconds, 5, taken.whose.opener, taken.whose.show)
        queue.put(asked[name])
    return served


@in_loop
def test_twenty_tables_of_one_address_weigh_no_more_than_one_of_another() -> None:
    queue = Queue()
    asked = {f"crowd {n}": ask(f"crowd {n}", 1.0, opener="1.1.1.1") for n in range(20)}
    asked["alone"] = ask("alone", 1.0, opener="2.2.2.2")
    served = wait_in(queue, asked)
    assert served.count("alone") == 500
    assert "alone" in served[:2]
    each = [served.count(f"crowd {n}") for n in range(20)]
    assert max(each) - min(each) <= 1, "and among themselves they share as fairly"


@in_loop
def test_a_newcomer_is_next_however_many_wait() -> None:
    queue = Queue()
    for n in range(50):
        queue.put(ask(f"crowd {n}", 1.0, opener="1.1.1.1"))
    for _ in range(10):
        assert queue.take(0, ALL) is not None
    queue.put(ask("new", 1.0, opener="2.2.2.2"))
    taken = queue.take(0, ALL)
    assert taken is not None
    assert taken.table == "new"


@in_loop
def test_shares_are_seconds_not_answers() -> None:
    queue = Queue()
    asked = {"long": ask("long", 1.0, opener="1.1.1.1"), "short": ask("short", 0.25, opener="2.2.2.2")}
    served = wait_in(queue, asked)
    assert abs(served.count("short") - 4 * served.count("long")) <= 4


@in_loop
def test_of_those_who_have_had_the_same_the_shortest_goes_first() -> None:
    queue = Queue()
    for table, seconds in (("a", 1.0), ("b", 0.5), ("c", 0.1)):
        queue.put(ask(table, seconds, opener="1.1.1.1"))
    assert line(queue) == ["c", "b", "a"]


@in_loop
def test_where_only_bots_play_comes_last_but_comes() -> None:
    queue = Queue()
    asked = {f"show {n}": ask(f"show {n}", 1.0, opener="1.1.1.1", show=True) for n in range(20)}
    asked["played"] = ask("played", 1.0, opener="2.2.2.2")
    served = wait_in(queue, asked)
    assert served[0] == "played"
    shows = len(served) - served.count("played")
    assert 80 <= shows <= 120, "one in nine"
    assert all(served.count(f"show {n}") for n in range(20)), "each has its turn"


@in_loop
def test_what_is_watched_is_not_taken_from_what_its_host_plays() -> None:
    queue = Queue()
    asked = {f"show {n}": ask(f"show {n}", 1.0, opener="1.1.1.1", show=True) for n in range(20)}
    asked["own"] = ask("own", 1.0, opener="1.1.1.1")
    assert wait_in(queue, asked).count("own") > 850


@in_loop
def test_a_table_whose_opener_is_forgotten_answers_for_itself() -> None:
    queue = Queue()
    asked = {name: ask(name, 1.0) for name in ("a", "b", "c")}
    served = wait_in(queue, asked, limit=300)
    assert [served.count(name) for name in asked] == [100, 100, 100]


@in_loop
def test_who_was_away_has_saved_nothing_up() -> None:
    queue = Queue()
    wait_in(queue, {"busy": ask("busy", 1.0, opener="1.1.1.1")}, limit=100)
    queue.drain()
    asked = {"busy": ask("busy", 1.0, opener="1.1.1.1"), "back": ask("back", 1.0, opener="2.2.2.2")}
    served = wait_in(queue, asked, limit=20)
    assert abs(served.count("back") - 10) <= 1


@in_loop
def test_advice_has_its_turn_however_many_decisions_come() -> None:
    queue = Queue()
    queue.put(ask("", 1.0, opener="1.1.1.1"))
    asked = {name: ask(name, 1.0, opener="1.1.1.1") for name in ("a", "b")}
    for request in asked.values():
        queue.put(request)
    served = []
    while "" not in served:
        taken = queue.take(0, ALL)
        assert taken is not None
        served.append(taken.table)
        if taken.table:
            queue.put(ask(taken.table, 1.0, opener="1.1.1.1"))
        assert len(served) < 5
    assert served[:2] == ["a", "b"]


def test_only_so_many_accounts_are_kept() -> None:
    account = Account(2)
    for who in ("a", "b", "c"):
        account.charge(who, 5.0)
    assert (account.had("a"), account.had("b"), account.had("c")) == (0.0, 5.0, 5.0)


# Quick answers


@in_loop
def test_quick_answers_go_before_long_thoughts_but_not_without_end() -> None:
    queue = Queue()
    for n in range(3):
        queue.put(ask(f"long {n}", 1.0))
    for n in range(2 * IN_A_ROW):
        queue.put(ask(f"quick {n}", 0.01))
    served = [name.split()[0] for name in line(queue)]
    assert served == [*["quick"] * IN_A_ROW, "long", *["quick"] * IN_A_ROW, "long", "long"]


@in_loop
def test_the_express_takes_only_quick_answers_and_others_help_out() -> None:
    queue = Queue()
    queue.express = 2
    for name, seconds in (("long", 1.0), ("quick", 0.01), ("brief", 0.02)):
        queue.put(ask(name, seconds))
    assert line(queue, 2) == ["quick", "brief"]
    queue.put(ask("quick", 0.01))
    assert line(queue, 0) == ["long", "quick"], "long thoughts first, now that others have the express"


@in_loop
def test_a_long_thought_for_which_there_is_no_place_is_passed_over() -> None:
    queue = Queue()
    queue.express = 2
    places = [False]
    for name, seconds in (("long", 1.0), ("quick", 0.01)):
        queue.put(ask(name, seconds))

    def take() -> tuple[str, bool]:
        taken = queue.take(0, ALL, find_place=places.pop)
        return taken.table if taken else "nobody", queue.lacks_place

    assert take() == ("quick", True)
    places.append(False)
    assert take() == ("nobody", True)
    queue.put(ask("quick", 0.01))
    places.append(True)
    assert take() == ("long", False)
    assert take() == ("quick", False), "for which no place is looked for"


@in_loop
def test_a_quick_answer_does_not_wait_at_home_for_a_long_thought() -> None:
    queue = Queue()
    queue.settle(ask("a", 0.01), 0, 1)
    queue.put(ask("a", 0.01))
    assert queue.take(1, set()) is None, "at home it is answered at once"
    taken = queue.take(1, {0})
    assert taken is not None
    queue.put_back(taken)
    queue.express = 2
    assert queue.take(1, {0}) is None, "the express does it"
    assert queue.take(2, {0}) is taken
    queue.settle(taken, 2, 1)
    queue.put(ask("a", 0.01))
    assert queue.take(1, {2}) is None, "and then it stays there"
    queue.leave(2)
    assert queue.express == NOWHERE
    assert queue.take(1, set()) is not None


@in_loop
def test_a_quick_bot_and_a_slow_one_at_one_table_are_at_home_in_different_places() -> None:
    queue = Queue()
    queue.express = 2
    quick, slow = ask("a", 0.01), ask("a", 1.0)
    for request, worker in ((quick, 2), (slow, 0)):
        assert not queue.settle(request, worker, 1)
        queue.reach(request)
        queue.put(request)
    assert queue.take(2, {0}) is quick
    assert queue.take(1, set()) is None
    assert queue.take(0, {2}) is slow, "it does not wait for a process that never takes it"
    for seconds, worker in ((0.01, 2), (1.0, 0)):
        assert queue.settle(ask("a", seconds, decision=6), worker, 1), "each goes on from its own"
    assert queue.forget("a") == {0, 2}
