"""What one can ask to play: a side with all its seats, or one seat of a team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undaunted.cli.faults import unknown
from undaunted.content.stage import Stage
from undaunted.game.telling.names import Names, names
from undaunted.messages import Name

AS = "--as"


@dataclass(frozen=True)
class Party:
    name: str
    seats: tuple[str, ...]
    called: Name


def parties(stage: Stage, lang: str) -> list[Party]:
    """The sides in their order; where a side is a team, its seats one by one after them."""
    words = names(stage, lang)
    teams = {side: seats_of(stage, side) for side in stage.sides}
    whole = [
        Party(side, seats, words.side(side)) if len(seats) > 1 else _alone(words, seats[0])
        for side, seats in teams.items()
    ]
    return whole + [_alone(words, seat) for seats in teams.values() if len(seats) > 1 for seat in seats]


def party_named(text: str, known: Sequence[Party]) -> Party:
    """In any case, in either language; the beginning of a name will do."""
    wanted = text.casefold()
    called = [(party, (party.name.casefold(), party.called.casefold())) for party in known]
    found = [party for party, words in called if wanted in words]
    found = found or [party for party, words in called if wanted and _begins(words, wanted)]
    if len(found) != 1:
        raise unknown(AS, text, [party.name for party in known])
    return found[0]


def seat_named(stage: Stage, text: str, among: Sequence[str]) -> str:
    """One of these seats, in any case; a side stands for its seat where it has but one of them."""
    wanted = text.casefold()
    by_seat = [seat for seat in among if seat.casefold() == wanted]
    found = by_seat or [seat for seat in among if side_of(stage, seat).casefold() == wanted]
    if len(found) != 1:
        raise unknown(AS, text, among)
    return found[0]


def seats_of(stage: Stage, side: str) -> tuple[str, ...]:
    return tuple(seat for seat in stage.seats if side_of(stage, seat) == side)


def side_of(stage: Stage, seat: str) -> str:
    side: int = stage.table.seat_side[stage.seats.index(seat)]
    return stage.sides[side]


def _alone(words: Names, seat: str) -> Party:
    return Party(seat, (seat,), words.seat(seat))


def _begins(names: tuple[str, ...], start: str) -> bool:
    return any(name.startswith(start) for name in names)
