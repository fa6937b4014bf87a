"""The search itself: deal what is hidden, walk down the tree, play on a little, judge, remember."""

from typing import Final

import cython

from undaunted.bots.greedy.alike import merge_alike
from undaunted.bots.greedy.policy import greedy_pick
from undaunted.bots.search.choosing import bid_together, choose_child, expand, key_of, option_of, passed
from undaunted.bots.search.evaluation import win_chance
from undaunted.bots.search.mind import Search
from undaunted.bots.search.rollout import play_until
from undaunted.bots.search.tree import Tree, child_of, plant
from undaunted.rules.chance import random_below, seed
from undaunted.rules.decide import decider, options, owes_decision, play
from undaunted.rules.observe import Observation, determinise
from undaunted.rules.options import Options
from undaunted.rules.playout import fighting_on
from undaunted.rules.state import State, top
from undaunted.rules.words import ASK_BID, F_KIND, NONE

# Decisions of one simulation, in the tree and after: some games between bots go on for ever.
MOST_STEPS: Final = 400
# Simulations between two looks at whether the lead can still be caught up.
STRIDE: Final = 16


@cython.cfunc
def simulate(search: Search, seen: Observation) -> cython.void:
    """One simulation."""
    tree: Tree = search.tree
    number: cython.ulonglong = random_below(search.dice, 0x7FFFFFFF)
    state: State = determinise(seen, number)
    seed(state, random_below(search.dice, 0x7FFFFFFF))
    out: Options = search.out
    node: cython.int = tree.root
    search.length = 0
    passed(search, node)
    steps: cython.int = 0
    while steps < MOST_STEPS:
        seat: cython.int = decider(state)
        if seat == NONE:
            break
        steps += 1
        if state.stack[top(state) + F_KIND] == ASK_BID and owes_decision(state, seen.seat):
            seat = seen.seat
        count: cython.int = fighting_on(state, options(state, seat, out), out)
        if search.alike:
            count = merge_alike(search.table, out)
        if count == 1:
            play(state, seat, out.things[0])
            continue
        if seat == search.table.automaton:
            # It does as its cards say, whatever would be best: chance, not a choice.
            play(state, seat, greedy_pick(state, seat, out, search.plans))
            continue
        if tree.first_child[node] == 0 and node != tree.root:
            # A leaf: its options get their children, and this is where playing on begins.
            expand(search, state, seat, node)
            break
        child: cython.int = choose_child(search, state, seat, node)
        if child == 0:
            break
        if state.stack[top(state) + F_KIND] == ASK_BID:
            node = bid_together(search, state, seat, node, child)
        else:
            passed(search, child)
            play(state, seat, option_of(search, child))
            node = child
    play_until(state, state.round + search.rounds, MOST_STEPS, search.slips, out, search.plans)
    value: cython.double = win_chance(state, search.evaluation)
    at: cython.int
    for at in range(search.length):
        node = search.path[at]
        tree.visits[node] += 1
        tree.total[node] += value


@cython.ccall
def search_on(search: Search, seen: Observation, simulations: cython.int, settles: cython.bint) -> cython.int:
    """Go on for so many simulations; gives how many were made.

    One that settles stops as soon as the lead cannot be caught up in those that are left.
    """
    made: cython.int = 0
    while made < simulations:
        simulate(search, seen)
        made += 1
        if settles and made % STRIDE == 0 and lead(search, seen.seat) > simulations - made:
            break
    return made


@cython.ccall
@cython.exceptval(check=False)
def lead(search: Search, seat: cython.int) -> cython.int:
    """By how many visits the seat's most tried option leads at the root."""
    tree: Tree = search.tree
    best: cython.int = 0
    second: cython.int = 0
    node: cython.int = tree.first_child[tree.root]
    while node:
        if tree.seat[node] == seat:
            visits: cython.int = tree.visits[node]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
        node = tree.sibling[node]
    return best - second


@cython.ccall
def begin(search: Search, number: cython.ulonglong) -> cython.void:
    """Forget the tree and start the dice from a number."""
    seed(search.dice, number)
    plant(search.tree)


@cython.ccall
def descend(search: Search, seat: cython.int, thing: cython.int) -> cython.bint:
    """Make a choice's node the root, where there is one that was looked into; False where not."""
    node: cython.int = child_of(search.tree, search.tree.root, seat, key_of(search, thing))
    if node == 0 or search.tree.first_child[node] == 0:
        return False
    search.tree.root = node
    return True


def replies(search: Search, seat: int) -> list[tuple[int, int, float]]:
    """What was tried at the root: the thing, how often, and the sum of side 0's win chances after it.

    Of cards that are alike it names the one that stands for all, offered or not.
    """
    tree: Tree = search.tree
    found: list[tuple[int, int, float]] = []
    node: cython.int = tree.first_child[tree.root]
    while node:
        if tree.seat[node] == seat:
            found.append((tree.thing[node], tree.visits[node], tree.total[node]))
        node = tree.sibling[node]
    return found
