"""What a position looks like to one side, as a row of numbers, each about 0 … 1.

An evaluation is a weighted sum of these for both sides. Of cards only sums over hand and deck are read, so
that nothing depends on how hidden cards were dealt.
"""

import cython

from undaunted.bots.greedy.units import cards_left, counts_for
from undaunted.bots.greedy.winning import held_points, points_for, stake
from undaunted.bots.search.city_features import describe_mission, describe_others
from undaunted.bots.search.columns import (
    APPROACH,
    ARMOUR,
    BLOCKED,
    COVER,
    DISABLED,
    FARTHER,
    FEATURES,
    FIRE,
    FOGS,
    GUARDED,
    LAST_RIFLEMAN,
    LEADERS,
    NEARLY,
    NO_TAKER,
    OTHERS,
    PROGRESS,
    RESERVES,
    RIFLEMEN,
    ROUTED,
    SCOUTED_SHARE,
    SCOUTS,
    SLACK,
    STEPS_0,
    SUPPRESSED,
    TAKERS,
    UNITS,
    WINS_HERE,
    WINS_NEXT,
)
from undaunted.bots.search.reach import Reach, fire_of, nearest, reach_of
from undaunted.rules.board import controls, cover_on, distance, holds_on, scouted, stands_on
from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_disabled, somebody_aboard
from undaunted.rules.victory.goals import main_goal, main_need
from undaunted.rules.victory.verdict import goal_count
from undaunted.rules.words import (
    FOG,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_HOLD,
    GOAL_NEUTRALISE,
    GOAL_PIN,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def describe_side(state: State, side: cython.int, reach: Reach) -> cython.void:
    """Fill in `reach.row` with the features of this side."""
    at: cython.int
    for at in range(FEATURES):
        reach.row[at] = 0.0
    reach_of(state, side, reach)
    describe_cards(state, side, reach)
    describe_units(state, side, reach)
    goal: cython.int = main_goal(state.table, side)
    if goal in (GOAL_CONTROL, GOAL_HOLD):
        describe_points(state, side, reach)
    elif goal == GOAL_PIN:
        describe_hunt(state, side, reach)
    elif goal == GOAL_ESCAPE:
        describe_flight(state, side, reach)
    elif goal == GOAL_NEUTRALISE:
        describe_chase(state, side, reach)
    else:
        describe_mission(state, side, reach)
    if state.table.goal_from[side + 1] - state.table.goal_from[side] > 1:
        describe_others(state, side, reach)
    if state.table.vehicles:
        describe_vehicles(state, side, reach)


@cython.cfunc
@cython.exceptval(check=False)
def describe_cards(state: State, side: cython.int, reach: Reach) -> cython.void:
    table: Table = state.table
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] != side:
            continue
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            number: cython.int = (
                state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
            )
            if table.card_kind[card] == FOG:
                reach.row[FOGS] += 0.1 * number
            elif table.card_unit[card] == NONE:
                reach.row[LEADERS] += 0.1 * number
            else:
                reach.row[RESERVES] += 0.1 * state.supply[card]
                if table.card_controls[card]:
                    reach.row[TAKERS] += 0.1 * number
                elif table.card_scouts[card]:
                    reach.row[SCOUTS] += 0.1 * number
                else:
                    reach.row[OTHERS] += 0.1 * number
    if reach.row[TAKERS] == 0.0:
        reach.row[NO_TAKER] = 1.0


@cython.cfunc
@cython.exceptval(check=False)
def describe_units(state: State, side: cython.int, reach: Reach) -> cython.void:
    table: Table = state.table
    riflemen: cython.int = 0
    behind: cython.int = 0
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE:
            continue
        cards: cython.int = cards_left(state, unit)
        if table.city_cells and is_routed(state, unit):
            reach.row[ROUTED] += 0.2
        elif table.counter_rifleman[unit]:
            riflemen += 1
            behind = cards
        if cards == 0:
            continue
        reach.row[UNITS] += 0.2
        reach.row[COVER] += 0.1 * cover_on(state, tile)
        reach.row[FIRE] += 0.1 * min(cards, 4) * fire_of(state, side, unit)
        if state.suppressed[unit]:
            reach.row[SUPPRESSED] += 0.2
    reach.row[RIFLEMEN] = 0.25 * riflemen
    if riflemen == 1:
        reach.row[LAST_RIFLEMAN] = 1.0 / (1.0 + behind)
    tile_at: cython.int
    marked: cython.int = 0
    for tile_at in range(table.tiles):
        if scouted(state, side, tile_at):
            marked += 1
    reach.row[SCOUTED_SHARE] = 1.0 * marked / table.tiles


@cython.cfunc
@cython.exceptval(check=False)
def describe_points(state: State, side: cython.int, reach: Reach) -> cython.void:
    """For a side that needs points: those held, and those in reach."""
    table: Table = state.table
    goal: cython.double = main_need(table, side)
    held: cython.int = held_points(state, side)
    missing: cython.int = max(1, main_need(table, side) - held)
    reach.row[PROGRESS] = held / goal
    reach.row[NEARLY] = 1.0 / missing
    tile: cython.int
    for tile in range(table.tiles):
        points: cython.int = stake(state, tile)
        if points == 0:
            continue
        if controls(state, side, tile):
            if stands_on(state, side, tile):
                reach.row[GUARDED] += points / goal
            if tile == table.radio_tile and side == table.radio_side:
                in_reach(
                    state, side, reach, tile, 1, missing, nearest(state, reach.takers, reach.taking, tile)
                )
            continue
        points = points_for(state, side, tile)
        if points:
            steps: cython.int = nearest(state, reach.takers, reach.taking, tile)
            if steps != NONE and not scouted(state, side, tile):
                steps += 1
            in_reach(state, side, reach, tile, points, missing, steps)
    structure: cython.int
    if table.scores_ruins[side]:
        for structure in range(table.structures):
            if not state.ruined[structure]:
                tile = table.structure_tile[structure]
                in_reach(
                    state,
                    side,
                    reach,
                    tile,
                    table.structure_points[structure],
                    missing,
                    nearest(state, reach.wreckers, reach.wrecking, tile),
                )


@cython.cfunc
@cython.exceptval(check=False)
def in_reach(
    state: State,
    side: cython.int,
    reach: Reach,
    tile: cython.int,
    points: cython.int,
    missing: cython.int,
    steps: cython.int,
) -> cython.void:
    """Count points that lie so many steps away."""
    if steps == NONE:
        return
    gain: cython.double = 1.0 * min(points, missing) / main_need(state.table, side)
    if controls(state, 1 - side, tile) and holds_on(state, 1 - side, tile):
        reach.row[BLOCKED] += gain / (1.0 + steps)
        return
    if points >= missing:
        if steps == 0:
            reach.row[WINS_HERE] = 1.0
        elif steps == 1:
            reach.row[WINS_NEXT] = 1.0
    if steps <= 3:
        reach.row[STEPS_0 + steps] += gain
    else:
        reach.row[FARTHER] += gain / steps


@cython.cfunc
@cython.exceptval(check=False)
def describe_hunt(state: State, side: cython.int, reach: Reach) -> cython.void:
    """For a side that has to pin the enemy: how few Riflemen, and cards of theirs, are left."""
    table: Table = state.table
    left: cython.int = 0
    counters: cython.int = 0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if table.counter_rifleman[unit] and state.tile_of[unit] != NONE:
            counters += 1
            left += 1 + cards_left(state, unit)
            reach.row[APPROACH] += 0.25 / (1.0 + cards_left(state, unit))
    reach.row[PROGRESS] = 1.0 - min(left, 15) / 15.0
    reach.row[NEARLY] = 1.0 / (1.0 + left)
    reach.row[SLACK] = 0.25 * counters


@cython.cfunc
@cython.exceptval(check=False)
def describe_flight(state: State, side: cython.int, reach: Reach) -> cython.void:
    """For a side that has to escape: who is out, and how far the others still have to go."""
    table: Table = state.table
    goal: cython.double = main_need(table, side)
    out: cython.int = goal_count(state, side)
    missing: cython.int = max(1, main_need(table, side) - out)
    reach.row[PROGRESS] = out / goal
    reach.row[NEARLY] = 1.0 / missing
    left: cython.int = 0
    counter: cython.int
    tile: cython.int
    for counter in range(table.counters):
        if not counts_for(table, side, counter) or state.tile_of[counter] == NONE:
            continue
        left += 1
        steps: cython.int = NONE
        for tile in range(table.tiles):
            if table.escape[side * table.tiles + tile]:
                steps = min(steps, distance(table, state.tile_of[counter], tile))
        if steps != NONE:
            reach.row[APPROACH] += 1.0 / (1.0 + steps) / goal
            reach.row[STEPS_0 + min(steps, 4)] += 1.0 / goal
    reach.row[SLACK] = (left - missing) / goal


@cython.cfunc
@cython.exceptval(check=False)
def describe_chase(state: State, side: cython.int, reach: Reach) -> cython.void:
    """For a side that has to neutralise: who is gone, and how thin the others have become."""
    table: Table = state.table
    goal: cython.double = main_need(table, side)
    gone: cython.int = goal_count(state, side)
    missing: cython.int = max(1, main_need(table, side) - gone)
    reach.row[PROGRESS] = gone / goal
    reach.row[NEARLY] = 1.0 / missing
    left: cython.int = 0
    counter: cython.int
    for counter in range(table.counters):
        if not counts_for(table, side, counter) or state.tile_of[counter] == NONE:
            continue
        left += 1
        steps: cython.int = nearest(state, reach.fighters, reach.fighting, state.tile_of[counter])
        if steps != NONE:
            reach.row[APPROACH] += 1.0 / (1.0 + steps) / goal
        vehicle: cython.int = table.counter_vehicle[counter]
        if vehicle != NONE:
            reach.row[BLOCKED] += 1.0 * state.damage[vehicle] / table.vehicle_integrity[vehicle] / goal
        else:
            reach.row[BLOCKED] += 1.0 / (1.0 + cards_left(state, counter)) / goal
    reach.row[SLACK] = (left - missing) / goal


@cython.cfunc
@cython.exceptval(check=False)
def describe_vehicles(state: State, side: cython.int, reach: Reach) -> cython.void:
    table: Table = state.table
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        if state.holder[vehicle] != side or state.tile_of[table.vehicle_counter[vehicle]] == NONE:
            continue
        if is_disabled(state, vehicle):
            reach.row[DISABLED] += 0.5
        elif somebody_aboard(state, vehicle) != NONE:
            integrity: cython.int = table.vehicle_integrity[vehicle]
            reach.row[ARMOUR] += 0.5 * (integrity - state.damage[vehicle]) / integrity
