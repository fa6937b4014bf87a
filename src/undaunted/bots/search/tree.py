"""The tree of a search: what was tried after what, how often, and how it turned out.

A node is a decision that some seat made: its key is the seat and the thing picked, or the card that stands
for all that are like it. Which cards were dealt or what the dice showed is not part of the path (an open-loop
tree): chance is averaged over.
"""

from array import array
from typing import Final

import cython

# Room for so many nodes at first: a short thought should not wait for memory.
FIRST_SIZE: Final = 8192


@cython.cclass
class Tree:
    """All nodes end to end in one pool. Node 0 is nobody's: no child, no sibling."""

    # How many nodes there is room for now, and how many there may ever be.
    size = cython.declare(cython.int, visibility="public")
    most = cython.declare(cython.int, visibility="public")
    count = cython.declare(cython.int, visibility="public")
    root = cython.declare(cython.int, visibility="public")
    seat = cython.declare("int[::1]")
    thing = cython.declare("int[::1]")
    first_child = cython.declare("int[::1]")
    sibling = cython.declare("int[::1]")
    visits = cython.declare("int[::1]")
    # How often it could have been picked when its parent was passed: that differs with the cards dealt.
    chances = cython.declare("int[::1]")
    # The sum of side 0's win chances, and how likely the policy finds this choice.
    total = cython.declare("double[::1]")
    prior = cython.declare("double[::1]")

    def __init__(self, most: int) -> None:
        self.most = most
        size: int = min(most, FIRST_SIZE)
        self.size = size
        self.seat = array("i", bytes(4 * size))
        self.thing = array("i", bytes(4 * size))
        self.first_child = array("i", bytes(4 * size))
        self.sibling = array("i", bytes(4 * size))
        self.visits = array("i", bytes(4 * size))
        self.chances = array("i", bytes(4 * size))
        self.total = array("d", bytes(8 * size))
        self.prior = array("d", bytes(8 * size))
        plant(self)


@cython.cfunc
def plant(tree: Tree) -> cython.void:
    """Start anew with a bare root."""
    tree.count = 1
    tree.root = grow(tree, 0, 0, 0, 1.0)


def make_room(tree: Tree) -> None:
    """Twice the room, or as much as there may be."""
    size: int = min(tree.most, 2 * tree.size)
    more: int = size - tree.size
    tree.seat = array("i", bytes(tree.seat) + bytes(4 * more))
    tree.thing = array("i", bytes(tree.thing) + bytes(4 * more))
    tree.first_child = array("i", bytes(tree.first_child) + bytes(4 * more))
    tree.sibling = array("i", bytes(tree.sibling) + bytes(4 * more))
    tree.visits = array("i", bytes(tree.visits) + bytes(4 * more))
    tree.chances = array("i", bytes(tree.chances) + bytes(4 * more))
    tree.total = array("d", bytes(tree.total) + bytes(8 * more))
    tree.prior = array("d", bytes(tree.prior) + bytes(8 * more))
    tree.size = size


@cython.cfunc
def grow(
    tree: Tree, parent: cython.int, seat: cython.int, thing: cython.int, prior: cython.double
) -> cython.int:
    """A new node under a parent; 0 when the pool is full."""
    if tree.count >= tree.size:
        if tree.size >= tree.most:
            return 0
        make_room(tree)
    node: cython.int = tree.count
    tree.count += 1
    tree.seat[node] = seat
    tree.thing[node] = thing
    tree.first_child[node] = 0
    tree.sibling[node] = 0
    tree.visits[node] = 0
    tree.chances[node] = 0
    tree.total[node] = 0.0
    tree.prior[node] = prior
    if parent:
        tree.sibling[node] = tree.first_child[parent]
        tree.first_child[parent] = node
    return node


@cython.cfunc
@cython.exceptval(check=False)
def child_of(tree: Tree, parent: cython.int, seat: cython.int, thing: cython.int) -> cython.int:
    """The node of a choice; 0 if it was never grown."""
    node: cython.int = tree.first_child[parent]
    while node:
        if tree.thing[node] == thing and tree.seat[node] == seat:
            return node
        node = tree.sibling[node]
    return 0
