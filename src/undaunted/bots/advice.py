"""What a search found out about a decision: for hints, analysis, and the choice itself."""

from __future__ import annotations

import msgspec


class Reply(msgspec.Struct, frozen=True):
    """One option: how often it was looked into, and the chance to win after it."""

    thing: int
    visits: int
    win_chance: float


class Advice(msgspec.Struct, frozen=True):
    """All options, the recommended one first."""

    replies: tuple[Reply, ...]
    simulations: int
    """Made for this decision; what is kept from earlier decisions of the turn counts as visits only."""
    seconds: float

    @property
    def best(self) -> Reply:
        return self.replies[0]


def advise(
    found: dict[int, tuple[int, float]], side: int, things: list[int], simulations: int, seconds: float
) -> Advice:
    """From visits and side 0's summed win chances by thing; options nobody looked into come last."""
    replies = []
    for thing in things:
        visits, total = found.get(thing, (0, 0.0))
        chance = total / visits if visits else 0.0
        replies.append(Reply(thing, visits, 1 - chance if side and visits else chance))
    replies.sort(key=lambda reply: (-reply.visits, -reply.win_chance))
    return Advice(tuple(replies), simulations, seconds)
