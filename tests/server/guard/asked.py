"""Requests as the gate gets them, and a clock that stands still."""

from __future__ import annotations

from typing import Any


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def asked(
    path: str = "/", method: str = "GET", client: str = "192.0.2.1", kind: str = "http", **headers: str
) -> dict[str, Any]:
    """A request; `accept_encoding="br"` is a header."""
    named = {"host": "localhost:8344"} | headers
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "client": (client, 4711),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()],
    }
