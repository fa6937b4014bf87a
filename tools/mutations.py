"""The mutations of `mutants.py`: a changed operator, number, condition, statement or returned value.

Only the bodies of functions are mutated, but neither annotations, nor strings, nor branches for the compiler.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

RULES = Path("src/undaunted/rules")
OPERATORS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.And: (ast.Or,), ast.Or: (ast.And,), ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,), ast.Mult: (ast.Add,), ast.FloorDiv: (ast.Mult,), ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitOr,), ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A mutation, by the number of its node in the function and which of the node's changes it is."""

    file: str
    function: str
    line: int
    lines: tuple[int, ...]
    node: int
    change: int
    text: str

    @property
    def module(self) -> str:
        return "undaunted.rules." + self.file.removesuffix(".py").replace("/", ".")

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.function} [{self.node}.{self.change}] {self.text}"


def mutants() -> list[Mutant]:
    """All mutants of rules/, in the order of files and lines."""
    return [
        one
        for path in sorted(RULES.rglob("*.py"))
        for one in mutants_of(ast.parse(path.read_text(encoding="utf-8")), str(path.relative_to(RULES)))
    ]


def mutants_of(tree: ast.Module, file: str) -> Iterator[Mutant]:
    for name, function in functions(tree):
        for number, node in enumerate(places(function)):
            for change, (old, new) in enumerate(changes(node, function)):
                lines = tuple(range(node.lineno, (header(node).end_lineno or node.lineno) + 1))
                text = f"{shortened(old)} -> {shortened(new)}"
                yield Mutant(file, name, node.lineno, lines, number, change, text)


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and of its classes, with their qualified names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")


def places(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The statements and expressions of a function that can be mutated, from top to bottom."""
    below = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.FunctionDef):
        below = list(node.body)
    if isinstance(node, ast.AnnAssign):
        below = [node.value] if node.value else []
    if isinstance(node, ast.If) and "cython." in ast.unparse(node.test):
        below = list(node.orelse)
    if isinstance(node, ast.Raise | ast.JoinedStr):
        below = []
    for child in below:
        if isinstance(child, ast.expr | ast.stmt):
            yield child
        yield from places(child)


def changes(node: ast.AST, function: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Pairs of the node and its replacement."""
    match node:
        case ast.Compare(left, [operator], [right]):
            for other in OPERATORS[type(operator)]:
                yield node, ast.Compare(left, [other()], [right])  # type: ignore[list-item]
        case ast.Compare(left, [first, second], [middle, right]):
            for other in OPERATORS[type(first)]:
                yield node, ast.Compare(left, [other(), second], [middle, right])  # type: ignore[list-item]
            for other in OPERATORS[type(second)]:
                yield node, ast.Compare(left, [first, other()], [middle, right])  # type: ignore[list-item]
        case ast.BoolOp(operator, values):
            for other in OPERATORS[type(operator)]:
                yield node, ast.BoolOp(other(), values)  # type: ignore[arg-type]
        case ast.BinOp(left, operator, right):
            for other in OPERATORS[type(operator)]:
                yield node, ast.BinOp(left, other(), right)  # type: ignore[arg-type]
        case ast.AugAssign(target, operator, value):
            for other in OPERATORS[type(operator)]:
                yield node, ast.AugAssign(target, other(), value)  # type: ignore[arg-type]
            yield node, ast.Pass()
        case ast.UnaryOp(ast.Not(), operand):
            yield node, operand
        case ast.Constant(bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(int(value)):
            yield node, ast.Constant(value + 1)
            yield node, ast.Constant(value - 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if "cython." in ast.unparse(test):
                return
            changed = copy.copy(node)
            changed.test = ast.UnaryOp(ast.Not(), test)
            yield node, changed
        case ast.Expr(ast.Call()) | ast.Assign() | ast.Raise() | ast.Return(None):
            yield node, ast.Pass()
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            returns = ast.unparse(function.returns) if function.returns else ""
            if returns == "cython.bint":
                yield node, ast.Return(ast.UnaryOp(ast.Not(), value))
            elif returns.startswith("cython."):
                yield node, ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
            else:
                yield node, ast.Return(ast.Constant(None))
        case ast.Break():
            yield node, ast.Continue()
        case ast.Continue():
            yield node, ast.Break()


def header(node: ast.expr | ast.stmt) -> ast.expr | ast.stmt:
    """Of a compound statement the condition only, because its body need not run."""
    return node.test if isinstance(node, ast.If | ast.While) else node


def shortened(node: ast.AST) -> str:
    return ast.unparse(node).split("\n", 1)[0]


class Replacing(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def planted(mutant: Mutant) -> CodeType:
    """The compiled code of the mutated function."""
    path = RULES / mutant.file
    tree = ast.parse(path.read_text(encoding="utf-8"))
    function = dict(functions(tree))[mutant.function]
    old = list(places(function))[mutant.node]
    new = list(changes(old, function))[mutant.change][1]
    Replacing(old, ast.copy_location(new, old)).visit(function)
    code = compile(ast.fix_missing_locations(tree), str(path.resolve()), "exec")
    for part in mutant.function.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code


def code_of(module: str, name: str) -> FunctionType:
    """The function itself, which all modules that import it share."""
    found: object = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert isinstance(found, FunctionType), f"{module}.{name}"
    return found
