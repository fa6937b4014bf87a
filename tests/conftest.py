"""What every test needs."""

import os
import signal

import pytest
from hypothesis import settings

LONGEST = (
    "tests/lab/test_checked.py", "tests/server/peers/test_dying.py", "tests/browser", "tests/server/peers",
    "tests/server/test_", "tests/hosting", "tests/server", "tests/lab", "tests/cli",
)  # fmt: skip
"""The tests that take longest begin first; else one process is still busy when the others are done."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        return next((at for at, path in enumerate(LONGEST) if item.nodeid.startswith(path)), len(LONGEST))

    items.sort(key=rank)


# Whoever runs in the background ignores Ctrl-C, and so does what it starts: tests that press it would wait.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Both speeds run the same tests, and the interpreted one is slow: time limits would only make them flaky.
settings.register_profile("dev", deadline=None)
# In CI a failure must be the change's fault, not the day's luck.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
