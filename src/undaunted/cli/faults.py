"""What a person did wrong, in one line: what, where and what was expected."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from undaunted.campaign.errors import CampaignError
from undaunted.content.errors import ContentError, UnknownScenario, one_of
from undaunted.game.errors import UndauntedError
from undaunted.messages import MessageError, UnknownLanguage

FAILED = 1
"""Exit status: something was checked and is not as it should be."""
USAGE = 2
"""Exit status: what was asked for does not exist or makes no sense."""

REFUSALS = (UndauntedError, ContentError, MessageError, CampaignError, OSError)
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


def complain_about(file: Path | str, error: Exception) -> int:
    """A line on the error stream; gives the exit status."""
    text = line_of(error)
    print(f"undaunted: {text if text.startswith(str(file)) else f'{file}: {text}'}", file=sys.stderr)
    # A log that names no known scenario is a bad log here, not a bad command.
    return FAILED if isinstance(error, ContentError) else status_of(error)


def complain_of(problems: Sequence[Exception], where: str = "") -> int:
    """A line for each; gives the exit status."""
    for problem in problems:
        print(f"undaunted: {where}{line_of(problem)}", file=sys.stderr)
    return FAILED if problems else 0
