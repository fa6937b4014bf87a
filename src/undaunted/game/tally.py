"""The Normandy campaign: a point for each scenario won, one less for every ten soldiers lost."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undaunted.messages import say

LOSSES_A_POINT = 10
MARGINS = ((6, "overwhelming"), (4, "clear"), (1, "marginal"), (0, "draw"))


class Result(msgspec.Struct, frozen=True):
    """One finished scenario: who won it, and the combat cards each side lost as casualties."""

    winner: str
    casualties: dict[str, int]


class Tally(msgspec.Struct, frozen=True):
    scores: dict[str, int]
    leader: str | None
    result: str
    """draw, marginal, clear or overwhelming."""

    def say(self, lang: str = "en") -> str:
        return say(f"campaign-{self.result}", lang=lang)


def tally(sides: Iterable[str], results: Iterable[Result]) -> Tally:
    """Wins, minus one for every full ten of one's own combat cards lost over the whole campaign."""
    played = list(results)
    scores = {
        side: sum(result.winner == side for result in played)
        - sum(result.casualties.get(side, 0) for result in played) // LOSSES_A_POINT
        for side in sides
    }
    best, *others = sorted(scores, key=lambda side: -scores[side])
    margin = scores[best] - scores[others[0]]
    name = next(name for least, name in MARGINS if margin >= least)
    return Tally(scores, best if margin else None, name)
