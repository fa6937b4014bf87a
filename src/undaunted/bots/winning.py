"""What wins at once: no player who looks at the board passes it, however little he thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from undaunted.rules.words import ASK_BID, ASK_TURN, END_TURN, F_KIND, FRAME, HUNKER_DOWN, NONE, WITHDRAW
from undaunted.speed import rules

DEALS = (1, 2, 3, 5, 8, 13)
"""Ways to deal what is unseen, each with its own dice: what wins in all needs neither luck nor a peep."""
MOST = 300
"""Positions looked at before it gives up: a card with many steps can go on in thousands of ways."""


def winning_line(seen: rules.Observation, things: Sequence[int]) -> tuple[int, ...]:
    """The decisions, from this one to the end of its card, that win whatever is hidden; empty for none."""
    if _asked(seen.state) == ASK_BID:
        return ()
    first, *others = (_dealt(seen, number) for number in DEALS)
    look = _Look(seen.seat, first.table.seat_side[seen.seat])
    for line in look.lines(first, list(things)):
        if all(look.holds(state.clone(), line) for state in others):
            return line
    return ()


def _dealt(seen: rules.Observation, number: int) -> rules.State:
    state = rules.determinise(seen, number)
    rules.seed(state, number)
    return state


def _asked(state: rules.State) -> int:
    return int(state.stack[(state.depth - 1) * FRAME + F_KIND]) if state.depth else NONE


class _Look:
    """A search for one seat, as deep as one card goes."""

    def __init__(self, seat: int, side: int) -> None:
        self._seat = seat
        self._wins = side + 1
        self._left = MOST
        self._out = rules.Options()

    def lines(self, state: rules.State, things: list[int]) -> list[tuple[int, ...]]:
        """All that win in this deal, the shortest first.

        Step by step for all cards alike: one that can go on in thousands of ways must not hide what is near.
        """
        found: list[tuple[int, ...]] = []
        ahead: deque[tuple[rules.State, list[int], tuple[int, ...]]] = deque([(state, things, ())])
        while ahead and self._left > 0:
            here, offered, before = ahead.popleft()
            for thing in offered:
                if self._left <= 0:
                    break
                if thing in (END_TURN, HUNKER_DOWN, WITHDRAW):
                    # Who wins by doing nothing has won anyway, and had better be seen to.
                    continue
                self._left -= 1
                after = here.clone()
                rules.play(after, self._seat, thing)
                line = (*before, thing)
                if after.winner == self._wins:
                    found.append(line)
                elif rules.decider(after) == self._seat and _asked(after) not in (ASK_TURN, ASK_BID):
                    ahead.append((after, self._offered(after), line))
        return found

    def holds(self, state: rules.State, line: tuple[int, ...]) -> bool:
        """Whether it can be played, and wins, in another deal as well."""
        for thing in line:
            if rules.decider(state) != self._seat or thing not in self._offered(state):
                return False
            rules.play(state, self._seat, thing)
        return bool(state.winner == self._wins)

    def _offered(self, state: rules.State) -> list[int]:
        rules.options(state, self._seat, self._out)
        return self._out.listed()
