"""Fair shares of thinking: between those who opened tables, and of each between his tables."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

ACCOUNTS = 10_000
"""Of whom it is remembered what they have had, in one place."""
DEARER = 8.0
"""A thought for nobody but who watches counts as so many: tables where only bots play come last."""


@dataclass(frozen=True)
class Whose:
    """For whom is thought: a table, and the address that opened it.

    Where that is not known, since the server was started anew, the table answers for itself.
    """

    table: str
    opener: str = ""
    show: bool = False
    """Only bots play there."""
    advice: bool = False

    @property
    def household(self) -> str:
        # Apart: whoever watches bots play must not use up what their host plays with himself.
        return f"{'show' if self.show else 'play'} {self.opener or self.table}"

    @property
    def account(self) -> str:
        return f"advice {self.table}" if self.advice else self.table

    @property
    def dearness(self) -> float:
        return DEARER if self.show else 1.0


class Account:
    """Seconds that each has had; who comes, or comes back, begins with what those have had whose turn it is.

    So nobody saves up by waiting, and nobody waits for ever: whoever goes first pays for it.
    """

    def __init__(self, most: int = ACCOUNTS) -> None:
        self._most = most
        self._had: OrderedDict[str, float] = OrderedDict()
        self._now = 0.0

    def had(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._now)

    def charge(self, who: str, seconds: float) -> None:
        before = self.had(who)
        self._now = max(self._now, before)
        self._had[who] = before + seconds
        self._had.move_to_end(who)
        if len(self._had) > self._most:
            self._had.popitem(last=False)

    def refund(self, who: str, seconds: float) -> None:
        if who in self._had:
            self._had[who] -= seconds


class Shares:
    def __init__(self, most: int = ACCOUNTS) -> None:
        self._most = most
        self._households = Account(most)
        self._within: OrderedDict[str, Account] = OrderedDict()

    def turn(self, whose: Whose) -> tuple[float, bool, float, bool]:
        """Lower goes first: who has had least, then of his tables the one that has."""
        within = self._within.get(whose.household)
        table = within.had(whose.account) if within else 0.0
        return self._households.had(whose.household), whose.show, table, whose.advice

    def charge(self, whose: Whose, seconds: float) -> None:
        """What is expected, not what it took: that would tell others something of a bot's hand."""
        within = self._within.pop(whose.household, None) or Account(self._most)
        self._within[whose.household] = within
        if len(self._within) > self._most:
            self._within.popitem(last=False)
        within.charge(whose.account, seconds)
        self._households.charge(whose.household, seconds * whose.dearness)

    def refund(self, whose: Whose, seconds: float) -> None:
        """It failed, and keeps its turn."""
        if whose.household in self._within:
            self._within[whose.household].refund(whose.account, seconds)
        self._households.refund(whose.household, seconds * whose.dearness)
