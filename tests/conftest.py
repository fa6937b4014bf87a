"""What every test needs."""

import os
import signal
from itertools import groupby

import pytest
from hypothesis import settings

# Whoever runs in the background ignores Ctrl-C, and so does what it starts: tests that press it would wait.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Both speeds run the same tests, and the interpreted one is slow: time limits would only make them flaky.
settings.register_profile("dev", deadline=None)
# In CI a failure must be the change's fault, not the day's luck.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

PARTS = 6
"""The tests in a browser are spread over the run in so many parts."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the tests that wait for a browser: in one row, one worker waits while the others compute."""
    waiting = [item for item in items if "browser" in item.path.parts]
    others = [item for item in items if "browser" not in item.path.parts]
    modules = [list(module) for _, module in groupby(waiting, key=lambda item: item.path)]
    size = len(others) // PARTS + 1
    items[:] = []
    for part in range(PARTS):
        items += [item for module in modules[part::PARTS] for item in module]
        items += others[part * size : (part + 1) * size]
