"""From a TOML file to a checked Struct, turning every failure into a ContentError that says where."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from undaunted.content.errors import ContentError, Problem, dotted, one_of, raise_all
from undaunted.content.typed import typed

T = TypeVar("T")
Raw = dict[str, Any]

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")


MOST_BYTES = 4 * 1024 * 1024
"""Of one file; the largest of ours has a fiftieth of it."""


def read_bytes(path: Path, expected: str) -> bytes:
    """A file and nothing else: a pipe would keep everybody waiting, and a device never ends."""
    try:
        if not path.is_file():
            raise ContentError(file=str(path), found="no readable file", expected=expected)
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ContentError(file=str(path), found="no readable file", expected=expected) from error
    if len(content) > MOST_BYTES:
        raise ContentError(file=str(path), found=f"more than {MOST_BYTES} bytes", expected=expected)
    return content


def read_toml(path: Path) -> Raw:
    content = read_bytes(path, "a TOML file")
    try:
        raw: Raw = msgspec.toml.decode(content)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line \d+(?:, column \d+)?", str(error))
        raise ContentError(
            file=str(path), key=place[0] if place else "", found=str(error), expected="TOML syntax"
        ) from error
    return raw


def convert(raw: object, kind: type[T], file: str, *prefix: str) -> T:
    """Check ``raw`` against the schema; ``prefix`` is the key under which it stands in the file."""
    try:
        return typed(raw, kind)
    except msgspec.ValidationError as error:
        raise_all(faults(raw, kind, file, dotted(*prefix)))
        raise AssertionError("a mistake that nobody found") from error


def faults(raw: object, kind: Any, file: str, key: str = "") -> list[Problem]:
    """Every mistake in a value: those of its parts, or, where the parts are good, its own."""
    bare = _bare(kind)
    found: list[Problem] = []
    if isinstance(raw, dict) and field_types(bare):
        found = misnamed(raw, field_types(bare), required(bare), file, key)
        for name, part in raw.items():
            if name in field_types(bare):
                found += faults(part, field_types(bare)[name], file, _under(key, name))
    elif isinstance(raw, dict) and get_origin(bare) is dict:
        for name, part in raw.items():
            found += faults(part, _element(bare), file, _under(key, name))
    elif isinstance(raw, list) and get_origin(bare) is tuple:
        for index, part in enumerate(raw):
            found += faults(part, _element(bare), file, f"{key}[{index}]")
    if not found:
        try:
            typed(raw, kind)
        except msgspec.ValidationError as error:
            found.append(_explained(str(error), raw, kind, file, key))
    return found


def misnamed(
    raw: Mapping[str, object],
    known: Iterable[str],
    needed: Iterable[str],
    file: str,
    within: str = "",
    tables: Container[str] = (),
) -> list[Problem]:
    """Keys that nobody knows and keys that are missing; one that was misspelt is told once."""
    names = list(known)
    unknown = [key for key in raw if key not in names]
    meant = {near for key in unknown for near in _near(key, names)}
    found = [unknown_key(key, names, file, within) for key in unknown]
    return found + [
        Problem(
            file=file,
            key=_under(within, key),
            found="nothing",
            expected=f"a table [{dotted(key)}]" if key in tables else f"the key {key!r}",
        )
        for key in needed
        if key not in raw and key not in meant
    ]


def _near(key: str, names: Sequence[str]) -> list[str]:
    import difflib  # only ever needed once something is wrong

    folded = {name.casefold(): name for name in names}
    return [folded[name] for name in difflib.get_close_matches(key.casefold(), folded, n=1)]


def unknown_key(key: str, known: object, file: str, within: str = "") -> Problem:
    names = [str(name) for name in known] if isinstance(known, (list, tuple, set, dict)) else []
    full = f"{within}.{dotted(key)}" if within else dotted(key)
    return Problem(
        file=file, key=full, found=f"unknown key {key!r}", expected=one_of(names, key, "a known key")
    )


def _explained(message: str, raw: object, kind: Any, file: str, key: str) -> Problem:
    match = _MESSAGE.fullmatch(message)
    what, path = (match["what"], match["path"] or "") if match else (message, "")
    value: Any = raw
    for step in _STEP.finditer(path):
        kind = _bare(kind)
        if step["name"] is not None:
            part: Any = step["name"]
            kind = field_types(kind).get(part, Any)
        else:
            kind = _element(kind)
            # msgspec does not say which entry of a table it refused: find it.
            part = int(step["index"]) if step["index"].isdigit() else _refused(value, kind)
        key = _under(key, part) if isinstance(part, str) else f"{key}[{part}]"
        value = value[part]
    kind = _bare(kind)
    if unknown := re.match(r"Object contains unknown field `(.*)`", what):
        return unknown_key(unknown[1], field_types(kind), file, key)
    if missing := re.match(r"Object missing required field `(.*)`", what):
        full = f"{key}.{missing[1]}" if key else missing[1]
        return Problem(file=file, key=full, found="nothing", expected=f"the key {missing[1]!r}")
    if get_origin(kind) is Literal:
        return Problem(file=file, key=key, found=repr(value), expected=one_of(get_args(kind), str(value)))
    # No file can hold a null: a key that may be left out is left out.
    expected = re.sub(r", got .*|^Expected | \| null", "", what).replace("`", "")
    return Problem(file=file, key=key, found=repr(value), expected=expected)


def _refused(table: Mapping[str, object], kind: Any) -> str:
    for key, value in table.items():
        try:
            typed(value, kind)
        except msgspec.ValidationError:
            return key
    return next(iter(table))


def _bare(kind: Any) -> Any:
    """The type without its constraints, and without None."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _bare(get_args(kind)[0])
    if origin in (Union, UnionType):
        return _bare(next(option for option in get_args(kind) if option is not type(None)))
    return kind


@cache
def field_types(kind: Any) -> Mapping[str, Any]:
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return {}
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


@cache
def required(kind: Any) -> Sequence[str]:
    return tuple(field.encode_name for field in msgspec.structs.fields(kind) if field.required)


def _under(key: str, name: str) -> str:
    return f"{key}.{dotted(name)}" if key else dotted(name)


def _element(kind: Any) -> Any:
    """The type of the entries of a table or list."""
    arguments = get_args(kind)
    if not arguments:
        return Any
    return arguments[1] if get_origin(kind) is dict else arguments[0]
