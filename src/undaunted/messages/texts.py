"""The messages of one language, each parsed when it is first asked for.

A process says a few hundred of the thousands of messages, and to parse all of them takes half a second of
processor time per language. So the files are only split into entries here, by the identifier that every entry
begins with in the first column.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def split(text: str) -> dict[str, str]:
    """The source of each entry of a Fluent file, by its identifier; a term's begins with `-`."""
    starts = [*_ENTRY.finditer(text)]
    ends = [*(entry.start() for entry in starts[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(starts, ends, strict=True)}


class Texts:
    def __init__(self, lang: str, folder: Path, functions: dict[str, Callable[..., Any]]) -> None:
        self._waiting: dict[str, str] = {}
        """The source of each entry that is not parsed yet."""
        for file in sorted(folder.rglob("*.ftl")):
            self._waiting |= split(file.read_text(encoding="utf-8"))
        self.ids = tuple(key for key in self._waiting if not key.startswith("-"))
        self._known = frozenset(self.ids)
        # Isolation marks guard mixed writing directions; in a terminal they show up as rubbish.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def message(self, key: str) -> Any:
        """The message `key`, ready to be formatted together with all that it refers to."""
        self._parse(key)
        return self._bundle.get_message(key)

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text of a message's value or attribute, and what was wrong."""
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Parse this entry and all that it refers to, directly or not.

        An entry stops waiting only when all of them are in the bundle: other threads may ask meanwhile.
        """
        todo, parsed = [key], set[str]()
        while todo:
            one = todo.pop()
            source = self._waiting.get(one)
            if source is None or one in parsed:
                continue
            parsed.add(one)
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            references = _References()
            references.visit(resource)
            todo += references.keys
        for one in parsed:
            self._waiting.pop(one, None)


class _References(Visitor):
    """The identifiers of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's names
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
