"""The systemd units: systemd itself reads them, and the server starts as they say."""

from __future__ import annotations

import shlex
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.hosting.fronts import DEPLOY, NAME, program
from tests.server.house import Process

UNITS = ("undaunted.service", "undaunted@.service")
EXPOSED = 20
"""Tenths: what `systemd-analyze security` may find left open, of 100."""


def read_unit(name: str) -> dict[str, list[str]]:
    """All lines of a unit, by what they set."""
    file = ConfigParser(interpolation=None, strict=False, delimiters="=")
    file.optionxform = str  # type: ignore[assignment, method-assign]
    text = (DEPLOY / name).read_text(encoding="utf-8")
    file.read_string(text)
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    assert {key for section in file.values() for key in section} == set(found)
    return found


@pytest.fixture
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The unit with a program that is there."""
    text = (DEPLOY / request.param).read_text(encoding="utf-8")
    path = tmp_path / str(request.param).replace("@", "@8344")
    path.write_text(text.replace("/opt/undaunted/bin/undaunted", sys.executable), encoding="utf-8")
    return path


@pytest.mark.parametrize("installed", UNITS, indirect=True)
def test_systemd_has_nothing_to_complain_of(installed: Path) -> None:
    done = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", str(installed)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("installed", UNITS, indirect=True)
def test_little_of_the_machine_is_left_open(installed: Path) -> None:
    command = [program("systemd-analyze"), "security", "--offline=yes", f"--threshold={EXPOSED}"]
    done = subprocess.run([*command, str(installed)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_both_units_differ_only_in_what_they_keep_and_whom_they_ask() -> None:
    one, many = map(read_unit, UNITS)
    changed = {key for key in one.keys() | many.keys() if one.get(key) != many.get(key)}
    assert changed == {"Description", "After", "Environment", "ExecStart", "IPAddressAllow", "IPAddressDeny"}


@pytest.mark.parametrize("unit", UNITS)
def test_however_often_it_fails_it_is_tried_again(unit: str) -> None:
    """After five failures in ten seconds systemd would give up, and a database can be away for longer."""
    said = read_unit(unit)
    assert (said["Restart"], said["StartLimitIntervalSec"]) == (["always"], ["0"])


def test_the_server_starts_as_the_unit_says(tmp_path: Path) -> None:
    [start] = read_unit("undaunted.service")["ExecStart"]
    _, serve, *options = shlex.split(start)
    assert serve == "serve"
    with Process(tmp_path / "tables.db", *options) as server:
        answer = server.http("GET", "/health", headers={"host": NAME, "x-forwarded-for": "192.0.2.1"})
        assert answer.status_code == 200
        assert server.stop() == 0


FORBIDDING = """\
import ctypes, os, sys
PR_SET_MDWE, REFUSE_EXEC_GAIN = 65, 1
if ctypes.CDLL(None).prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0):
    sys.exit("this kernel cannot forbid it")
os.umask(0o077)
os.execv(sys.executable, [sys.executable, "-m", "undaunted", *sys.argv[1:]])
"""


def test_the_server_needs_no_memory_that_is_written_and_run(tmp_path: Path) -> None:
    """`MemoryDenyWriteExecute`, asked of the kernel itself; bots inherit it."""
    assert read_unit("undaunted.service")["MemoryDenyWriteExecute"] == ["yes"]
    forbidding = tmp_path / "forbidding.py"
    forbidding.write_text(FORBIDDING, encoding="utf-8")
    asked = subprocess.run(
        [sys.executable, str(forbidding), "--version"], capture_output=True, text=True, check=False
    )
    if "cannot forbid" in asked.stderr:
        pytest.skip(asked.stderr)
    with Process(tmp_path / "tables.db", program=(str(forbidding),)) as server:
        opened = server.open_table(US="me", German="recruit")
        with server.guest(opened.table, opened.token) as guest:
            guest.until(lambda now: bool(now.choices))
            thing = guest.now.choices[0].thing
            guest.pick(thing)
            # The bot has bid as well, or it would not be our turn again.
            guest.until(lambda now: now.number >= 2 and bool(now.choices))
        assert server.http("GET", "/health").json()["bots"]
