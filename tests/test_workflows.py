"""What runs by itself, in CI and before commits, asks for targets and options that exist."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def read(path: Path) -> dict[Any, Any]:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def commands(path: Path) -> Iterator[str]:
    for job in read(path)["jobs"].values():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            yield from step.get("run", "").splitlines()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_complete(path: Path) -> None:
    workflow = read(path)
    assert {"name", True, "permissions", "jobs"} <= set(workflow), "YAML reads the key `on` as true"
    assert all("runs-on" in job for job in workflow["jobs"].values())
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    asked = [line.split()[1] for line in commands(path) if line.startswith("make ")]
    assert set(asked) <= set(targets)


def test_the_quick_job_runs_make_check_and_the_full_one_make_test() -> None:
    jobs = read(ROOT / ".github/workflows/ci.yml")["jobs"]
    assert {"run": "make check"} in jobs["check"]["steps"]
    assert {"run": ".ci/run"} in jobs["test"]["steps"]
    assert "exec make test\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_every_night_fuzzes_for_an_hour_with_options_that_exist() -> None:
    path = ROOT / ".github/workflows/nightly.yml"
    asked = [line for line in commands(path) if " fuzz" in line]
    told = subprocess.run(
        [sys.executable, "-m", "undaunted", "fuzz", "--help"], capture_output=True, text=True, check=True
    ).stdout
    known = set(re.findall(r"--[a-z-]+", told))
    assert len(asked) == 2
    for line in asked:
        assert "--minutes 60 " in line
        assert set(re.findall(r"--[a-z-]+", line)) <= known
    assert "schedule" in read(path)[True]


def test_hooks_that_look_at_everything_wait_for_a_push() -> None:
    (repo,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    whole = [hook for hook in repo["hooks"] if hook.get("pass_filenames") is False]
    assert {hook["id"] for hook in whole} == {"mypy", "lint-imports", "web"}
    assert all(hook["stages"] == ["pre-push"] for hook in whole)
