"""Whether a log is what it claims to be: legal decisions, possible outcomes, and the dice of its seed."""

from __future__ import annotations

import msgspec

from undaunted.game.record import log as logs
from undaunted.game.record.replay import last_of, steps
from undaunted.game.record.rows import SCRIPTED


class Verdict(msgspec.Struct, frozen=True):
    scenario: str
    decisions: int
    winner: str | None
    chance: str
    """verified: it all follows from published seeds; sealed: a seed is not told yet; scripted: laid out."""
    position: str
    withdrawn: str = ""
    """The seat that gave the game up; empty for none."""


def verify(text: str) -> Verdict:
    """Replays a log; raises BadLog at the first line that does not hold."""
    log = logs.read(text)
    game = last_of(steps(text))
    kinds = {
        SCRIPTED if part.kind == SCRIPTED else "verified" if part.seed else "sealed" for part in log.segments
    }
    weakest = next(kind for kind in (SCRIPTED, "sealed", "verified") if kind in kinds)
    return Verdict(log.scenario, game.decisions, game.winner, weakest, game.position(), game.withdrawn)
