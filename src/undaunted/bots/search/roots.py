"""The two functions of the C library that the search needs, in one place for all its files."""

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

__all__ = ["exp", "sqrt"]
