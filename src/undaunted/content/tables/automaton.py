"""The seat that plays by itself, in solo play: how many cards it takes, and its bolster decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.solo import bolster_decks
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def fill_automaton(plan: Compiler) -> None:
    table, told = plan.table, plan.automaton
    table.automaton = plan.pack.sides.index(told.side) if told else words.NONE
    table.line_draws = told.draws if told else 0
    table.keeps_bid = bool(told and told.keeps_bid)
    table.line_room = 0
    table.card_bolster = bytearray()
    plan.bolster_decks = ()
    if told:
        seat = plan.seats[table.automaton]
        table.line_room = sum(seat.deck.values()) + sum(seat.supply.values())
        lies_in = bolster_decks(plan.scenario.forces[told.side], plan.pack.roster(told.side), seat.supply)
        decks = [lies_in[card.name] for card in seat.cards if card.name in lies_in]
        plan.bolster_decks = tuple(dict.fromkeys(decks))
        table.card_bolster = bytearray([words.NONE]) * len(plan.all_cards)
        for offset, card in enumerate(seat.cards):
            if card.name in lies_in:
                number = plan.bolster_decks.index(lies_in[card.name])
                table.card_bolster[table.seat_first_card[table.automaton] + offset] = number
    table.bolster_decks = len(plan.bolster_decks)
