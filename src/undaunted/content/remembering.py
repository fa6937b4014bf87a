"""What was read is remembered until somebody says `reload`; and so is that it could not be read.

A server offers what it read when it started. A file that is mended, torn or added meanwhile must not change
what it says half-way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Any, ParamSpec, Self, TypeVar, overload

from undaunted.content.errors import ContentError

P = ParamSpec("P")
T = TypeVar("T")

_forgetful: list[Callable[[], None]] = []


class _Now:
    reading = 0


def on_reload(forget: Callable[[], None]) -> None:
    """Have something forgotten along with the packs that it was made from."""
    _forgetful.append(forget)


def reading() -> int:
    """How often all was forgotten: what was begun at another reading is not to be kept."""
    return _Now.reading


def forget() -> None:
    _Now.reading += 1
    for one in _forgetful:
        one()


def remembered(read: Callable[P, T]) -> Callable[P, T]:
    """Of a function that reads: what it gave, or the ContentError that it raised.

    A thread that was at it while all was forgotten gets its answer, which is then kept nowhere.
    """
    known: dict[object, T | ContentError] = {}
    on_reload(known.clear)

    @wraps(read)
    def once(*args: P.args, **more: P.kwargs) -> T:
        key = (args, tuple(more.items()))
        begun = _Now.reading
        found: T | ContentError
        try:
            found = known[key]
        except KeyError:
            try:
                found = read(*args, **more)
            except ContentError as error:
                found = error
            if begun == _Now.reading:
                known[key] = found
        if isinstance(found, ContentError):
            raise found.with_traceback(None)
        return found

    return once


class read_once(cached_property[T]):  # noqa: N801 (as `cached_property` is written)
    """A cached property that remembers its ContentError, too."""

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...

    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | T:
        if instance is None:
            return self
        mark = f"no {self.attrname}"
        if mark in instance.__dict__:
            raise instance.__dict__[mark].with_traceback(None)
        try:
            return super().__get__(instance, owner)
        except ContentError as error:
            instance.__dict__[mark] = error
            raise
