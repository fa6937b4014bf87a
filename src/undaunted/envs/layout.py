"""The fields of an observation's tensor: where each lies, and what it means."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import msgspec

from undaunted.content.stage import KEPT, Stage, stage


class Field(msgspec.Struct, frozen=True):
    """A named part of the tensor. All its numbers lie between `low` and `high`."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str
    high: float = 1.0
    low: float = 0.0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.offset, self.offset + self.size)


class Layout(msgspec.Struct, frozen=True):
    """The fields of one scenario, in order. Every seat's tensor has the same."""

    scenario: str
    things: int
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        last = self.fields[-1]
        return last.offset + last.size

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        known = ", ".join(field.name for field in self.fields)
        raise KeyError(f"field: found {name!r}, expected one of {known}")

    def text(self) -> str:
        """A table in Markdown, as the documentation shows it."""
        lines = ["| Field | Offset | Shape | Range | Meaning |", "|---|---|---|---|---|"]
        for field in self.fields:
            shape = " × ".join(map(str, field.shape))
            span = f"{field.low:g} … {field.high:g}"
            lines.append(f"| `{field.name}` | {field.offset} | {shape} | {span} | {field.meaning} |")
        return "\n".join(lines) + "\n"


def layout(scenario: str) -> Layout:
    """The fields of a scenario's observations: `layout("normandy/1")["hand"].slice`."""
    return layout_of(stage(scenario))


@lru_cache(maxsize=KEPT)
def layout_of(where: Stage) -> Layout:
    from undaunted.envs.reading import Reading

    reading = Reading(where.table, 0)
    return Layout(where.name, reading.table.things, tuple(reading.fields))
