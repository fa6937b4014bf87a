"""A worker that imports this while the variable is set ends before it can begin."""

import os

from undaunted.lab.arena.match import play

STILLBORN = "UNDAUNTED_TEST_STILLBORN"

if os.environ.get(STILLBORN):
    os._exit(3)


def never(match):
    return play(match)
