"""What each action is worth right now, and with it each card: the rules of thumb of the greedy bot."""

from typing import Final

import cython

from undaunted.bots.plan import Plan, from_afar, scouting_pull
from undaunted.bots.worth import (
    WINS,
    best_shot,
    blast_worth,
    bolster_worth,
    firing_worth,
    scouts_tiles,
    takes_tiles,
    tile_worth,
    would_win,
)
from undaunted.rules.board import scouted
from undaunted.rules.movement import can_be_guided, may_enter
from undaunted.rules.playing import can_do, can_use
from undaunted.rules.state import State
from undaunted.rules.support import can_be_bolstered, can_be_inspired, can_be_targeted
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ATTACK,
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    FOG,
    GOAL_CONTROL,
    GUIDE,
    INSPIRE,
    NONE,
    RECON,
    SCOUT,
    STALK,
    SUPPRESS,
    TARGET,
)

# What it costs to get a Fog of War into the deck.
FOG_COST: Final = 22
READY_WORTH: Final = 45


# Movement


@cython.cfunc
@cython.exceptval(check=False)
def step_worth(
    state: State, plan: Plan, unit: cython.int, word: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What a step achieves: nearer to the goal, to ground that should be scouted, or to a better shot."""
    table: Table = state.table
    cover: cython.double = 2.0 * (table.cover[there] - table.cover[here])
    if takes_tiles(table, unit):
        if plan.goal[unit] == NONE:
            return 0.6 * (firing_worth(state, unit, there) - firing_worth(state, unit, here)) + cover - 4.0
        first: cython.int = unit * table.tiles
        before: cython.int = plan.way[first + here]
        after: cython.int = plan.way[first + there]
        worth: cython.int = plan.worth[unit]
        gain: cython.double = 5.5 * (from_afar(worth, after) - from_afar(worth, before)) + cover
        return gain + 8.0 if after < before else gain - 8.0
    if word == SCOUT or scouts_tiles(table, unit):
        pull: cython.double = scouting_pull(state, plan, there) - scouting_pull(state, plan, here)
        # Who has to take tiles is in a hurry; who has to pin the enemy would rather shoot.
        pull *= 2.2 if table.goal_kind[plan.side] == GOAL_CONTROL else 1.2
        if word == SCOUT and not scouted(state, plan.side, there) and plan.wanted[there] == 0:
            pull -= FOG_COST
        return pull + cover - 4.0
    if table.counter_spots[unit]:
        # A Mortar on the march loses its target.
        return -5.0
    return 0.8 * (firing_worth(state, unit, there) - firing_worth(state, unit, here)) + cover - 4.0


@cython.cfunc
@cython.exceptval(check=False)
def best_step(
    state: State, plan: Plan, unit: cython.int, word: cython.int, here: cython.int
) -> cython.double:
    table: Table = state.table
    best: cython.double = 0.0
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_enter(state, plan.side, word, beside):
            best = max(best, step_worth(state, plan, unit, word, here, beside))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_guided(state: State, plan: Plan) -> cython.double:
    table: Table = state.table
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[plan.side], table.side_first_counter[plan.side + 1]):
        if can_be_guided(state, plan.side, unit):
            best = max(best, best_step(state, plan, unit, GUIDE, state.tile_of[unit]))
    return best


# Support


@cython.cfunc
@cython.exceptval(check=False)
def control_worth(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    if would_win(state, side, here):
        return WINS
    if state.points[here] == 0:
        return 0.0
    return 60.0 + tile_worth(state, side, here, unit)


@cython.cfunc
@cython.exceptval(check=False)
def bolsters_worth(state: State, seat: cython.int, deed: cython.int) -> cython.double:
    """The best card there is, as many times as the action goes, losing some each time."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_bolstered(state, card, table.deed_squad[deed]):
            best = max(best, bolster_worth(state, card))
    return best * (0.1 + 0.9 * table.deed_value[deed])


@cython.cfunc
@cython.exceptval(check=False)
def draw_worth(state: State, seat: cython.int) -> cython.double:
    """A card off the deck: worth its share of cards that can be played."""
    table: Table = state.table
    cards: cython.int = 0
    fog: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        cards += state.deck[card]
        if table.card_kind[card] == FOG:
            fog += state.deck[card]
    return 22.0 if cards == 0 else 36.0 * (cards - fog) / cards


@cython.cfunc
@cython.exceptval(check=False)
def best_inspired(state: State, plan: Plan, seat: cython.int, deed: cython.int) -> cython.double:
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_inspired(state, card, table.deed_squad[deed]):
            best = max(best, card_worth(state, plan, seat, card))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_target(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    """The best tile that a Mortar could aim at, beyond what it aims at now."""
    table: Table = state.table
    deed: cython.int = blast_of(table, unit)
    best: cython.double = 0.0
    tile: cython.int
    for tile in range(table.tiles):
        if can_be_targeted(state, side, here, tile):
            best = max(best, blast_worth(state, side, deed, tile))
    if state.target[side] != NONE:
        best -= max(0.0, blast_worth(state, side, deed, state.target[side]))
    return 0.8 * best


@cython.cfunc
@cython.exceptval(check=False)
def blast_of(table: Table, unit: cython.int) -> cython.int:
    """The deed with which this unit blasts (or its first, if it has none)."""
    first: cython.int = table.unit_card[table.unit_from[unit]] * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] != NONE and table.deed_word[table.action_deed[action]] == BLAST:
            return table.action_deed[action]
    return table.action_deed[first]


# Cards and their actions


@cython.cfunc
@cython.exceptval(check=False)
def deed_worth(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, unit: cython.int, here: cython.int
) -> cython.double:
    """What a deed is worth, done from this tile (NONE for those who have none)."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    side: cython.int = plan.side
    value: cython.int = table.deed_value[deed]
    if word <= STALK:
        return best_step(state, plan, unit, word, here) * (0.6 + 0.4 * value)
    if word in (ATTACK, SUPPRESS):
        return best_shot(state, side, deed, here)
    if word == CONTROL:
        return control_worth(state, side, unit, here)
    if word == BOLSTER:
        return bolsters_worth(state, seat, deed)
    if word == COMMAND:
        return value * draw_worth(state, seat)
    if word == INSPIRE:
        return 0.95 * best_inspired(state, plan, seat, deed)
    if word == RECON:
        return 30.0 + draw_worth(state, seat)
    if word == CONCEAL:
        return 18.0 if state.supply[table.seat_fog[state.commander[1 - side]]] else 0.0
    if word == GUIDE:
        return best_guided(state, plan)
    if word == TARGET:
        return best_target(state, side, unit, here)
    if word == BLAST:
        return blast_worth(state, side, deed, state.target[side])
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def action_worth(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, unit: cython.int
) -> cython.double:
    """The deed from where the unit stands, or from the best spawn marker."""
    table: Table = state.table
    if unit == NONE:
        return deed_worth(state, plan, seat, deed, unit, NONE)
    if state.tile_of[unit] != NONE:
        return deed_worth(state, plan, seat, deed, unit, state.tile_of[unit])
    best: cython.double = -1.0
    place: cython.int
    for place in range(table.spawn_from[unit], table.spawn_from[unit + 1]):
        tile: cython.int = table.spawn_tile[place]
        if can_do(state, seat, deed, tile):
            # One more unit on the board is worth something by itself.
            best = max(best, 15.0 + deed_worth(state, plan, seat, deed, unit, tile))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_action(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.int:
    """The deed for which this card is best used now; NONE if it has none that helps."""
    table: Table = state.table
    best: cython.double = 0.0
    chosen: cython.int = NONE
    unit: cython.int = table.card_unit[card]
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        deed: cython.int = table.action_deed[action]
        if deed == NONE:
            break
        if not can_use(state, seat, deed, unit):
            continue
        worth: cython.double = action_worth(state, plan, seat, deed, unit)
        if worth > best:
            best = worth
            chosen = deed
    return chosen


@cython.cfunc
@cython.exceptval(check=False)
def card_worth(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.double:
    """What the card achieves if it is played now."""
    unit: cython.int = state.table.card_unit[card]
    if unit != NONE and state.suppressed[unit]:
        return READY_WORTH
    deed: cython.int = best_action(state, plan, seat, card)
    return 0.0 if deed == NONE else action_worth(state, plan, seat, deed, unit)
