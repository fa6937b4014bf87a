"""`undaunted verify` ends on whatever file it is given, and says what is wrong with it in a line."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from undaunted.server.store import NoStore, Store
from undaunted.server.store.database import APPLICATION, MAGIC, VERSION
from undaunted.server.store.suspecting import suspecting

from .tables import going_on, keep_game, new_table, row

LIMIT = 240.0
"""Seconds after which a test gives up: what ends, ends in seconds."""
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"


def verify(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undaunted", "verify", "--lang", "en", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sound") / "tables.db"

    async def fill() -> None:
        store = Store.open(path)
        await keep_game(store, number=1, most=200)
        await store.close()

    asyncio.run(fill())
    return path


def program(path: Path, *steps: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for step in steps:
            connection.execute(step)


def from_scratch(path: Path, *steps: str) -> None:
    """What claims to be ours."""
    path.unlink()
    marks = (f"PRAGMA application_id = {APPLICATION}", f"PRAGMA user_version = {VERSION}")
    program(path, *steps, *marks)


def a_view_without_end(path: Path) -> None:
    from_scratch(path, f"CREATE VIEW tables AS {ENDLESS} x AS id, x AS created FROM n")


def a_view_beside_ours(path: Path) -> None:
    program(path, f"CREATE VIEW more AS {ENDLESS} x FROM n")


def seats_without_end(path: Path) -> None:
    program(
        path, "ALTER TABLE seats RENAME TO others", f"CREATE VIEW seats AS {ENDLESS} x AS table_id FROM n"
    )


def a_trigger(path: Path) -> None:
    program(path, f"CREATE TRIGGER more AFTER UPDATE ON pulse BEGIN {ENDLESS} max(x) FROM n; END")


def a_changed_table(path: Path) -> None:
    program(
        path, "ALTER TABLE talk ADD COLUMN more TEXT GENERATED ALWAYS AS (replace(hex(zeroblob(999)), 0, 1))"
    )


def an_expression(path: Path) -> None:
    program(path, "CREATE INDEX more ON tables (hex(zeroblob(100000)))")


def nonsense_for_a_schema(path: Path) -> None:
    change = "UPDATE sqlite_schema SET sql = 'CREATE TABLE (((' WHERE name = 'talk'"
    program(path, "PRAGMA writable_schema = ON", change)


def pages_that_point_at_each_other(path: Path) -> None:
    """A tree of many levels, each of whose branches leads to the same one below: rows without end."""

    async def fill() -> None:
        store = Store.open(path)
        table = new_table()
        await store.create(table)
        await store.append(table.id, [row(number + 1) for number in range(600)], going_on(600))
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'journal'").fetchone()[0]
    content = bytearray(path.read_bytes())
    start = (root - 1) * size
    branch = content[start : start + size]
    assert branch[0] == 2, "a page of branches"
    # So few that SQLite does not stop at its hundredth complaint, and so deep that it would come to the rows.
    branch[3:5] = struct.pack(">H", 3)
    cells = struct.unpack(">3H", branch[12:18])
    leaf = branch[cells[0] : cells[0] + 4]
    pages = len(content) // size
    for level in range(17):
        below = struct.pack(">I", pages + 2 + level) if level < 16 else bytes(leaf)
        for place in (8, *cells):
            branch[place : place + 4] = below
        content += branch
    content[start : start + size] = branch
    for place in (8, *cells):
        content[start + place : start + place + 4] = struct.pack(">I", pages + 1)
    content[28:32] = struct.pack(">I", len(content) // size)
    path.write_bytes(content)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5000])


def cut_within_its_head(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:60])


def noise(path: Path) -> None:
    path.write_bytes(MAGIC + bytes(range(256)) * 1000)


def a_hole_of_a_terabyte(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(1 << 40)
        file.seek(28)
        file.write(struct.pack(">I", (1 << 28) - 1))


def a_hole_and_nothing_else(path: Path) -> None:
    path.write_bytes(b"")
    os.truncate(path, 1 << 40)


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def a_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def itself(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def bytes_that_are_no_text(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 100)


def a_line_without_end(path: Path) -> None:
    path.write_text("a" * 15_000_000)


def lines_without_end(path: Path) -> None:
    path.write_text("undaunted log 1\n" + "1 US us-scout-a\n" * 900_000)


def brackets_without_end(path: Path) -> None:
    program(path, f"UPDATE contents SET text = '{'[' * 200_000}'", "UPDATE tables SET content = 'x'",
            "INSERT INTO contents VALUES ('x', (SELECT printf('%.200000c', '[')))")  # fmt: skip


def a_seed_that_is_no_text(path: Path) -> None:
    program(path, f"UPDATE tables SET seed = x'{b'prepared'.hex()}0AFFFE'")


def a_seed_too_long(path: Path) -> None:
    program(path, "UPDATE tables SET seed = zeroblob(5000000)")


def a_name_that_is_no_text(path: Path) -> None:
    program(path, "UPDATE seats SET name = CAST(x'FFFE' AS TEXT)")


def other_rules(path: Path) -> None:
    program(path, "UPDATE tables SET rules = 9223372036854775807, scenario = 'normandy/1+teams+solo=++m0'")


CRAFTED: list[Callable[[Path], None]] = [
    a_view_without_end, a_view_beside_ours, seats_without_end, a_trigger, a_changed_table, an_expression,
    nonsense_for_a_schema, pages_that_point_at_each_other, cut_short, cut_within_its_head, noise,
    a_hole_of_a_terabyte, a_hole_and_nothing_else, a_pipe, a_device, itself, a_folder, nothing,
    bytes_that_are_no_text, a_line_without_end, lines_without_end, brackets_without_end,
    a_seed_that_is_no_text, a_seed_too_long, a_name_that_is_no_text, other_rules,
]  # fmt: skip


@pytest.fixture
def crafted(sound: Path, tmp_path: Path) -> list[Path]:
    made = []
    for craft in CRAFTED:
        path = tmp_path / f"{craft.__name__}.db"
        shutil.copy(sound, path)
        craft(path)
        made.append(path)
    return made


def test_it_ends_on_any_file(sound: Path, crafted: list[Path]) -> None:
    ran = verify(*crafted, sound)
    assert "Traceback" not in ran.stderr
    assert ran.returncode != 0
    told = ran.stderr.splitlines()
    for path in crafted:
        lines = [line for line in told if line.startswith(f"undaunted: {path}: ")]
        assert len(lines) == 1, (path.name, lines)
        assert len(lines[0]) < 1000, path.name
        assert "found" in lines[0] or "symbolic links" in lines[0], lines
    assert len(told) == len(crafted)
    # All of them leave the sound one alone.
    assert ran.stdout.startswith(f"{sound}: good.")


def test_no_question_goes_on_for_ever(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shutil.copy(sound, path)
    pages_that_point_at_each_other(path)
    with pytest.raises(NoStore, match="interrupted"), suspecting(path) as connection:
        connection.execute("SELECT max(length(came)) FROM journal").fetchone()


def test_statistics_of_a_host_and_missing_triggers_are_no_fault(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shutil.copy(sound, path)
    program(path, "ANALYZE", "DROP TRIGGER journal_is_not_torn")
    assert verify(path).returncode == 0
