"""Starts the units of deploy/ under a real systemd, in a Debian of its own, and kills what they run. As root.

    debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,adduser,python3-venv,python3-dev,gcc,\\
libc6-dev,postgresql bookworm /var/tmp/debian
    make client
    python tools/try_units.py /var/tmp/debian

The program is installed there as docs/hosts/deploying.md says. What systemd-nspawn needs on this machine to
reach Python's packages is given with --nspawn=, as often as needed. It boots without a network but its own.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from booted import Machine
from deployed import PATIENCE, Deployed, Trouble, expect, run_tool, tell
from probe_unit import ELSEWHERE

ROOT = Path(__file__).parents[1]
CLIENT = "src/undaunted/server/static"
DATA = "/var/lib/undaunted"
ONE, MANY = "undaunted", ("undaunted@8344", "undaunted@8345")
INSTALL = """set -e
rm -rf /opt/undaunted
python3 -m venv /opt/undaunted
cd /root/undaunted
/opt/undaunted/bin/pip install --quiet --require-hashes -r requirements/postgresql.txt
UNDAUNTED_REQUIRE_COMPILE=1 /opt/undaunted/bin/pip install --quiet --no-deps --no-build-isolation .
id undaunted >/dev/null 2>&1 || adduser --quiet --system --group --no-create-home undaunted
cp deploy/*.service /etc/systemd/system/
"""
ALLOWED = ["write to its folder", "send to this machine"]


def install(machine: Machine) -> None:
    """What git knows of the project, with the client as it was built here."""
    if not (ROOT / CLIENT / "index.html").exists():
        raise Trouble(CLIENT, "nothing", "what `make client` builds")
    there = machine.folder / "root" / "undaunted"
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir()
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for one in filter(None, listed.stdout.split("\0")):
        (there / one).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / one, there / one)
    shutil.copytree(ROOT / CLIENT, there / CLIENT)
    shutil.rmtree(machine.folder / DATA.lstrip("/"), ignore_errors=True)
    for link in machine.folder.glob("etc/systemd/system/*.wants/undaunted*"):
        link.unlink()
    machine.run_unbooted("sh", "-c", INSTALL)


class Trial:
    """Both units on one machine, one after the other."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._servers = [Deployed(f"http://127.0.0.1:{port}", proxied=True) for port in (8344, 8345)]
        self._table = ""

    def move_to(self, machine: Machine) -> None:
        self._machine = machine

    def systemctl(self, *words: str) -> None:
        self._machine.run("systemctl", *words)

    def start_one(self) -> None:
        self.systemctl("enable", "--now", ONE)
        self._servers[0].wait_until_well()
        self._servers[0].show_its_page()
        self._table = self._servers[0].open_table()

    def look_at_it(self) -> None:
        """What the kernel knows of the process itself."""
        status = self._machine.run("cat", f"/proc/{self._machine.show(ONE, 'MainPID')}/status")
        found = dict(re.findall(r"^(\w+):\s*(\S+)", status, re.MULTILINE))
        expect("its powers", (int(found["CapEff"], 16), int(found["CapBnd"], 16)), (0, 0))
        expect("NoNewPrivs and Seccomp", (found["NoNewPrivs"], found["Seccomp"]), ("1", "2"))
        expect("its user", found["Uid"], self._machine.run("id", "-u", "undaunted"))

    def probe(self) -> None:
        """Another process under the same options, which tries to do more."""
        shutil.copy(ROOT / "tools" / "probe_unit.py", self._machine.folder / "opt" / "probe_unit.py")
        start = f"ExecStart=/opt/undaunted/bin/python /opt/probe_unit.py {DATA}/probe.json"
        written = self._machine.folder / DATA.lstrip("/") / "probe.json"
        for unit, more in (("undaunted.service", []), ("undaunted@.service", ["send elsewhere"])):
            text = (ROOT / "deploy" / unit).read_text(encoding="utf-8")
            text = re.sub("^ExecStart=.*", start, text, flags=re.MULTILINE)
            text = text.replace("Restart=always", "Type=oneshot")
            place = self._machine.folder / "etc/systemd/system/probe.service"
            place.write_text(text, encoding="utf-8")
            self.systemctl("daemon-reload")
            self.systemctl("start", "probe")
            expect(f"what {unit} allows", json.loads(written.read_text(encoding="utf-8")), ALLOWED + more)
            written.unlink()
            place.unlink()

    def kill_one(self) -> None:
        self.systemctl("kill", "--signal=KILL", "--kill-who=main", ONE)
        self._wait_for_restarts(ONE, 1)
        self._servers[0].wait_until_well()
        self._servers[0].expect_table(self._table)

    def stop_one(self) -> None:
        self.systemctl("disable", "--now", ONE)
        self._expect_good_end(ONE)
        found = self._machine.run("find", "/", "-xdev", "-user", "undaunted", "-not", "-path", f"{DATA}*")
        expect("what it wrote elsewhere", found, "")

    def start_many(self) -> None:
        for command in ("dropdb --if-exists undaunted", "dropuser --if-exists undaunted",
                        "createuser undaunted", "createdb --owner undaunted undaunted"):  # fmt: skip
            self._machine.run("runuser", "-u", "postgres", "--", "env", "--chdir=/", *command.split())
        self.systemctl("enable", "--now", *MANY)
        for server in self._servers:
            server.wait_until_well()
        self._table = self._servers[0].open_table()
        self.find_table()

    def find_table(self) -> None:
        """At each of them."""
        for server in self._servers:
            server.wait_until_well()
            server.expect_table(self._table)

    def lose_the_database(self) -> None:
        """For longer than systemd would try by itself."""
        self.systemctl("stop", "postgresql")
        self.systemctl("kill", "--signal=KILL", "--kill-who=main", MANY[0])
        self._wait_for_restarts(MANY[0], 8)
        self.systemctl("start", "postgresql")
        self.find_table()

    def stop_many(self) -> None:
        self.systemctl("stop", *MANY)
        for unit in MANY:
            self._expect_good_end(unit)

    def _wait_for_restarts(self, unit: str, number: int) -> None:
        end = time.monotonic() + PATIENCE
        while (found := int(self._machine.show(unit, "NRestarts"))) < number:
            if time.monotonic() > end or self._machine.show(unit, "ActiveState") == "failed":
                raise Trouble(unit, f"{found} new starts, then no more", f"{number}")
            time.sleep(0.2)

    def _expect_good_end(self, unit: str) -> None:
        found = [self._machine.show(unit, what) for what in ("ActiveState", "Result", "ExecMainStatus")]
        expect(f"how {unit} ended", found, ["inactive", "success", "0"])


def try_them(folder: Path, options: list[str]) -> None:
    with Machine(folder, options) as machine:
        print(machine.run("systemctl", "--version").splitlines()[0])
        trial = Trial(machine)
        tell([
            ("one process starts, and a table is opened", trial.start_one),
            ("it has no powers", trial.look_at_it),
            ("whoever is in its place can do nothing else", trial.probe),
            ("it is killed, and comes back with the table", trial.kill_one),
            ("it ends when it is told to, and wrote to its folder alone", trial.stop_one),
            ("two processes start on PostgreSQL, and share a table", trial.start_many),
            ("the database goes, one is killed, and all come back", trial.lose_the_database),
            ("both end when they are told to", trial.stop_many),
        ])  # fmt: skip
    with Machine(folder, options) as machine:
        trial.move_to(machine)
        tell([("both are there after the machine was turned off and on", trial.find_table)])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--nspawn", action="append", default=[], metavar="OPTION")
    parser.add_argument("--installed", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.installed:
        try_them(chosen.folder, chosen.nspawn)
        return
    tell([("the program is installed", lambda: install(Machine(chosen.folder, chosen.nspawn)))])
    # Ports and addresses are then nobody else's.
    alone = f'ip link set lo up && ip address add {ELSEWHERE}/32 dev lo && exec "$@"'
    os.execvp(
        "unshare", ["unshare", "--net", "sh", "-c", alone, "sh", sys.executable, *sys.argv, "--installed"]
    )


if __name__ == "__main__":
    run_tool(main)
