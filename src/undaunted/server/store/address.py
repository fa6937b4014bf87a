"""Where a store lies: a file's name, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


def is_url(place: Path | str) -> bool:
    """Never a Path: that would take one of two slashes away."""
    return isinstance(place, str) and place.startswith(SCHEMES)


def shown(url: str) -> str:
    """As it may stand in a log: without a password."""
    parts = urlsplit(url)
    who, at, where = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{who.partition(':')[0]}{at}{where}", query="").geturl()
