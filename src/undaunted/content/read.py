"""From a TOML file to a checked Struct, turning every failure into a ContentError that says where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NoReturn, TypeVar, Union, get_args, get_origin

import msgspec

from undaunted.content.errors import ContentError, dotted, one_of

T = TypeVar("T")
Raw = dict[str, Any]

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")


def read_toml(path: Path) -> Raw:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ContentError(file=str(path), found="no readable file", expected="a TOML file") from error
    try:
        raw: Raw = msgspec.toml.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        place = re.search(r"line \d+(?:, column \d+)?", str(error))
        raise ContentError(
            file=str(path), key=place[0] if place else "", found=str(error), expected="TOML syntax"
        ) from error
    return raw


def convert(raw: object, kind: type[T], file: str, *prefix: str) -> T:
    """Check ``raw`` against the schema; ``prefix`` is the key under which it stands in the file."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        _explain(str(error), raw, kind, file, dotted(*prefix))


def unknown_key(key: str, known: object, file: str, within: str = "") -> ContentError:
    names = [str(name) for name in known] if isinstance(known, (list, tuple, set, dict)) else []
    full = f"{within}.{dotted(key)}" if within else dotted(key)
    return ContentError(
        file=file, key=full, found=f"unknown key {key!r}", expected=one_of(names, key, "a known key")
    )


def _explain(message: str, raw: object, kind: Any, file: str, key: str) -> NoReturn:
    match = _MESSAGE.fullmatch(message)
    what, path = (match["what"], match["path"] or "") if match else (message, "")
    value: Any = raw
    for step in _STEP.finditer(path):
        kind = _bare(kind)
        if step["name"] is not None:
            part: Any = step["name"]
            kind = _fields(kind).get(part, Any)
        else:
            kind = _element(kind)
            # msgspec does not say which entry of a table it refused: find it.
            part = int(step["index"]) if step["index"].isdigit() else _refused(value, kind)
        if isinstance(part, str):
            key = f"{key}.{dotted(part)}" if key else dotted(part)
        else:
            key = f"{key}[{part}]"
        value = value[part]
    kind = _bare(kind)
    if unknown := re.match(r"Object contains unknown field `(.*)`", what):
        raise unknown_key(unknown[1], _fields(kind), file, key)
    if missing := re.match(r"Object missing required field `(.*)`", what):
        full = f"{key}.{missing[1]}" if key else missing[1]
        raise ContentError(file=file, key=full, found="nothing", expected=f"the key {missing[1]!r}")
    if get_origin(kind) is Literal:
        raise ContentError(file=file, key=key, found=repr(value), expected=one_of(get_args(kind), str(value)))
    expected = re.sub(r", got .*|^Expected ", "", what).replace("`", "")
    raise ContentError(file=file, key=key, found=repr(value), expected=expected)


def _refused(table: Mapping[str, object], kind: Any) -> str:
    for key, value in table.items():
        try:
            msgspec.convert(value, kind)
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


def _fields(kind: Any) -> dict[str, Any]:
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return {}
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def _element(kind: Any) -> Any:
    """The type of the entries of a table or list."""
    arguments = get_args(kind)
    if not arguments:
        return Any
    return arguments[1] if get_origin(kind) is dict else arguments[0]
