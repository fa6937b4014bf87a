"""What a scene says of the embattled city: see `scene.py`."""

from __future__ import annotations

from typing import Self

from undaunted.content.stage import Stage
from undaunted.game.things import Things, slug


class InTheCity:
    stage: Stage
    ruins: dict[str, str]

    def __init__(self) -> None:
        self.routs: set[str] = set()
        self.cells: dict[str, list[str]] = {}

    def routed(self, *units: str) -> Self:
        """They have no card but in the supply: what the deck began with is lost."""
        self.routs |= set(units)
        return self._cell("routed", *(slug(unit) for unit in units))

    def face(self, tile: str, letter: str, by: str = "") -> Self:
        """The tile shows this face; if it is no building any more, this side has destroyed it."""
        face = next(face for face in self.stage.pack.places[tile] if face.letter == letter)
        if self.stage.pack.face(tile, self.stage.scenario.faces).structure and not face.structure:
            self.ruins[f"Building {tile}"] = by or self.stage.sides[0]
        return self._cell("faces", f"{tile}:{letter}")

    def smoke(self, tile: str, by: str = "Soviet Engineer A") -> Self:
        return self._cell("smoke", tile).smoked(by, 1)

    def smoked(self, unit: str, markers: int) -> Self:
        """So many more of a unit's smoke markers are used up."""
        before = next((one for one in self.cells.get("smoked", []) if one.startswith(slug(unit))), "")
        self.cells["smoked"] = [one for one in self.cells.get("smoked", []) if one != before]
        return self._cell("smoked", f"{slug(unit)}:{markers + int(before.partition(':')[2] or 0)}")

    def watch(self, unit: str, tile: str) -> Self:
        return self._cell("watch", f"{slug(unit)}:{tile}")

    def laid(self, unit: str, mines: int) -> Self:
        """So many of a unit's mines are used up, wherever they are now."""
        return self._cell("laid", f"{slug(unit)}:{mines}")

    def field(self, *mines: str) -> Self:
        """Just these, each an edge, a side and a kind: "105-106 German personnel"."""
        known = {frozenset(edge.split("-")): edge for edge in Things(self.stage).edges}
        said = [mine.split(" ") for mine in mines]
        items = [f"{known[frozenset(edge.split('-'))]}:{side}-{kind}" for edge, side, kind in said]
        return self._cell("field", *(items or ["none"]))

    def mission(self, side: str, points: int) -> Self:
        return self._cell("mission", f"{side}:{points}")

    def _cell(self, key: str, *items: str) -> Self:
        self.cells.setdefault(key, []).extend(items)
        return self
