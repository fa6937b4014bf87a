"""What shots are worth to the greedy bot: chance × effect."""

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.targets import (
    damage_worth,
    restraint_worth,
    ruin_chance,
    ruin_worth,
    soldier_worth,
)
from undaunted.bots.greedy.tiles import would_win
from undaunted.bots.greedy.units import WINS, cards_left, takes_tiles
from undaunted.rules.board import controls, scouted
from undaunted.rules.combat.attack import can_be_shot_at
from undaunted.rules.combat.defence import hitting_faces, total_defence
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, sits_in
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import ANTITANK, ATTACK, BLAST, DEMOLITION, GOAL_PIN, NONE, SUPPRESS


@cython.cfunc
@cython.exceptval(check=False)
def hit_chance(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.double:
    """The chance that one of the deed's dice at least hits."""
    table: Table = state.table
    total: cython.int = total_defence(state, table.deed_hits[deed], here, unit)
    miss: cython.double = 1.0 - hitting_faces(total) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(table.deed_value[deed]):
        all_miss *= miss
    return 1.0 - all_miss


@cython.cfunc
@cython.exceptval(check=False)
def last_rifleman(state: State, unit: cython.int) -> cython.bint:
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and table.counter_rifleman[other] and state.tile_of[other] != NONE:
            return False
    return table.counter_rifleman[unit] != 0


@cython.cfunc
@cython.exceptval(check=False)
def casualty_worth(state: State, unit: cython.int) -> cython.double:
    """What a casualty in this unit is worth to its enemy."""
    table: Table = state.table
    if table.single_soldiers:
        return soldier_worth(state, unit)
    side: cython.int = table.counter_side[unit]
    tile: cython.int = state.tile_of[unit]
    left: cython.int = cards_left(state, unit)
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.double = 42.0 + 45.0 / (left + 1)
    if takes:
        worth += 18.0
    if left == 0 and not takes:
        # A counter without a card does nothing but stand in the way.
        worth = 25.0
    if main_goal(table, 1 - side) == GOAL_PIN and table.counter_rifleman[unit]:
        if left == 0 and last_rifleman(state, unit):
            return WINS
        worth += 45.0 + 45.0 / (left + 1)
    return worth + place_worth(state, side, tile, takes)


@cython.cfunc
@cython.exceptval(check=False)
def place_worth(state: State, side: cython.int, tile: cython.int, takes: cython.bint) -> cython.double:
    """What makes a unit of this side dangerous where it stands."""
    if state.points[tile] == 0:
        return 0.0
    worth: cython.double = 10.0
    if controls(state, side, tile):
        # It keeps us from taking the tile.
        worth += 25.0
        if would_win(state, 1 - side, tile):
            worth += 60.0
    elif takes:
        worth += 25.0
        if would_win(state, side, tile) and scouted(state, side, tile):
            worth += 150.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def suppression_worth(state: State, unit: cython.int) -> cython.double:
    """A suppressed unit spends its next card on getting up; one without cards would not have used any."""
    table: Table = state.table
    if table.single_soldiers:
        return restraint_worth(state, unit)
    left: cython.int = cards_left(state, unit)
    if state.suppressed[unit] or left == 0:
        return 0.5
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.double = 35.0 + 5.0 * min(left, 4)
    if takes:
        worth += 15.0
    side: cython.int = table.counter_side[unit]
    if not controls(state, side, state.tile_of[unit]):
        worth += 0.7 * place_worth(state, side, state.tile_of[unit], takes)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def hurt(state: State, plan: Plan, unit: cython.int) -> cython.double:
    """What a casualty in an enemy's unit is worth, reckoned once for a decision: every shot asks for it."""
    if plan.hurts[unit] < 0.0:
        plan.hurts[unit] = casualty_worth(state, unit)
    return plan.hurts[unit]  # type: ignore[no-any-return]


@cython.cfunc
@cython.exceptval(check=False)
def hold(state: State, plan: Plan, unit: cython.int) -> cython.double:
    """What it is worth to suppress an enemy's unit, likewise."""
    if plan.holds[unit] < 0.0:
        plan.holds[unit] = suppression_worth(state, unit)
    return plan.holds[unit]  # type: ignore[no-any-return]


@cython.cfunc
@cython.exceptval(check=False)
def vehicle_effect(state: State, plan: Plan, word: cython.int, vehicle: cython.int) -> cython.double:
    """A hit on a vehicle: the attacker picks who aboard suffers, and there is the damage."""
    table: Table = state.table
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            if word == SUPPRESS:
                best = max(best, hold(state, plan, unit))
            else:
                best = max(best, hurt(state, plan, unit))
    return best if word == SUPPRESS else best + damage_worth(state, 1 - state.holder[vehicle], vehicle)


@cython.cfunc
@cython.exceptval(check=False)
def shot_worth(
    state: State, plan: Plan, deed: cython.int, here: cython.int, unit: cython.int
) -> cython.double:
    """Chance × effect."""
    effect: cython.double
    table: Table = state.table
    if table.counter_vehicle[unit] != NONE:
        effect = vehicle_effect(state, plan, table.deed_word[deed], table.counter_vehicle[unit])
    elif table.deed_word[deed] == SUPPRESS:
        effect = hold(state, plan, unit)
    else:
        effect = hurt(state, plan, unit)
    return hit_chance(state, deed, here, unit) * effect


@cython.cfunc
@cython.exceptval(check=False)
def best_shot(state: State, plan: Plan, deed: cython.int, here: cython.int) -> cython.double:
    """The best target of an Attack, Suppress and the like from a tile (NONE: from the air)."""
    table: Table = state.table
    side: cython.int = plan.side
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if can_be_shot_at(state, deed, here, unit):
            best = max(best, shot_worth(state, plan, deed, here, unit))
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        unit = table.vehicle_counter[vehicle]
        if state.holder[vehicle] != side and can_be_shot_at(state, deed, here, unit):
            best = max(best, shot_worth(state, plan, deed, here, unit))
    if table.deed_word[deed] == DEMOLITION:
        structure: cython.int
        for structure in range(table.structures):
            if table.structure_tile[structure] == here and not state.ruined[structure]:
                best = max(best, demolition_worth(state, side, deed, structure))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def demolition_worth(
    state: State, side: cython.int, deed: cython.int, structure: cython.int
) -> cython.double:
    return ruin_chance(state.table, deed, structure) * ruin_worth(state, side, structure)


@cython.cfunc
@cython.exceptval(check=False)
def firing_worth(state: State, plan: Plan, unit: cython.int, here: cython.int) -> cython.double:
    """The best shot that any of the unit's cards, or the place where it sits, would have from a tile."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int = table.unit_card[table.unit_from[unit]]
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        if aims_afar(table, table.action_deed[action]):
            best = max(best, best_shot(state, plan, table.action_deed[action], here))
    if is_aboard(state, unit):
        first: cython.int = state.aboard[unit] * table.actions_a_place
        for action in range(first, first + table.actions_a_place):
            if table.place_deed[action] == NONE:
                break
            if aims_afar(table, table.place_deed[action]):
                best = max(best, best_shot(state, plan, table.place_deed[action], here))
    return best


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def aims_afar(table: Table, deed: cython.int) -> cython.bint:
    word: cython.int = table.deed_word[deed]
    return word in (ATTACK, SUPPRESS, ANTITANK)


@cython.cfunc
@cython.exceptval(check=False)
def blast_worth(state: State, side: cython.int, deed: cython.int, tile: cython.int) -> cython.double:
    """Every enemy on the tile counts for a Blast there, every friend against it."""
    table: Table = state.table
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.counters):
        if state.tile_of[unit] == tile and table.deed_word[deed] == BLAST:
            effect: cython.double = hit_chance(state, deed, tile, unit) * casualty_worth(state, unit)
            worth += effect if table.counter_side[unit] != side else -1.3 * effect
    return worth
