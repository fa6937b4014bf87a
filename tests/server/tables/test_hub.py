"""What waits for a connection: so many messages and so much text, and who lets it wait is not listened to."""

from __future__ import annotations

import asyncio

from undaunted.server.tables.hub import TRY_AGAIN, Connection


def test_so_much_text_may_wait_and_no_more() -> None:
    one = Connection((), "en", "", 100, 1000)
    one.put("x" * 5000)
    assert one.close_code == 0, "a single long one is always told"
    one.put("x")
    assert one.close_code == TRY_AGAIN

    async def told() -> str | None:
        return await one.next()

    assert asyncio.run(told()) is None, "what waited is not sent any more"


def test_what_was_taken_makes_room() -> None:
    async def run() -> None:
        one = Connection((), "en", "", 100, 1000)
        for _ in range(50):
            one.put("x" * 900)
            assert await one.next() == "x" * 900
        assert one.close_code == 0

    asyncio.run(run())


def test_the_next_question_waits_until_all_answers_are_taken_or_it_is_over() -> None:
    async def run(end: bool) -> None:
        one = Connection((), "en", "", 100, 1000)
        await one.emptied()
        one.put("a")
        one.put("b")
        waiting = asyncio.create_task(one.emptied())
        await one.next()
        await asyncio.sleep(0)
        assert not waiting.done()
        if end:
            one.close(TRY_AGAIN)
        else:
            await one.next()
        await waiting

    for end in (False, True):
        asyncio.run(run(end))
