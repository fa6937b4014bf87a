"""A container file, read, and its steps carried out in plain folders where no engine is to be had.

Each stage is a folder that stands for the image's root. COPY and RUN do what they say there, except for what
would change this machine (packages, users) or ask the network: those are left out or answered from what is
installed here already. So this shows that the steps fit the project, not that an engine builds it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
UNTOLD = shutil.ignore_patterns("node_modules", "__pycache__")


class Step(NamedTuple):
    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        return [one for one in shlex.split(self.rest) if not one.startswith("--")]

    @property
    def source(self) -> str:
        """The stage that is copied from; empty for the project's folder."""
        return next((one[7:] for one in self.rest.split() if one.startswith("--from=")), "")


def read_stages(text: str) -> dict[str, list[Step]]:
    """By name; the last one, which is the image, has none."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    stages: dict[str, list[Step]] = {}
    name = ""
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        step = Step(*line.split(maxsplit=1))
        if step.word == "FROM":
            name = step.rest.partition(" AS ")[2]
            stages[name] = []
        stages[name].append(step)
    return stages


class Building:
    """`build()` carries out all stages below `folder`."""

    def __init__(self, stages: dict[str, list[Step]], folder: Path) -> None:
        self._stages = stages
        self._folder = folder
        self.left_out: list[str] = []
        """Steps that were not carried out."""

    def root(self, stage: str) -> Path:
        return self._folder / (stage or "image")

    def build(self) -> None:
        for stage, steps in self._stages.items():
            self.root(stage).mkdir(parents=True)
            here = self.root(stage)
            for step in steps:
                if step.word == "WORKDIR":
                    here = self.root(stage) / step.rest.lstrip("/")
                    here.mkdir(parents=True, exist_ok=True)
                elif step.word == "COPY":
                    self._copy(step, stage, here)
                elif step.word == "RUN":
                    self._run(step, stage, here)

    def _copy(self, step: Step, stage: str, here: Path) -> None:
        *sources, target = step.words
        from_here = self.root(step.source) if step.source else ROOT
        to = self.root(stage) / target.lstrip("/") if target.startswith("/") else here / target
        for source in sources:
            found = from_here / source.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, to, symlinks=True, dirs_exist_ok=True, ignore=UNTOLD)
            else:
                to.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, to)

    def _run(self, step: Step, stage: str, here: Path) -> None:
        program = self.root(stage) / "opt" / "undaunted"
        if step.rest.startswith(("apt-get", "useradd")):
            self.left_out.append(step.rest)
        elif step.rest.startswith("npm ci"):
            self.left_out.append(step.rest)
            (here / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
        elif "--require-hashes" in step.rest:
            self.left_out.append(step.rest)
            packages = program / Path(sysconfig.get_path("purelib")).relative_to(sys.prefix)
            # Older Pythons put a setuptools into every environment, which the locked one replaces.
            for old in ("setuptools*", "pkg_resources", "_distutils_hack"):
                for folder in packages.glob(old):
                    shutil.rmtree(folder)
            (packages / "distutils-precedence.pth").unlink(missing_ok=True)
            (packages / "as-installed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        else:
            command = step.rest.replace("/opt/undaunted", str(program))
            command = command.replace("python -m venv", f"{sys.executable} -m venv")
            alone = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
            # This shows that the rules compile; optimising them would take a minute and show nothing more.
            alone["CFLAGS"] = "-O0"
            done = subprocess.run(
                ["sh", "-c", command], cwd=here, env=alone, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
