"""A pytest plugin that writes down which tests failed, and whether a second try could tell chance from fault.

UNDAUNTED_FAILED_TESTS=FILE pytest -p tools.failed_tests …

The file is JSON: `counts` by outcome, `failed` (node ids) and `broken`: what no second try excuses, such
as a file that cannot be collected or a worker that crashed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

OUTCOMES = ("passed", "failed", "error", "skipped", "xfailed")
_failed: dict[str, None] = {}
_broken: list[str] = []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if not report.failed:
        return
    if report.when in ("setup", "call", "teardown"):
        _failed[report.nodeid] = None
    else:  # pytest-xdist reports the test during which a worker crashed as failed in phase `???`
        _broken.append(f"crash in {report.nodeid}")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _broken.append(f"cannot collect {report.nodeid}")


def pytest_internalerror(excrepr: object) -> None:
    _broken.append("internal error of pytest")


@pytest.hookimpl(optionalhook=True)  # a hook of pytest-xdist
def pytest_testnodedown(node: Any, error: object) -> None:
    if error:
        _broken.append(f"a worker went down: {error}")


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Runs in the main process only: workers of pytest-xdist have no terminal."""
    maximum = config.getoption("maxfail")
    if _failed and maximum:
        _broken.append("not all tests were run: stopped at a failure")
    stats = terminalreporter.stats
    found = {
        "counts": {outcome: len(stats.get(outcome, ())) for outcome in OUTCOMES},
        "failed": list(_failed),
        "broken": list(dict.fromkeys(_broken)),
    }
    Path(os.environ["UNDAUNTED_FAILED_TESTS"]).write_text(json.dumps(found), encoding="utf-8")
