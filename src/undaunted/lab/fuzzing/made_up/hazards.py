"""What lies on the boards of made-up scenarios: rough terrain tokens, and mines on edges."""

from __future__ import annotations

from typing import Any

from undaunted.content.checks.mines import MOST_MINES
from undaunted.content.geometry import neighbours, spots
from undaunted.lab.fuzzing.made_up.maker import Maker


def lay_hazards(maker: Maker, scenario: dict[str, Any]) -> None:
    if maker.chance(0.3):
        scenario["rough"] = maker.some_tiles(1, 4)
    rough = {tile["id"] for tile in maker.tiles if tile.get("rough")}.union(scenario.get("rough", ()))
    maker.smooth = [tile for tile in maker.board if tile not in rough] or maker.board
    if maker.mined:
        scenario["mines"] = _mines(maker, scenario["board"]["layout"])


def _mines(maker: Maker, layout: list[str]) -> dict[str, Any]:
    """No more than the box has; several may lie on one edge."""
    rng = maker.rng
    edges = [f"{tile}-{other}" for tile, beside in neighbours(spots(layout)).items() for other in beside]
    if "mines astray" in maker.odd:
        edges += [f"{maker.board[0]}-{maker.board[-1]}", maker.board[0], "", "1A-1A"]
    if "mines everywhere" in maker.odd:
        edges = edges[:1]
    total = MOST_MINES if "mines everywhere" in maker.odd else rng.randint(0, MOST_MINES)
    laid = [rng.choice(edges) for _ in range(rng.randint(0, total))] if edges else []
    personnel = rng.randint(0, len(laid))
    return {
        "owner": rng.choice(maker.sides),
        "supply": total - len(laid) if edges else total,
        "personnel": laid[:personnel],
        "armour": laid[personnel:],
    }
