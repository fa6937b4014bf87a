"""What a host types: backup, export, import, and verify of all that is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.store.tables import keep_game
from undaunted.server.store import Store


@pytest.fixture(autouse=True)
def _no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDAUNTED_DATA", raising=False)


@pytest.fixture
def database(data: Path) -> Path:
    """Two games where a server would keep them by default, one of them running."""
    path = data / "undaunted" / "undaunted.db"

    async def scene() -> None:
        store = Store.open(path)
        await keep_game(store, number=1)
        await keep_game(store, "north-africa/1", 2, 40)
        await store.close()

    asyncio.run(scene())
    return path


def test_there_and_back(run: Run, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("backup", tmp_path / "copy.db")
    assert (ran.status, ran.out) == (0, f"{tmp_path / 'copy.db'}: a sound copy of 2 tables.\n")
    ran = run("verify", database, tmp_path / "copy.db")
    assert ran.status == 0
    assert ran.out.count("good. 2 games played again, 1 not over; every decision") == 2

    ran = run("export", "--data", tmp_path / "copy.db", tmp_path / "logs")
    assert ran.status == 0
    assert "1 game was written." in ran.out
    assert "1 game is not over and was left out: its log would tell every hand." in ran.out

    (log,) = (tmp_path / "logs").glob("*.log")
    assert run("verify", log).status == 0
    monkeypatch.setenv("UNDAUNTED_DATA", str(tmp_path / "new.db"))
    ran = run("import", log)
    assert ran.status == 0
    assert f"now table {log.stem}." in ran.out
    assert f"was there already, as table {log.stem}." in run("import", log).out
    assert "good. 1 game played again, all over" in run("verify", tmp_path / "new.db").out
    assert "2 games were written" in run("export", "--data", database, "--running", tmp_path / "all").out


def test_in_french(run: Run, database: Path, tmp_path: Path) -> None:
    assert "copie saine de 2 tables." in run("backup", "--lang", "fr", tmp_path / "copy.db").out
    assert "1 partie a été écrite." in run("export", "--lang", "fr", tmp_path / "logs").out
    ran = run("verify", "--lang", "fr", database)
    assert "2 parties rejouées, 1 en cours\u00a0; chaque décision" in ran.out


def test_a_save_of_the_terminal_can_be_imported(run: Run, finished: Path, running: Path) -> None:
    ran = run("import", finished, running, "/no/such/file")
    assert "normandy/1" in ran.out
    assert len(ran.out.splitlines()) == 1
    assert f"{running}: line " in ran.err
    assert "expected a finished game" in ran.err
    assert "/no/such/file: found no such file" in ran.err
    assert ran.status == 2


def test_a_bad_sheet_beside_a_log(run: Run, finished: Path) -> None:
    finished.with_suffix(".json").write_text("{}", encoding="utf-8")
    ran = run("import", finished)
    assert (ran.status, ran.out) == (1, "")
    assert f"{finished}: sheet: found" in ran.err


def test_a_game_that_does_not_hold(run: Run, database: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("UPDATE tables SET winner = 'French' WHERE state = 'over'")
    connection.close()
    ran = run("verify", database)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"undaunted: {database}: table ")
    assert "record: found winner 'French', expected '" in ran.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("backup", "copy.db"), "undaunted.db: found no such file, expected a database of undaunted"),
        (("export", "logs"), "undaunted.db: found no such file"),
        (("export", "--data", "/no/such.db", "logs"), "/no/such.db: found no such file"),
        (("backup",), "Missing argument"),
        (("import",), "Missing argument"),
    ],
)
def test_what_is_not_there(run: Run, args: tuple[str, ...], words: str) -> None:
    ran = run(*args)
    assert ran.status > 0
    assert words in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_file_that_is_there_already(run: Run, database: Path, finished: Path) -> None:
    ran = run("backup", finished)
    assert ran.status == 1
    assert "found a file that is there already, expected the name of a new one" in ran.err


def test_no_such_table(run: Run, database: Path, tmp_path: Path) -> None:
    ran = run("export", "--table", "nowhere", tmp_path / "logs")
    assert (ran.status, ran.out) == (1, "")
    assert "table nowhere: found no such table" in ran.err
