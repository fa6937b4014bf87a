"""Which module-level assignments are integer constants, and how C spells them.

A Python global costs a dictionary lookup even in compiled code; a C constant costs nothing. So every
`NAME = <integer>` leaves the joined module and goes into its `.pxd` twin.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping

_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
_UNARY: dict[type[ast.unaryop], Callable[[int], int]] = {
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}


def integer(node: ast.expr | None, known: Mapping[str, int]) -> int | None:
    """The value of an expression made of integer literals and known constants; None for anything else."""
    match node:
        # A bool is an int to Python, but `True` must not come back as 1.
        case ast.Constant(value=bool()):
            return None
        case ast.Constant(value=int() as value):
            return value
        case ast.Name(id=name):
            return known.get(name)
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            inner = integer(operand, known)
            return None if inner is None else _UNARY[type(op)](inner)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            a, b = integer(left, known), integer(right, known)
            if a is None or b is None:
                return None
            try:
                value = _BINARY[type(op)](a, b)
            except (ArithmeticError, ValueError):
                return None
            # `2 ** -1` is a float: not ours.
            return value if isinstance(value, int) else None
    return None


def _row(node: ast.expr | None, known: Mapping[str, int]) -> list[int] | None:
    """The values of `range(…)` or of a tuple of integers, for `A, B, C = range(3)`."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]) if args:
            bounds = [integer(arg, known) for arg in args]
            return None if None in bounds else list(range(*[b for b in bounds if b is not None]))
        case ast.Tuple(elts=elements):
            values = [integer(element, known) for element in elements]
            return None if None in values else [v for v in values if v is not None]
    return None


def assigned(statement: ast.stmt, known: Mapping[str, int]) -> dict[str, int]:
    """The constants that this statement does nothing but define; empty when it is no such statement."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=expression):
            names, values = [name], [integer(expression, known)]
        case ast.AnnAssign(target=ast.Name(id=name), value=expression):
            names, values = [name], [integer(expression, known)]
        case ast.Assign(targets=[ast.Tuple(elts=elements)], value=expression):
            names = [element.id for element in elements if isinstance(element, ast.Name)]
            row = _row(expression, known)
            if row is None or len(names) != len(elements) or len(row) != len(names):
                return {}
            values = list(row)
        case _:
            return {}
    if not all(name.isupper() for name in names):
        return {}
    constants = {name: value for name, value in zip(names, values, strict=True) if value is not None}
    # What no C integer can hold stays a Python object.
    return constants if all(-(1 << 63) <= value < (1 << 64) for value in constants.values()) else {}


BARE_ARRAYS = """
cdef extern from *:
    \"\"\"
    /* Every look into an array would first ask whether the array is empty, which is a branch for each of some
       hundred looks a decision. The rules never look into one that is. */
    #if !defined(UNDAUNTED_CHECKED) && !defined(Py_LIMITED_API)
    #undef PyByteArray_AS_STRING
    #define PyByteArray_AS_STRING(array) (((PyByteArrayObject *)(array))->ob_start)
    #endif
    \"\"\"
"""


def declarations(values: Mapping[str, int]) -> str:
    """The `.pxd` text that makes each name a C constant."""
    small = {name: value for name, value in values.items() if -(1 << 31) <= value < (1 << 31)}
    # An enum member is an int in C: the wide ones (hash and generator constants) become typed macros.
    wide = {name: value for name, value in values.items() if name not in small}
    lines = ["# Generated: the integer constants of the joined files, as C constants."]
    if small:
        lines += ["cdef enum:", *(f"    {name} = {value}" for name, value in small.items())]
    if wide:
        lines += ["cdef extern from *:", '    """']
        lines += [f"    #define {name} {_literal(value)}" for name, value in wide.items()]
        lines += ['    """']
        lines += [f"    {_type(value)} {name}" for name, value in wide.items()]
    return "\n".join(lines) + "\n" + BARE_ARRAYS


def _type(value: int) -> str:
    return "const unsigned long long" if value >= (1 << 63) else "const long long"


def _literal(value: int) -> str:
    if value >= (1 << 63):
        return f"{value}ULL"
    # The lowest long long has no literal of its own in C.
    return f"({value + 1}LL - 1)" if value < 0 else f"{value}LL"
