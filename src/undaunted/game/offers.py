"""What the rules offer a seat, as numbers."""

from __future__ import annotations

from typing import Any

from undaunted.speed import rules

_FREE: list[Any] = []
"""Lists to fill, each used by one thread at a time; making one takes longer than filling it."""


def offered_to(state: Any, seat: int) -> list[int]:
    out = _FREE.pop() if _FREE else rules.Options()
    rules.options(state, seat, out)
    offered: list[int] = out.listed()
    _FREE.append(out)
    return offered
