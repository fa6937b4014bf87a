"""What can be wrong with an arena before or while it runs."""

from __future__ import annotations

from undaunted.game.errors import UndauntedError


class ArenaError(UndauntedError):
    """Says where, what was found and what was expected."""

    def __init__(self, where: str, found: str, expected: str) -> None:
        self.where, self.found, self.expected = where, found, expected
        super().__init__(f"{where}: found {found}, expected {expected}")


class SettingsDiffer(ArenaError):
    """A folder that was begun with other settings is not gone on with."""


class BrokenStore(ArenaError):
    """A folder whose files are not what an arena wrote."""


class CrewError(ArenaError):
    """No games can be played: workers do not start, or a library is missing."""
