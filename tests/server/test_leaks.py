"""The script of leaks: it finds none in a server that tells none, and each that is planted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leak_pairs import Pair, paired
from leak_secrets import look_for_secrets
from leak_server import lay_all, look_at, run
from leak_watching import Found
from tests.server.house import House
from undaunted.game.game import Game
from undaunted.server import pages, recording, sockets, telling
from undaunted.server.archive import Archive, reading
from undaunted.server.archive.shelf import Shelf
from undaunted.server.archive.task import Answered, Order
from undaunted.server.store.records import Kept


@pytest.fixture(scope="module")
def pair() -> Pair:
    return paired(0)


def looked_at(data: Path, pair: Pair) -> Found:
    tables = asyncio.run(lay_all(data, [pair]))
    with House(str(data)) as house:
        return look_at([house], [pair], tables)


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Old games are read in this process, where something can be planted."""

    async def answered(archive: Archive, order: Order) -> Answered:
        return Answered(reading.answer_to(order, Shelf(archive._store)))

    monkeypatch.setattr(Archive, "_asked", answered)


def test_tables_that_differ_in_hidden_cards_are_told_alike(tmp_path: Path, pair: Pair) -> None:
    one, other = pair.games
    assert one.position() != other.position()
    found = looked_at(tmp_path / "tables.db", pair)
    assert (found.differences, found.secrets) == ([], [])
    assert found.decisions == found.parted == len(pair.decisions)
    assert found.compared > 100


@pytest.mark.slow
def test_two_processes() -> None:
    found = run(1, 2)
    assert (found.differences, found.secrets) == ([], [])
    assert found.parted == found.decisions > 0


def test_a_hand_in_an_update_is_found(tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = telling.prompt

    def telling_all(game: Game, seat: str, *more: Any) -> str:
        return prompt(game, seat, *more) + game.position()

    monkeypatch.setattr(telling, "prompt", telling_all)
    found = looked_at(tmp_path / "tables.db", pair)
    for who in ("seat en", "seat fr", "watcher en", "watcher fr"):
        assert any(f" {who}: message" in line for line in found.differences)
        assert any(f" {who} again: message" in line for line in found.differences)


@pytest.mark.usefixtures("read_here")
def test_a_draw_on_a_page_is_found(tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    def written(row: Any, over: bool, yours: tuple[str, ...]) -> pages.WrittenRow:
        return pages.WrittenRow(row.number, row.seat, row.what, row.came)

    monkeypatch.setattr(recording, "_row", written)
    found = looked_at(tmp_path / "tables.db", pair)
    assert found.differences
    assert all("/record?" in line for line in found.differences)


def test_a_refusal_that_knows_too_much_is_found(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    because = sockets.because

    def knowing(table: Any, *more: Any) -> Any:
        told = because(table, *more)
        return msgspec.structs.replace(told, text=f"{told.text} {table.game.position()}")

    monkeypatch.setattr(sockets, "because", knowing)
    assert looked_at(tmp_path / "tables.db", pair).differences


def test_a_seed_that_is_told_is_found(tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = sockets.welcome

    def telling_seeds(table: Any, *more: Any) -> Any:
        return msgspec.structs.replace(welcome(table, *more), seed_hash=table.record.seed.hex())

    monkeypatch.setattr(sockets, "welcome", telling_seeds)
    assert looked_at(tmp_path / "tables.db", pair).secrets


@pytest.mark.usefixtures("read_here")
@pytest.mark.parametrize("planted", [False, True])
def test_a_hash_on_a_page_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: bool) -> None:
    written = recording.written

    def telling_hashes(kept: Kept, *more: Any) -> pages.Written:
        hashes = " ".join(seat.token_hash.hex() for seat in kept.table.seats)
        return msgspec.structs.replace(written(kept, *more), scenario=hashes)

    if planted:
        monkeypatch.setattr(reading, "written", telling_hashes)
    found, data = Found(differences=[], secrets=[]), tmp_path / "tables.db"
    with House(str(data)) as house:
        look_for_secrets([house], data, found)
    assert bool(found.secrets) == planted
