"""Whether a position in the embattled city could have arisen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undaunted.game.errors import BadPosition
from undaunted.game.questions import kind_of
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules


def check_city(state: Any, things: Things) -> None:
    if not state.table.city_cells:
        return
    _routed(state, things)
    _watches(state, things)
    _structures(state, things)
    _markers(state, things)
    _under_way(state, things)


def _routed(state: Any, things: Things) -> None:
    """Who is routed stands on the board, and has no card but in the supply and among the lost."""
    table = state.table
    for unit in range(table.counters):
        if not state.city[unit]:
            continue
        name = things.counters[unit]
        if state.tile_of[unit] == words.NONE:
            raise BadPosition("routed", name, "a counter on the board")
        for card in table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]:
            if state.hand[card] or state.deck[card] or state.discard[card] or state.played[card]:
                raise BadPosition("routed", f"{name} with {things.cards[card]}", "no card but in the supply")


def _watches(state: Any, things: Things) -> None:
    """Who keeps watch has the action for it, is on the board, and neither suppressed nor routed."""
    table = state.table
    for unit in range(table.counters):
        if state.city[table.at_watch + unit] == words.NONE:
            continue
        able = state.tile_of[unit] != words.NONE and not state.suppressed[unit] and not state.city[unit]
        if not able or not _can(table, unit, words.OVERWATCH):
            raise BadPosition(
                "watch", things.counters[unit], "a unit that can keep watch, ready on the board"
            )


def _can(table: Any, unit: int, word: int) -> bool:
    cards = table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]
    deeds = {
        deed
        for card in cards
        for deed in table.action_deed[card * table.actions_a_card : (card + 1) * table.actions_a_card]
        if deed != words.NONE
    }
    return any(table.deed_word[deed] == word for deed in deeds)


def _structures(state: Any, things: Things) -> None:
    """A tile shows what damage has left: faces only go on, and a building is ruined with its last one."""
    table = state.table
    for tile, name in enumerate(things.stage.tiles):
        face = state.city[table.at_face + tile]
        first, last = table.face_from[tile], table.face_from[tile + 1]
        start = table.start_city[table.at_face + tile]
        broken = all(table.face_structure[first + step] for step in range(start, face))
        if not start <= face < last - first or not broken:
            raise BadPosition("faces", name, "the face it began with, or one that damage leads to")
    for structure, kind in enumerate(table.structure_kind):
        if kind == words.BUILDING:
            tile = table.structure_tile[structure]
            face = table.face_from[tile] + state.city[table.at_face + tile]
            if bool(state.ruined[structure]) == bool(table.face_structure[face]):
                raise BadPosition(
                    "ruined", things.structures[structure], "just the buildings that are none now"
                )


def _markers(state: Any, things: Things) -> None:
    """No unit has laid more than it may, and no more smoke lies about than was laid."""
    table = state.table
    for first, most, word in (
        (table.at_laid, table.mines_a_unit, words.MINE),
        (table.at_smoked, table.smoke_a_unit, words.SMOKE),
    ):
        for unit in range(table.counters):
            found = state.city[first + unit]
            if found and (found > most or not _can(table, unit, word)):
                raise BadPosition(
                    "laid", f"{found} by {things.counters[unit]}", f"{most} at most, by who can"
                )
    smoke = sum(state.city[table.at_smoke : table.at_smoke + table.tiles])
    if smoke > sum(state.city[table.at_smoked : table.at_smoked + table.counters]):
        raise BadPosition("smoke", f"on {smoke} tiles", "as many as units have laid")


def _under_way(state: Any, things: Things) -> None:
    """Orders are given again, and bombs fall, only while that is asked about."""
    table = state.table
    asked = {kind_of(state, depth).name for depth in range(state.depth)}
    if "inspire" not in asked and any(state.city[table.at_reused : table.at_due]):
        raise BadPosition("reused", "cards", "none, as no orders are given again")
    due = [s for s in range(table.structures) if state.city[table.at_due + s]]
    if due and "blast" not in asked:
        raise BadPosition("due", things.structures[due[0]], "nothing, as no bomb falls")
    aimed_at = {state.tile_of[unit] for unit, still in enumerate(state.pending) if still}
    aimed_at |= {table.structure_tile[structure] for structure in due[:1]}
    for structure in due:
        if state.ruined[structure]:
            raise BadPosition("due", things.structures[structure], "what still stands")
        if {table.structure_tile[structure]} != aimed_at:
            raise BadPosition("due", things.structures[structure], "what is on the tile the bomb falls on")


def check_in_city(state: Any, kind: str, frame: Any, need: Callable[[bool, str, str], None]) -> None:
    """Frames that belong to no card of the active seat."""
    table, seat, unit = state.table, frame[words.F_SEAT], frame[words.F_UNIT]
    active = rules.active_seat(state)
    rival = state.commander[1 - table.seat_side[active]]
    if kind in ("antiair", "bomber"):
        need(seat == rival, "another seat", "whose Bombers are looked for")
        if kind == "antiair":
            fits = table.deed_word[frame[words.F_DEED]] == words.ANTIAIR
            need(fits, "another action", "Antiair")
            need(frame[words.F_LEFT] <= table.deed_value[frame[words.F_DEED]], "too many left", "fewer")
        return
    there = unit != words.NONE and unit < table.counters and state.tile_of[unit] != words.NONE
    need(bool(there), "nobody", "a unit on the board")
    if kind == "drive-off":
        need(seat in (active, rival), "another seat", "whose attack it was")
        return
    need(seat == rival, "another seat", "the other side's commander")
    need(table.seat_side[seat] != table.counter_side[unit], "an enemy's unit", "a unit on its way")
