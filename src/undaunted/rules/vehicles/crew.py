"""A vehicle that is hit: the attacker picks who aboard suffers, then comes the damage."""

import cython

from undaunted.rules.combat.casualties import inflict_casualty, suppress
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sits_in, somebody_aboard
from undaunted.rules.words import ASK_INJURE, ASK_SUPPRESS, DO_DAMAGE, F_UNIT, NONE, SUPPRESSES


@cython.cfunc
def hit_vehicle(state: State, seat: cython.int, hits: cython.int, vehicle: cython.int) -> cython.void:
    """Whose attack it is picks who aboard is suppressed, or injured; then comes the damage (ruling 18)."""
    frame: cython.int
    manned: cython.bint = somebody_aboard(state, vehicle) != NONE
    if hits & SUPPRESSES:
        if manned:
            frame = ask(state, ASK_SUPPRESS, seat)
            state.stack[frame + F_UNIT] = state.table.vehicle_counter[vehicle]
        return
    frame = ask(state, DO_DAMAGE, seat)
    state.stack[frame + F_UNIT] = state.table.vehicle_counter[vehicle]
    if manned:
        frame = ask(state, ASK_INJURE, seat)
        state.stack[frame + F_UNIT] = state.table.vehicle_counter[vehicle]


@cython.cfunc
@cython.exceptval(check=False)
def offer_crew(state: State, frame: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    vehicle: cython.int = table.counter_vehicle[state.stack[frame + F_UNIT]]
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            offer(out, table.first_counter + unit)


@cython.cfunc
def play_crew(state: State, question: cython.int, unit: cython.int) -> cython.void:
    """The attacker has picked a soldier aboard."""
    answered(state)
    if question == ASK_SUPPRESS:
        suppress(state, unit)
    else:
        inflict_casualty(state, unit)
