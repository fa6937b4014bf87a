"""A value as a typed Struct, in any thread.

msgspec learns a Struct when it first reads one, and shows other threads what it has half learnt: two tables
that were opened in the same moment ended the server with a segmentation fault. So one thread learns, and the
others wait.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_learnt: set[Any] = set()
_learning = Lock()


def typed(raw: object, kind: type[T]) -> T:
    """``raw`` checked against ``kind``; a msgspec.ValidationError says what does not fit."""
    learn(kind)
    return msgspec.convert(raw, kind)


def learn(kind: Any) -> None:
    if kind not in _learnt:
        with _learning:
            msgspec.json.Decoder(kind)
            _learnt.add(kind)
