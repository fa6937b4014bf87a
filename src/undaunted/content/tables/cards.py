"""The cards of all seats, and what each can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undaunted.content.action import Action
from undaunted.content.deeds import abilities, fill_deeds, urgency
from undaunted.content.roster import DeckCard
from undaunted.content.tables.city import watch_deed
from undaunted.content.tables.mines import mine_deeds
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler

KINDS = {"combat": words.COMBAT, "command": words.COMMANDER, "fog": words.FOG}


def fill_cards(plan: Compiler) -> None:
    table, cards = plan.table, plan.all_cards
    table.cards = len(cards)
    table.card_kind = bytearray(KINDS[card.card.kind] for card in cards)
    table.card_initiative = bytearray(card.card.initiative for card in cards)
    table.card_squad = bytearray(plan.squad(card.squad) for card in cards)
    table.card_seat = bytearray(number for number, seat in enumerate(plan.seats) for _ in seat.cards)
    table.card_unit = bytearray(_unit(plan, index) for index in range(len(cards)))
    table.card_bolsters = bytearray(_squad_of(plan, card, "Bolster") for card in cards)
    if plan.automaton:
        # Where a bolster deck is empty, another takes its place: in the end its Bolster reaches them all.
        for index, squad in enumerate(table.card_bolsters):
            if squad and table.card_seat[index] == table.automaton:
                table.card_bolsters[index] = words.ANY_SQUAD
    # Who has no counter has no tile to control or to set out from; the rules ask where his counter stands.
    table.card_controls = bytearray(bool(card.counter) and has(card, "Control") for card in cards)
    table.card_conceals = bytearray(has(card, "Conceal") for card in cards)
    table.card_scouts = bytearray(bool(card.counter) and has(card, "Scout") for card in cards)
    table.card_aircraft = bytearray(card.card.aircraft for card in cards)
    # Mines are counted where they lie, or by who can lay them; only their owner can.
    owner = plan.scenario.mines.owner if plan.scenario.mines else ""
    table.card_mines = bytearray(
        bool(card.counter)
        and has(card, "Mine")
        and plan.pack.sides[table.seat_side[table.card_seat[index]]] == owner
        for index, card in enumerate(cards)
    )
    table.card_advances = bytearray(_squad_of(plan, card, "Advance") for card in cards)
    places = [place for vehicle in plan.vehicles for place in vehicle.places]
    aboard = any(action.word == "Advance" for place in places for action in place.actions)
    table.advances = words.ANY_SQUAD if aboard else any(table.card_advances)
    table.card_can = bytearray(abilities(_but(card.actions, "Mine")) for card in cards)
    table.card_like = _alike(plan)


def _unit(plan: Compiler, index: int) -> int:
    card = plan.all_cards[index]
    if not card.counter:
        return words.NONE
    side = plan.table.seat_side[plan.table.card_seat[index]]
    names = [counter.name for counter in plan.counters[side]]
    return int(plan.table.side_first_counter[side]) + names.index(card.counter)


def _but(actions: Iterable[Action], word: str) -> list[Action]:
    return [action for action in actions if action.word != word]


def _squad_of(plan: Compiler, card: DeckCard, word: str) -> int:
    """The squad that an action of a card is for, ANY_SQUAD for several, 0 where it has no such action."""
    squads = {action.squad for action in card.actions if action.word == word}
    if not squads:
        return 0
    return words.ANY_SQUAD if "" in squads or len(squads) > 1 else plan.squad(*squads)


def _alike(plan: Compiler) -> bytearray:
    """The lowest number of a card that no rule can tell from this one."""
    table = plan.table
    first: dict[object, int] = {}
    return bytearray(
        first.setdefault(
            (
                table.card_seat[index],
                table.card_kind[index],
                table.card_initiative[index],
                table.card_squad[index],
                table.card_unit[index],
                card.card.aircraft,
                card.actions,
            ),
            index,
        )
        for index, card in enumerate(plan.all_cards)
    )


def fill_actions(plan: Compiler) -> None:
    table = plan.table
    stride = max(len(card.actions) for card in plan.all_cards)
    table.actions_a_card = stride
    table.action_deed = bytearray([words.NONE]) * (stride * len(plan.all_cards))
    upgraded = bytearray(len(table.action_deed))
    for index, card in enumerate(plan.all_cards):
        for slot, action in enumerate(sorted(card.actions, key=urgency)):
            table.action_deed[index * stride + slot] = plan.deed(action)
            upgraded[index * stride + slot] = action.upgraded
    table.action_upgraded = upgraded if any(upgraded) else bytearray()
    places = [place for vehicle in plan.vehicles for place in vehicle.places]
    stride = max((len(place.actions) for place in places), default=0)
    table.actions_a_place = stride
    table.place_deed = bytearray([words.NONE]) * (stride * len(places))
    for index, place in enumerate(places):
        for slot, action in enumerate(place.actions):
            table.place_deed[index * stride + slot] = plan.deed(action)
    table.mine_deed = mine_deeds(plan)
    table.watch_deed = watch_deed(plan)
    fill_deeds(table, plan.deeds, [plan.squad(deed.squad) for deed in plan.deeds])


def has(card: DeckCard, word: str) -> bool:
    return any(action.word == word for action in card.actions)
