"""The terminal: `undaunted play` and the commands around it."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> int:
    """The program. Returns its exit status: 0, 1 for a failed check, 2 for a command that makes no sense."""
    from undaunted.cli.app import run  # late, so that looking at the package costs nothing

    return run(args)
