"""`make test` tells chance from fault: what fails runs once more, alone, and is named either way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FAILS_ONCE = """\
from pathlib import Path

def test_shaky():
    seen = Path(__file__).with_suffix(".seen")
    before = seen.exists()
    seen.touch()
    assert before

def test_steady():
    pass
"""


class Project:
    """A folder with tests of its own, beside the project's tools."""

    def __init__(self, home: Path) -> None:
        self.home = home
        (home / "tests").mkdir()
        (home / "tools").symlink_to(ROOT / "tools")
        (home / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")

    def has(self, name: str, text: str) -> None:
        (self.home / "tests" / f"test_{name}.py").write_text(text, encoding="utf-8")

    def run(self, *parts: str, jobs: int = 0, args: str = "") -> tuple[int, list[str]]:
        command = [sys.executable, "tools/run_tests.py", *(parts or ["compiled"]), "--jobs", str(jobs)]
        # Loading all of the project's pytest plugins would take longer than the tests.
        alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}
        done = subprocess.run(
            [*command, "--", *args.split()],
            cwd=self.home,
            env=os.environ | alone,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout.splitlines()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.parametrize("jobs", [0, 2])
def test_a_test_that_passes_alone_is_flaky_and_named(project: Project, jobs: int) -> None:
    project.has("chance", FAILS_ONCE)
    status, lines = project.run(jobs=jobs)
    assert status == 0, lines
    assert lines[-2:] == [
        "1 flaky: failed, then passed alone",
        "  tests/test_chance.py::test_shaky (compiled)",
    ]
    assert lines[-3].startswith("compiled:")
    assert lines[-3].endswith("1 passed, 1 flaky")


def test_github_shows_flaky_tests_as_warnings(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    project.has("chance", FAILS_ONCE)
    _, lines = project.run()
    assert "::warning title=flaky tests::tests/test_chance.py::test_shaky (compiled)" in lines


def test_flaky_tests_of_both_halves_are_summed(project: Project) -> None:
    project.has("chance", FAILS_ONCE.replace('".seen"', '"." + __import__("os").environ["UNDAUNTED_SPEED"]'))
    status, lines = project.run("compiled", "interpreted")
    assert status == 0, lines
    assert lines[-3:] == [
        "2 flaky: failed, then passed alone",
        "  tests/test_chance.py::test_shaky (compiled)",
        "  tests/test_chance.py::test_shaky (interpreted)",
    ]


def test_where_nothing_fails_nothing_is_called_flaky(project: Project) -> None:
    project.has("fine", "def test_fine(): pass\n")
    status, lines = project.run()
    assert status == 0, lines
    assert lines[-1].endswith("  1 passed")
    assert "flaky" not in "\n".join(lines)


def test_a_test_that_fails_alone_too_fails_the_run(project: Project) -> None:
    project.has("chance", FAILS_ONCE)
    project.has("wrong", "def test_wrong(): assert 0\n")
    status, lines = project.run()
    assert status == 1
    assert lines[-1].endswith("FAILED, 1 passed, 2 failed, again: tests/test_wrong.py::test_wrong")


def test_one_half_that_fails_does_not_hide_the_other(project: Project) -> None:
    project.has("compiled", "import os\ndef test_it(): assert os.environ['UNDAUNTED_SPEED'] != 'compiled'\n")
    status, lines = project.run("compiled", "interpreted")
    assert status == 1
    assert "FAILED, 1 failed" in lines[-2]
    assert lines[-1].startswith("interpreted:")
    assert lines[-1].endswith("  1 passed")


MAKEFILE = """\
ready-and-lint: ready
\t@echo lint is unhappy; exit 1
ready:
\t@{ready}
"""


@pytest.mark.parametrize(
    ("ready", "told"), [("true", "  1 passed"), ("false", "not run, as the set-up failed")]
)
def test_lint_that_fails_does_not_hide_the_tests_but_set_up_does(
    project: Project, ready: str, told: str
) -> None:
    project.has("fine", "def test_fine(): pass\n")
    (project.home / "Makefile").write_text(MAKEFILE.format(ready=ready), encoding="utf-8")
    status, lines = project.run("lint", "compiled")
    assert status == 1
    assert lines[-2].startswith("lint:")
    assert lines[-2].endswith("FAILED")
    assert lines[-1].endswith(told)


CRASHES_ONCE = FAILS_ONCE.replace("assert before", "before or __import__('os')._exit(3)")


@pytest.mark.parametrize(
    ("text", "jobs", "args", "told"),
    [
        (CRASHES_ONCE, 2, "", "crash in tests/test_it.py::test_shaky"),
        (CRASHES_ONCE, 0, "", "pytest ended early, with status 3"),
        ("import nowhere\n", 0, "", "cannot collect tests/test_it.py"),
        ("import nowhere\n", 2, "", "cannot collect tests/test_it.py"),
        (FAILS_ONCE, 0, "-x", "not all tests were run: stopped at a failure"),
        (FAILS_ONCE, 2, "-x", "not all tests were run: stopped at a failure"),
        ("def test_it(): raise KeyboardInterrupt\n", 0, "", "pytest ended with status 2"),
        (FAILS_ONCE, 0, "--no-such-option", "pytest ended early, with status 4"),
    ],
)
def test_no_second_try_excuses_a_run_that_broke_off(
    project: Project, text: str, jobs: int, args: str, told: str
) -> None:
    project.has("it", text)
    status, lines = project.run(jobs=jobs, args=args)
    assert status == 1
    assert "FAILED" in lines[-1]
    assert told in lines[-1]
    assert "run again" not in "\n".join(lines)


FAIL_ONCE_EACH = """\
from pathlib import Path
import pytest

@pytest.mark.parametrize("n", range({}))
def test_shaky(n):
    seen = Path(__file__).with_suffix(f".{{n}}")
    before = seen.exists()
    seen.touch()
    assert before
"""


def test_many_failures_are_not_chance(project: Project) -> None:
    project.has("ten", FAIL_ONCE_EACH.format(10))
    assert project.run()[0] == 0
    project.has("eleven", FAIL_ONCE_EACH.format(11))
    status, lines = project.run(args="tests/test_eleven.py")
    assert status == 1
    assert lines[-1].endswith("11 tests are too many to fail by chance: not run again")


def test_no_tests_at_all_is_a_failure(project: Project) -> None:
    project.has("fine", "def test_fine(): pass\n")
    status, lines = project.run("compiled", "interpreted", args="-k nothing")
    assert status == 1
    assert lines[-1] == "no tests were run: nothing fits ARGS"
