"""Whatever is wrong gets one line on the error stream that says what, where and what was expected."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs.shipped import SHIPPED
from undaunted import content
from undaunted.content.errors import ContentError

from .conftest import Run

PLAY = ("play", "normandy/1")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("nonsense",), "No such command 'nonsense'"),
        (("play", "--nonsense"), "--nonsense"),
        (("play", "normandy/99"), "found no scenario 'normandy/99', expected one of normandy/1"),
        (("play", "normandie/1"), "found no pack 'normandie'"),
        (("play", ""), "expected one of"),
        ((*PLAY, "--as", "French"), "--as: found 'French', expected one of US, German"),
        ((*PLAY, "--as", ""), "--as"),
        ((*PLAY, "--against", "deep"), "--against: found 'deep', expected one of recruit, regular"),
        ((*PLAY, "--against", "vetran"), "(did you mean 'veteran'?)"),
        (
            (*PLAY, "--against", "search:soon"),
            "--against: search:soon: found the budget 'soon', expected seconds",
        ),
        ((*PLAY, "--against", ""), "--against: found '', expected one of recruit"),
        ((*PLAY, "--lang", "xx"), "'xx': expected one of en"),
        ((*PLAY, "--seed", "x"), "--seed"),
        ((*PLAY, "--seed", "-1"), "--seed: found -1, expected a number from 0 on"),
        ((*PLAY, "--hot-seat", "--as", "US"), "--hot-seat: found --as beside it"),
        ((*PLAY, "--hot-seat", "--against", "greedy"), "--hot-seat: found --against beside it"),
        (("play", "--resume", "/no/such/file"), "/no/such/file: found no such file, expected a saved game"),
        (("play", "--resume", "/"), "found a folder, expected a saved game"),
        ((*PLAY, "--resume", "/no/such/file"), "expected the file alone"),
        (("play", "--resume", "/no/such/file", "--seed", "1"), "--seed: found --resume beside it"),
        ((*PLAY, "--save", "/"), "--save: found the folder /, expected a file"),
        (("verify",), "found nothing to verify, expected files, or a database with --store"),
        (("verify", "/no/such/file"), "/no/such/file: found no such file"),
        (("replay", "/no/such/file"), "/no/such/file: found no such file"),
        (("replay", "/no/such/file", "--all", "--as", "US"), "--all: found --as beside it"),
        (("tally", "/no/such/file"), "/no/such/file: found no such file"),
        (("lint", "/no/such/folder"), "/no/such/folder: found no such folder"),
        (("fuzz", "--games", "0"), "--games"),
        (("fuzz", "--scenario", "x"), "found no pack 'x'"),
    ],
)
def test_a_command_that_makes_no_sense(run: Run, args: tuple[str, ...], words: str) -> None:
    ran = run(*args)
    assert ran.status == 2
    assert words in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.err.strip().startswith("undaunted: ")


def test_a_save_that_exists_is_not_overwritten(run: Run, running: Path) -> None:
    text = running.read_text(encoding="utf-8")
    ran = run(*PLAY, "--save", running)
    assert ran.status == 2
    assert f"found {running}, which exists, expected a new file, or --resume" in ran.err
    assert running.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "command", [("play", "--resume"), ("replay",), ("tally",), ("verify",), ("analyse",)]
)
@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"undaunted log 1\n"])
def test_what_is_no_saved_game(run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes) -> None:
    path = tmp_path / "broken.log"
    path.write_bytes(content)
    ran = run(*command, path)
    assert ran.status == 1
    assert ran.err.startswith(f"undaunted: {path}: ")
    assert "expected" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert path.read_bytes() == content


def test_a_huge_file_is_not_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.log"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert "104857600 bytes" in run("verify", path).err


@pytest.fixture
def _packs_are_looked_for_again(data: Path) -> Iterator[None]:
    content.reload()
    yield
    content.reload()


@pytest.mark.usefixtures("_packs_are_looked_for_again")
def test_a_broken_pack_is_named(run: Run, data: Path) -> None:
    pack = data / "undaunted" / "packs" / "mine"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text("id = 3\n")
    ran = run("scenarios")
    assert ran.status == 1
    assert str(pack / "pack.toml") in ran.err
    assert f"the pack in {pack} is left out" in ran.err
    assert "normandy/12" in ran.out
    listed = run("scenarios", "--json")
    assert len(json.loads(listed.out)) == SHIPPED
    assert (listed.status, listed.err) == (ran.status, ran.err)
    assert "mine" in run("fuzz", "--games", "1", "--one-speed", "--jobs", "1").err
    assert str(pack / "pack.toml") in run("lint").err
    assert run("play", "normandy/1", typed="q\n").status == 0


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "undaunted", "scenarios", "--json"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert program.stdout
    assert program.stderr
    program.stdout.close()
    complaint = program.stderr.read()
    program.stderr.close()
    assert (program.wait(), complaint) == (0, "")


def test_errors_of_the_library_become_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ContentError(file="cards.toml", key="card", found="1\n2", expected="3")

    monkeypatch.setattr("undaunted.scenarios", broken)
    ran = run("scenarios")
    assert (ran.status, ran.err) == (1, "undaunted: cards.toml: card: found 1 2, expected 3\n")
