"""A hostile bot's tools: read whatever hangs on an object, and follow where it leads."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

from undaunted.rules.words import NONE
from undaunted.speed import rules

PLAIN = (int, float, str, bytes, bytearray, type(None))
TELLING = ("pack", "arrays", "clone", "__sizeof__")
"""Methods without arguments that say something about what they belong to."""
DEEP = 4
IMAGINED = 6


def everything(thing: Any) -> dict[str, Any]:
    """Every attribute, public and private, and what hangs on those in turn, by the path that leads there."""
    return dict(_read("", thing, 0))


def _read(path: str, thing: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, PLAIN):
        yield path, bytes(thing) if isinstance(thing, bytearray) else thing
    elif isinstance(thing, list | tuple):
        for at, part in enumerate(thing):
            yield from _read(f"{path}[{at}]", part, depth + 1)
    elif isinstance(thing, rules.Table):
        yield path, "the table, which everybody shares"
    elif depth < DEEP:
        for name in sorted({*dir(thing), *getattr(thing, "__dict__", ())}):
            yield from _attribute(f"{path}.{name}", thing, name, depth)


def _attribute(path: str, thing: Any, name: str, depth: int) -> Iterator[tuple[str, Any]]:
    if name in ("__class__", "__dict__"):
        return  # a class says nothing of its objects; what is in a `__dict__` is read by name
    try:
        found = getattr(thing, name)
    except AttributeError as error:  # a slot that was never filled
        yield path, type(error)
        return
    if not callable(found):
        yield from _read(path, found, depth + 1)
    elif name in TELLING:
        yield from _read(f"{path}()", found(), depth + 1)


def squeeze(seen: rules.Observation) -> dict[str, Any]:
    """All that can be got out of an Observation: what it holds, what it imagines, what it offers to whom."""
    found = everything(seen)
    for number in range(IMAGINED):
        found[f"imagined {number}"] = everything(rules.determinise(seen, number))
    out = rules.Options()
    for seat in (*range(seen.state.table.seats), NONE):
        rules.options(seen.state, seat, out)
        found[f"options of {seat}"] = out.listed()
        found[f"seen again from {seat}"] = rules.observe(seen.state, seat).state.pack()
    return found


def reachable(thing: Any) -> set[int]:
    """Where references and attributes lead, short of classes and the table.

    Attributes too, because compiled classes do not tell Python's collector about all they hold.
    """
    reached: set[int] = set()
    kept = []  # so that no number is given twice
    queue = [thing]
    while queue:
        found = queue.pop()
        if id(found) not in reached and not isinstance(found, type | rules.Table):
            reached.add(id(found))
            kept.append(found)
            queue += gc.get_referents(found)
            if not isinstance(found, PLAIN):
                held = [getattr(found, name, None) for name in dir(found)]
                queue += [part for part in held if not callable(part)]
    return reached
