"""`undaunted verify --solo-cards`: does the solo opponent do what its cards say?"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run
from tests.server.store.tables import new_table
from tests.solo.test_checking import STAGES, departed
from tests.solo.test_explain import played
from undaunted.server.store import Store, standing
from undaunted.solo import automaton


def test_verify_reads_the_cards_only_where_it_is_asked_to(run: Run, tmp_path: Path) -> None:
    game, wrong = departed(2, 1)
    log = tmp_path / "alone.log"
    log.write_text(game.save(secret=True), encoding="utf-8")
    ran = run("verify", log)
    assert (ran.status, ran.err) == (0, "")
    ran = run("verify", "--solo-cards", log)
    assert ran.status == 1
    assert f"{log}: decision {wrong.decision}: found 'stop', expected '{wrong.said}', as solo card" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert f"{log}: good" in ran.out


def test_verify_tells_that_all_is_as_the_cards_say(run: Run, tmp_path: Path) -> None:
    log, plain = tmp_path / "alone.log", tmp_path / "plain.log"
    log.write_text(played(3).save(secret=True), encoding="utf-8")
    plain.write_text(undaunted.new("normandy/1", seed=1).save(secret=True), encoding="utf-8")
    ran = run("verify", "--solo-cards", log, plain)
    assert (ran.status, ran.err) == (0, "")
    assert "the solo opponent did what its cards say, in all its" in ran.out
    assert "no solo opponent plays there" in ran.out
    assert "ce que disent ses cartes" in run("verify", "--solo-cards", "--lang", "fr", log).out


def test_verify_without_the_cards(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "alone.log"
    log.write_text(played(3).save(secret=True), encoding="utf-8")
    monkeypatch.setattr(automaton, "hand_of", lambda stage, side: {})
    assert run("verify", log).status == 0
    ran = run("verify", "--solo-cards", log)
    assert ran.status == 1
    assert "found no solo card for german-scout-a, expected a text that tells why" in ran.err


def test_verify_of_all_that_a_server_keeps(run: Run, tmp_path: Path) -> None:
    """A solo game beside another one: only the one is compared."""
    game, wrong = departed(2, 1)
    path = tmp_path / "tables.db"
    record = new_table(STAGES[0], seed=game.record().segments[0].seed)

    async def scene() -> None:
        store = Store.open(path)
        await store.create(record)
        await store.create(new_table())
        await store.append(record.id, game.rows(1), standing(game, 1.0))
        await store.close()

    asyncio.run(scene())
    assert run("verify", path).status == 0
    ran = run("verify", "--solo-cards", path)
    assert ran.status == 1
    assert f"table {record.id}: decision {wrong.decision}: found 'stop'" in ran.err
