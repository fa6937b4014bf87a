"""Why a card offers so little now, in a sentence beside it. The options decide what is legal; this tells why.

Notes are about a player's own cards and what lies open on the board, so they give nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undaunted.game.telling.names import names
from undaunted.game.things import Things
from undaunted.rules import words


def card_note(state: Any, card: int, opened: Iterable[int], things: Things, lang: str = "en") -> str:
    """About playing this card, in its owner's turn or while it is being used; empty where all is as usual.

    `opened` is what it can be used for.
    """
    found = _note(state, card, opened, things)
    if found is None:
        return ""
    key, args = found
    return names(things.stage, lang).say(f"card-note-{key}", **args)


def _note(state: Any, card: int, opened: Iterable[int], things: Things) -> tuple[str, dict[str, str]] | None:
    table = state.table
    unit = table.card_unit[card]
    if unit == words.NONE:
        return None if _useful(opened) else ("idle-card", {"card": things.cards[card]})
    told = {"soldier": things.counters[unit]}
    if state.suppressed[unit]:
        return "suppressed", told
    useful = _useful(opened)
    if state.tile_of[unit] == words.NONE:
        return ("arrives" if useful else "nowhere"), told
    if not useful:
        return "idle", told
    return _aboard(state, unit, things, told)


def _aboard(state: Any, unit: int, things: Things, told: dict[str, str]) -> tuple[str, dict[str, str]] | None:
    """What keeps him from using his place."""
    table = state.table
    place = state.aboard[unit] if table.vehicles else words.NONE
    if place == words.NONE:
        return None
    vehicle = table.place_vehicle[place]
    if state.damage[vehicle] >= table.vehicle_critical[vehicle]:
        counter = things.counters[table.vehicle_counter[vehicle]]
        return "disabled", {"vehicle": counter}
    if table.place_needs[place] and table.place_needs[place] != table.counter_skill[unit]:
        return "unskilled", {**told, "place": things.places[place]}
    return None


def _useful(opened: Iterable[int]) -> bool:
    """Whether it is good for anything but hunkering down."""
    return any(thing != words.HUNKER_DOWN for thing in opened)
