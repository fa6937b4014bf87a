"""Chooses, once, which rules run: the compiled module or the very same files interpreted.

UNDAUNTED_SPEED=auto         compiled if there is a compiled module that matches the sources (the default)
UNDAUNTED_SPEED=compiled     compiled, or an error that says why not
UNDAUNTED_SPEED=interpreted  interpreted, whatever there is
"""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

__all__ = ["COMPILED", "SpeedError", "compiled", "describe", "interpreted", "rules"]

MODES = ("auto", "compiled", "interpreted")
HOW_TO_COMPILE = "with a C compiler at hand, `make compile` or a fresh `pip install` builds it"


class SpeedError(ImportError):
    """The rules cannot run at the speed that was asked for."""


def fingerprint(package: Path, labels: tuple[str, ...]) -> str | None:
    """The hash of the sources as `tools/unity.py` takes it; None where the sources were not shipped."""
    digest = sha256()
    missing = 0
    for label in labels:
        try:
            content = (package / label).read_bytes()
        except OSError:
            missing += 1
            continue
        digest.update(f"{label}\0{len(content)}\0".encode() + content)
    if missing == len(labels):
        return None
    return f"{missing} files missing" if missing else digest.hexdigest()


def probe(name: str, package: Path) -> tuple[ModuleType | None, str]:
    """The compiled module, or None and the reason why it cannot be used."""
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            return None, f"the compiled module does not load: {error}"
        return None, f"no compiled module found; {HOW_TO_COMPILE}"
    except Exception as error:  # built for another machine, or it fails while loading: both leave the sources
        return None, f"the compiled module does not load: {error}"
    built_from = getattr(module, "SOURCE_HASH", None)
    present = fingerprint(package, tuple(getattr(module, "SOURCE_FILES", ())))
    if built_from is None or present not in (None, built_from):
        return None, f"the compiled module was built from other sources; {HOW_TO_COMPILE}"
    return module, ""


@cache
def _found() -> tuple[ModuleType | None, str]:
    return probe("undaunted._fast", Path(__file__).parent)


def compiled() -> ModuleType | None:
    """The compiled rules, if there are any that match the sources."""
    return _found()[0]


def interpreted() -> ModuleType:
    """The rules as plain Python."""
    return import_module("undaunted.rules.engine")


def _chosen() -> ModuleType:
    if _mode not in MODES:
        raise SpeedError(f"UNDAUNTED_SPEED={_mode}: expected one of {', '.join(MODES)}")
    if _mode == "interpreted":
        return interpreted()
    module, reason = _found()
    if module is None and _mode == "compiled":
        raise SpeedError(f"UNDAUNTED_SPEED=compiled, but {reason}")
    return module or interpreted()


_mode = os.environ.get("UNDAUNTED_SPEED", "") or "auto"

if TYPE_CHECKING:
    from undaunted.rules import engine as rules
else:
    rules = _chosen()

COMPILED: bool = rules.__name__ == "undaunted._fast"


def describe() -> str:
    """One line for `--version` and for the notice at the start of a slow game."""
    if COMPILED:
        return "rules: compiled"
    reason = "as UNDAUNTED_SPEED asks" if _mode == "interpreted" else _found()[1]
    return f"rules: interpreted ({reason})"
