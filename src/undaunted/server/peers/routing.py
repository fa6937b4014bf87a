"""Which table or campaign an address names: sockets as well as pages, so that a proxy can go by it too."""

from __future__ import annotations

import re

_NAMED = re.compile(r"/api/(?:tables|play|campaigns|follow)/([^/]+)(?:/.*)?")
NONE = ("mine",)
"""What stands there and is no name."""


def named(path: str) -> str:
    """Empty where anybody can answer."""
    found = _NAMED.fullmatch(path)
    return found[1] if found and found[1] not in NONE else ""
