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


def test_what_can_be_sent_at_once_is_and_nothing_overtakes_what_waits() -> None:
    async def run() -> None:
        one = Connection(("US",), "en", "US", 100, 1000)
        sent: list[str] = []
        room = True

        def at_once(text: str) -> bool:
            if room:
                sent.append(text)
            return room

        async def sending() -> None:
            sent.append(str(await one.next()))

        one.at_once = at_once
        one.put("a")
        await one.emptied()
        room = False
        one.put("b")
        room = True
        one.put("c")
        assert sent == ["a"], "whoever cannot take one is sent the next in its turn"
        await sending()
        one.put("d")
        await sending()
        one.put("e")
        assert sent == ["a", "b", "c"], "one is still under way"
        await sending()
        await sending()
        assert sent == ["a", "b", "c", "d", "e"]
        waiting = asyncio.create_task(one.next())
        await asyncio.sleep(0)
        one.put("f")
        assert sent[-1] == "f"
        one.close(TRY_AGAIN)
        one.put("g")
        assert await waiting is None
        assert sent[-1] == "f", "to whoever is closed nothing is said any more"

    asyncio.run(run())
