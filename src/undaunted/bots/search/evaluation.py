"""The chance that a side wins from here, as a weighted sum of features squeezed into 0 … 1."""

from array import array

import cython

from undaunted.bots.search.columns import FEATURES
from undaunted.bots.search.features import describe_side
from undaunted.bots.search.reach import Reach
from undaunted.bots.search.roots import exp
from undaunted.rules.state import State
from undaunted.rules.words import DRAWN


@cython.cclass
class Evaluation:
    """What each feature is worth to each side: side 0's weights, then side 1's."""

    weights = cython.declare("double[::1]")
    reach = cython.declare(Reach, visibility="public")

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != 2 * FEATURES:
            raise ValueError(f"an evaluation has {2 * FEATURES} weights, not {len(weights)}")
        self.weights = array("d", weights)
        self.reach = Reach()


@cython.cfunc
@cython.exceptval(check=False)
def standing(state: State, side: cython.int, evaluation: Evaluation) -> cython.double:
    """How well a side stands, for what it has to do."""
    describe_side(state, side, evaluation.reach)
    first: cython.int = side * FEATURES
    total: cython.double = 0.0
    at: cython.int
    for at in range(FEATURES):
        total += evaluation.weights[first + at] * evaluation.reach.row[at]
    return total


@cython.ccall
@cython.exceptval(check=False)
def win_chance(state: State, evaluation: Evaluation) -> cython.double:
    """Of side 0; exact once the game is over: a draw is half a win."""
    if state.winner == DRAWN:
        return 0.5
    if state.winner:
        return 2.0 - state.winner
    ahead: cython.double = standing(state, 0, evaluation) - standing(state, 1, evaluation)
    chance: cython.double = 1.0 / (1.0 + exp(-ahead))
    return chance


def features_of(state: State, side: int) -> list[float]:
    """The features of a side, for fitting weights to finished games."""
    reach: Reach = Reach()
    describe_side(state, side, reach)
    return [reach.row[at] for at in range(FEATURES)]
