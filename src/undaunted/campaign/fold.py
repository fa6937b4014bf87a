"""One row more: how a campaign stands after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undaunted.campaign import muster, step
from undaunted.campaign.chance import Chain
from undaunted.campaign.errors import BadChoice, CampaignError, WrongPhase
from undaunted.campaign.rows import (
    FORMAT,
    AnyRow,
    Finished,
    Forked,
    Founded,
    Integrated,
    Left,
    Mustered,
    Opened,
    Replaced,
    Sown,
    Voided,
)
from undaunted.campaign.standing import Standing, entered
from undaunted.content import musters


def fold_row(now: Standing, row: AnyRow, *, first: bool, strict: bool) -> Standing:
    """How things stand after a row; a CampaignError says why it cannot come here."""
    if isinstance(row, Founded) != first:
        raise WrongPhase("founded", "a campaign within a campaign", "one row that founds it, the first")
    if not isinstance(row, Founded | Sown | Forked) and now.chain is None:
        raise WrongPhase("sown", "no chance", "a row that says where it comes from")
    if now.ended and not isinstance(row, Founded):
        raise WrongPhase("over", "a row after the end", "nothing more")
    return _FOLDS[type(row)](now, row, strict)


def _founded(now: Standing, row: Founded, strict: bool) -> Standing:
    if row.format != FORMAT:
        raise CampaignError("format", f"format {row.format}", f"{FORMAT}, the one of this program")
    if row.campaign != now.book.pack.id:
        raise CampaignError("campaign", repr(row.campaign), repr(now.book.pack.id))
    if strict and row.content != now.book.hash:
        raise CampaignError(
            "content", f"content {row.content[:12]}", f"{now.book.hash[:12]}, the present one"
        )
    return entered(now, now.book.file.start)


def _sown(now: Standing, row: Sown, strict: bool) -> Standing:
    try:
        chain = Chain(bytes.fromhex(row.seed), row.games)
        fits = row.games >= now.number and chain.hash == row.hash
    except ValueError:
        fits = False
    if not fits:
        raise CampaignError("seed", "a seed that does not fit", "the one whose hash was published")
    return now.with_(chain=chain)


def _forked(now: Standing, row: Forked, strict: bool) -> Standing:
    if row.game != now.number or now.decks or now.opened:
        raise WrongPhase("forked", f"a fork before game {row.game}", f"one before game {now.number}")
    # What was copied cannot be made void here, now or later: its games are another campaign's.
    assert now.base is not None
    return now.with_(base=now.base.with_(last=None, forked=True), last=None, chain=None, forked=True)


def _integrated(now: Standing, row: Integrated, strict: bool) -> Standing:
    joined = now.book.integrated(now.state)
    if not joined or now.integrated.get(row.side, joined) or now.vacancies.get(row.side):
        raise WrongPhase("not-now", f"squads of {row.side} made one", "squads that are to be")
    offered = muster.integrable(now, row.side)
    kept = muster.check_choice(offered, row.cards)
    gone = [card for slot in offered.slots for card in slot.cards if card not in kept]
    pools = now.pools[row.side].moved(gone, "available", "removed")
    return now.with_(
        pools={**now.pools, row.side: pools},
        integrated={**now.integrated, row.side: joined},
        transferred={**now.transferred, row.side: tuple(gone)},
        integrated_in={**now.integrated_in, row.side: now.number},
    )


def _mustered(now: Standing, row: Mustered, strict: bool) -> Standing:
    waits = now.vacancies.get(row.side) or (now.book.integrated(now.state) and not now.integrated[row.side])
    if now.muster or row.side not in now.pools or waits:
        raise WrongPhase("not-now", f"a deck of {row.side}", "a deck while decks are chosen")
    if strict:
        muster.check_choice(muster.musterable(now, row.side), row.cards)
    elif not set(row.cards) <= set(now.pools[row.side].available):
        raise BadChoice("unknown-card", "cards that are not there", "cards of the available pool")
    chosen = now.with_(decks={**now.decks, row.side: row.cards})
    if len(chosen.decks) < len(now.pools):
        return chosen
    return chosen.with_(muster=muster.muster_text(chosen), voiding=frozenset())


def _opened(now: Standing, row: Opened, strict: bool) -> Standing:
    if not now.muster or now.opened:
        raise WrongPhase("not-mustered", "a game that begins", "both decks chosen, and no game begun")
    if strict and row.muster != now.muster:
        raise BadChoice("muster", "another muster", "the one of both decks")
    name = musters.register(row.muster)
    if row.stage != f"{now.book.scenario(now.state).name}+{name}":
        raise BadChoice("stage", row.stage, f"{now.book.scenario(now.state).name}+{name}")
    return now.with_(stage=row.stage, muster=row.muster, opened=True)


def _finished(now: Standing, row: Finished, strict: bool) -> Standing:
    if not now.opened:
        raise WrongPhase("not-begun", "a result", "a game that has begun")
    return step.stepped(now, row.result)


def _replaced(now: Standing, row: Replaced, strict: bool) -> Standing:
    waiting = now.vacancies.get(row.side, ())
    if row.lost not in waiting or row.card not in step.reserves_for(now, row.side, row.lost):
        raise BadChoice("unknown-card", f"{row.card} for {row.lost}", "a reserve of the same unit")
    entry = now.record[-1]
    own = entry.sides[row.side]
    draws = tuple(
        msgspec.structs.replace(draw, comes=row.card, chooses=False)
        if draw.card == row.lost and draw.chooses
        else draw
        for draw in own.draws
    )
    sides = {**entry.sides, row.side: msgspec.structs.replace(own, draws=draws)}
    pools = now.pools[row.side].moved([row.card], "reserve", "available")
    return now.with_(
        pools={**now.pools, row.side: pools},
        vacancies={**now.vacancies, row.side: tuple(card for card in waiting if card != row.lost)},
        record=(*now.record[:-1], msgspec.structs.replace(entry, sides=sides)),
    )


def _voided(now: Standing, row: Voided, strict: bool) -> Standing:
    running = bool(now.muster)
    target = now.base if running else now.last
    if row.side not in now.pools or target is None:
        raise WrongPhase("nothing-to-void", "a game made void", "a game at hand, or one just over")
    voiding = now.voiding | {row.side} if row.wanted else now.voiding - {row.side}
    if len(voiding) < len(now.pools):
        return now.with_(voiding=voiding)
    attempts = now.attempt + 1 if running else now.record[-1].attempts
    # As it was when the game came up, but with the chance of now: a fork has another.
    again = target.with_(attempt=attempts, chain=now.chain)
    return again.with_(base=again)


def _left(now: Standing, row: Left, strict: bool) -> Standing:
    if row.side not in now.pools:
        raise BadChoice("no-such-side", repr(row.side), f"one of {', '.join(now.pools)}")
    if not now.forked:
        raise WrongPhase("not-a-fork", "a side that leaves", "a campaign that was made from another")
    return now.with_(left=row.side, voiding=frozenset())


_FOLDS: dict[type, Callable[[Standing, Any, bool], Standing]] = {
    Founded: _founded,
    Sown: _sown,
    Forked: _forked,
    Integrated: _integrated,
    Mustered: _mustered,
    Opened: _opened,
    Finished: _finished,
    Replaced: _replaced,
    Voided: _voided,
    Left: _left,
}
