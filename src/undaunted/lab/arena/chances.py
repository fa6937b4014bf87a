"""What can be said from a number of games: intervals, and how likely luck alone would be."""

from __future__ import annotations

import math

Z = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
MOST_EXACT = 5000


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson 1927); `score` may count halves. Without a game: anything."""
    if not games:
        return 0.0, 1.0
    rate = score / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def sign_test(better: int, worse: int) -> float:
    """How likely a result at least as one-sided would be, if better and worse were equally likely."""
    tries, fewer = better + worse, min(better, worse)
    if not tries:
        return 1.0
    if tries <= MOST_EXACT:
        ways, total = 1, 1  # of choosing 0 of them, then 1, 2, …
        for chosen in range(fewer):
            ways = ways * (tries - chosen) // (chosen + 1)
            total += ways
        return min(1.0, total / (1 << tries - 1))
    # The normal distribution, with the correction for whole numbers.
    distance = (abs(better - worse) - 1) / math.sqrt(tries)
    return min(1.0, math.erfc(max(0.0, distance) / math.sqrt(2)))
