"""What there is to play: read when the server starts and when its host says so, and never in between.

Running games need none of it: each has what it began with.
"""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path

import msgspec

from undaunted.campaign.book import book, has_book
from undaunted.content import ContentError, Pack, broken, packs, reload
from undaunted.content.errors import Problem
from undaunted.server.campaigns.opening import left_out
from undaunted.solo import shelf as solo_cards

log = logging.getLogger(__name__)


class Packs:
    """`troubles`: what was left out and why, a line each, as the host's own machine may read it."""

    def __init__(self) -> None:
        self.troubles: tuple[str, ...] = ()
        self._prints: dict[str, str] = {}

    def read(self) -> None:
        """Everything, once; what cannot be used is left out, and the log says so."""
        self.troubles = ()
        for folder, problems in broken().items():
            self._leave_out(f"the pack in {folder}", folder, problems)
        for id, error in left_out().items():
            self._leave_out(f"the campaign of {id}", packs()[id].folder, error.problems)
        for pack in packs().values():
            self._read_solo_cards(pack)
        self._prints = {id: fingerprint(pack) for id, pack in packs().items()}

    def reread(self) -> None:
        """On the host's word: new tables have what is there now, running games what they began with."""
        before = self._prints
        reload()
        self.read()
        after = self._prints
        changes = {
            "new": after.keys() - before.keys(),
            "gone": before.keys() - after.keys(),
            "changed": {id for id in after.keys() & before.keys() if after[id] != before[id]},
        }
        told = [f"{how}: {', '.join(sorted(ids))}" for how, ids in changes.items() if ids]
        log.warning("packs were read again: %s", "; ".join(told) or "nothing has changed")

    def _read_solo_cards(self, pack: Pack) -> None:
        try:
            solo_cards.cards(pack)
        except ContentError as error:
            self._leave_out(f"the solo opponent of {pack.id}", pack.folder, error.problems)

    def _leave_out(self, what: str, folder: Path, problems: tuple[Problem, ...]) -> None:
        log.warning("%s is left out: %s", what, problems[0])
        # As its author knows it, not as the host's disk has it.
        line = f"{what} is left out: {problems[0]}".replace(f"{folder.parent}/", "")
        self.troubles = (*self.troubles, line)


def fingerprint(pack: Pack) -> str:
    """Of all that can be played with a pack, its campaign and its solo opponent."""
    parts: list[object] = [
        pack.file, pack.cards, pack.tiles, pack.vehicles, pack.structures, pack.city, pack.scenarios,
    ]  # fmt: skip
    try:
        if has_book(pack):
            parts += [book(pack.id).file, book(pack.id).levels]
    except ContentError as error:
        parts.append(str(error))
    parts += solo_cards.texts(pack)
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()
