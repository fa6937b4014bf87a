"""What a worker keeps, and what is made of one that talks nonsense."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest

import undaunted
from undaunted.bots.advice import Advice, Reply
from undaunted.bots.budget import Budget
from undaunted.bots.processes.pipe import describe_table, frame, write_observation
from undaunted.server.thinkers.errors import WorkerFailed
from undaunted.server.thinkers.process import WorkerProcess
from undaunted.server.thinkers.queue import Request
from undaunted.server.thinkers.shares import Whose
from undaunted.server.thinkers.task import (
    Answer,
    Choose,
    Chosen,
    Consider,
    Considered,
    Forget,
    Position,
    Ready,
    Scene,
    Strike,
)
from undaunted.server.thinkers.thinkers import check
from undaunted.server.thinkers.worker import Study

GAME = undaunted.new("normandy/1", seed=1)
SEEN = GAME.observation("US")
SCENE = Scene(0, describe_table(SEEN.state.table))
POSITION = Position(0, 0, write_observation(SEEN), tuple(one.thing for one in GAME.options("US")))


def order(table: str, spec: str = "random", fresh: bool = False) -> Choose:
    return Choose(table, spec, 5, fresh, POSITION)


def study(most: int = 3) -> Study:
    made = Study(most)
    assert made.obey(SCENE) is None
    return made


def picks(made: Study, *orders: Choose) -> list[int]:
    answers = [made.obey(one) for one in orders]
    return [answer.thing for answer in answers if isinstance(answer, Chosen)]


LINE = picks(study(), *[order("a")] * 6)


def test_a_bot_is_kept_between_decisions_unless_it_must_start_afresh() -> None:
    assert len(set(LINE)) > 1, "it would not be noticed otherwise"
    made = study()
    assert picks(made, *[order("a"), order("b")] * 6) == [pick for pick in LINE for _ in "ab"]
    assert picks(made, order("a", fresh=True), *[order("a")] * 5) == LINE
    assert picks(made, order("a", "greedy"), *[order("a")] * 6)[1:] == LINE


def test_it_keeps_only_so_many_and_the_last_asked() -> None:
    made = study(2)
    assert picks(made, order("a"), order("b"), order("a"), order("c")) == [LINE[0], LINE[0], LINE[1], LINE[0]]
    assert len(made) == 2
    assert picks(made, order("a")) == [LINE[2]]
    assert picks(made, order("b")) == [LINE[0]], "forgotten for c"


def test_a_forgotten_table_leaves_nothing() -> None:
    made = study()
    picks(made, order("a"), order("b"))
    assert made.obey(Forget("a")) is None
    assert len(made) == 1
    assert picks(made, order("b")) == [LINE[1]]


def test_a_struck_scene_leaves_nothing() -> None:
    made = study()
    assert made.obey(Strike(SCENE.number)) is None
    assert made._tables == {}
    assert made.obey(SCENE) is None
    assert picks(made, order("a")) == [LINE[0]]


ADVICE = Advice(tuple(Reply(thing, 1, 0.5) for thing in reversed(POSITION.things)), 2, 0.1)
NONSENSE: list[tuple[Choose | Consider, Answer]] = [
    (order("a"), Chosen(max(POSITION.things) + 1)),
    (order("a"), Considered(ADVICE)),
    (order("a"), Ready()),
    (Consider(Budget(simulations=1), 0, POSITION), Chosen(POSITION.things[0])),
    (Consider(Budget(simulations=1), 0, POSITION), Considered(Advice(ADVICE.replies[1:], 2, 0.1))),
    (
        Consider(Budget(simulations=1), 0, POSITION),
        Considered(Advice((*ADVICE.replies, Reply(0, 1, 0.1)), 2, 1)),
    ),
]


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_an_answer_that_was_not_offered_is_the_workers_fault(number: int) -> None:
    async def make(asked: Choose | Consider, answer: Answer) -> None:
        future = asyncio.get_running_loop().create_future()
        check(Request(asked, SCENE, 0.0, 0, future, Whose("a")), answer)

    with pytest.raises(WorkerFailed):
        asyncio.run(make(*NONSENSE[number]))
    asyncio.run(make(order("a"), Chosen(POSITION.things[-1])))
    asyncio.run(make(Consider(Budget(simulations=1), 0, POSITION), Considered(ADVICE)))


@pytest.mark.parametrize(
    "says",
    [
        b"",
        b"\0",
        b"\0\0\0\7short",
        b"\xff\xff\xff\xff",
        b"\0\0\0\3\xc1\xc1\xc1",
        frame(Chosen(1))[:-1],
        frame(POSITION),
    ],
)
def test_a_process_that_talks_nonsense_fails_and_can_be_ended(says: bytes) -> None:
    async def ask() -> None:
        script = f"import os, sys; sys.stdout.buffer.write({says!r}); sys.stdout.flush()"
        script += "; os.close(1); sys.stdin.buffer.read()"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdin=PIPE, stdout=PIPE)
        worker = WorkerProcess(process)
        try:
            with pytest.raises(WorkerFailed):
                await worker.ask(order("a"), SCENE, 60.0)
        finally:
            await worker.end()
        assert not worker.alive

    asyncio.run(ask())
