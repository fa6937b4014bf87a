"""How a weak player errs: he takes what looks nearly as good, and never sits still for nothing."""

from __future__ import annotations

from random import Random

from undaunted.bots.advice import Advice, Reply
from undaunted.rules.words import END_TURN, HUNKER_DOWN, STOP

IDLE = (STOP, END_TURN, HUNKER_DOWN)
"""What leaves something undone; to hunker down gives the card away as well."""


def slip(advice: Advice, within: float, random: Random) -> int:
    """One of the plausible options, the best among them."""
    return random.choice(plausible(advice, within)).thing


def plausible(advice: Advice, within: float) -> list[Reply]:
    """Those whose win chance, as far as it was thought about, is so near to that of the best.

    To do nothing is plausible only where that is the best, or all there is.
    """
    looked = [reply for reply in advice.replies if reply.visits]
    best = max(looked, key=lambda reply: reply.win_chance, default=advice.best)
    near = [reply for reply in looked if reply.win_chance >= best.win_chance - within]
    return [reply for reply in near if reply.thing not in IDLE] or [advice.best]


def sensible(advice: Advice) -> int:
    """The best of a short thought. To hunker down for nothing is no thought at all: it wants a longer one."""
    doing = [reply for reply in advice.replies if reply.thing not in IDLE]
    return doing[0].thing if doing and advice.best.thing == HUNKER_DOWN else advice.best.thing
