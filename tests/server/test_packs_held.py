"""Packs are read when a server starts and when its host says so. What becomes of the files meanwhile changes
nothing, and what is wrong with them is said."""

from __future__ import annotations

import asyncio
import logging
import os
import pty
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.packs import proving
from tests.server.house import PATIENCE, House, Lobby, Process
from undaunted.content import packs
from undaunted.content.loader import BUILT_IN
from undaunted.server.guard.health import Condition, Health, Troubles

TABLE = {"US": "me", "German": "recruit"}

_watching: list[list[str]] = []


def _watch(event: str, args: tuple[object, ...]) -> None:
    if event in ("open", "os.listdir", "os.scandir", "glob.glob"):
        for seen in _watching:
            seen.append(str(args[0]))


sys.addaudithook(_watch)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """The folder of a pack of somebody's own, which the program knows."""
    folder = proving.write(tmp_path / "packs")
    with proving.searched(tmp_path / "packs"):
        yield folder


def games(house: Lobby) -> list[str]:
    return [game["id"] for game in house.http("GET", "/api/catalogue").json()["games"]]


def plays(house: Lobby, table: str, token: str) -> None:
    """Somebody who comes to the table is asked, and decides."""
    with house.guest(table, token) as guest:
        guest.until(lambda now: bool(now.choices))
        guest.pick_any(Random(1))


def reread(house: House) -> None:
    async def now() -> None:
        house.server.packs.reread()

    asyncio.run_coroutine_threadsafe(now(), house.loop).result(PATIENCE)


def out_of_memory(house: House) -> None:
    async def now() -> None:
        house.server.tables._places.clear()

    asyncio.run_coroutine_threadsafe(now(), house.loop).result(PATIENCE)


def test_nothing_of_a_pack_is_read_while_serving(own: Path) -> None:
    seen: list[str] = []
    with House() as house:
        _watching.append(seen)
        try:
            for lang in ("en", "fr"):
                assert house.http("GET", f"/api/catalogue?lang={lang}").status_code == 200
                assert house.http("GET", f"/api/campaigns?lang={lang}").status_code == 200
            for pack in packs().values():
                first = next(iter(pack.scenarios.values()))
                assert house.http("GET", f"/api/stage/{first.name}").status_code == 200
            for scenario in ("range/1", "normandy/1", "normandy/1+specialists", "normandy/1+solo=German"):
                found = house.http("GET", f"/api/stage/{scenario}")
                assert found.status_code == 200, scenario
                seats = {
                    one["seat"]: "solo" if one["automaton"] else "me"
                    for one in found.json()["scenario"]["seats"]
                }
                house.open_with(seats, scenario=scenario)
            assert house.http("GET", "/api/stage/nowhere/1").status_code == 404
            sides = {"German": "me", "Soviet": "recruit"}
            begun = house.http("POST", "/api/campaigns", json={"campaign": "stalingrad", "sides": sides})
            assert begun.status_code == 201, begun.text
        finally:
            _watching.clear()
    homes = (str(own.parent), str(BUILT_IN.resolve()))
    assert [path for path in seen if path.startswith(homes)] == []


@pytest.mark.parametrize("harm", ["torn", "gone", "pipe", "second"])
def test_files_that_change_meanwhile_change_nothing(own: Path, harm: str) -> None:
    with House() as house:
        opened = house.open_table("range/1", **TABLE)
        before = house.http("GET", "/api/catalogue").content
        if harm == "torn":
            (own / "pack.toml").write_text("nonsense", encoding="utf-8")
            next((own / "scenarios").iterdir()).write_text("id = [", encoding="utf-8")
        elif harm == "second":
            shutil.copytree(own, own.parent / "normandy")
        else:
            shutil.rmtree(own)
        if harm == "pipe":
            own.mkdir()
            os.mkfifo(own / "pack.toml")
        assert house.http("GET", "/api/catalogue").content == before
        plays(house, opened.table, opened.token)
        out_of_memory(house)
        plays(house, opened.table, opened.token)
        again = house.open_table("range/1", **TABLE)
        plays(house, again.table, again.token)
        assert house.http("GET", "/health").json()["status"] == "ok"


def test_the_host_says_when_they_are_read_again(own: Path, caplog: pytest.LogCaptureFixture) -> None:
    with House() as house, caplog.at_level(logging.WARNING):
        old = house.open_table("range/1", **TABLE)
        scenario = next((own / "scenarios").iterdir())
        text = scenario.read_text(encoding="utf-8")
        scenario.write_text(text.replace("Firing Range", "Long Range"), encoding="utf-8")
        reread(house)
        assert caplog.messages == ["packs were read again: changed: range"]
        (found,) = [
            game for game in house.http("GET", "/api/catalogue").json()["games"] if game["id"] == "range"
        ]
        assert found["scenarios"][0]["title"] == "Long Range"
        assert house.info(house.open_table("range/1", **TABLE).table).title == "Long Range"

        scenario.write_text("id = [", encoding="utf-8")
        caplog.clear()
        reread(house)
        assert caplog.messages[0].startswith(f"the pack in {own} is left out: {scenario}")
        assert caplog.messages[1] == "packs were read again: gone: range"
        assert "range" not in games(house)
        assert games(house)[:2] == ["normandy", "north-africa"]
        told = house.http("GET", "/health").json()
        assert (told["status"], told["left_out"]) == ("degraded", 1)
        assert told["what"][0].startswith("the pack in range is left out: range/scenarios/")

        # The game that began goes on with what it began with, also after a while out of memory.
        out_of_memory(house)
        plays(house, old.table, old.token)
        assert house.info(old.table).title == "Firing Range"

        scenario.write_text(text, encoding="utf-8")
        caplog.clear()
        reread(house)
        assert caplog.messages == ["packs were read again: new: range"]
        assert house.http("GET", "/health").json()["status"] == "ok"


def spoil(place: Path, how: str) -> None:
    place.parent.mkdir(exist_ok=True)
    place.unlink(missing_ok=True)
    if how == "pipe":
        os.mkfifo(place)
    elif how == "folder":
        place.mkdir()
    elif how == "endless":
        place.symlink_to("/dev/zero")
    elif how == "huge":
        with place.open("wb") as out:
            out.truncate(1 << 40)
    else:
        place.write_bytes(b"\xff\xfe\x00 id")


def test_whatever_lies_there_the_server_starts_and_says_what_is_wrong(
    own: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt: list[Path] = []
    for file in ("pack.toml", "cards.toml", "solo/1.card", "campaign/campaign.toml"):
        for how in ("pipe", "folder", "endless", "huge", "bytes"):
            pack = own.parent / f"{how}-{len(spoilt)}"
            shutil.copytree(own, pack)
            text = (pack / "pack.toml").read_text(encoding="utf-8")
            (pack / "pack.toml").write_text(text.replace('"range"', f'"{pack.name}"'), encoding="utf-8")
            spoil(pack / file, how)
            spoilt.append(pack / file)
    with caplog.at_level(logging.WARNING), House() as house:
        told = house.http("GET", "/health")
        assert (told.status_code, told.json()["status"]) == (200, "degraded")
        assert told.json()["left_out"] == len(spoilt)
        assert str(own.parent) not in told.text
        # What is wrong with a pack's campaign or solo opponent leaves its scenarios alone.
        assert games(house)[:2] == ["normandy", "north-africa"]
        assert len([one for one in games(house) if "-" in one and one.partition("-")[2].isdigit()]) == 10
        for scenario in ("normandy/1", "range/1"):
            opened = house.open_table(scenario, **TABLE)
            plays(house, opened.table, opened.token)
    for place in spoilt:
        (line,) = [line for line in caplog.messages if f"is left out: {place}" in line]
        (what,) = [what for what in told.json()["what"] if str(place.relative_to(own.parent)) in what]
        assert what == line.replace(f"{own.parent}/", "")


def test_strangers_are_told_how_many_only() -> None:
    async def yes() -> bool:
        return True

    told = Health(yes, troubles=lambda: Troubles(("the pack in range",), ("table a",)))
    assert asyncio.run(told.condition()) == Condition("degraded", True, True, 1, 1)
    assert asyncio.run(told.condition(openly=True)).what == ("the pack in range", "table a")


def test_a_signal_has_them_read_again(own: Path, tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        assert "range" in games(server)
        shutil.rmtree(own)
        assert "range" in games(server)
        server._process.send_signal(signal.SIGHUP)
        while "range" in games(server):
            assert server._process.poll() is None
        assert server.stop() == 0


def test_closing_its_terminal_ends_it(tmp_path: Path) -> None:
    ours, its = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "undaunted",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "tables.db"),
    ]
    with subprocess.Popen(
        ["setsid", "--ctty", "--wait", *command], stdin=its, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        os.close(its)
        assert server.stdout is not None
        assert b"http://" in server.stdout.readline()
        os.close(ours)
        server.wait(PATIENCE)
