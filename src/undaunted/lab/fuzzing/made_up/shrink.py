"""A failing pack made smaller, a little: whatever can go without the failure going too."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from undaunted.lab.fuzzing.made_up.pack import Files, MadePack

MOST_TRIES = 60
Path = tuple[str | int, ...]


def shrink(pack: MadePack, still_fails: Callable[[MadePack], bool], tries: int = MOST_TRIES) -> MadePack:
    """Tries so often at most; what it gives fails as well."""
    left = tries
    smaller = True
    while smaller and left:
        smaller = False
        for files in _without_something(pack.files):
            left -= 1
            candidate = MadePack(pack.id, files, pack.oddities)
            if still_fails(candidate):
                pack, smaller = candidate, True
                break
            if not left:
                break
    return pack


def _without_something(files: Files) -> Iterator[Files]:
    """One file less; half of a long list; one item less, the bulkiest first."""
    for name in reversed(files):
        if name not in ("pack.toml", "cards.toml", "tiles.toml"):
            yield {other: content for other, content in files.items() if other != name}
    items = sorted(_items(files), key=lambda path: -len(repr(_at(files, path))))
    for path in items:
        whole = _at(files, path)
        if isinstance(whole, list) and len(whole) > 3:
            yield _changed(files, path, whole[: len(whole) // 2])
    for path in items:
        yield _changed(files, path, None)


def _items(files: Files) -> Iterator[Path]:
    """Everything that has a place of its own in a list or in a table of a pack."""
    waiting: list[tuple[Path, Any]] = [((name,), content) for name, content in files.items()]
    while waiting:
        path, value = waiting.pop()
        keys = (
            value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        )
        for key in keys:
            yield (*path, key)
            waiting.append(((*path, key), value[key]))


def _at(files: Files, path: Path) -> Any:
    found: Any = files
    for key in path:
        found = found[key]
    return found


def _changed(files: Files, path: Path, value: Any) -> Files:
    """With another value at a place, or with nothing there."""
    changed = copy.deepcopy(files)
    holder = _at(changed, path[:-1])
    if value is None:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return changed
