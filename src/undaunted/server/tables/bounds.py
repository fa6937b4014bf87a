"""How long a journal may become: whoever loads a table reads every row of it."""

from __future__ import annotations

import msgspec

from undaunted.game.record.rows import UNDO
from undaunted.messages import say
from undaunted.server import telling
from undaunted.server.errors import Refusal
from undaunted.server.tables.journal import Journal
from undaunted.server.wire import Update

MOST_ROWS = 50_000
"""Ten times what the longest games among bots that never tire have come to."""
SPARE_UNDOS = 1_000
"""Decisions that may be taken back besides one for each that stands."""


def is_full(journal: Journal) -> bool:
    """Then nobody is asked anything; a game can still be given up."""
    return journal.number >= MOST_ROWS


def is_worn(journal: Journal) -> bool:
    """So much was taken back that nothing more can be, until somebody plays on."""
    return journal.undone >= SPARE_UNDOS + journal.standing[-1]


def check(journal: Journal, what: str = "") -> None:
    """Whether there is room for a decision, or for taking one back."""
    if is_full(journal):
        raise Refusal("journal-full")
    if what == UNDO and is_worn(journal):
        raise Refusal("too-many-undos")


def told(update: Update, journal: Journal, lang: str) -> Update:
    """What a seat is told where its table has come so far."""
    if is_full(journal) and update.ending is None:
        return telling.still(update, say("refused-journal-full", lang=lang))
    return msgspec.structs.replace(update, can_undo=False) if update.can_undo and is_worn(journal) else update
