"""The files to be joined: what they import from each other and what they define.

Joining takes a few promises, each checked here with an error that names the place: names are imported one
by one at the top of a file and never renamed, no two files define the same name, and imports never run in a
circle.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


class UnityError(Exception):
    """The files cannot be joined; the message says where and what was expected."""


@dataclass
class Part:
    """One file to be joined."""

    path: Path
    label: str
    module: str
    text: str
    tree: ast.Module
    internal: list[ast.ImportFrom] = field(default_factory=list)
    needs: set[str] = field(default_factory=set)

    def error(self, line: int, problem: str) -> UnityError:
        return UnityError(f"{self.label}:{line}: {problem}")

    def source_of(self, node: ast.ImportFrom) -> str:
        """The full name of the module that an import reads from."""
        if not node.level:
            return node.module or ""
        steps = node.level - (self.path.name == "__init__.py")
        base = self.module.split(".")[: -steps or None]
        return ".".join([*base, *([node.module] if node.module else [])])


def collect(package: Path, inputs: Iterable[str]) -> list[Part]:
    """Reads the inputs, in a stable order."""
    parts: dict[Path, Part] = {}
    for name in inputs:
        place = package / name
        if not place.exists():
            raise UnityError(f"{name}: no such file or folder in {package}")
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            label = path.relative_to(package).as_posix()
            text = path.read_text(encoding="utf-8")
            try:
                tree = ast.parse(text, filename=label)
            except SyntaxError as error:
                raise UnityError(f"{label}:{error.lineno}: {error.msg}") from error
            module = f"{package.name}/{label}".removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            parts.setdefault(path, Part(path, label, module, text, tree))
    return list(parts.values())


def read_imports(parts: Sequence[Part]) -> None:
    """Sorts the imports of each part into internal ones, which vanish, and the others, which stay."""
    modules = {part.module for part in parts}
    for part in parts:
        top = {id(statement) for statement in part.tree.body}
        for node in ast.walk(part.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name in modules:
                        problem = f"`import {alias.name}`: import the names it defines, one by one"
                        raise part.error(node.lineno, problem)
            if not isinstance(node, ast.ImportFrom):
                continue
            source = part.source_of(node)
            for alias in node.names:
                if f"{source}.{alias.name}" in modules:
                    problem = f"imports the module {alias.name}: import the names it defines, one by one"
                    raise part.error(node.lineno, problem)
            if source not in modules:
                if node.level:
                    problem = f"relative import of {source}, which is not joined: add it or name it in full"
                    raise part.error(node.lineno, problem)
                continue
            if id(node) not in top:
                raise part.error(node.lineno, "an import between joined files belongs at the top level")
            for alias in node.names:
                if alias.name == "*":
                    raise part.error(node.lineno, "`import *` from a joined file: name what is needed")
                if alias.asname not in (None, alias.name):
                    problem = f"`{alias.name} as {alias.asname}`: a joined name keeps its name"
                    raise part.error(node.lineno, problem)
            part.internal.append(node)
            part.needs.add(source)


def in_order(parts: Sequence[Part]) -> list[Part]:
    """Every file after those it imports from."""
    by_module = {part.module: part for part in parts}
    sorter = TopologicalSorter({part.module: sorted(part.needs) for part in parts})
    try:
        return [by_module[module] for module in sorter.static_order()]
    except CycleError as error:
        circle = " -> ".join(by_module[module].label for module in reversed(error.args[1]))
        raise UnityError(f"imports run in a circle: {circle}") from error


def bindings(part: Part) -> list[tuple[str, int, str]]:
    """The top-level names of a file: name, line, and what it is bound to where repeating that is harmless."""
    found: list[tuple[str, int, str]] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append((node.name, node.lineno, ""))
            return
        if isinstance(node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            return
        if isinstance(node, ast.Import):
            for alias in node.names:
                bound = alias.asname or alias.name.split(".")[0]
                found.append((bound, node.lineno, f"import {alias.name if alias.asname else bound}"))
        elif isinstance(node, ast.ImportFrom) and node not in part.internal:
            source = f"from {node.module} import"
            found.extend((a.asname or a.name, node.lineno, f"{source} {a.name}") for a in node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id != "__all__":
            found.append((node.id, node.lineno, ""))
        for child in ast.iter_child_nodes(node):
            visit(child)

    for statement in part.tree.body:
        visit(statement)
    return found


def check_names(parts: Sequence[Part]) -> None:
    """In one module there is one of each name."""
    seen: dict[str, tuple[Part, int, str]] = {}
    for part in parts:
        for name, line, origin in bindings(part):
            other, other_line, other_origin = seen.setdefault(name, (part, line, origin))
            if other is not part and not (origin and origin == other_origin):
                place = f"{other.label}:{other_line}"
                raise part.error(
                    line, f"`{name}` is also defined in {place}; joined files share one namespace"
                )
    for part in parts:
        for node in part.internal:
            for alias in node.names:
                if alias.name not in seen:
                    source = part.source_of(node)
                    problem = f"`{alias.name}` is imported from {source}, but no joined file defines it"
                    raise part.error(node.lineno, problem)
