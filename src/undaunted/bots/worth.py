"""What things are worth to the greedy bot: tiles to take, enemies to shoot at, cards to have.

About 100 is what one well used card achieves. Of the enemy's cards only sums over hand and deck are read:
a seat may know those, and no more.
"""

from typing import Final

import cython

from undaunted.rules.board import controls, distance, points_of, scouted, stands_on
from undaunted.rules.combat import total_defence
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import ATTACK, BLAST, FOG, GOAL_CONTROL, GOAL_PIN, NONE, SUPPRESS

# Above anything that merely helps.
WINS: Final = 100000
# The most a tile can be worth walking to: such worths are kept in bytes.
MOST_WORTH: Final = 250


@cython.cfunc
@cython.exceptval(check=False)
def takes_tiles(table: Table, unit: cython.int) -> cython.bint:
    """Has the unit a card with Control?"""
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_controls[table.unit_card[k]]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def scouts_tiles(table: Table, unit: cython.int) -> cython.bint:
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_scouts[table.unit_card[k]]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def cards_left(state: State, unit: cython.int) -> cython.int:
    """The unit's cards outside its supply: the hits it survives."""
    table: Table = state.table
    total: cython.int = 0
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        total += state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
    return total


# Tiles


@cython.cfunc
@cython.exceptval(check=False)
def would_win(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Would controlling this tile as well reach the side's points?"""
    table: Table = state.table
    if table.goal_kind[side] != GOAL_CONTROL or state.points[tile] == 0:
        return False
    gain: cython.int = state.points[tile]
    if controls(state, side, tile):
        # Only the radio can be controlled again, for one point more.
        if tile != table.radio_tile or side != table.radio_side:
            return False
        gain = 1
    return points_of(state, side) + gain >= table.goal_points[side]


@cython.cfunc
@cython.exceptval(check=False)
def steps_to_take(state: State, side: cython.int, tile: cython.int) -> cython.int:
    """How far this side's nearest unit with Control is from a tile; NONE without one, or without a marker."""
    table: Table = state.table
    nearest: cython.int = NONE
    if not scouted(state, side, tile):
        return NONE
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if state.tile_of[unit] != NONE and takes_tiles(table, unit):
            nearest = min(nearest, distance(table, state.tile_of[unit], tile))
    return nearest


@cython.cfunc
@cython.exceptval(check=False)
def tile_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """What it is worth to this unit to take the tile, or to stand guard on it: 0 … MOST_WORTH."""
    table: Table = state.table
    enemy: cython.int = 1 - side
    points: cython.int = state.points[tile]
    if points == 0:
        return hunting_worth(state, side, tile)
    if controls(state, side, tile):
        if tile == table.radio_tile and side == table.radio_side:
            return taking_worth(state, side, 1)
        return guarding_worth(state, side, tile, unit)
    worth: cython.int
    if table.goal_kind[side] == GOAL_CONTROL:
        if would_win(state, side, tile):
            return MOST_WORTH
        worth = taking_worth(state, side, points)
        if controls(state, enemy, tile):
            worth += 20 + 8 * points
    else:
        worth = 50
    if would_win(state, enemy, tile) and steps_to_take(state, enemy, tile) <= 2:
        worth += 80
    if controls(state, enemy, tile) and stands_on(state, enemy, tile):
        # Not before somebody drives them off; but near is where that is done.
        worth = worth * 2 // 3
    return min(worth, MOST_WORTH - 10)


@cython.cfunc
@cython.exceptval(check=False)
def taking_worth(state: State, side: cython.int, points: cython.int) -> cython.int:
    """Points, as a share of those that are missing."""
    missing: cython.int = max(1, state.table.goal_points[side] - points_of(state, side))
    return 70 + 130 * min(points, missing) // missing


@cython.cfunc
@cython.exceptval(check=False)
def guarding_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """A unit on a controlled tile keeps the enemy from taking it."""
    table: Table = state.table
    enemy: cython.int = 1 - side
    away: cython.int = steps_to_take(state, enemy, tile)
    if away > 2 or table.goal_kind[enemy] != GOAL_CONTROL:
        return 0
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and state.tile_of[other] == tile:
            return 0
    worth: cython.int = 60 + 20 * state.points[tile] - 20 * away
    if would_win(state, enemy, tile):
        worth += 100
    return min(worth, MOST_WORTH - 10)


@cython.cfunc
@cython.exceptval(check=False)
def hunting_worth(state: State, side: cython.int, tile: cython.int) -> cython.int:
    """Who has to pin the enemy goes where its Riflemen are."""
    table: Table = state.table
    if table.goal_kind[side] != GOAL_PIN:
        return 0
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if table.counter_rifleman[unit] and state.tile_of[unit] == tile:
            return 60
    return 0


# Shots


@cython.cfunc
@cython.exceptval(check=False)
def hit_chance(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.double:
    """Any die that reaches the total hits, and any 0."""
    table: Table = state.table
    total: cython.int = total_defence(state, table.deed_word[deed], here, unit)
    miss: cython.double = 0.9 if total >= 10 else (total - 1) / 10.0
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
    if table.goal_kind[1 - side] == GOAL_PIN and table.counter_rifleman[unit]:
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
def shot_worth(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.double:
    """Chance × effect."""
    effect: cython.double
    if state.table.deed_word[deed] == SUPPRESS:
        effect = suppression_worth(state, unit)
    else:
        effect = casualty_worth(state, unit)
    return hit_chance(state, deed, here, unit) * effect


@cython.cfunc
@cython.exceptval(check=False)
def best_shot(state: State, side: cython.int, deed: cython.int, here: cython.int) -> cython.double:
    """The best target of an Attack or Suppress from a tile."""
    table: Table = state.table
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE:
            continue
        steps: cython.int = distance(table, here, tile)
        if steps > table.deed_within[deed] or steps < table.deed_beyond[deed]:
            continue
        best = max(best, shot_worth(state, deed, here, unit))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def firing_worth(state: State, unit: cython.int, here: cython.int) -> cython.double:
    """The best shot that any of the unit's cards would have from a tile."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int = table.unit_card[table.unit_from[unit]]
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        deed: cython.int = table.action_deed[action]
        if deed == NONE:
            break
        if table.deed_word[deed] == ATTACK or table.deed_word[deed] == SUPPRESS:
            best = max(best, best_shot(state, table.counter_side[unit], deed, here))
    return best


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


# Cards


@cython.cfunc
@cython.exceptval(check=False)
def bolster_worth(state: State, card: cython.int) -> cython.double:
    """What one more of this card in the deck is worth: less the more of its kind there are."""
    table: Table = state.table
    have: cython.int = state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
    unit: cython.int = table.card_unit[card]
    if table.card_kind[card] == FOG:
        return -20.0
    if unit == NONE:
        return 34.0
    worth: cython.double = 36.0
    if table.card_controls[card]:
        worth = 46.0
    elif table.card_scouts[card]:
        worth = 34.0
    if state.tile_of[unit] == NONE:
        # It still has to be brought on, and up.
        worth -= 12.0
    elif have == 0:
        worth += 15.0
    return worth - 9.0 * have
