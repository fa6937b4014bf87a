"""An observation as numbers, and the options as a mask: made from an `Observation` and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undaunted.content.stage import KEPT, Stage, stage
from undaunted.envs.cells import cells
from undaunted.envs.errors import MissingLibrary
from undaunted.envs.layout import Layout, layout_of
from undaunted.envs.reading import Reading
from undaunted.speed import rules

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingLibrary("numpy", "pettingzoo") from error

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Tensors:
    """Turns the observations of one scenario into vectors as its `layout` describes them."""

    def __init__(self, where: Stage) -> None:
        table: rules.Table = where.table
        self.layout: Layout = layout_of(where)
        self.size = self.layout.size
        self.things = self.layout.things
        self._readers = [_Reader(Reading(table, seat), self.size) for seat in range(table.seats)]
        self._out = rules.Options()

    def observation(self, seen: rules.Observation) -> Vector:
        """Equal knowledge gives equal bytes, whatever is hidden."""
        return self._readers[seen.seat].read(cells(seen))

    def mask(self, seen: rules.Observation) -> Mask:
        """1 for each thing that the seat may pick now; nothing while it owes no decision."""
        mask = np.zeros(self.things, np.int8)
        rules.options(seen.state, seen.seat, self._out)
        mask[self._out.listed()] = 1
        return mask

    def low_and_high(self) -> tuple[Vector, Vector]:
        """The least and the most that each number can be."""
        low, high = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32)
        for field in self.layout.fields:
            low[field.slice], high[field.slice] = field.low, field.high
        return low, high

    def named(self, vector: Vector) -> dict[str, Any]:
        """The fields by name, in their shapes: views of the same numbers, not copies."""
        return {field.name: vector[field.slice].reshape(field.shape) for field in self.layout.fields}


class _Reader:
    """A reading as arrays, so that a whole tensor is a few operations."""

    def __init__(self, reading: Reading, size: int) -> None:
        self.size = size
        first = {place: (place, cell, divisor) for place, cell, divisor in reversed(reading.numbers)}
        # A round is written in two cells: what a place gets beyond its first cell is added to it.
        self.further = [one for one in reading.numbers if one not in first.values()]
        numbers = np.array(list(first.values()), np.float64)
        self.places = numbers[:, 0].astype(np.intp)
        self.cells = numbers[:, 1].astype(np.intp)
        self.scale = 1 / numbers[:, 2]
        self.chosen = np.array([cell for cell, _ in reading.choices], np.intp)
        # One place beyond the tensor takes what lights nothing.
        self.lights = np.full((len(reading.choices), 256), size, np.intp)
        for row, (_, places) in enumerate(reading.choices):
            for value, place in places.items():
                self.lights[row, value] = place
        self.rows = np.arange(len(reading.choices))

    def read(self, found: bytes) -> Vector:
        row = np.frombuffer(found, np.uint8)
        vector = np.zeros(self.size + 1, np.float32)
        vector[self.places] = row[self.cells] * self.scale
        for place, cell, divisor in self.further:
            vector[place] += row[cell] / divisor
        vector[self.lights[self.rows, row[self.chosen]]] = 1
        return vector[: self.size]


def tensors(scenario: str) -> Tensors:
    """Those of `normandy/1`, made once."""
    return tensors_of(stage(scenario))


@lru_cache(maxsize=KEPT)
def tensors_of(where: Stage) -> Tensors:
    return Tensors(where)
