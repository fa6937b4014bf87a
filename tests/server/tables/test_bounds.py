"""Journals have an end: what is done and undone for ever is refused, and a game that never ends is held."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import undaunted
from tests.server.campaigning import begin, join
from tests.server.house import House
from undaunted.game.record.rows import UNDO, Row
from undaunted.messages import say
from undaunted.server import pages
from undaunted.server.campaigns import room
from undaunted.server.errors import Refusal
from undaunted.server.opening import opened
from undaunted.server.store import PLAYING, Store
from undaunted.server.store.rebuild import rebuild
from undaunted.server.tables import Table, bounds
from undaunted.server.tables.journal import Journal
from undaunted.server.wire import Done, No


async def new_table() -> tuple[Table, Store]:
    store = Store.open(":memory:")
    record, _ = opened(pages.NewTable("normandy/1", {"US": "me", "German": "me"}))
    record.seed = bytes(32)
    await store.create(record)
    game = undaunted.new("normandy/1", seed=record.seed, unasked="automatic")
    return Table(record, game, Journal(), store), store


async def pick(table: Table, random: Random) -> None:
    seat = table.asked[0]
    thing = random.choice(table.game.options(seat)).name
    await table.pick(seat, table.game.moment(seat), thing)


def test_undoing_has_an_end() -> None:
    asyncio.run(undo_for_ever())


async def undo_for_ever() -> None:
    table, store = await new_table()
    random, refused = Random(1), 0
    for _ in range(10 * bounds.SPARE_UNDOS):
        seat = next((seat for seat in table.game.seats if table.can_undo(seat)), "")
        if not seat:
            await pick(table, random)
            continue
        if table.update(seat, "fr", 0).can_undo:
            await table.undo(seat, table.game.moment(seat))
            continue
        with pytest.raises(Refusal, match="too-many-undos"):
            await table.undo(seat, table.game.moment(seat))
        refused += 1
        if refused == 10:
            break
        # Playing on allows for another.
        await pick(table, random)
    assert refused == 10, "nothing stopped it"
    standing = table.game.decisions
    assert bounds.SPARE_UNDOS <= table.journal.undone <= bounds.SPARE_UNDOS + standing
    assert table.journal.number <= 2 * bounds.SPARE_UNDOS + 3 * standing
    kept = await store.journal(table.id)
    assert rebuild(table.record, kept).position() == table.game.position()
    await store.close()


def test_a_full_journal_is_held_and_can_be_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ROWS", 12)
    begun = house.open_table(US="me", German="random")
    with house.guest(begun.table, begun.token) as guest:
        while guest.until(lambda now: bool(now.choices) or now.number >= 12).choices:
            offered = guest.now
            done = guest.pick_any(Random(1))
            guest.catch_up(done.number)
        assert guest.now.prompt == say("refused-journal-full", lang="en")
        assert guest.now.asked == ()
        refused = guest.pick(offered.choices[0].thing, seat="US")
        assert isinstance(refused, No)
        assert (refused.code, refused.text) == ("journal-full", guest.now.prompt)
        # No bot thinks about it any more, either.
        table = house.server.tables.in_memory(begun.table)
        assert table is not None
        assert (table.state, table.asked) == (PLAYING, ())
        assert isinstance(guest.withdraw("US"), Done)
        assert guest.until(lambda now: now.ending is not None).ending


def test_no_honest_game_comes_near() -> None:
    """One of ten thousand decisions of which a third was taken back has neither too many rows nor undos."""
    rows = []
    for number in range(1, 25_000, 5):
        rows += [Row(number + more, "US", what) for more, what in enumerate(("a", "b", "c", "d", UNDO))]
    kept = Journal(rows)
    assert kept.standing[-1] > 10_000
    assert not bounds.is_full(kept)
    assert not bounds.is_worn(kept)


def test_choosing_anew_in_a_campaign_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert room.MOST_ROWS > 1000
    monkeypatch.setattr(room, "MOST_ROWS", 20)
    with House() as house:
        who, _ = begin(house, {"German": "me", "Soviet": "me"}, campaign="stalingrad")
        page = who.page("German")
        assert page.view.choice is not None
        wish = {"side": "German", "cards": page.view.choice.suggested}
        key = {"authorization": f"Bearer {who.token}"}
        chosen = [
            house.http("POST", f"/api/campaigns/{who.campaign}/deck", json=wish, headers=key)
            for _ in range(25)
        ]
        assert chosen[0].status_code == 200
        assert chosen[-1].status_code == 409
        assert chosen[-1].json()["text"] == say("refused-campaign-full", lang="en")


def test_one_side_that_chooses_anew_for_ever_fills_no_campaign_of_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert room.MOST_AGAIN * 20 < room.MOST_ROWS
    monkeypatch.setattr(room, "MOST_AGAIN", 5)
    ada, opened = begin(house, {"Soviet": "me", "German": "invite"}, campaign="stalingrad")
    ben = join(house, opened, "German")
    ada.choose()
    choice = ada.page("Soviet").view.choice
    assert choice is not None
    wish = {"side": "Soviet", "cards": choice.suggested}
    answers = [ada.ask("POST", "/deck", wish).status_code for _ in range(6)]
    assert answers == [200] * 4 + [409] * 2
    assert ada.refused("POST", "/deck", wish) == (409, "campaign-too-often")
    ben.choose()
    assert ada.play() == ben.play()
    # With the game that begins, he may think again.
    asks = [ada.ask("POST", "/void", {"side": "Soviet", "wanted": bool(n % 2)}).status_code for n in range(7)]
    assert asks == [200] * 5 + [409] * 2
    assert ben.ask("POST", "/void", {"side": "German"}).status_code == 200
