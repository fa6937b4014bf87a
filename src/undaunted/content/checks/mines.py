"""Whether the mines of a scenario lie where mines can lie, and are no more than there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.errors import Findings, one_of
from undaunted.content.geometry import Spots, neighbours
from undaunted.content.schema import Mines

if TYPE_CHECKING:
    from undaunted.content.folder import Pack

MOST_MINES = 8
"""In the box: in the supply and on the board together (ruling 36)."""


def ends(edge: str) -> tuple[str, str]:
    """The two tiles of an edge that is written `6B-3B`; the second is empty where it is not."""
    one, _, other = edge.partition("-")
    return one, other


def mines(pack: Pack, told: Mines, board: Spots, report: Findings) -> None:
    report.know(told.owner, pack.sides, "mines.owner", "a side")
    beside = neighbours(board)
    for key, edges in (("personnel", told.personnel), ("armour", told.armour)):
        for number, edge in enumerate(edges):
            one, other = ends(edge)
            where = f"mines.{key}[{number}]"
            if one not in beside:
                report.add(where, repr(edge), "an edge, written as its two tiles: '6B-3B'")
            elif other not in beside[one]:
                report.add(where, repr(edge), one_of(beside[one], other, f"a tile beside {one}"))
    total = told.supply + len(told.personnel) + len(told.armour)
    if total > MOST_MINES:
        report.add("mines", f"{total} mines", f"{MOST_MINES} at most, in the supply and on the board")
