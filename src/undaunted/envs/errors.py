"""What can go wrong here, and not in the game."""

from __future__ import annotations


class MissingLibrary(ImportError):
    """A library that is an optional extra is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(
            f"undaunted.envs.{extra}: found no {library}, expected it to be installed: "
            f"pip install 'undaunted[{extra}]'",
            name=library,
        )
        self.extra = extra


class UnknownAction(ValueError):
    """An action that is the number of no thing at all."""

    def __init__(self, action: object, things: int) -> None:
        super().__init__(f"action: found {action!r}, expected the number of a thing, 0 to {things - 1}")
        self.action = action


class UnsupportedObservation(ValueError):
    """A kind of observation that nobody at the table has."""
