"""The stage on which a record was played: with the rules and the content of then, not of today."""

from __future__ import annotations

from undaunted.content.compile import Stage, stage
from undaunted.content.loader import find
from undaunted.content.variants import versions
from undaunted.game.errors import BadLog
from undaunted.game.record import Record


def stage_of(log: Record) -> Stage:
    """Raises BadLog where the rules or the content of then are not to be had."""
    pack, _ = find(log.scenario)
    known = versions(pack.rules)
    if log.rules not in known:
        told = ", ".join(map(str, known))
        raise BadLog(
            4,
            f"version {log.rules} of the rules of {pack.rules}",
            f"one that this program knows: version {told}",
        )
    where = stage(log.scenario, version=log.rules)
    if log.content != where.hash:
        raise BadLog(
            3,
            "other content",
            f"the content of {log.scenario} as it is now: its cards, tiles or scenario changed since",
        )
    if log.seats != where.seats:
        raise BadLog(5, ", ".join(log.seats), ", ".join(where.seats))
    return where
