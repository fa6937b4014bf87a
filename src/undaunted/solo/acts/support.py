"""Support: what a card does without a die and without a step."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, need_word
from undaunted.solo.tree import Effect
from undaunted.speed import rules


def plan_control(ctx: Context, effect: Effect) -> Plan:
    """Only where it claims objective points."""
    at = ctx.at
    before = rules.points_of(at.state, at.side)
    for action in need_word(at, effect, words.CONTROL):
        if rules.points_of(at.after(action.thing), at.side) > before:
            return Plan(action.thing, aim=at.here)
    raise Cannot("no-points")


def plan_recon(ctx: Context, effect: Effect) -> Plan:
    return Plan(need_word(ctx.at, effect, words.RECON)[0].thing)


def plan_conceal(ctx: Context, effect: Effect) -> Plan:
    """Not once the enemy has no Fog of War left to be given."""
    action = need_word(ctx.at, effect, words.CONCEAL)[0]
    table = ctx.at.table
    seats = [seat for seat in range(table.seats) if table.seat_side[seat] == ctx.at.enemy]
    pools = {table.fog_pool[seat] for seat in seats} - {words.NONE}
    if not any(ctx.at.state.supply[pool] for pool in pools):
        raise Cannot("no-effect", action="conceal")
    return Plan(action.thing)


def plan_command(ctx: Context, effect: Effect) -> Plan:
    return Plan(need_word(ctx.at, effect, words.COMMAND)[0].thing)


def plan_repair(ctx: Context, effect: Effect) -> Plan:
    """An own vehicle; the one that has suffered most."""
    at = ctx.at
    action = need_word(at, effect, words.REPAIR)[0]
    first, last = at.table.first_counter, at.table.first_place
    offered = [t - first for t in asked_of(at.after(action.thing), at.lore.seat) if first <= t < last]
    own = [unit for unit in offered if at.side_of(unit) == at.side]
    if not own:
        raise Cannot("no-effect", action="repair")
    unit = max(own, key=lambda one: at.state.damage[at.table.counter_vehicle[one]])
    return Plan(action.thing, {words.ASK_REPAIR: [first + unit]})
