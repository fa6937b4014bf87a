"""Giving up in a team: all its people have to say so (ruling 39); bots and empty seats follow them."""

from __future__ import annotations

from undaunted.content.stage import Stage
from undaunted.server.store import TableRecord
from undaunted.server.tables import seating


class Surrender:
    """Who would give up. Not kept: a server that comes back asks again, and so does whoever plays on."""

    def __init__(self, record: TableRecord, playing: Stage) -> None:
        self._record = record
        self._playing = playing
        self._said: set[str] = set()

    @property
    def said(self) -> frozenset[str]:
        return frozenset(self._said)

    def says(self, seat: str) -> bool:
        """Whether this side gives up now that he would; at one screen one says it for all who sit there."""
        side = seating.side_of(self._playing, seat)
        team = [one for one in self._record.seats if seating.side_of(self._playing, one.seat) == side]
        own = next(one.token_hash for one in team if one.seat == seat)
        self._said |= {one.seat for one in team if one.kind == seating.PERSON and one.token_hash == own}
        return all(one.kind != seating.PERSON or one.seat in self._said for one in team)

    def plays_on(self, seat: str) -> bool:
        """Who plays on has changed his mind; gives whether he had."""
        before = len(self._said)
        self._said.discard(seat)
        return len(self._said) < before
