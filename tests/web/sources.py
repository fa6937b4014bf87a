"""The browser client's own files, as text."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/undaunted/server/static"
MESSAGES = ROOT / "src/undaunted/messages"
WRITTEN = (".svelte", ".ts", ".css")


@cache
def sources() -> dict[str, str]:
    """Every file of the client by its path under web/src."""
    found = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in WRITTEN)
    return {path.relative_to(WEB / "src").as_posix(): path.read_text(encoding="utf-8") for path in found}


def without_remarks(text: str) -> str:
    """As a browser reads it: comments say things that code may not."""
    text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(?<![:'\"\w])//.*$", "", text)
