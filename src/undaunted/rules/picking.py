"""What a thing that was picked does, be it button, card, tile or counter, by the question that it answers."""

import cython

from undaunted.rules.actions.advance import play_advance
from undaunted.rules.actions.escape import escape
from undaunted.rules.actions.mines import play_mine
from undaunted.rules.actions.movement import play_guided, play_step
from undaunted.rules.actions.scouting import end_scouting, play_scouting
from undaunted.rules.actions.support import (
    play_aircraft,
    play_bolster,
    play_command,
    play_inspire,
    play_target,
)
from undaunted.rules.city.aid import play_bomber, play_ready, play_support, return_card
from undaunted.rules.city.laying import play_watch
from undaunted.rules.city.reuse import end_reuse, play_reusable
from undaunted.rules.city.routing import play_flight
from undaunted.rules.combat.attack import play_shot
from undaunted.rules.combat.casualties import play_casualty
from undaunted.rules.combat.salvo import play_aim, play_salvo
from undaunted.rules.round.automaton import roll_for_order, stop_orders
from undaunted.rules.round.playing import hunker_down, play_card, play_spawn, ready_unit
from undaunted.rules.round.rounds import end_turn, play_bid
from undaunted.rules.round.standstill import agree_to_draw, play_on
from undaunted.rules.state import State, answered, top
from undaunted.rules.vehicles.boarding import shift
from undaunted.rules.vehicles.crew import play_crew
from undaunted.rules.vehicles.repair import repair
from undaunted.rules.victory.verdict import withdraw
from undaunted.rules.words import (
    ASK_ADVANCE,
    ASK_AIM,
    ASK_AIR_SUPPORT,
    ASK_BID,
    ASK_BLAST,
    ASK_BOLSTER,
    ASK_BOMBER,
    ASK_CASUALTY,
    ASK_DRIVE_OFF,
    ASK_GUIDE,
    ASK_INSPIRE,
    ASK_NAVIGATE,
    ASK_ORDER,
    ASK_READY,
    ASK_REPAIR,
    ASK_SHOOT,
    ASK_SPAWN,
    ASK_STANDSTILL,
    ASK_STEP,
    ASK_SUPPORT,
    ASK_SURVEIL,
    ASK_TARGET,
    ASK_TURN,
    ASK_WATCH,
    DRAW,
    END_TURN,
    ESCAPE,
    EXIT,
    F_KIND,
    HUNKER_DOWN,
    NONE,
    PLAY_ON,
    READY,
    RETURN,
    ROLL,
    STOP,
    WITHDRAW,
)


@cython.cfunc
def stop_action(state: State) -> cython.void:
    """End what the innermost question belongs to as it stands now (ruling 2): what was done remains done."""
    question: cython.int = state.stack[top(state) + F_KIND]
    if question == ASK_NAVIGATE or question == ASK_SURVEIL:
        end_scouting(state)
    elif question == ASK_ORDER:
        stop_orders(state)
    elif question == ASK_INSPIRE and state.table.inspire_reuses:
        end_reuse(state)
    elif question == ASK_STANDSTILL:
        agree_to_draw(state)
    else:
        answered(state)


@cython.cfunc
def press(state: State, seat: cython.int, button: cython.int) -> cython.void:
    if button == STOP:
        stop_action(state)
    elif button == END_TURN:
        end_turn(state)
    elif button == HUNKER_DOWN:
        hunker_down(state, seat)
    elif button == READY:
        ready_unit(state, seat)
    elif button == DRAW:
        play_command(state, seat)
    elif button == EXIT:
        shift(state, NONE)
    elif button == ESCAPE:
        escape(state)
    elif button == ROLL:
        roll_for_order(state, seat)
    elif button == WITHDRAW:
        withdraw(state, state.table.seat_side[seat])
    elif button == RETURN:
        return_card(state, seat)
    elif button == PLAY_ON:
        play_on(state)
    else:
        play_mine(state, button)


@cython.cfunc
def pick_card(state: State, seat: cython.int, question: cython.int, card: cython.int) -> cython.void:
    if question == ASK_TURN:
        play_card(state, seat, card)
    elif question == ASK_BID:
        play_bid(state, seat, card)
    elif question == ASK_BOLSTER:
        play_bolster(state, seat, card)
    elif question == ASK_INSPIRE:
        if state.table.inspire_reuses:
            play_reusable(state, seat, card)
        else:
            play_inspire(state, seat, card)
    elif question == ASK_CASUALTY:
        play_casualty(state, card)
    elif question == ASK_AIR_SUPPORT:
        play_aircraft(state, seat, card)
    elif question == ASK_SUPPORT:
        play_support(state, seat, card)
    elif question == ASK_BOMBER:
        play_bomber(state, seat, card)


@cython.cfunc
def pick_tile(state: State, seat: cython.int, question: cython.int, tile: cython.int) -> cython.void:
    if question == ASK_STEP:
        play_step(state, tile)
    elif question == ASK_TARGET:
        play_target(state, state.table.seat_side[seat], tile)
    elif question == ASK_SPAWN:
        play_spawn(state, seat, tile)
    elif question == ASK_AIM:
        play_aim(state, tile)
    elif question == ASK_ADVANCE:
        play_advance(state, tile)
    elif question == ASK_DRIVE_OFF:
        play_flight(state, tile)
    elif question == ASK_WATCH:
        play_watch(state, tile)
    else:
        play_scouting(state, seat, tile)


@cython.cfunc
def pick_counter(state: State, seat: cython.int, question: cython.int, unit: cython.int) -> cython.void:
    if question == ASK_SHOOT:
        play_shot(state, unit)
    elif question == ASK_BLAST:
        play_salvo(state, unit)
    elif question == ASK_GUIDE:
        play_guided(state, seat, unit)
    elif question == ASK_REPAIR:
        answered(state)
        repair(state, state.table.counter_vehicle[unit])
    elif question == ASK_ADVANCE:
        state.pending[unit] = 1
    elif question == ASK_READY:
        play_ready(state, unit)
    else:
        play_crew(state, question, unit)
