"""From a leaf of the tree on: a few rounds of greedy play, with a random slip now and then."""

import cython

from undaunted.bots.greedy.plan import Plans
from undaunted.bots.greedy.policy import greedy_pick
from undaunted.rules.chance import random_below
from undaunted.rules.decide import decider, options, play
from undaunted.rules.options import Options
from undaunted.rules.playout import fighting_on
from undaunted.rules.state import State
from undaunted.rules.words import NONE


@cython.ccall
def play_until(
    state: State, end: cython.int, most: cython.int, slips: cython.int, out: Options, plans: Plans
) -> cython.int:
    """Play greedily until round `end` begins or the game is over; gives how many decisions were made.

    At most `most`, and `slips` of 100 of them are random ones.
    """
    made: cython.int = 0
    while made < most and state.round < end:
        seat: cython.int = decider(state)
        if seat == NONE:
            break
        count: cython.int = fighting_on(state, options(state, seat, out), out)
        thing: cython.int = out.things[0]
        if count > 1:
            if slips and random_below(state, 100) < slips:
                thing = out.things[random_below(state, count)]
            else:
                thing = greedy_pick(state, seat, out, plans)
        play(state, seat, thing)
        made += 1
    return made
