"""Who plays: one seat a side, or the team that the scenario has for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from undaunted.content.folder import Pack
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Scenario
from undaunted.content.tables.lists import starts
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


class SeatPlan(NamedTuple):
    """A seat: whose side it is on, and the cards that it can ever have."""

    name: str
    side: int
    deck: Mapping[str, int]
    supply: Mapping[str, int]
    cards: tuple[DeckCard, ...]


def seat_plans(pack: Pack, scenario: Scenario, teams: bool) -> list[SeatPlan]:
    """The seats in order; cards come in the order of the pack's card list, but for specialists."""
    return [
        seat
        for side, name in enumerate(pack.sides)
        for seat in (_team(pack, scenario, side) if teams else [_alone(pack, scenario, side, name)])
    ]


def _alone(pack: Pack, scenario: Scenario, side: int, name: str) -> SeatPlan:
    force = scenario.forces[name]
    return _seat(pack, name, name, side, force.deck, force.supply, frozenset(), force.integrated)


def _team(pack: Pack, scenario: Scenario, side: int) -> list[SeatPlan]:
    """Team-mates share the Fog of War, which lies with the first; the command card may come to either."""
    name = pack.sides[side]
    force = scenario.forces[name]
    shared = {pack.command.get(name, ""), *force.team_fog}
    shared |= {card for team in force.team for card in team.deck if is_fog(pack.roster(name)[card])}
    pools = [force.team_fog, *({} for _ in force.team[1:])]
    return [
        _seat(pack, team.seat, name, side, team.deck, {**team.supply, **pool}, frozenset(shared))
        for team, pool in zip(force.team, pools, strict=True)
    ]


def _seat(
    pack: Pack,
    name: str,
    side_name: str,
    side: int,
    deck: Mapping[str, int],
    supply: Mapping[str, int],
    shared: frozenset[str],
    joined: tuple[str, ...] = (),
) -> SeatPlan:
    roster = pack.roster(side_name)
    titles = {*deck, *supply, *shared}
    held = [card for title, card in roster.items() if title in titles]
    if joined:
        # Squads that were made one go by both their letters.
        held = [
            msgspec.structs.replace(card, squad="".join(joined)) if card.squad in joined else card
            for card in held
        ]
    # A specialist stands behind those whose place he can take.
    places = {title: place for place, title in enumerate(roster)}
    held.sort(key=lambda card: places[card.replaced or card.name])
    return SeatPlan(name, side, deck, supply, tuple(held))


def fill_seats(plan: Compiler) -> None:
    table, seats = plan.table, plan.seats
    table.seats = len(seats)
    table.seat_side = bytearray(seat.side for seat in seats)
    table.seat_first_card = starts([seat.cards for seat in seats])
    table.seat_fog = bytearray(_fog(plan, number) for number in range(len(seats)))
    first = [plan.first_seat(side) for side in range(plan.sides)]
    table.fog_pool = bytearray(table.seat_fog[first[seat.side]] for seat in seats)
    table.mates = len(seats) > plan.sides
    if not table.mates:
        table.first_commander = bytearray(first)
        table.mate_card = bytearray()
        return
    table.first_commander = bytearray(_commander(plan, side) for side in range(plan.sides))
    table.mate_card = _mates(plan)


def _fog(plan: Compiler, seat: int) -> int:
    """The number of the seat's Fog of War; a seat that can never have one has none."""
    for offset, card in enumerate(plan.seats[seat].cards):
        if is_fog(card):
            return int(plan.table.seat_first_card[seat]) + offset
    return words.NONE


def _commander(plan: Compiler, side: int) -> int:
    """The seat that begins with the card of the one in command."""
    card = plan.pack.command[plan.pack.sides[side]]
    return next(number for number, seat in enumerate(plan.seats) if seat.side == side and card in seat.deck)


def _mates(plan: Compiler) -> bytearray:
    """The command card of a side is one card with a number for each team-mate: it changes hands."""
    mates = bytearray([words.NONE]) * len(plan.all_cards)
    seats = [seat for seat in plan.seats for _ in seat.cards]
    for side, name in enumerate(plan.pack.sides):
        command = plan.pack.command[name]
        one, other = (
            number
            for number, card in enumerate(plan.all_cards)
            if seats[number].side == side and card.name == command
        )
        mates[one], mates[other] = other, one
    return mates


def is_fog(card: DeckCard) -> bool:
    return card.card.kind == "fog"
