"""Into a vehicle, out of it, and from place to place."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.acts.plan import Cannot, Context, Plan
from undaunted.solo.reading import NOWHERE
from undaunted.solo.tree import Effect
from undaunted.speed import rules


def plan_boarding(ctx: Context, effect: Effect) -> Plan:
    """`enter vehicle as driver`, `reposition as gunner`, `switch as driver`."""
    at, table, stage = ctx.at, ctx.at.table, ctx.at.lore.stage
    inside = at.own_vehicle()
    if at.arrives or (inside == NOWHERE) != (effect.word == "enter"):
        raise Cannot("not-allowed", action=effect.word)
    for thing in at.offered:
        if not table.first_place <= thing < table.first_place_action:
            continue
        place = thing - table.first_place
        vehicle = table.place_vehicle[place]
        taken = rules.sitting(at.state, place) != NOWHERE
        if taken != (effect.word == "switch"):
            continue
        if effect.name and stage.places[place].title != effect.name:
            continue
        if effect.titles and stage.vehicles[vehicle].title not in effect.titles:
            continue
        if _useless(ctx, vehicle):
            continue
        return Plan(thing, aim=at.here)
    raise Cannot("no-place", place=effect.name)


def _useless(ctx: Context, vehicle: int) -> bool:
    """A disabled vehicle takes nobody anywhere; and a condition may have spoken of certain ones."""
    at, table = ctx.at, ctx.at.table
    counter = table.vehicle_counter[vehicle]
    named = [unit for unit in ctx.bound.aim or () if at.is_vehicle(unit) and at.side_of(unit) == at.side]
    if named and counter not in named:
        return True
    inside = at.own_vehicle() == counter
    return not inside and bool(at.state.damage[vehicle] >= table.vehicle_critical[vehicle])


def plan_exit(ctx: Context, effect: Effect) -> Plan:
    if words.EXIT not in ctx.at.offered:
        raise Cannot("not-allowed", action="exit")
    return Plan(words.EXIT, aim=ctx.at.here)
