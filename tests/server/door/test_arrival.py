"""What is left of a connection that was turned away."""

from __future__ import annotations

import gc

from undaunted.server.door.http import Http
from undaunted.server.guard import Limits
from undaunted.server.guard.rules import Rate

from .raw import standing, until

FEW, MANY = 20, 400


def test_who_is_turned_away_leaves_nothing_to_tidy_up() -> None:
    """Python has to look for what goes round in circles, and nobody is answered meanwhile."""
    before = _known()
    gc.disable()
    try:
        with standing(Limits(arrivals=Rate(0.001, FEW))) as place:
            for _ in range(FEW + MANY):
                place.call().close()
            until(lambda: place.ended("arrivals") == MANY)
            assert _known() - before <= FEW
    finally:
        gc.enable()


def _known() -> int:
    """Connections that uvicorn was asked to speak HTTP with."""
    # Their type, not what they say they are: a weak proxy that some other test has left raises when asked.
    return sum(issubclass(type(one), Http) for one in gc.get_objects())
