"""Mines: whose they are, where they lie at first, and how they hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.action import MINES, Action
from undaunted.content.checks.mines import ends
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def mine_deeds(plan: Compiler) -> bytearray:
    """What a mine does is a deed like that of a card; only where there are mines."""
    if not plan.scenario.mines and not plan.city:
        return bytearray()
    return bytearray(plan.deed(Action(word=kind, value=plan.variant.mine_dice)) for kind in MINES)


def fill_mines(plan: Compiler) -> None:
    """`start_mine[2 * edge + kind]` counts the mines on an edge; the last cell is the supply."""
    table, mines = plan.table, plan.scenario.mines
    table.mine_owner = plan.pack.sides.index(mines.owner) if mines else words.NONE
    if not mines:
        table.start_mine = bytearray()
        return
    numbers = {frozenset(table.edge_tile[2 * edge : 2 * edge + 2]): edge for edge in range(table.edges)}
    table.start_mine = bytearray(2 * table.edges + 1)
    table.start_mine[2 * table.edges] = mines.supply
    for kind, edges in ((words.AGAINST_PERSONNEL, mines.personnel), (words.AGAINST_ARMOUR, mines.armour)):
        for edge in edges:
            between = frozenset(plan.tiles.index(tile) for tile in ends(edge))
            table.start_mine[2 * numbers[between] + kind] += 1
