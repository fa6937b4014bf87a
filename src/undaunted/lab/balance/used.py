"""Which cards and actions get used, and which never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from undaunted.content.roster import DeckCard
from undaunted.content.stage import Stage
from undaunted.lab.arena.match import Outcome
from undaunted.lab.balance.figures import Use


def cards(where: Stage, side: int, outcomes: Sequence[Outcome]) -> list[Use]:
    """Every card that this side could play, the most played first."""
    times = _added(one.detail.cards[side] for one in outcomes if one.detail)
    return _shares(times, [card.name for card in _playable(where, side)])


def never_played(where: Stage, side: int, outcomes: Sequence[Outcome]) -> list[str]:
    return [use.name for use in cards(where, side, outcomes) if not use.times]


def actions(where: Stage, side: int, outcomes: Sequence[Outcome]) -> list[Use]:
    """Every action on this side's cards, and whatever else it did, the most frequent first."""
    times = _added(one.detail.actions[side] for one in outcomes if one.detail)
    return _shares(times, [action.word for card in _playable(where, side) for action in card.actions])


def never_taken(where: Stage, side: int, outcomes: Sequence[Outcome]) -> list[str]:
    return [use.name for use in actions(where, side, outcomes) if not use.times]


def _playable(where: Stage, side: int) -> list[DeckCard]:
    """Fog of War cannot be played, so nobody misses it."""
    table = where.table
    return [
        card
        for number, card in enumerate(where.cards)
        if table.seat_side[table.card_seat[number]] == side and card.card.kind != "fog"
    ]


def _added(counts: Iterable[dict[str, int]]) -> Counter[str]:
    times: Counter[str] = Counter()
    for one in counts:
        times.update(one)
    return times


def _shares(times: Counter[str], known: Iterable[str]) -> list[Use]:
    every = sum(times.values())
    names = dict.fromkeys([*known, *times])
    # Equal counts keep the order of the content.
    ordered = sorted(names, key=lambda name: -times[name])
    return [Use(name, times[name], times[name] / every if every else 0.0) for name in ordered]
