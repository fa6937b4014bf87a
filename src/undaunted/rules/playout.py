"""Random legal play to the end, inside the compiled module: for benchmarks, fuzzing and search."""

import cython

from undaunted.rules.chance import random_below
from undaunted.rules.decide import decider, options, play
from undaunted.rules.options import Options
from undaunted.rules.state import State
from undaunted.rules.words import NONE


@cython.ccall
def playout(state: State, most: cython.int) -> cython.int:
    """Play uniformly random options until the game is over, or at most so many decisions; gives how many."""
    out: Options = Options()
    made: cython.int = 0
    while made < most:
        seat: cython.int = decider(state)
        if seat == NONE:
            break
        count: cython.int = options(state, seat, out)
        play(state, seat, out.things[random_below(state, count)])
        made += 1
    return made
