"""Lists of lists as the rules keep them: end to end, with where each begins."""

from __future__ import annotations

from collections.abc import Sequence


def starts(groups: Sequence[Sequence[object]]) -> bytearray:
    """Where each group begins, and where the last one ends."""
    found = [0]
    for group in groups:
        found.append(found[-1] + len(group))
    return bytearray(found)


def end_to_end(lists: Sequence[Sequence[int]]) -> tuple[bytearray, bytearray]:
    return starts(lists), bytearray(item for one in lists for item in one)
