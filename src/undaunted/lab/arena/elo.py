"""Ratings of a pool: Bradley and Terry's model by maximum likelihood, on Elo's scale.

A difference of 400 means ten wins to one loss. Every pairing gets half a win for either side on top of its
games, so that a bot that never loses is not infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

SCALE = 400 / math.log(10)
PRIOR = 0.5
RESAMPLES = 1000

Scores = Mapping[tuple[str, str], tuple[float, float]]
"""Of each pairing: the wins of the one and of the other; an undecided game is half a win for both."""
Pairs = Mapping[tuple[str, str], Mapping[float, int]]
"""Of each pairing: how many pairs of games gave the one so many points (0, ½, 1, 1½, 2) of two."""


def ratings(pool: Sequence[str], scores: Scores, anchor: str, prior: float = PRIOR) -> dict[str, float]:
    """The ratings under which these scores are likeliest; the anchor's is 0."""
    free = [bot for bot in pool if bot != anchor]
    strength = dict.fromkeys(pool, 0.0)
    won = {pairing: (one + prior, other + prior) for pairing, (one, other) in scores.items()}
    for _ in range(100):
        slope, curve = _derivatives(free, won, strength)
        step = _solve(curve, slope)
        # Far from the top a full step can overshoot; one unit is a factor of e in the odds.
        longest = max(map(abs, step), default=0.0)
        damped = 1.0 if longest <= 1 else 1 / longest
        for bot, change in zip(free, step, strict=True):
            strength[bot] += damped * change
        if longest < 1e-10:
            break
    return {bot: SCALE * value for bot, value in strength.items()}


def intervals(
    pool: Sequence[str], pairs: Pairs, anchor: str, seed: int = 1, resamples: int = RESAMPLES
) -> dict[str, tuple[float, float]]:
    """95 % intervals by the Bayesian bootstrap (Rubin 1981) over pairs of games.

    Each resample gives every pair a random weight instead of drawing pairs anew. With the prior weighted
    likewise, the interval of a bot that won everything has a width too.
    """
    rng = Random(seed)
    drawn: dict[str, list[float]] = {bot: [] for bot in pool}
    for _ in range(resamples):
        scores = {pairing: _weighted(rng, found) for pairing, found in pairs.items()}
        for bot, rating in ratings(pool, scores, anchor, prior=0.0).items():
            drawn[bot].append(rating)
    return {bot: _middle(sorted(found)) for bot, found in drawn.items()}


def _weighted(rng: Random, found: Mapping[float, int]) -> tuple[float, float]:
    # The weights of so many pairs add up to a gamma variate of that shape, so nothing is done pair by pair.
    # The floor keeps a prior weight that underflows from making a rating infinite.
    one, other = (max(1e-9, rng.gammavariate(PRIOR, 1.0)) for _ in range(2))
    for points, count in sorted(found.items()):
        if count:
            weight = rng.gammavariate(count, 1.0)
            one += points * weight
            other += (2 - points) * weight
    return one, other


def _middle(values: list[float]) -> tuple[float, float]:
    last = len(values) - 1
    return values[round(0.025 * last)], values[round(0.975 * last)]


def _derivatives(
    free: list[str], won: Scores, strength: Mapping[str, float]
) -> tuple[list[float], list[list[float]]]:
    """Of the log-likelihood: its slope, and its curve with the sign turned."""
    at = {bot: index for index, bot in enumerate(free)}
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for (one, other), (wins, losses) in won.items():
        games = wins + losses
        expected = 1 / (1 + math.exp(strength[other] - strength[one]))
        surplus, bend = wins - games * expected, games * expected * (1 - expected)
        for bot, sign in ((one, 1), (other, -1)):
            if bot in at:
                slope[at[bot]] += sign * surplus
                curve[at[bot]][at[bot]] += bend
        if one in at and other in at:
            curve[at[one]][at[other]] -= bend
            curve[at[other]][at[one]] -= bend
    return slope, curve


def _solve(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot; pools are small."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for k in range(column, size + 1):
                rows[row][k] -= factor * rows[column][k]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][k] * found[k] for k in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
