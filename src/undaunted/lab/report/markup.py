"""Elements as text. What is not markup already is escaped, so nothing has to remember to do it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

# What neither HTML nor XML may contain, however it is written.
_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

# An empty `<td/>` would stay open in HTML; only these may be closed at once.
_WITHOUT_END = frozenset(["meta", "br", "hr", "rect", "line", "path", "circle", "polyline", "polygon", "use"])

Attribute = str | float | None


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def text(content: object) -> Markup:
    """Anything as it may stand between tags."""
    return content if isinstance(content, Markup) else Markup(escape(_printable(str(content)), quote=False))


def tag(name: str, /, *children: object, **attributes: Attribute) -> Markup:
    """An element. `class_` gives `class`, `aria_label` gives `aria-label`; None leaves an attribute out."""
    opening = name + "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _WITHOUT_END:
        return Markup(f"<{opening}/>")
    return Markup(f"<{opening}>{''.join(map(text, children))}</{name}>")


def joined(parts: Iterable[object]) -> Markup:
    """Several pieces after each other."""
    return Markup("".join(map(text, parts)))


def length(value: float) -> str:
    """A coordinate: two decimals are a fraction of any pixel."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def _value(value: str | float) -> str:
    return escape(_printable(value)) if isinstance(value, str) else length(value)


def _printable(content: str) -> str:
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", content)
