"""One of something for everyone who comes, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Made when somebody comes first. Where there are too many, who was away longest is forgotten.

    To be forgotten is to be given a new one: somebody with that many addresses at hand would have had as many
    new ones anyway.
    """

    def __init__(self, new: Callable[[], T], size: int) -> None:
        self._new = new
        self._size = size
        self._found: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def of(self, key: Hashable) -> T:
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._new()
            if len(self._found) > self._size:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(key)
        return found
