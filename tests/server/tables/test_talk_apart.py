"""Talk is no part of the game: with it or without, every other byte is the same, and it holds no secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import undaunted
from tests.game.test_views import dealt_again
from tests.games import choose, steps
from tests.packs import teams
from tests.server.house import House
from tests.server.store.tables import new_table
from tests.server.tables.test_live import two_at_a_table
from tests.server.tables.test_secrets import table_of
from undaunted.game.game import Game
from undaunted.server.settings import Talking
from undaunted.server.store import SeatRecord, Store, rebuild
from undaunted.server.store.exporting import export
from undaunted.server.store.sheets import sheet_of
from undaunted.server.tables import Connection, Table
from undaunted.server.tables.journal import Journal

ALL = 10_000
CHATTER = ("I hold two riflemen.", "<b>us-rifleman-a</b>", "!undo", "US:end-turn", "!withdraw")


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with teams.found_in(tmp_path_factory.mktemp("packs")):
        yield


def connected(table: Table) -> dict[str, Connection]:
    """A screen for each seat, one that watches, and one that hides its hands."""
    screens = {seat: Connection((seat,), "en", seat, ALL) for seat in table.game.seats}
    screens[""] = Connection((), "fr", "", ALL)
    screens["hidden"] = Connection(table.game.seats, "en", "", ALL)
    for one in screens.values():
        table.hub.add(one)
    return screens


async def told(connection: Connection) -> list[str]:
    connection.close(1000)
    texts = []
    while (text := await connection.next()) is not None:
        texts.append(text)
    return texts


async def played(path: Path, scenario: str, *, talk: bool) -> tuple[dict[str, list[str]], list[str]]:
    """The same game, decision for decision; gives what each was told, and all that is written down of it."""
    game = undaunted.new(scenario, seed=b"\x05" * 32)
    seats = [
        SeatRecord(seat, "person", token_hash=bytes([number])) for number, seat in enumerate(game.seats, 1)
    ]
    record = new_table(scenario, id="t", seed=b"\x05" * 32, seats=seats, created=1.0, changed=1.0)
    store = Store.open(path)
    await store.create(record)
    table = Table(record, game, Journal(), store, Talking().raised(1e6))
    screens = connected(table)
    random, other = Random(3), Random(4)
    for _ in range(120):
        if talk:
            await table.talk.speak(other.choice(game.seats), other.choice(CHATTER))
        seat = random.choice(table.asked)
        if game.can_undo(seat) and random.random() < 0.2:
            await table.undo(seat, game.moment(seat))
        else:
            await table.pick(seat, game.moment(seat), choose(random, game.options(seat)).name)
    for seat in game.seats[: len(game.seats) // 2]:  # team-mates give up together
        await table.withdraw(seat)
    if talk:
        await table.talk.speak(game.seats[-1], "Thank you!")
    heard = {name: await told(one) for name, one in screens.items()}
    kept = await store.game("t")
    assert kept is not None
    sheet = sheet_of(kept.table, kept.rows)
    sheet.changed = 0
    written = [rebuild(*kept).save(), msgspec.json.encode(kept.rows).decode(), f"{sheet}"]
    await store.close()
    export(path, path.parent / path.stem)
    written.append((path.parent / path.stem / "t.log").read_text(encoding="utf-8"))
    return heard, written


@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/3", teams.FOUR])
def test_with_or_without_it_every_other_byte_is_the_same(four: None, tmp_path: Path, scenario: str) -> None:
    quiet, written = asyncio.run(played(tmp_path / "quiet.db", scenario, talk=False))
    loud, also = asyncio.run(played(tmp_path / "loud.db", scenario, talk=True))
    assert also == written
    said = {}
    for name, texts in loud.items():
        said[name] = [text for text in texts if text.startswith('{"say":"talk"')]
        assert [text for text in texts if text not in said[name]] == quiet[name]
    assert len(said[""]) == 121
    assert all(texts == said[""] for texts in said.values()), "and all who are there hear the same"


def talk_of(game: Game, store: Store) -> Table:
    """A table of that game, at which each has a seat of his own."""
    table = table_of(game, store)
    table.record.seed = b"1"
    for number, seat in enumerate(table.record.seats, 1):
        seat.token_hash = bytes([number])
    return table


@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/8", teams.FOUR])
def test_it_tells_nobody_what_is_hidden(four: None, scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the hidden cards anew: mates, enemies and those who watch hear the same, byte for byte."""
    monkeypatch.setattr("time.time", lambda: 1790000000.0)

    async def scene(game: Game, speaker: str) -> dict[str, list[str]]:
        store = Store.open(":memory:")
        table = talk_of(game, store)
        await store.create(table.record)
        screens = connected(table)
        for text in CHATTER:
            await table.talk.speak(speaker, text)
        late = Connection((), "en", "", ALL)
        table.talk.show(late, 0)
        # What each sees besides goes along: talk must not change it.
        for eyes, one in screens.items():
            if eyes in (speaker, ""):
                table.show(one)
        heard = {name: await told(one) for name, one in (screens | {"late": late}).items()}
        await store.close()
        return heard

    different = 0
    for count, game in enumerate(steps(undaunted.new(scenario, seed=5), 5, 60)):
        if game.over or count % 10:
            continue
        for number, seat in enumerate(game.seats):
            here = undaunted.from_position(game.position(), seed=1)
            other = dealt_again(game, seat, count * 4 + number)
            different += here.position() != other.position()
            assert asyncio.run(scene(here, seat)) == asyncio.run(scene(other, seat))
    assert different > 3, "and there was something hidden"


def test_nothing_that_is_told_of_a_game_over_http_has_it(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        us.talk("an unmistakable line")
        us.withdraw()
        german.talk("another unmistakable line")
        mine = {"authorization": f"Bearer {us.token}"}
        place = f"/api/tables/{us.table}"
        for path in ("/api/tables", place, f"{place}/log", f"{place}/record", f"{place}/moments", "/metrics"):
            answer = house.http("GET", path, headers=mine)
            assert answer.status_code == 200, path
            assert "unmistakable" not in answer.text
