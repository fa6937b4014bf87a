"""Exceptions that are ignored: the compiled rules have functions without a way to raise them.

In the checked build an index out of bounds is such an exception, so a fuzzer must not overlook it.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

FOUND: list[str] = []


@contextmanager
def noticed() -> Iterator[None]:
    """While this lasts, what Python would only mention is kept in `FOUND`."""
    hook = sys.unraisablehook
    FOUND.clear()
    sys.unraisablehook = _keep
    try:
        yield
    finally:
        sys.unraisablehook = hook
        FOUND.clear()


def _keep(ignored: Any) -> None:
    where = traceback.extract_tb(ignored.exc_traceback)
    place = f" at {where[-1].name}" if where else ""
    FOUND.append(f"{ignored.exc_type.__name__}: {ignored.exc_value} in {ignored.object}{place}")
