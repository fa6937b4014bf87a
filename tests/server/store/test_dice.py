"""What stands in the column for a table's seed: a seed, or what people mix with the server's secret."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

import undaunted
from undaunted.game.record.mixture import Share, commitment_of
from undaunted.game.record.rows import Row
from undaunted.server.store import BadJournal, Store, StoreError, TableRecord, rebuild, standing
from undaunted.server.store.dice import MARK, Mixing, chance_of, is_dealt, kept_of, mixing, seed_hash
from undaunted.server.store.verifying import check

from .tables import decisions, new_table

SEATS = ("US", "German")
ADA, BEN = "ab" * 32, "cd" * 32
SECRET = bytes(range(32))
FRESH = Mixing(SECRET.hex())
PROMISED = FRESH.promise(SEATS, ("German",), commitment_of(BEN)).promise(SEATS, ("US",), commitment_of(ADA))
TOLD = PROMISED.tell(("US",), ADA).tell(("German",), BEN)


def table(dice: Mixing, scenario: str = "normandy/1") -> TableRecord:
    return new_table(scenario, seed=dice.kept())


def test_it_is_kept_and_read_again() -> None:
    for one in (FRESH, PROMISED, PROMISED.tell(("US",), ADA), TOLD, TOLD.deal(), PROMISED.deal()):
        assert mixing(one.kept()) == one
        assert is_dealt(one.kept()) == one.dealt
        assert seed_hash(one.kept()) == hashlib.sha256(SECRET).hexdigest()
    assert [share.seat for share in TOLD.shares] == list(SEATS), "in the order of the seats"


def test_a_seed_stays_a_seed() -> None:
    assert FRESH.deal().kept() == SECRET, "as it was before anybody could add to it"
    assert mixing(SECRET) is None
    assert is_dealt(SECRET)
    assert rebuild(new_table(seed=SECRET), []).save() == undaunted.new("normandy/1", seed=SECRET).save()


def test_a_number_counts_once_and_only_where_it_was_promised() -> None:
    assert PROMISED.untold == SEATS
    assert PROMISED.tell(("US",), BEN) == PROMISED
    assert PROMISED.tell(("German",), ADA) == PROMISED
    assert PROMISED.tell(("US",), ADA).untold == ("German",)
    assert TOLD.deal().promise(SEATS, ("US",), commitment_of(BEN)) == TOLD.deal()


def test_every_number_deals_otherwise() -> None:
    other = "ce" * 32
    shares = (TOLD.shares[0], Share("German", commitment_of(other), other))
    dealt = [TOLD, PROMISED, PROMISED.tell(("US",), ADA), Mixing(SECRET.hex(), shares)]
    found = {rebuild(table(one.deal()), []).position() for one in dealt}
    found.add(undaunted.new("normandy/1", seed=SECRET).position())
    assert len(found) == 5


def test_the_game_goes_on_from_its_journal() -> None:
    record = table(TOLD.deal())
    game = undaunted.new("normandy/1", chance=chance_of(record.seed))
    rows = [row for row, _ in decisions(game, 5, 80)]
    again = rebuild(record, rows)
    assert again.save() == game.save()
    list(decisions(game, 9, 100))
    list(decisions(again, 9, 100))
    assert again.save() == game.save()
    assert kept_of(game.record().segments[0]) == record.seed


EVERY = [info.id for info in undaunted.scenarios()]


@pytest.mark.parametrize("scenario", [*EVERY, "armour-and-armament/103+teams", "normandy/1+solo=German"])
def test_before_the_deal_all_tables_look_the_same(scenario: str) -> None:
    shown = set()
    for number in range(3):
        game = rebuild(table(Mixing(bytes([number] * 32).hex()), scenario), [])
        shown.add(repr((game.now(None), [event.say("en") for event in game.events(None)])))
    dealt = undaunted.new(scenario, seed=7)
    shown.add(repr((dealt.now(None), [event.say("en") for event in dealt.events(None)])))
    assert len(shown) == 1, "and like one that is dealt, to whoever watches"


def test_nothing_is_played_before_the_deal() -> None:
    with pytest.raises(BadJournal, match="a row before anything was dealt"):
        rebuild(table(TOLD), [Row(1, "US", "us-scout-a")])
    record = table(TOLD)
    record.state = "playing"
    with pytest.raises(BadJournal, match="one whose cards were dealt"):
        check(record, [])


TORN = [
    Mixing(SECRET.hex(), (Share("US", commitment_of(ADA)[:-1] + "é"),)),
    Mixing(SECRET.hex(), (Share("US", "", ADA),)),
    Mixing(SECRET.hex(), (Share("US", commitment_of(ADA), "zz"),)),
    Mixing(SECRET.hex(), (Share("US", commitment_of(ADA), BEN),), dealt=True),
]
"""What no log could say so that somebody can read it."""


@pytest.mark.parametrize(
    "text",
    [b"", b"{}", b'{"server":"ab"}', b"\xff", b"[]", TOLD.kept()[6:-3], *(one.kept()[6:] for one in TORN)],
)
def test_damage_is_said_and_harms_no_other(text: bytes) -> None:
    with pytest.raises(BadJournal, match="dice that cannot be read"):
        rebuild(new_table(seed=MARK + text), [])
    assert seed_hash(MARK + text) == ""


def test_no_dice_are_changed_once_something_is_played() -> None:
    async def change() -> None:
        store = Store.open(":memory:")
        record = table(TOLD.deal())
        await store.create(record)
        game = rebuild(record, [])
        game.play("US", game.options("US")[0])
        await store.append(record.id, game.rows(1), standing(game, 1.0))
        with pytest.raises(StoreError):
            await store.dice(record.id, PROMISED.deal().kept(), "playing")
        kept = await store.table(record.id)
        await store.close()
        assert kept is not None
        assert kept.seed == record.seed

    asyncio.run(change())
