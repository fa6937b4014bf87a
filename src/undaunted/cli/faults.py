"""What a person did wrong, in one line: what, where and what was expected."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted.content.errors import ContentError, UnknownScenario, one_of
from undaunted.game.errors import UndauntedError
from undaunted.messages import MessageError, UnknownLanguage

FAILED = 1
"""Exit status: something was checked and is not as it should be."""
USAGE = 2
"""Exit status: what was asked for does not exist or makes no sense."""

REFUSALS = (UndauntedError, ContentError, MessageError, OSError)
"""What the library and the system raise for good reason: told in a line, without a traceback."""


class Fault(Exception):
    """Ends the program with one line and an exit status."""

    def __init__(self, what: str, status: int = USAGE) -> None:
        super().__init__(what)
        self.status = status


def unknown(what: str, found: str, known: Iterable[str]) -> Fault:
    return Fault(f"{what}: found {found!r}, expected {one_of(known, found)}")


def status_of(error: Exception) -> int:
    if isinstance(error, Fault):
        return error.status
    return USAGE if isinstance(error, (UnknownScenario, UnknownLanguage, OSError)) else FAILED


def line_of(error: Exception) -> str:
    """One line, whatever the error says."""
    if isinstance(error, OSError) and error.filename is not None:
        text = f"{error.filename}: {error.strerror or error}"
    else:
        text = str(error)
    return " ".join(text.split())
