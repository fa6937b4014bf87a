"""Patterns of messages, made into functions: Fluent walks its tree anew for each sentence, ten times slower.

Only the few things that our messages are made of. Whatever else there is in a pattern or among its arguments
is left to Fluent (`Unusual`), which also knows what to say about what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax.ast import SelectExpression

Args = Mapping[str, Any]
Part = Callable[[Args], Any]
"""Gives a text or a number, as Fluent's own parts do."""
Plural = Callable[[int], str]
Functions = Mapping[str, Callable[..., Any]]

LONGEST = 2500
"""Characters of a part; Fluent refuses longer ones."""
UNGROUPED = range(1000)
"""Numbers that are written the same in all languages: larger ones are grouped."""


class Unusual(Exception):
    """Something for Fluent itself."""


class Quick:
    """Makes functions of the patterns of one language."""

    def __init__(self, plural: Plural, functions: Functions) -> None:
        self._plural = plural
        self._functions = functions

    def made(self, pattern: Any) -> Callable[[Args], str]:
        """Raises Unusual at once where the pattern is, and when it is called where its arguments are."""
        from fluent.syntax import ast

        if isinstance(pattern, ast.Pattern):
            parts = [self._text(element) for element in pattern.elements]
            return lambda args: "".join([part(args) for part in parts])
        part = self._text(pattern)
        return lambda args: str(part(args))

    def _text(self, node: Any) -> Callable[[Args], str]:
        """The same where it is written out: of all parts only an argument may be a number."""
        from fluent.syntax import ast

        part = self._part(node)
        while isinstance(node, ast.Placeable):
            node = node.expression
        return _written(part) if isinstance(node, ast.VariableReference) else part

    def _part(self, node: Any) -> Part:
        from fluent.syntax import ast

        while isinstance(node, ast.Placeable):
            node = node.expression
        match node:
            case ast.TextElement():
                return _always(node.value)
            case ast.StringLiteral():
                return _always(node.parse()["value"])
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.FunctionReference() if node.id.name in self._functions and not node.arguments.named:
                return self._call(node.id.name, [self._part(one) for one in node.arguments.positional])
            case ast.SelectExpression():
                return self._select(node)
        raise Unusual

    def _call(self, name: str, given: list[Part]) -> Part:
        function = self._functions[name]

        def call(args: Args) -> Any:
            values = [part(args) for part in given]
            if not all(isinstance(value, str) for value in values):
                raise Unusual
            try:
                return function(*values)
            except Exception as error:
                raise Unusual from error

        return call

    def _select(self, node: SelectExpression) -> Part:
        selector = self._part(node.selector)
        variants = [(_key(one.key), self.made(one.value)) for one in node.variants]
        default = next(value for one, (_, value) in zip(node.variants, variants, strict=True) if one.default)
        # As Fluent has it, a text may also name the plural of a number: `one` that of 1.
        named = [(self._plural(key) if isinstance(key, int) else key, value) for key, value in variants]
        # Of two that fit the first one counts.
        texts = dict(reversed(named))
        numbers: dict[int, Callable[[Args], str]] = {}

        def select(args: Args) -> str:
            key = selector(args)
            if isinstance(key, str):
                return texts.get(key, default)(args)
            if key not in numbers:
                fits = (key, self._plural(key))
                numbers[key] = next((value for one, value in variants if one in fits), default)
            return numbers[key](args)

        return select


def _key(key: Any) -> int | str:
    from fluent.syntax import ast

    if not isinstance(key, ast.NumberLiteral):
        return str(key.name)
    number: Any = key.value  # a number already, though Fluent's types say a text
    if not isinstance(number, int):
        raise Unusual
    return int(number)


def _always(text: str) -> Part:
    return lambda _: text


def _variable(name: str) -> Part:
    def value(args: Args) -> Any:
        found = args.get(name)
        if isinstance(found, str):
            if len(found) > LONGEST:
                raise Unusual
            return found
        if type(found) is int and found in UNGROUPED:
            return found
        raise Unusual

    return value


def _written(part: Part) -> Callable[[Args], str]:
    def text(args: Args) -> str:
        value = part(args)
        return value if isinstance(value, str) else str(value)

    return text
