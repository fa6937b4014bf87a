"""Whether an automaton's line of cards could lie there as a position from outside says."""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import BadPosition
from undaunted.game.notation.position import LIES
from undaunted.game.questions import kind_of
from undaunted.game.things import Things
from undaunted.rules import words


def check_line(state: Any, things: Things) -> None:
    """Its cards are its own, all that it has played; those face down come last, and one is being resolved."""
    table, seat = state.table, state.table.automaton
    if seat == words.NONE:
        return
    pairs = [
        (card, how) for card, how in zip(state.line[::2], state.line[1::2], strict=True) if card != words.NONE
    ]
    played = bytearray(table.cards)
    for card, _ in pairs:
        if table.card_seat[card] != seat:
            raise BadPosition("line", things.cards[card], f"cards of {things.stage.seats[seat]}")
        played[card] += 1
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.hand[card]:
            raise BadPosition("hand", things.cards[card], "no hand of an automaton")
        if played[card] != state.played[card]:
            found = f"{played[card]} {things.cards[card]}"
            raise BadPosition("line", found, f"{state.played[card]}, as in its play area")
    lies = [how for _, how in pairs]
    if lies != sorted(lies, key=words.FACE_DOWN.__eq__):
        raise BadPosition("line", f"{LIES[words.FACE_DOWN]} before others", "what lies face down at its end")
    for unit, tags in enumerate(state.tagged):
        if tags and table.counter_seat[unit] != seat:
            raise BadPosition("tagged", things.counters[unit], f"counters of {things.stage.seats[seat]}")
    if state.depth and kind_of(state, 0).name == "line":
        _resolved_now(state, things, [card for card, how in pairs if how != words.FACE_DOWN])


def _resolved_now(state: Any, things: Things, face_up: list[int]) -> None:
    begun, left = state.stack[words.F_ZONE], state.stack[words.F_LEFT]
    if begun == words.NOT_BEGUN:
        raise BadPosition("ask, line", "no card begun", "begun:yes, or begun:lost")
    if left >= words.ORDERS:
        raise BadPosition("ask, line", f"{left} left", f"less than {words.ORDERS}")
    if begun == words.BEGUN and not face_up:
        raise BadPosition("ask, line", "a card begun", "a card in the line, face up")
    if state.depth > 1 and kind_of(state, 1).name == "order":
        card = state.stack[words.FRAME + words.F_CARD]
        if begun != words.BEGUN or card != face_up[0]:
            raise BadPosition("ask, order", things.cards[card], "the first card of the line")
