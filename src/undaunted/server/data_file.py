"""Where the tables of this machine's server lie, unless a host says otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path

WISH = "UNDAUNTED_DATA"
NAME = "undaunted.db"


def data_file(wished: Path | None = None) -> Path:
    """The file asked for, else `UNDAUNTED_DATA`, else `undaunted.db` in the system's folder for data."""
    if wished is not None:
        return wished
    if setting := os.environ.get(WISH):
        return Path(setting)
    return _folder() / "undaunted" / NAME


def _folder() -> Path:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    data = os.environ.get("XDG_DATA_HOME")
    return Path(data) if data else Path.home() / ".local" / "share"
