"""Beyond All Hope where a counter is a single soldier: cards, actions and counters decide.

What an action needs counts with it: a marker on the tile to control, a working vehicle and the right man
for its seat. Paths count only for a side that can place no more markers (ruling 31).
"""

import cython

from undaunted.rules.board import controls, scouted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, is_disabled
from undaunted.rules.victory.hope import bolstered_squads, circulates, may_advance, only_bids, spread, usable
from undaunted.rules.words import (
    AGAINST_ARMOUR,
    AGAINST_PERSONNEL,
    CAN_CONTROL,
    CAN_DEMOLISH,
    CAN_FIGHT,
    CAN_MOVE,
    CAN_PIERCE,
    CAN_REPAIR,
    CAN_SCOUT,
    ESCAPED,
    FIRST_SKILL,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_NEUTRALISE,
    NEUTRALISED,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def out_of_prospects(state: State, side: cython.int) -> cython.bint:
    """Can this side no longer reach any of its goals?"""
    table: Table = state.table
    # What circulates will mostly do; what could be bolstered takes longer to find out.
    able: cython.int = abilities(state, side, False)
    lacking: cython.int = table.side_asks[side] & ~able
    # And so does where markers lead: scouts, who need none, are looked for before.
    if not lacking & CAN_SCOUT and has_prospects(state, side, able):
        return False
    return lacking == 0 or not has_prospects(state, side, abilities(state, side, True))


@cython.cfunc
@cython.exceptval(check=False)
def has_prospects(state: State, side: cython.int, able: cython.int) -> cython.bint:
    """Can those who are able to do so much still reach one of their goals?"""
    table: Table = state.table
    goal: cython.int
    for goal in range(table.goal_from[side], table.goal_from[side + 1]):
        if can_reach(state, side, goal, able):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def abilities(state: State, side: cython.int, bolstering: cython.bint) -> cython.int:
    """What this side can still do, on foot, from a vehicle, or from the air; and its skills, one bit each.

    With what circulates alone or, bolstering, with all the cards it can use. It is looked for only until all
    that the goals of this side ask for is found.
    """
    table: Table = state.table
    asked: cython.int = table.side_asks[side]
    able: cython.int = 0
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] != side or only_bids(state, seat):
            continue
        squads: cython.int = bolstered_squads(state, seat) if bolstering else 0
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if not usable(state, card, squads):
                continue
            unit: cython.int = table.card_unit[card]
            if unit == NONE:
                # Without a counter there is no tile to move from, to control or to demolish.
                able |= table.card_can[card] & (CAN_FIGHT | CAN_SCOUT)
            elif state.tile_of[unit] != NONE:
                able |= table.card_can[card] | 1 << (FIRST_SKILL + table.counter_skill[unit])
            if able & asked == asked:
                return able
    return able | places_can(state, side, able)


@cython.cfunc
@cython.exceptval(check=False)
def places_can(state: State, side: cython.int, able: cython.int) -> cython.int:
    """What those who are able to do so much on foot could do from the places of the vehicles on the board.

    No skill, not even that of everybody, means that nobody is left to sit there. A disabled vehicle is of use
    only to those who could repair it.
    """
    table: Table = state.table
    can: cython.int = 0
    place: cython.int
    if able >> FIRST_SKILL == 0:
        return 0
    for place in range(table.place_from[table.vehicles]):
        needs: cython.int = table.place_needs[place]
        if needs != 0 and (needs == NONE or not (able >> (FIRST_SKILL + needs)) & 1):
            continue
        vehicle: cython.int = table.place_vehicle[place]
        if state.tile_of[table.vehicle_counter[vehicle]] != NONE:
            if not is_disabled(state, vehicle) or able & CAN_REPAIR or enemy_repairs(state, side):
                can |= table.place_can[place]
    return can


@cython.cfunc
@cython.exceptval(check=False)
def some_place_can(state: State, wanted: cython.int) -> cython.bint:
    """Is there a vehicle on the board with a place to do this from, whoever may sit there?"""
    table: Table = state.table
    place: cython.int
    for place in range(table.place_from[table.vehicles]):
        if table.place_can[place] & wanted and table.place_needs[place] != NONE:
            if state.tile_of[table.vehicle_counter[table.place_vehicle[place]]] != NONE:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def enemy_repairs(state: State, side: cython.int) -> cython.bint:
    """Could a helpful enemy repair what is disabled (ruling 32a)?"""
    table: Table = state.table
    if not table.enemy_helps:
        return False
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side or only_bids(state, seat):
            continue
        squads: cython.int = bolstered_squads(state, seat)
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if table.card_can[card] & CAN_REPAIR and usable(state, card, squads):
                unit: cython.int = table.card_unit[card]
                if unit != NONE and state.tile_of[unit] != NONE:
                    return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def mines_can(state: State, side: cython.int) -> cython.int:
    """What lies on the board may hurt whoever walks into it, though nobody could fire a shot; and so may what
    can still be laid."""
    table: Table = state.table
    able: cython.int = 0
    if table.mine_owner != side:
        return 0
    if state.mine[2 * table.edges] and may_lay(state, side):
        return CAN_FIGHT | CAN_PIERCE
    edge: cython.int
    for edge in range(table.edges):
        if state.mine[2 * edge + AGAINST_PERSONNEL]:
            able |= CAN_FIGHT
        if state.mine[2 * edge + AGAINST_ARMOUR]:
            able |= CAN_PIERCE
    return able


@cython.cfunc
@cython.exceptval(check=False)
def may_lay(state: State, side: cython.int) -> cython.bint:
    """Has this side a soldier on the board, with a card that it can use, who lays mines?"""
    table: Table = state.table
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side and not only_bids(state, seat):
            squads: cython.int = bolstered_squads(state, seat)
            for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
                if table.card_mines[card] and usable(state, card, squads):
                    if state.tile_of[table.card_unit[card]] != NONE:
                        return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_reach(state: State, side: cython.int, goal: cython.int, able: cython.int) -> cython.bint:
    """Can this goal still be reached by those who are able to do so much?"""
    table: Table = state.table
    if table.goal_kind[goal] == GOAL_CONTROL:
        return may_claim(state, side, able, table.goal_points[goal])
    if table.goal_kind[goal] == GOAL_ESCAPE:
        out: cython.bint = able & CAN_MOVE != 0 and way_out(state, side, ways(state, side, able, CAN_MOVE))
        return may_count(state, goal, able if out else 0)
    if table.goal_kind[goal] == GOAL_NEUTRALISE:
        if may_count(state, goal, able & (CAN_FIGHT | CAN_PIERCE)):
            return True
        mines: cython.int = mines_can(state, side)
        return mines != 0 and may_count(state, goal, (able | mines) & (CAN_FIGHT | CAN_PIERCE))
    return True


@cython.cfunc
def ways(state: State, side: cython.int, able: cython.int, wanted: cython.int) -> bytearray:
    """Where those who can do what is wanted could still get to: anywhere while their side can scout, else
    where its markers lead. What a place aboard lets one do, anybody may go there to do."""
    table: Table = state.table
    if able & CAN_SCOUT or not able & wanted:
        return table.everywhere  # whoever cannot do it at all is not asked where
    reach: bytearray = bytearray(table.tiles)
    driven: cython.bint = some_place_can(state, wanted)
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if state.tile_of[unit] != NONE:
            can: cython.int = usable_can(state, unit)
            if can & wanted or (can and driven):
                strides: cython.bint = table.counter_stalks[unit] != 0 and can & wanted != 0
                strides = strides or may_advance(state, unit)
                spread(state, side, state.tile_of[unit], strides, reach)
    return reach


@cython.cfunc
@cython.exceptval(check=False)
def may_claim(state: State, side: cython.int, able: cython.int, needed: cython.int) -> cython.bint:
    """Does this side have so many points, or could those who are able to do so much still get them?"""
    table: Table = state.table
    ruins: cython.bint = table.scores_ruins[side] != 0
    held: bytearray = ways(state, side, able, CAN_CONTROL)
    razed: bytearray = ways(state, side, able, CAN_DEMOLISH) if ruins else held
    total: cython.int = 0
    tile: cython.int
    for tile in range(table.tiles):
        if state.points[tile] and can_hold(state, side, tile, able, held):
            total += state.points[tile]
            if total >= needed:
                return True
    structure: cython.int
    for structure in range(table.structures):
        tile = table.structure_tile[structure]
        if state.ruined[structure]:
            if ruins and state.ruined[structure] == side + 1:
                total += table.structure_points[structure]
        elif ruins:
            if able & CAN_DEMOLISH and razed[tile]:
                total += table.structure_points[structure]
        elif can_hold(state, side, tile, able, held):
            total += table.structure_points[structure]
    return total >= needed


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_hold(
    state: State, side: cython.int, tile: cython.int, able: cython.int, reach: bytearray
) -> cython.bint:
    """It is controlled already, or could be: that takes Control, and a marker or an action to place one."""
    if controls(state, side, tile):
        return True
    if not able & CAN_CONTROL or not reach[tile]:
        return False
    return able & CAN_SCOUT != 0 or scouted(state, side, tile)


@cython.cfunc
@cython.exceptval(check=False)
def way_out(state: State, side: cython.int, reach: bytearray) -> cython.bint:
    """Is there an escape marker that could be reached?"""
    table: Table = state.table
    tile: cython.int
    for tile in range(table.tiles):
        if table.escape[side * table.tiles + tile] and reach[tile]:
            return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_count(state: State, goal: cython.int, able: cython.int) -> cython.bint:
    """Have enough counters met the fate that a goal is about, or could they still?"""
    needed: cython.int = state.table.goal_points[goal]
    return counters_for_goal(state, goal, able, needed) >= needed


@cython.cfunc
@cython.exceptval(check=False)
def counters_for_goal(state: State, goal: cython.int, able: cython.int, most: cython.int) -> cython.int:
    """Counters that have met the fate that a goal is about, and those on the board that still could.

    Nobody counts further than he has to: `most`.
    """
    table: Table = state.table
    escaping: cython.bint = table.goal_kind[goal] == GOAL_ESCAPE
    fate: cython.int = ESCAPED if escaping else NEUTRALISED
    # What has no regular defence falls to a weapon that pierces armour, and to no other (ruling 32a).
    all_fall: cython.bint = able & CAN_PIERCE != 0 or not table.weapons_count
    total: cython.int = 0
    counter: cython.int
    for counter in range(table.counters):
        if table.goal_counter[goal * table.counters + counter]:
            if state.fate[counter] == fate:
                if counts_for_goal(state, goal, counter):
                    total += 1
            elif able and state.tile_of[counter] != NONE:
                if escaping:
                    if can_leave(state, counter, able):
                        total += 1
                elif all_fall or table.counter_defence[counter]:
                    total += 1
            if total >= most:
                break
    return total


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def counts_for_goal(state: State, goal: cython.int, counter: cython.int) -> cython.bint:
    """A vehicle counts by who holds it: its escape for him, its end for his enemy (ruling 32)."""
    table: Table = state.table
    vehicle: cython.int = table.counter_vehicle[counter]
    if vehicle == NONE:
        return True
    side: cython.int = table.goal_side[goal]
    return state.holder[vehicle] == (side if table.goal_kind[goal] == GOAL_ESCAPE else 1 - side)


@cython.cfunc
@cython.exceptval(check=False)
def can_leave(state: State, counter: cython.int, able: cython.int) -> cython.bint:
    """A vehicle that works, or could be repaired, takes him along; on foot he needs a card of his own."""
    table: Table = state.table
    vehicle: cython.int = table.counter_vehicle[counter]
    if is_aboard(state, counter):
        vehicle = table.place_vehicle[state.aboard[counter]]
    if vehicle != NONE:
        if able & CAN_REPAIR or not is_disabled(state, vehicle):
            return True
        if enemy_repairs(state, table.counter_side[counter]):
            return True
    return usable_can(state, counter) != 0


@cython.cfunc
@cython.exceptval(check=False)
def usable_can(state: State, counter: cython.int) -> cython.int:
    """What a soldier's usable cards let him do."""
    table: Table = state.table
    able: cython.int = 0
    squads: cython.int = 0
    asked: cython.bint = False
    k: cython.int
    for k in range(table.unit_from[counter], table.unit_from[counter + 1]):
        card: cython.int = table.unit_card[k]
        if not asked and not circulates(state, card):
            squads = bolstered_squads(state, table.counter_seat[counter])
            asked = True
        if usable(state, card, squads):
            able |= table.card_can[card]
    return able
