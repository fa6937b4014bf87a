"""Ctrl-C in a terminal interrupts all processes of its group: children leave the answer to their parent."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import pytest

from undaunted.bots.budget import Budget
from undaunted.bots.processes.crew import Crew
from undaunted.bots.processes.spawning import CHILDREN, ChildPool, blocked
from undaunted.speed import rules

from .searching import at_a_turn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal to send")


def answer(channel: Connection) -> None:
    channel.send(channel.recv())


def test_a_child_that_has_hardly_begun_survives_the_interrupt() -> None:
    ours, theirs = CHILDREN.Pipe()
    child = CHILDREN.Process(target=answer, args=(theirs,))
    child.start()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGINT)
    ours.send("still there")
    assert ours.recv() == "still there"
    child.join()
    assert child.exitcode == 0
    child.close()


def test_the_parent_is_interrupted_once_its_child_has_started() -> None:
    told: list[str] = []

    def start() -> None:
        with blocked("SIGINT"):
            signal.raise_signal(signal.SIGINT)
            told.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert told == ["started"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_a_pool_that_is_left_by_an_interrupt_ends_its_children_at_once() -> None:
    children: list[BaseProcess] = []

    def work_for_ever() -> None:
        with ChildPool(1) as pool:
            pool.submit(signal.pause)
            children.extend(pool._processes.values())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work_for_ever()
    assert [child.exitcode for child in children] == [-signal.SIGTERM]


def test_the_processes_of_a_search_survive_it_while_they_start() -> None:
    state = at_a_turn("normandy/1", 3, 0)
    with closing(Crew(Budget(simulations=8, processes=2), seed=1)) as crew:
        worker = crew._workers[0]
        os.kill(worker.process.pid, signal.SIGINT)
        crew.start(rules.observe(state, 0))
        assert crew.gather({}) == 4
