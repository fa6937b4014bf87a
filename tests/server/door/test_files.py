"""Files are made room with, what is missing is said, and running out of them is survived."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.door.raw import Place, until
from tests.server.house import Process
from undaunted.server.door.files import DETOURS, EACH_BOT, OWN

LIMITED = (
    "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}));"
    "from undaunted.cli import main; sys.exit(main())"
)
ASKED = (
    "import logging, resource; logging.basicConfig(format='%(message)s');"
    "resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}));"
    "from undaunted.server.door import make_room;"
    "print(make_room({wanted}, 1, 1000, {shared}), *resource.getrlimit(resource.RLIMIT_NOFILE))"
)


def make_room(soft: int, hard: int, wanted: int, shared: bool = False) -> tuple[list[int], str]:
    """In a process of its own: what was lowered cannot be raised again."""
    program = ASKED.format(soft=soft, hard=hard, wanted=wanted, shared=shared)
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return [int(word) for word in ran.stdout.split()], ran.stderr


def test_the_limit_is_raised_as_far_as_needed() -> None:
    own = OWN + EACH_BOT
    assert make_room(256, 2000, 1000) == ([1000, 1000 + own, 2000], "")
    assert make_room(1500, 2000, 1000) == ([1000, 1500, 2000], "")


def test_what_is_missing_is_said() -> None:
    found, said = make_room(256, 512, 1000)
    own = OWN + EACH_BOT
    assert found == [512 - own, 512, 512]
    assert f"found a limit of 512, room for {512 - own} connections; expected {1000 + own}" in said


def test_detours_of_several_processes_are_files_as_well() -> None:
    own = OWN + EACH_BOT
    each = 1 + DETOURS
    assert make_room(256, 4000, 1000, shared=True) == ([1000, 1000 * each + own, 4000], "")
    found, said = make_room(256, 512, 1000, shared=True)
    assert found == [(512 - own) // each, 512, 512]
    assert f"expected {1000 * each + own}" in said


def test_a_server_asks_for_them_where_it_has_a_store_with_others() -> None:
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512));"
        "from undaunted.server.serving import with_room; from undaunted.server.settings import Settings;"
        "print(*(with_room(Settings(store=one)).limits.all_visits for one in ('', 'postgresql://x/y')))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    own = OWN + EACH_BOT
    assert [int(word) for word in ran.stdout.split()] == [512 - own, (512 - own) // (1 + DETOURS)]


def test_a_load_test_takes_what_there_is() -> None:
    found, said = make_room(1200, 1200, 60_000_000)
    assert found[0] == 1200 - OWN - EACH_BOT
    assert said == "", "nobody needs more than the usual"


def test_a_server_with_few_files_says_so_and_lets_in_no_more(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    program = ("-c", LIMITED.format(soft=120, hard=120))
    with Process(tmp_path / "tables.db", "--bots", "1", program=program) as house, ExitStack() as stack:
        place = Place(house.address)
        room = 120 - OWN - EACH_BOT
        inside = [stack.enter_context(place.call()) for _ in range(room)]
        inside[-1].ask()
        assert inside[-1].status() == 200
        with place.call() as too_many:
            assert too_many.rest() == b""
        inside.pop().close()
        until(lambda: house.open_table(US="me", German="me") is not None)
    assert f"room for {room} connections" in capfd.readouterr().err


def test_running_out_of_files_is_survived(tmp_path: Path) -> None:
    program = (str(Path(__file__).with_name("starved.py")),)
    with Process(tmp_path / "tables.db", program=program) as house:
        place = Place(house.address)
        for _ in range(2):
            crowd = [place.call() for _ in range(40)]
            for one in crowd:
                one.close()
            until(lambda: house.http("GET", "/health").json()["status"] == "ok")
