"""What a search works with: made once for a table, used again for every decision."""

from array import array
from typing import Final

import cython

from undaunted.bots.greedy.alike import has_alike
from undaunted.bots.greedy.plan import Plans
from undaunted.bots.search.evaluation import Evaluation
from undaunted.bots.search.tree import Tree
from undaunted.rules.options import MOST_OPTIONS, Options
from undaunted.rules.state import State
from undaunted.rules.table import Table

# The longest path that is remembered.
MOST_PATH: Final = 200


@cython.cclass
class Search:
    tree = cython.declare(Tree, visibility="public")
    evaluation = cython.declare(Evaluation, visibility="public")
    # How strongly it explores.
    curiosity = cython.declare(cython.double, visibility="public")
    # For how many rounds greedy play goes on after a leaf, and how many of 100 decisions slip there.
    rounds = cython.declare(cython.int, visibility="public")
    slips = cython.declare(cython.int, visibility="public")
    # How far apart two of the policy's scores must be to matter, and what share is given to all alike.
    softness = cython.declare(cython.double, visibility="public")
    evenness = cython.declare(cython.double, visibility="public")
    # How much worse than its parent an option is thought to be that was never tried.
    caution = cython.declare(cython.double, visibility="public")
    # Seeds of the simulations come from here.
    dice = cython.declare(State, visibility="public")
    out = cython.declare(Options, visibility="public")
    plans = cython.declare(Plans, visibility="public")
    table = cython.declare(Table, visibility="public")
    # Are there cards that are as good as each other? Then the tree knows only those that stand for all, and
    # `meant` says which of them is there in the position at hand.
    alike = cython.declare(cython.bint, visibility="public")
    meant = cython.declare("int[::1]")
    stamp = cython.declare(cython.int, visibility="public")
    stamps = cython.declare("int[::1]")
    path = cython.declare("int[::1]")
    length = cython.declare(cython.int, visibility="public")
    scores = cython.declare("double[::1]")

    def __init__(self, evaluation: Evaluation, size: int, table: Table) -> None:
        self.tree = Tree(size)
        self.evaluation = evaluation
        self.curiosity = 1.0
        # In the city points come in round by round, and units come back: one round says too little.
        self.rounds = 2 if table.city_cells else 1
        self.slips = 0
        self.softness = 30.0
        self.evenness = 0.2
        self.caution = 0.05
        self.dice = State()
        self.out = Options()
        self.plans = Plans()
        self.stamp = 0
        self.table = table
        self.alike = has_alike(table)
        self.meant = array("i", bytes(4 * table.things))
        self.stamps = array("i", bytes(4 * table.things))
        self.path = array("i", bytes(4 * MOST_PATH))
        self.length = 0
        self.scores = array("d", bytes(8 * MOST_OPTIONS))
