"""Walking down the tree: what to try next, for one who decides alone and for those who bid together."""

import cython

from undaunted.bots.greedy.alike import merge_alike, stand_in
from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.policy import ready_plan, score_option
from undaunted.bots.search.mind import MOST_PATH, Search
from undaunted.bots.search.roots import exp, sqrt
from undaunted.bots.search.tree import Tree, child_of, grow
from undaunted.rules.decide import decider, options, play
from undaunted.rules.options import Options
from undaunted.rules.state import State, top
from undaunted.rules.words import ASK_BID, F_KIND


@cython.cfunc
@cython.exceptval(check=False)
def passed(search: Search, node: cython.int) -> cython.void:
    if search.length < MOST_PATH:
        search.path[search.length] = node
        search.length += 1


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def key_of(search: Search, thing: cython.int) -> cython.int:
    """The thing under which the tree knows an option."""
    return stand_in(search.table, thing) if search.alike else thing


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def option_of(search: Search, node: cython.int) -> cython.int:
    """The option that a node just chosen means in the position at hand."""
    thing: cython.int = search.tree.thing[node]
    return search.meant[thing] if search.alike else thing


@cython.cfunc
def expand(search: Search, state: State, seat: cython.int, node: cython.int) -> cython.void:
    """Grow a child for every option, each with the share that the greedy policy would give it."""
    out: Options = search.out
    plan: Plan = ready_plan(state, seat, search.plans)
    best: cython.double = -1.0e12
    at: cython.int
    for at in range(out.count):
        search.scores[at] = score_option(state, plan, seat, out.things[at])
        best = max(best, search.scores[at])
    total: cython.double = 0.0
    for at in range(out.count):
        search.scores[at] = exp(max(-50.0, (search.scores[at] - best) / search.softness))
        total += search.scores[at]
    for at in range(out.count):
        share: cython.double = search.scores[at] / total
        share = (1.0 - search.evenness) * share + search.evenness / out.count
        # A node is expanded again when a deal brings other options: what is known stays.
        key: cython.int = key_of(search, out.things[at])
        if child_of(search.tree, node, seat, key) == 0:
            grow(search.tree, node, seat, key, share)


@cython.cfunc
@cython.exceptval(check=False)
def count_known(search: Search, seat: cython.int, node: cython.int) -> cython.int:
    """How many of the options have a child here; all options are stamped on the way."""
    tree: Tree = search.tree
    out: Options = search.out
    search.stamp += 1
    at: cython.int
    for at in range(out.count):
        key: cython.int = out.things[at]
        if search.alike:
            key = stand_in(search.table, key)
            search.meant[key] = out.things[at]
        search.stamps[key] = search.stamp
    known: cython.int = 0
    child: cython.int = tree.first_child[node]
    while child:
        if tree.seat[child] == seat and search.stamps[tree.thing[child]] == search.stamp:
            known += 1
        child = tree.sibling[child]
    return known


@cython.cfunc
def choose_child(search: Search, state: State, seat: cython.int, node: cython.int) -> cython.int:
    """The option to try now: known to be good, or promising and little tried."""
    tree: Tree = search.tree
    if count_known(search, seat, node) < search.out.count:
        # With other cards dealt, or after other dice, there are other options.
        expand(search, state, seat, node)
    side: cython.int = state.table.seat_side[seat]
    unseen: cython.double = 0.5
    if tree.visits[node]:
        unseen = tree.total[node] / tree.visits[node]
        if side:
            unseen = 1.0 - unseen
    unseen -= search.caution
    best: cython.double = -1.0e12
    chosen: cython.int = 0
    child: cython.int = tree.first_child[node]
    while child:
        if tree.seat[child] == seat and search.stamps[tree.thing[child]] == search.stamp:
            tree.chances[child] += 1
            visits: cython.int = tree.visits[child]
            worth: cython.double = unseen
            if visits:
                worth = tree.total[child] / visits
                if side:
                    worth = 1.0 - worth
            worth += search.curiosity * tree.prior[child] * sqrt(tree.chances[child]) / (1.0 + visits)
            if worth > best:
                best = worth
                chosen = child
        child = tree.sibling[child]
    return chosen


@cython.cfunc
def bid_together(
    search: Search, state: State, seat: cython.int, node: cython.int, child: cython.int
) -> cython.int:
    """The other bids are chosen at the same node, in ignorance of this one; the walk goes on below it."""
    out: Options = search.out
    passed(search, child)
    play(state, seat, option_of(search, child))
    bidding: cython.int = state.round
    while state.depth and state.stack[top(state) + F_KIND] == ASK_BID and state.round == bidding:
        other: cython.int = decider(state)
        count: cython.int = options(state, other, out)
        if search.alike:
            count = merge_alike(search.table, out)
        thing: cython.int = out.things[0]
        if count > 1:
            reply: cython.int = choose_child(search, state, other, node)
            if reply:
                passed(search, reply)
                thing = option_of(search, reply)
        play(state, other, thing)
    return child
