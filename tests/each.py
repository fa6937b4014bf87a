"""One test over thousands of texts: as parametrized tests, collecting them took longer than reading them."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def each(names: Iterable[str], check: Callable[[str], None]) -> None:
    """Check all names; fail with every one that does not hold."""
    failures = []
    count = 0
    for name in names:
        count += 1
        try:
            check(name)
        except Exception as error:
            failures.append(f"{name}: {type(error).__name__}: {error}")
    assert count, "there is nothing to check"
    assert not failures, "\n".join(failures)
