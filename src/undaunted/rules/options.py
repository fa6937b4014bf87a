"""The list of what may be picked now, reused from decision to decision so that nothing is allocated."""

from array import array

import cython

MOST_OPTIONS = 512


@cython.cclass
class Options:
    count = cython.declare(cython.int, visibility="public")
    things = cython.declare("int[::1]")

    def __init__(self) -> None:
        self.count = 0
        self.things = array("i", bytes(4 * MOST_OPTIONS))

    def listed(self) -> list[int]:
        return [self.things[at] for at in range(self.count)]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def offer(out: Options, thing: cython.int) -> cython.void:
    out.things[out.count] = thing
    out.count += 1
