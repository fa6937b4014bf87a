"""What can go wrong with a game, each with what was found and what would have been right."""

from __future__ import annotations

from collections.abc import Callable

from undaunted.content.stage import Stage
from undaunted.game.record.rows import Row
from undaunted.game.telling.names import names
from undaunted.messages import say


class UndauntedError(Exception):
    """Anything this library refuses."""


class IllegalDecision(UndauntedError, ValueError):
    """A decision that the rules do not allow now. Nothing has changed.

    Where things are named in the arguments (by their ids), the stage says what they are called, and `eyes` is
    the seat that is told so. `asked` words the question that is open, for reasons that repeat it.
    """

    def __init__(
        self,
        rule: str,
        stage: Stage | None = None,
        eyes: str = "",
        asked: Callable[[str], str] | None = None,
        **args: str | int,
    ) -> None:
        self.rule = rule
        self.stage = stage
        self.eyes = eyes
        self.asked = asked
        self.args_of_reason = args
        super().__init__(self.reason)

    @property
    def reason(self) -> str:
        """Why, and what would be right."""
        return self.explain()

    def explain(self, lang: str = "en") -> str:
        key = f"reason-{self.rule}"
        args = self.args_of_reason
        if self.asked is not None:
            args = {**args, "prompt": self.asked(lang)}
        if self.stage is None:
            return say(key, lang, **args)
        return names(self.stage, lang, self.eyes).say(key, **args)


class NotOver(UndauntedError, ValueError):
    """A game that still goes on has no result."""

    def __init__(self, scenario: str, decisions: int) -> None:
        super().__init__(f"found {scenario} after {decisions} decisions, expected a game that is over")


class BadLog(UndauntedError, ValueError):
    """A saved game that cannot be trusted as it is."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        self.line = line
        self.found = found
        self.expected = expected
        where = f"line {line}" if line else "log"
        super().__init__(f"{where}: found {found}, expected {expected}")


class BadRow(UndauntedError, ValueError):
    """A row of a record that cannot be played again. `cause` is what the rules or chance had against it."""

    def __init__(self, row: Row, found: str, expected: str, cause: Exception | None = None) -> None:
        self.row = row
        self.found = found
        self.expected = expected
        self.cause = cause
        super().__init__(f"row {row.number}: found {found}, expected {expected}")


class BadPosition(UndauntedError, ValueError):
    """A position that does not say what it should."""

    def __init__(self, part: str, found: str, expected: str) -> None:
        self.part = part
        self.found = found
        self.expected = expected
        super().__init__(f"position, {part}: found {found}, expected {expected}")


class BadChance(UndauntedError, ValueError):
    """A scripted die or card that cannot fall here."""

    def __init__(self, found: str, expected: str) -> None:
        self.found = found
        self.expected = expected
        super().__init__(f"chance: found {found}, expected {expected}")
