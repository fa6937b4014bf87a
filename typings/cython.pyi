"""The part of Cython's pure mode that the rules use, as a type checker should see it: C integers are ints."""

import builtins
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, overload

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Class = TypeVar("_Class", bound=type)
_Type = TypeVar("_Type")

bint: TypeAlias = builtins.bool
char: TypeAlias = builtins.int
uchar: TypeAlias = builtins.int
schar: TypeAlias = builtins.int
short: TypeAlias = builtins.int
ushort: TypeAlias = builtins.int
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
long: TypeAlias = builtins.int
ulong: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
size_t: TypeAlias = builtins.int
Py_ssize_t: TypeAlias = builtins.int
float: TypeAlias = builtins.float
double: TypeAlias = builtins.float
void: TypeAlias = None

compiled: builtins.bool

def cclass(cls: _Class) -> _Class: ...
def final(cls: _Class) -> _Class: ...
def cfunc(function: _Function) -> _Function: ...
def ccall(function: _Function) -> _Function: ...
def inline(function: _Function) -> _Function: ...
def nogil(function: _Function) -> _Function: ...
def exceptval(value: object = ..., *, check: builtins.bool = ...) -> Callable[[_Function], _Function]: ...
@overload
def declare(kind: type[_Type], value: _Type = ..., *, visibility: str = ...) -> _Type: ...

# A C type spelled out, as in `declare("int[::1]")`, has no Python type of its own.
@overload
def declare(kind: str, value: Any = ..., *, visibility: str = ...) -> Any: ...
def cast(kind: type[_Type], value: object) -> _Type: ...

# Pointers, arrays and directives: unchecked.
def __getattr__(name: str) -> Any: ...
