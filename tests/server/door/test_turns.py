"""Everybody in turn."""

from __future__ import annotations

import asyncio
from functools import partial

from undaunted.server.door.turns import Turns


def test_who_comes_last_waits_for_one_of_each_other_and_for_no_more() -> None:
    async def play() -> list[str]:
        turns, heard = Turns(), list[str]()

        def ask(who: str) -> None:
            if turns.is_next(who):
                heard.append(who)
            else:
                turns.wait(who, partial(heard.append, who))

        for _ in range(100):
            ask("crowd")
        ask("late")
        assert heard == ["crowd", "late"]
        await asyncio.sleep(0)
        ask("late")
        ask("late")
        while len(turns):
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not turns._queues, "nobody is remembered"
        return heard

    heard = asyncio.run(play())
    assert (heard.count("crowd"), heard.count("late")) == (100, 3)
    assert [at for at, who in enumerate(heard) if who == "late"][-1] <= 5
