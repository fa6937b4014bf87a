"""Random legal play to the end, inside the compiled module: for benchmarks, fuzzing and search."""

import cython

from undaunted.rules.chance import random_below
from undaunted.rules.decide import decider, options, play
from undaunted.rules.options import Options
from undaunted.rules.state import State
from undaunted.rules.words import NONE, WITHDRAW


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def fighting_on(state: State, count: cython.int, out: Options) -> cython.int:
    """How many of the options are left for whoever does not withdraw, which is offered last."""
    if state.table.withdraws and count > 1 and out.things[count - 1] == WITHDRAW:
        out.count = count - 1
        return count - 1
    return count


@cython.ccall
def playout(state: State, most: cython.int) -> cython.int:
    """Play uniformly random options until the game is over, or at most so many decisions; gives how many.

    Nobody withdraws: games would be over before they have begun.
    """
    out: Options = Options()
    made: cython.int = 0
    while made < most:
        seat: cython.int = decider(state)
        if seat == NONE:
            break
        count: cython.int = fighting_on(state, options(state, seat, out), out)
        play(state, seat, out.things[random_below(state, count)])
        made += 1
    return made
