"""A quiet line while a bot thinks, gone when it has decided; quick bots are never announced."""

from __future__ import annotations

import time
from collections.abc import Callable

from undaunted.bots import Bot, SearchBot
from undaunted.cli.terminal import Terminal
from undaunted.messages import say

MOMENT = 0.3
"""Seconds that nobody minds waiting."""
MANY = 2_000
"""Simulations that take longer than that on a slow machine."""


class Notice:
    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._since: float | None = None
        """When the bots began with what they are doing."""
        self._shown: float | None = None

    def thinks(self, bot: Bot, called: str, latest: Callable[[], str]) -> None:
        """Before each of its decisions; `latest` is what came of those before, told while one waits."""
        now = time.monotonic()
        if self._since is None:
            self._since = now
        late = now - self._since >= MOMENT
        if not self._terminal.clears:
            # What is printed here stays, so it is said once, and only if it takes a while.
            if self._terminal.interactive and late and self._shown is None:
                self._shown = now
                self._terminal.tell(self._text(called))
            return
        if self._shown is None and (late or takes_long(bot)):
            line = self._text(called)
        elif self._shown is not None and now - self._shown >= MOMENT:
            line = f"{self._text(called)} {latest()}".rstrip()
        else:
            return
        # Noted first: whoever is interrupted while it is printed still wipes it away.
        self._shown = now
        self._terminal.whisper(line)

    def ends(self) -> None:
        if self._shown is not None:
            self._terminal.hush()
            self._terminal.forget_typed()
        self._since = self._shown = None

    def _text(self, called: str) -> str:
        return say("session-thinking", lang=self._terminal.lang, bot=called)


def takes_long(bot: Bot) -> bool:
    """Whether a single decision may take longer than a moment."""
    if not isinstance(bot, SearchBot):
        return False
    return (bot.budget.seconds or 0) >= MOMENT or (bot.budget.simulations or 0) >= MANY
