"""Builds deploy/Containerfile with a real engine and runs the image as docs/hosts/deploying.md says.

    python tools/try_container.py
    python tools/try_container.py --engine docker --build=--network=host --run=--ulimit=nofile=4096

The base images are pulled, or are there already under their names. Whatever an engine needs on this machine
besides (certificates, limits) is given with --build= and --run=, as often as needed. The container and its
volume are removed afterwards; the image stays.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import uuid
from pathlib import Path
from typing import Any

from deployed import NAME, Deployed, Trouble, expect, run_tool, tell

ROOT = Path(__file__).parents[1]
DATA = "/var/lib/undaunted"
BEHIND_A_PROXY = ["serve", "--host", "0.0.0.0", "--origin", f"https://{NAME}", "--proxy"]


class Trial:
    """One image, and one container of it after the other on the same volume."""

    def __init__(self, engine: str, build: list[str], run: list[str]) -> None:
        self._engine, self._build, self._run = engine, build, run
        # Docker takes no other format; podman keeps a health check in this one only.
        self._format = ["--format", "docker"] if engine.endswith("podman") else []
        self._name = f"undaunted-trial-{uuid.uuid4().hex[:8]}"
        self._image = "undaunted"
        self._server: Deployed
        self._table = ""

    def ask(self, *words: str) -> str:
        done = subprocess.run([self._engine, *words], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(" ".join([self._engine, *words]), done.stderr.strip(), "that it is done")
        return done.stdout.strip()

    def build(self) -> None:
        file = ["--file", "deploy/Containerfile", "--tag", self._image]
        done = subprocess.run(
            [self._engine, "build", *self._format, *file, *self._build, "."], cwd=ROOT, check=False
        )
        expect(f"{self._engine} build", done.returncode, 0)

    def start(self, *words: str, options: tuple[str, ...] = ()) -> None:
        place = ["--publish", "127.0.0.1::8344", "--volume", f"{self._name}:{DATA}"]
        self.ask("run", "--detach", "--name", self._name, *place, *options, *self._run, self._image, *words)
        self.find(proxied=bool(words))

    def find(self, proxied: bool) -> None:
        """At the port that the engine gave it."""
        self._server = Deployed("http://" + self.ask("port", self._name, "8344/tcp").splitlines()[0], proxied)
        self._server.wait_until_well()

    def inside(self, *command: str) -> str:
        return self.ask("exec", self._name, *command)

    def look_who_runs(self) -> None:
        expect("the user", self.inside("id", "-u"), "10344")
        expect(
            "the speed of the rules",
            self.inside("undaunted", "--version").splitlines()[-1],
            "rules: compiled",
        )

    def check_its_health(self) -> None:
        """With the command that the image names."""
        [image] = json.loads(self.ask("image", "inspect", self._image))
        # JSON of the engine's own.
        kept: dict[str, Any] = image.get("Healthcheck") or image["Config"].get("Healthcheck") or {}
        how, *command = kept.get("Test") or ["none"]
        expect("how the health check is kept", how, "CMD")
        self.inside(*command)

    def play(self) -> None:
        self._server.show_its_page()
        self._table = self._server.open_table()
        self._server.expect_table(self._table)

    def keep_to_its_folder(self) -> None:
        tried = "for one in /etc /opt/undaunted /usr /; do touch $one/x 2>/dev/null && echo $one; done; true"
        expect("folders it can write to", self.inside("sh", "-c", tried), "")
        written = "find / -xdev -user 10344 -type f 2>/dev/null; true"
        expect("files outside of its volume", self.inside("sh", "-c", written), "")

    def back_up(self) -> None:
        self.inside("undaunted", "backup", f"{DATA}/copy.db")

    def stop(self) -> None:
        """The engine's SIGTERM is enough: no SIGKILL after it."""
        self.ask("stop", "--time", "30", self._name)
        self._expect_ended(0)

    def kill(self) -> None:
        self.ask("kill", "--signal", "KILL", self._name)
        self.ask("wait", self._name)
        self._expect_ended(137)

    def _expect_ended(self, status: int) -> None:
        expect(
            "its exit status", self.ask("inspect", "--format", "{{.State.ExitCode}}", self._name), str(status)
        )

    def start_again(self) -> None:
        """Another container on the same volume, behind a proxy, with nothing else to write to."""
        self.ask("rm", self._name)
        self.start(*BEHIND_A_PROXY, options=("--read-only", "--tmpfs", "/tmp"))
        self._server.expect_table(self._table)

    def come_back(self) -> None:
        self.ask("start", self._name)
        self.find(proxied=True)
        self._server.expect_table(self._table)

    def clear(self) -> None:
        for words in (("rm", "--force"), ("volume", "rm")):
            subprocess.run([self._engine, *words, self._name], capture_output=True, check=False)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--engine", default="podman")
    parser.add_argument("--build", action="append", default=[], metavar="OPTION")
    parser.add_argument("--run", action="append", default=[], metavar="OPTION")
    chosen = parser.parse_args()
    trial = Trial(chosen.engine, chosen.build, chosen.run)
    print(trial.ask("--version"))
    try:
        tell([
            ("the image is built", trial.build),
            ("a container starts and is well", trial.start),
            ("it runs without root, compiled", trial.look_who_runs),
            ("its health check says so", trial.check_its_health),
            ("its page is there, and a table is opened", trial.play),
            ("it writes to its volume alone", trial.keep_to_its_folder),
            ("a backup is made while it runs", trial.back_up),
            ("it ends when it is told to", trial.stop),
            ("another one has the table, read-only, behind a proxy", trial.start_again),
            ("it is killed", trial.kill),
            ("and comes back with the table", trial.come_back),
        ])  # fmt: skip
    finally:
        trial.clear()


if __name__ == "__main__":
    run_tool(main)
