"""What must hold of vehicles, structures and those who have left for good, after each decision."""

from __future__ import annotations

from undaunted.lab.fuzzing.watched import Broken, State, Watched
from undaunted.rules import words


def crews_sit_in_vehicles(watched: Watched, state: State) -> None:
    """A place holds one soldier; he is where his vehicle is, and of the side that holds it."""
    table = watched.table
    if not table.vehicles:
        return
    taken: set[int] = set()
    for unit in watched.soldiers:
        place = state.aboard[unit]
        if place == words.NONE:
            continue
        vehicle = table.place_vehicle[place]
        tile = state.tile_of[table.vehicle_counter[vehicle]]
        name = watched.things.counters[unit]
        if place in taken:
            raise Broken("crews sit in vehicles", f"{name} on somebody's lap", "one soldier a place")
        if tile == words.NONE or tile != state.tile_of[unit]:
            raise Broken("crews sit in vehicles", f"{name} away from his vehicle", "both on one tile")
        if state.holder[vehicle] != table.counter_side[unit]:
            raise Broken("crews sit in vehicles", f"{name} in the enemy's vehicle", "a vehicle of his side")
        taken.add(place)
    if any(place != words.NONE for place in state.aboard[len(watched.soldiers) :]):
        raise Broken("crews sit in vehicles", "a vehicle aboard a vehicle", "soldiers only")


def fates_are_final(watched: Watched, state: State) -> None:
    """Who has escaped or was neutralised is off the board with all his cards; nobody else is.

    Off the board without a fate are only those who have yet to come in, or may come back.
    """
    table = watched.table
    for unit, fate in enumerate(state.fate):
        name = watched.things.counters[unit]
        stood = table.last_resort == words.FALLS and table.start_tile_of[unit] != words.NONE
        off = state.tile_of[unit] == words.NONE
        if (fate and not off) or (off and stood and not fate):
            raise Broken("fates are final", f"{name}, fate {fate}", "on the board, or a fate")
        if fate > words.NEUTRALISED:
            raise Broken("fates are final", f"{name}, fate {fate}", "escaped or neutralised")
        if not fate:
            continue
        for card in table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]:
            left = table.start_deck[card] + table.start_supply[card] - state.removed[card]
            if left:
                raise Broken("fates are final", f"{left} cards of {name} in the game", "all removed")
    for vehicle, damage in enumerate(state.damage):
        counter = table.vehicle_counter[vehicle]
        if (damage >= table.vehicle_integrity[vehicle]) != (state.fate[counter] == words.NEUTRALISED):
            name = watched.things.counters[counter]
            found = f"{name} with {damage} damage, fate {state.fate[counter]}"
            raise Broken("fates are final", found, "destroyed exactly at its integrity")


def structures_fall_once(watched: Watched, state: State) -> None:
    """A structure stands, or one of the two sides has destroyed it."""
    if state.ruined and max(state.ruined) > len(watched.stage.sides):
        raise Broken("structures fall once", f"destroyed by side {max(state.ruined)}", "nobody, or a side")
