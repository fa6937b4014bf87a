"""One way in, one way out: `options` is what the rules allow, `play` does one of them."""

import cython

from undaunted.rules.actions.advance import offer_advance
from undaunted.rules.actions.conceal import offer_concealed, play_conceal
from undaunted.rules.actions.mines import offer_edges, offer_mine, play_edge, set_off
from undaunted.rules.actions.movement import offer_guided, offer_steps
from undaunted.rules.actions.scouting import offer_chain, offer_surveyed
from undaunted.rules.actions.support import (
    offer_aircraft,
    offer_bolster,
    offer_command,
    offer_inspire,
    offer_targets,
    play_deck,
)
from undaunted.rules.city.asking import do_city_duty, offer_in_city
from undaunted.rules.city.combos import play_half
from undaunted.rules.city.missions import gain_for_ground
from undaunted.rules.city.reuse import offer_reusable
from undaunted.rules.combat.attack import offer_enemies, play_demolition
from undaunted.rules.combat.casualties import offer_casualties
from undaunted.rules.combat.salvo import offer_aims, offer_salvo, play_breaking
from undaunted.rules.options import Options
from undaunted.rules.picking import pick_card, pick_counter, pick_tile, press
from undaunted.rules.round.automaton import go_on_with_line
from undaunted.rules.round.cards import can_draw
from undaunted.rules.round.playing import offer_cards, offer_orders, offer_spawns, offer_uses, play_action
from undaunted.rules.round.rounds import active_side, offer_bids, start_turn
from undaunted.rules.round.standstill import end_round, offer_playing_on
from undaunted.rules.state import State, answered, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.boarding import offer_afterwards, play_place, play_place_action
from undaunted.rules.vehicles.crew import offer_crew
from undaunted.rules.vehicles.repair import offer_repairs
from undaunted.rules.vehicles.vehicle import can_shift, damage_vehicle
from undaunted.rules.victory.verdict import judge
from undaunted.rules.words import (
    ASK_ADVANCE,
    ASK_AFTER,
    ASK_AIM,
    ASK_AIR_SUPPORT,
    ASK_BID,
    ASK_BLAST,
    ASK_BOLSTER,
    ASK_CASUALTY,
    ASK_COMBO,
    ASK_COMMAND,
    ASK_CONCEAL,
    ASK_EDGE,
    ASK_GUIDE,
    ASK_INJURE,
    ASK_INSPIRE,
    ASK_MINE,
    ASK_NAVIGATE,
    ASK_ORDER,
    ASK_REPAIR,
    ASK_SHOOT,
    ASK_SPAWN,
    ASK_STANDSTILL,
    ASK_STEP,
    ASK_SUPPRESS,
    ASK_SURVEIL,
    ASK_TARGET,
    ASK_TURN,
    ASK_USE,
    DO_DAMAGE,
    DO_LINE,
    DO_MINES,
    F_KIND,
    F_SEAT,
    F_UNIT,
    FIRST_CARD,
    NONE,
)


@cython.ccall
@cython.exceptval(check=False)
def decider(state: State) -> cython.int:
    """A seat that owes a decision now (the first, of several bidders); NONE once the game is over."""
    if state.depth == 0:
        return NONE
    frame: cython.int = top(state)
    if state.stack[frame + F_KIND] != ASK_BID:
        return state.stack[frame + F_SEAT]
    seat: cython.int
    for seat in range(state.table.seats):
        if state.bid[seat] == NONE:
            return seat
    return NONE


@cython.ccall
@cython.exceptval(check=False)
def owes_decision(state: State, seat: cython.int) -> cython.bint:
    if state.depth == 0 or seat < 0 or seat >= state.table.seats:
        return False
    frame: cython.int = top(state)
    if state.stack[frame + F_KIND] == ASK_BID:
        return state.bid[seat] == NONE
    return state.stack[frame + F_SEAT] == seat


@cython.ccall
@cython.exceptval(check=False)
def options(state: State, seat: cython.int, out: Options) -> cython.int:
    """Fill in all things that this seat may pick now; gives how many."""
    out.count = 0
    if not owes_decision(state, seat):
        return 0
    frame: cython.int = top(state)
    question: cython.int = state.stack[frame + F_KIND]
    side: cython.int = state.table.seat_side[seat]
    if question == ASK_TURN:
        offer_cards(state, seat, out)
    elif question == ASK_USE:
        offer_uses(state, frame, seat, out)
    elif question == ASK_STEP:
        offer_steps(state, frame, out)
    elif question == ASK_SHOOT:
        offer_enemies(state, frame, side, out)
    elif question == ASK_BID:
        offer_bids(state, seat, out)
    elif question == ASK_BOLSTER:
        offer_bolster(state, frame, seat, out)
    elif question == ASK_COMMAND:
        offer_command(state, can_draw(state, seat), out)
    elif question == ASK_INSPIRE:
        if state.table.inspire_reuses:
            offer_reusable(state, frame, seat, out)
        else:
            offer_inspire(state, frame, seat, out)
    elif question == ASK_GUIDE:
        offer_guided(state, frame, side, out)
    elif question == ASK_TARGET:
        offer_targets(state, frame, out)
    elif question == ASK_BLAST:
        offer_salvo(state, out)
    elif question == ASK_SPAWN:
        offer_spawns(state, frame, seat, out)
    elif question == ASK_CASUALTY:
        offer_casualties(state, frame, out)
    elif question == ASK_AFTER:
        offer_afterwards(state, frame, out)
    elif question == ASK_INJURE or question == ASK_SUPPRESS:
        offer_crew(state, frame, out)
    elif question == ASK_NAVIGATE:
        offer_chain(state, frame, side, out)
    elif question == ASK_SURVEIL:
        offer_surveyed(state, side, out)
    elif question == ASK_REPAIR:
        offer_repairs(state, state.stack[frame + F_UNIT], out)
    elif question == ASK_CONCEAL:
        offer_concealed(state, side, out)
    elif question == ASK_AIM:
        offer_aims(state, frame, side, out)
    elif question == ASK_ADVANCE:
        offer_advance(state, frame, seat, out)
    elif question == ASK_AIR_SUPPORT:
        offer_aircraft(state, seat, out)
    elif question == ASK_MINE:
        offer_mine(state, frame, side, out)
    elif question == ASK_EDGE:
        offer_edges(state, frame, out)
    elif question == ASK_ORDER:
        offer_orders(state, frame, seat, out)
    elif question == ASK_STANDSTILL:
        offer_playing_on(out)
    else:
        offer_in_city(state, question, frame, seat, out)
    return out.count


@cython.ccall
def play(state: State, seat: cython.int, thing: cython.int) -> cython.void:
    """Do what was picked. Only ever call it with something that `options` offers: nothing is checked here."""
    table: Table = state.table
    question: cython.int = state.stack[top(state) + F_KIND]
    if thing < FIRST_CARD:
        press(state, seat, thing)
    elif thing < table.first_action:
        pick_card(state, seat, question, thing - FIRST_CARD)
    elif thing < table.first_tile:
        if question == ASK_COMBO:
            play_half(state, seat, thing - table.first_action)
        else:
            play_action(state, seat, thing - table.first_action)
    elif thing < table.first_counter:
        pick_tile(state, seat, question, thing - table.first_tile)
    elif thing < table.first_place:
        pick_counter(state, seat, question, thing - table.first_counter)
    elif thing < table.first_place_action:
        play_place(state, seat, thing - table.first_place)
    elif thing < table.first_structure:
        play_place_action(state, seat, thing - table.first_place_action)
    elif thing < table.first_edge:
        if question == ASK_BLAST:
            play_breaking(state, thing - table.first_structure)
        else:
            play_demolition(state, thing - table.first_structure)
    elif thing < table.first_seat:
        play_edge(state, thing - table.first_edge)
    elif thing < table.first_deck:
        play_conceal(state, thing - table.first_seat)
    else:
        play_deck(state, thing - table.first_deck)
    # Up to the next decision: victory is looked at after every change, and here alone (ruling 9); then comes
    # what is due without a decision; and with nothing left to ask in a turn, the next seat's, or a new round.
    while True:
        if state.to_judge:
            state.to_judge = 0
            judge(state, active_side(state))
            if state.winner:
                # Won between two rounds, by what was gained for ground: the last turn was the last.
                state.turn = min(state.turn, table.seats - 1)
                close(state)
                return
        if state.depth == 0:
            state.turn += 1
            if state.turn < table.seats:
                start_turn(state)
            elif table.gains_hold and state.turn == table.seats:
                # Whoever holds the initiative is looked at first (ruling 56).
                gain_for_ground(state)
            else:
                end_round(state)
        elif not table.duties or not do_duty(state):
            return


@cython.cfunc
def do_duty(state: State) -> cython.bint:
    """Damage after an injury, mines that go off, an automaton's line; and a question without an answer."""
    frame: cython.int = top(state)
    unit: cython.int = state.stack[frame + F_UNIT]
    if state.stack[frame + F_KIND] == DO_DAMAGE:
        answered(state)
        damage_vehicle(state, state.table.counter_vehicle[unit])
        state.to_judge = 1
        return True
    if state.stack[frame + F_KIND] == DO_MINES:
        set_off(state)
        return True
    if state.stack[frame + F_KIND] == DO_LINE:
        go_on_with_line(state)
        return True
    if state.stack[frame + F_KIND] == ASK_AFTER and not can_shift(state, unit):
        answered(state)
        return True
    return state.table.city_cells != 0 and do_city_duty(state, state.stack[frame + F_KIND])


@cython.cfunc
def close(state: State) -> cython.void:
    """The game is over: nothing more is asked."""
    unit: cython.int
    for unit in range(state.table.counters):
        state.pending[unit] = 0
    tile: cython.int
    for tile in range(len(state.chosen)):
        state.chosen[tile] = 0
    cell: cython.int
    if state.table.city_cells:
        # Orders that were under way, and buildings that a bomb had still to fall on.
        for cell in range(state.table.at_reused, state.table.at_mission):
            state.city[cell] = 0
    seat: cython.int
    for seat in range(state.table.seats):
        # A new commander can decide the game before anybody has bid.
        state.bid[seat] = NONE
    while state.depth:
        answered(state)
