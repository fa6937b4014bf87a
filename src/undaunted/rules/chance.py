"""All randomness passes through here: ten-sided dice, and cards from a deck that is a bag.

Without a `source` the state's own generator (PCG32) decides, which is what search and experiments want. A
source is an object with `die() -> int` and `draw(seat, bag) -> card`; it scripts, records or replays
chance.
"""

import cython

from undaunted.rules.state import State


@cython.ccall
def seed(state: State, number: cython.ulonglong) -> cython.void:
    """Start the state's own generator from a number, mixed well: neighbouring numbers give unlike games.

    The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    """
    mask: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    step: cython.ulonglong = 0x9E3779B97F4A7C15
    first: cython.ulonglong = 0xBF58476D1CE4E5B9
    second: cython.ulonglong = 0x94D049BB133111EB
    mixed: cython.ulonglong = (number + step) & mask
    mixed = ((mixed ^ (mixed >> 30)) * first) & mask
    mixed = ((mixed ^ (mixed >> 27)) * second) & mask
    state.generator = mixed ^ (mixed >> 31)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def random_below(state: State, limit: cython.int) -> cython.int:
    """PCG32 (O'Neill 2014), scaled to 0 … limit - 1."""
    # Named and typed, because a literal of 64 bits would be a Python object when compiled.
    multiplier: cython.ulonglong = 6364136223846793005
    increment: cython.ulonglong = 1442695040888963407
    mask: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    old: cython.ulonglong = state.generator
    state.generator = (old * multiplier + increment) & mask
    low: cython.ulonglong = 0xFFFFFFFF
    mixed: cython.ulonglong = (((old >> 18) ^ old) >> 27) & low
    turn: cython.int = old >> 59
    number: cython.ulonglong = ((mixed >> turn) | (mixed << (32 - turn))) & low
    return (number * limit) >> 32


@cython.cfunc
@cython.inline
@cython.exceptval(-1)
def roll(state: State) -> cython.int:
    """One ten-sided die: 0 … 9, where 0 always hits."""
    if state.source is None:
        return random_below(state, 10)
    return state.source.die()  # type: ignore[no-any-return]


@cython.cfunc
@cython.exceptval(-1)
def draw_from_bag(state: State, seat: cython.int, weights: list[int]) -> cython.int:
    """Which of a seat's cards comes, each as likely as its weight says; seldom asked, so in plain Python."""
    first: cython.int = state.table.seat_first_card[seat]
    bag = [(first + place, weight) for place, weight in enumerate(weights) if weight]
    if state.source is not None:
        return state.source.draw(seat, bag)  # type: ignore[no-any-return]
    left: cython.int = random_below(state, sum(weights))
    card: cython.int = first
    for card, weight in bag:
        left -= weight
        if left < 0:
            break
    return card


@cython.cfunc
@cython.inline
@cython.exceptval(-1)
def draw_from_deck(state: State, seat: cython.int, size: cython.int) -> cython.int:
    """Which card comes off a deck of `size` cards (it is not moved yet)."""
    card: cython.int = state.table.seat_first_card[seat]
    if state.source is not None:
        last: cython.int = state.table.seat_first_card[seat + 1]
        bag = [(one, state.deck[one]) for one in range(card, last) if state.deck[one]]
        return state.source.draw(seat, bag)  # type: ignore[no-any-return]
    left: cython.int = random_below(state, size)
    deck: bytearray = state.deck
    left -= deck[card]
    while left >= 0:
        card += 1
        left -= deck[card]
    return card
