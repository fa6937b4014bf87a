"""Ratings of a pool: Bradley and Terry's model by maximum likelihood, on Elo's scale.

A difference of 400 means ten wins to one loss. Every pairing gets half a win for either side on top of its
games, so that a bot that never loses is not infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from undaunted.lab.arena.errors import ArenaError

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ArenaError("numpy", "no such library", "it installed: pip install 'undaunted[lab]'") from error

SCALE = 400 / math.log(10)
PRIOR = 0.5
RESAMPLES = 1000
MIDDLE = (0.025, 0.975)

Scores = Mapping[tuple[str, str], tuple[float, float]]
"""Of each pairing: the wins of the one and of the other; an undecided game is half a win for both."""
Pairs = Mapping[tuple[str, str], Mapping[float, int]]
"""Of each pairing: how many pairs of games gave the one so many points (0, ½, 1, 1½, 2) of two."""
Floats = NDArray[np.float64]


def ratings(pool: Sequence[str], scores: Scores, anchor: str, prior: float = PRIOR) -> dict[str, float]:
    """The ratings under which these scores are likeliest; the anchor's is 0."""
    won = np.array([list(scores.values())]) + prior
    found = _likeliest(pool, list(scores), won, anchor)
    return dict(zip(pool, found[0].tolist(), strict=True))


def intervals(
    pool: Sequence[str], pairs: Pairs, anchor: str, seed: int = 1, resamples: int = RESAMPLES
) -> dict[str, tuple[float, float]]:
    """95 % intervals by the Bayesian bootstrap (Rubin 1981) over pairs of games.

    Each resample gives every pair a random weight instead of drawing pairs anew. With the prior weighted
    likewise, the interval of a bot that won everything has a width too.
    """
    rng = Random(seed)
    won = np.array([[_weighted(rng, found) for found in pairs.values()] for _ in range(resamples)])
    drawn = _likeliest(pool, list(pairs), won, anchor)
    ends = np.quantile(drawn, MIDDLE, axis=0, method="nearest").T
    return {bot: (low, high) for bot, (low, high) in zip(pool, ends.tolist(), strict=True)}


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


def _likeliest(pool: Sequence[str], pairings: Sequence[tuple[str, str]], won: Floats, anchor: str) -> Floats:
    """Newton's method for many samples at once: `won[sample, pairing]` is what either of the two has won."""
    signs = np.array([[(bot == one) - (bot == other) for bot in pool] for one, other in pairings], float)
    free = [index for index, bot in enumerate(pool) if bot != anchor]
    against = signs[:, free]
    wins, games = won[..., 0], won.sum(axis=-1)
    strength = np.zeros((len(won), len(pool)))
    for _ in range(100):
        expected = 1 / (1 + np.exp(-strength @ signs.T))
        slope = (wins - games * expected) @ against
        curve = np.einsum("sp,pi,pj->sij", games * expected * (1 - expected), against, against)
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        # Far from the top a full step can overshoot; one unit is a factor of e in the odds.
        longest = np.abs(step).max(axis=-1, keepdims=True)
        strength[:, free] += step / np.maximum(1, longest)
        if longest.max() < 1e-10:
            break
    return SCALE * strength
