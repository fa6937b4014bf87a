"""Whether a log is what it claims to be: legal decisions, possible outcomes, and the dice of its seed."""

from __future__ import annotations

import msgspec

from undaunted.game.errors import BadLog
from undaunted.game.record import log as logs
from undaunted.game.record.mixture import Share
from undaunted.game.record.replay import last_of, steps
from undaunted.game.record.rows import SCRIPTED, Record

KINDS = (SCRIPTED, "sealed", "reseeded", "verified")
"""What can be said of a log's chance, the weakest first."""


class Verdict(msgspec.Struct, frozen=True):
    scenario: str
    decisions: int
    winner: str | None
    """The side that has won; None while it is not finished, and after a draw."""
    chance: str
    """verified: it all follows from one seed, whose hash was published before; reseeded: from several, and
    those after the first were promised to nobody; sealed: a seed is not told yet; scripted: laid out."""
    position: str
    withdrawn: str = ""
    """The seat that gave the game up; empty for none."""
    fingerprint: str = ""
    """The hash of the first seed, as the log tells it; empty where chance is scripted from the start."""
    reseeded: tuple[int, ...] = ()
    """The decisions before which another seed, or a script, was taken."""
    outcomes: int = 0
    """Dice and cards that came."""
    shares: tuple[Share, ...] = ()
    """What players put into the first seed; nothing where one party chose it alone."""
    drawn: bool = False
    given: bool = False
    """It began in a position that somebody gave, not with the scenario's opening."""


def verify(text: str, fingerprint: str = "") -> Verdict:
    """Replays a log; raises BadLog at the first line that does not hold.

    With a `fingerprint` all dice and draws must also follow from the one seed that it was the promise of.
    """
    log = logs.read(text)
    if fingerprint:
        _check_promise(log, fingerprint)
    game = last_of(steps(text))
    first, *later = log.segments
    kinds = {
        SCRIPTED if part.kind == SCRIPTED else "verified" if part.seed else "sealed" for part in log.segments
    }
    if later:
        kinds.add("reseeded")
    return Verdict(
        scenario=log.scenario,
        decisions=game.decisions,
        winner=game.winner,
        chance=next(kind for kind in KINDS if kind in kinds),
        position=game.position(),
        withdrawn=game.withdrawn,
        drawn=game.over and game.winner is None,
        fingerprint=first.hash,
        reseeded=tuple(part.start for part in later),
        outcomes=sum(len(row.came.split()) for row in log.rows),
        shares=first.shares,
        given=bool(log.start),
    )


def _check_promise(log: Record, fingerprint: str) -> None:
    first, *later = log.segments
    if first.hash != fingerprint:
        found = f"the fingerprint {first.hash}" if first.hash else "dice that were laid out by hand"
        raise BadLog(0, found, f"the one that was promised: {fingerprint}")
    if later:
        found = f"other dice from decision {later[0].start} on"
        raise BadLog(0, found, f"those of the one seed that was promised: {fingerprint}")
    if first.seed is None:
        raise BadLog(0, "no line 'seed …'", f"the seed whose fingerprint is {fingerprint}")
    if log.start:
        raise BadLog(0, "a game that began in a given position", "one that was dealt with the promised dice")
