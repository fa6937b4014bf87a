"""The greedy policy: every option gets a score by hand-written rules of thumb, and the best is picked.

It looks at one decision at a time and reads nothing that the seat may not know.
"""

import cython

from undaunted.bots.greedy.actions import READY_WORTH, action_worth, card_worth, deed_worth, reuse_worth
from undaunted.bots.greedy.advancing import gathered_worth, joining_worth
from undaunted.bots.greedy.alike import is_repeated
from undaunted.bots.greedy.cards import bolster_worth
from undaunted.bots.greedy.city import flight_worth, laying_score, mine_worth, raze_worth, watch_worth
from undaunted.bots.greedy.hand import bid_score, keeping_worth, turn_score, weigh_hand
from undaunted.bots.greedy.minefields import laying_worth, lifting_worth, mining_worth
from undaunted.bots.greedy.places import shift_after, shift_before, switch_worth
from undaunted.bots.greedy.plan import Plan, Plans
from undaunted.bots.greedy.planning import plan_for
from undaunted.bots.greedy.salvos import salvo_worth
from undaunted.bots.greedy.scouting import link_worth, survey_worth
from undaunted.bots.greedy.shots import blast_worth, demolition_worth, shot_worth
from undaunted.bots.greedy.steps import best_step, drive_worth, escape_worth, step_worth
from undaunted.bots.greedy.support import blast_of, repair_worth
from undaunted.bots.greedy.targets import casualty_worth, suppression_worth
from undaunted.bots.greedy.units import WINS
from undaunted.rules.chance import random_below
from undaunted.rules.combat.attack import attacking_from
from undaunted.rules.decide import decider, options, play
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sitting
from undaunted.rules.words import (
    ASK_ADVANCE,
    ASK_AFTER,
    ASK_AIM,
    ASK_AIR_SUPPORT,
    ASK_BID,
    ASK_BLAST,
    ASK_BOLSTER,
    ASK_CASUALTY,
    ASK_DRIVE_OFF,
    ASK_GUIDE,
    ASK_INJURE,
    ASK_INSPIRE,
    ASK_NAVIGATE,
    ASK_ORDER,
    ASK_REPAIR,
    ASK_SHOOT,
    ASK_SPAWN,
    ASK_STEP,
    ASK_SUPPORT,
    ASK_SUPPRESS,
    ASK_SURVEIL,
    ASK_TARGET,
    ASK_TURN,
    ASK_WATCH,
    DRAW,
    END_TURN,
    ESCAPE,
    EXIT,
    F_CARD,
    F_DEED,
    F_KIND,
    F_LEFT,
    F_UNIT,
    F_ZONE,
    FIRST_CARD,
    HUNKER_DOWN,
    LAY_PERSONNEL,
    LIFT_PERSONNEL,
    NONE,
    ORDERS,
    PLAY_ON,
    READY,
    RETURN,
    STOP,
    WITHDRAW,
)


@cython.cfunc
@cython.exceptval(check=False)
def score_button(button: cython.int) -> cython.double:
    """The buttons: to stop is worth nothing, to hunker down gives a card away."""
    if button == READY:
        return READY_WORTH
    if button == DRAW:
        return 1.0
    if button == HUNKER_DOWN:
        return -500.0
    if button in (STOP, END_TURN):
        return 0.0
    if button in (WITHDRAW, PLAY_ON):
        return -WINS
    if button == RETURN:
        return 0.5
    return -1000.0


@cython.cfunc
@cython.exceptval(check=False)
def score_order(state: State, button: cython.int) -> cython.double:
    """An automaton's card mostly does one thing, and rolls no die that nobody reads."""
    if button != STOP:
        return -1000.0
    return 0.0 if state.stack[F_LEFT] == ORDERS - 1 else WINS


@cython.cfunc
@cython.exceptval(check=False)
def score_edge(state: State, plan: Plan, frame: cython.int, edge: cython.int) -> cython.double:
    """An edge to lay a mine on, or to lift one from."""
    doing: cython.int = state.stack[frame + F_ZONE]
    here: cython.int = state.tile_of[state.stack[frame + F_UNIT]]
    if state.table.city_cells:
        return mine_worth(state, plan.side, here, edge, doing - LAY_PERSONNEL)
    if doing < LIFT_PERSONNEL:
        return laying_worth(state, plan.side, here, edge, doing - LAY_PERSONNEL)
    return lifting_worth(state, plan, here, edge)


@cython.cfunc
@cython.exceptval(check=False)
def score_card(
    state: State, plan: Plan, seat: cython.int, question: cython.int, card: cython.int
) -> cython.double:
    """A card to play, to bid, to take from the supply, to inspire, to give up."""
    if question == ASK_TURN:
        return turn_score(state, plan, seat, card)
    if question == ASK_BID:
        return bid_score(state, plan, seat, card)
    if question == ASK_BOLSTER:
        return bolster_worth(state, card)
    if question == ASK_INSPIRE:
        return (
            card_worth(state, plan, seat, card)
            if not state.table.inspire_reuses
            else reuse_worth(state, plan, seat, card)
        )
    if question == ASK_SUPPORT:
        return 15.0 + bolster_worth(state, card)
    if question == ASK_CASUALTY:
        return -keeping_worth(state, plan, seat, card, state.stack[top(state) + F_ZONE])
    if question == ASK_AIR_SUPPORT:
        return 1.0 + card_worth(state, plan, seat, card)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def score_tile(
    state: State, plan: Plan, seat: cython.int, frame: cython.int, tile: cython.int
) -> cython.double:
    """A tile to step on, to mark, to aim at, to be placed on."""
    question: cython.int = state.stack[frame + F_KIND]
    unit: cython.int = state.stack[frame + F_UNIT]
    deed: cython.int = state.stack[frame + F_DEED]
    if question == ASK_STEP:
        vehicle: cython.int = state.table.counter_vehicle[unit]
        if vehicle != NONE:
            return drive_worth(state, plan, vehicle, state.tile_of[unit], tile)
        return step_worth(state, plan, unit, state.table.deed_goes[deed], state.tile_of[unit], tile)
    if question == ASK_NAVIGATE:
        return link_worth(state, plan, tile, state.stack[frame + F_LEFT])
    if question == ASK_SURVEIL:
        return survey_worth(state, plan, tile)
    if question == ASK_TARGET:
        return blast_worth(state, plan.side, blast_of(state.table, unit), tile)
    if question == ASK_SPAWN:
        unit = state.table.card_unit[state.stack[frame + F_CARD]]
        return deed_worth(state, plan, seat, deed, unit, tile)
    if question == ASK_AIM:
        return salvo_worth(state, plan, deed, attacking_from(state, unit), tile)
    if question == ASK_ADVANCE:
        return gathered_worth(state, plan, tile)
    if question == ASK_DRIVE_OFF:
        return flight_worth(state, plan.side, unit, tile)
    if question == ASK_WATCH:
        return 1.0 + watch_worth(state, plan, unit, state.tile_of[unit], tile)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def score_counter(
    state: State, plan: Plan, seat: cython.int, frame: cython.int, unit: cython.int
) -> cython.double:
    """A counter to shoot at, to guide, to repair, to suffer a hit."""
    question: cython.int = state.stack[frame + F_KIND]
    deed: cython.int = state.stack[frame + F_DEED]
    if question == ASK_SHOOT:
        return shot_worth(state, plan, deed, attacking_from(state, state.stack[frame + F_UNIT]), unit)
    if question == ASK_BLAST:
        # Enemies first: one of those hits may end the game.
        return 1.0 if state.table.counter_side[unit] != plan.side else 0.0
    if question == ASK_GUIDE:
        return best_step(state, plan, unit, 0, state.tile_of[unit])
    if question == ASK_INJURE:
        return casualty_worth(state, unit)
    if question == ASK_SUPPRESS:
        return suppression_worth(state, unit)
    if question == ASK_REPAIR:
        return repair_worth(state, plan.side, state.table.counter_vehicle[unit])
    if question == ASK_ADVANCE:
        return joining_worth(state, plan, seat, unit)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def score_place(
    state: State, plan: Plan, seat: cython.int, frame: cython.int, place: cython.int
) -> cython.double:
    """To enter, to reposition, to switch, or (NONE) to exit."""
    card: cython.int = state.stack[frame + F_CARD]
    unit: cython.int = state.table.card_unit[card]
    if place != NONE and sitting(state, place) != NONE:
        return switch_worth(state, plan, seat, unit, place)
    if state.stack[frame + F_KIND] == ASK_AFTER:
        return shift_after(state, plan, seat, unit, place)
    return shift_before(state, plan, seat, card, place)


@cython.cfunc
@cython.exceptval(check=False)
def score_option(state: State, plan: Plan, seat: cython.int, thing: cython.int) -> cython.double:
    """What it is worth to the seat to pick a thing, compared with the other options."""
    table: Table = state.table
    frame: cython.int = top(state)
    question: cython.int = state.stack[frame + F_KIND]
    deed: cython.int
    unit: cython.int
    if thing < FIRST_CARD:
        if thing == EXIT:
            return score_place(state, plan, seat, frame, NONE)
        if thing == ESCAPE:
            unit = state.stack[frame + F_UNIT]
            return escape_worth(state, plan.side, unit, state.tile_of[unit])
        if question == ASK_ORDER:
            return score_order(state, thing)
        if thing in (WITHDRAW, RETURN, PLAY_ON):
            return score_button(thing)
        if thing >= LAY_PERSONNEL and table.city_cells:
            return laying_score(state, plan.side, state.tile_of[state.stack[frame + F_UNIT]], thing)
        if thing >= LAY_PERSONNEL:
            return mining_worth(state, plan, state.tile_of[state.stack[frame + F_UNIT]], thing)
        return score_button(thing)
    if thing < table.first_action:
        return score_card(state, plan, seat, question, thing - FIRST_CARD)
    if thing < table.first_tile:
        deed = table.action_deed[thing - table.first_action]
        card: cython.int = state.stack[frame + F_CARD]
        return action_worth(state, plan, seat, card, deed, table.card_unit[card])
    if thing < table.first_counter:
        return score_tile(state, plan, seat, frame, thing - table.first_tile)
    if thing < table.first_place:
        return score_counter(state, plan, seat, frame, thing - table.first_counter)
    if thing < table.first_place_action:
        return score_place(state, plan, seat, frame, thing - table.first_place)
    if thing < table.first_structure:
        deed = table.place_deed[thing - table.first_place_action]
        unit = table.card_unit[state.stack[frame + F_CARD]]
        return deed_worth(state, plan, seat, deed, unit, state.tile_of[unit])
    if thing < table.first_edge:
        deed = state.stack[frame + F_DEED]
        if table.city_cells:
            here: cython.int = attacking_from(state, state.stack[frame + F_UNIT])
            return raze_worth(state, plan.side, deed, here, thing - table.first_structure)
        return demolition_worth(state, plan.side, deed, thing - table.first_structure)
    if thing < table.first_seat:
        return score_edge(state, plan, frame, thing - table.first_edge)
    if thing >= table.first_deck:
        return 1.0
    # Of two opponents the commander suffers more from a Fog of War: he draws, and bids, a card more.
    return 1.0 if thing - table.first_seat == state.commander[1 - plan.side] else 0.0


# The pick


@cython.cfunc
def ready_plan(state: State, seat: cython.int, plans: Plans) -> Plan:
    """The plan by which this seat's options are to be scored now."""
    plan: Plan = plan_for(plans, state, state.table.seat_side[seat])
    if state.stack[top(state) + F_KIND] == ASK_BID:
        weigh_hand(state, plan, seat)
    return plan


@cython.ccall
def greedy_pick(state: State, seat: cython.int, out: Options, plans: Plans) -> cython.int:
    """The best of the options listed in `out`, all of them this seat's; the state's generator breaks ties."""
    chosen: cython.int = out.things[0]
    if out.count == 1:
        return chosen
    plan: Plan = ready_plan(state, seat, plans)
    best: cython.double = -10.0 * WINS
    at: cython.int
    for at in range(out.count):
        if plans.alike and is_repeated(state.table, out, at):
            continue
        score: cython.double = score_option(state, plan, seat, out.things[at])
        score += 0.001 * random_below(state, 100)
        if score > best:
            best = score
            chosen = out.things[at]
    return chosen


@cython.ccall
def greedy_playout(state: State, most: cython.int) -> cython.int:
    """Both sides play greedily until the game is over, or at most so many decisions; gives how many."""
    out: Options = Options()
    plans: Plans = Plans()
    made: cython.int = 0
    while made < most:
        seat: cython.int = decider(state)
        if seat == NONE:
            break
        options(state, seat, out)
        play(state, seat, greedy_pick(state, seat, out, plans))
        made += 1
    return made


def greedy_choice(state: State, seat: int, things: list[int]) -> int:
    """`greedy_pick` for callers outside the compiled module, who have the options as a list."""
    out: Options = Options()
    thing: cython.int
    for thing in things:
        offer(out, thing)
    return greedy_pick(state, seat, out, Plans())
