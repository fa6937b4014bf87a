"""The journal of a table, and bots whose processes are gone."""

import asyncio
from random import Random

import pytest

import undaunted
from tests.server.house import House
from undaunted.game.errors import IllegalDecision
from undaunted.game.record.rows import UNDO, WITHDRAW, Row, decisions_of, withdrawn
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import PLAYING, Store
from undaunted.server.store.rebuild import rebuild
from undaunted.server.tables import Table
from undaunted.server.tables.journal import Journal
from undaunted.server.thinkers import Thinkers, ThinkersGone
from undaunted.server.wire import Update


def journal(*rows: str) -> Journal:
    """`US:thing` and so on."""
    return Journal(Row(number, *row.split(":")) for number, row in enumerate(rows, 1))


def test_a_browser_lacks_what_came_after_its_last_update() -> None:
    kept = journal("US:a", "German:b", "US:c")
    assert [kept.first_unseen(seen) for seen in (0, 1, 2, 3)] == [0, 2, 3, 4]


def test_a_browser_that_knows_more_than_there_is_gets_everything() -> None:
    assert journal("US:a").first_unseen(5) == 0


def test_what_was_undone_is_told_again_from_there() -> None:
    kept = journal("US:a", "US:b", "US:c", f"US:{UNDO}", f"US:{UNDO}", "US:d")
    assert [kept.first_unseen(seen) for seen in (1, 2, 3, 4, 5, 6)] == [2, 2, 2, 2, 2, 3]
    assert [row.what for row in decisions_of(kept.rows)] == ["a", "d"]


def test_what_a_seat_did_at_a_moment() -> None:
    kept = journal("US:a", "German:b", f"US:{UNDO}", "US:a", "US:c")
    assert kept.done("US", 0, "a") == 1
    assert kept.done("US", 1, UNDO) == 3
    assert kept.done("US", 2, "a") == 4
    assert kept.done("US", 2, "c") == 0
    assert kept.done("US", 9, "a") == 0
    assert kept.done("Greek", 0, "a") == 0


def test_who_gave_up() -> None:
    assert withdrawn(journal("US:a").rows) == ""
    assert withdrawn(journal("US:a", f"German:{WITHDRAW}").rows) == "German"


def test_a_simpler_bot_decides_when_nobody_can_think(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object, **__: object) -> int:
        raise ThinkersGone("nobody", "somebody")

    monkeypatch.setattr(Thinkers, "choose", gone)
    with_ace = house.open_table(US="me", German="ace")
    with house.guest(with_ace.table, with_ace.token) as us:
        us.hear(Update)
        random = Random(1)
        while us.until(lambda now: bool(now.choices or now.ending)).now.round < 3:
            us.pick_any(random)


def test_what_has_one_answer_is_not_worth_a_click() -> None:
    asyncio.run(hit_somebody_in_a_vehicle())


async def hit_somebody_in_a_vehicle() -> None:
    table, store = await table_of("north-africa/8", seed=3)
    await pick_until_one_is_answered(table)
    kept = await store.journal(table.id)
    assert rebuild(table.record, kept).position() == table.game.position()
    # Nobody was asked since the dice fell, so there is nothing to take back.
    assert not any(table.can_undo(seat) for seat in table.game.seats)
    with pytest.raises(IllegalDecision):
        await table.undo(kept[-1].seat, table.game.moment(kept[-1].seat))
    assert await store.journal(table.id) == kept
    await store.close()


def test_what_was_not_asked_is_taken_back_with_the_question_before() -> None:
    asyncio.run(repair_and_think_again())


async def repair_and_think_again() -> None:
    table, store = await table_of("north-africa/11", seed=5)
    before = await pick_until_one_is_answered(table)
    seat = table.journal.rows[-1].seat
    assert table.can_undo(seat)
    await table.undo(seat, table.game.moment(seat))
    assert [row.what for row in table.journal.rows[-2:]] == [UNDO, UNDO]
    assert table.game.position() == before
    assert rebuild(table.record, await store.journal(table.id)).position() == before
    await store.close()


async def table_of(scenario: str, seed: int) -> tuple[Table, Store]:
    store = Store.open(":memory:")
    record, _ = opened(pages.NewTable(scenario, {"LRDG": "me", "Italian": "me"}))
    record.seed = bytes(31) + bytes([seed])
    await store.create(record)
    return Table(
        record, undaunted.new(scenario, seed=record.seed, unasked="automatic"), Journal(), store
    ), store


async def pick_until_one_is_answered(table: Table) -> str:
    """Gives the position before the pick that led there."""
    random = Random(1)
    while table.state == PLAYING:
        seat, number, before = table.asked[0], table.journal.number, table.game.position()
        thing = random.choice(table.game.options(seat)).name
        assert await table.pick(seat, table.game.moment(seat), thing) == number + 1
        if table.journal.number > number + 1:
            return before
    raise AssertionError("no question with one answer in this game")
