"""Advance: a whole squad goes together."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.acts.plan import Action, Cannot, Context, Plan, actions, asked_of, tiles_in
from undaunted.solo.acts.reach import pick_tile
from undaunted.solo.look import goal_tiles
from undaunted.solo.reading import Reading
from undaunted.solo.tree import Effect
from undaunted.speed import rules


def plan_advance(ctx: Context, effect: Effect) -> Plan:
    """All of the squad on one tile, to the next where a friend is: the pair that comes closest."""
    at = ctx.at
    action = next((one for one in actions(at) if one.word == words.ADVANCE), None)
    if action is None:
        raise Cannot("not-allowed", action="advance")
    pairs = _advances(at, action)
    goals = goal_tiles(at, effect.goal, ctx.bound) if effect.goal else []
    if not goals:
        raise Cannot("no-goal")
    far = {tile: min(at.steps(tile, goal) for goal in goals) for tile in range(at.table.tiles)}
    fitting = {
        (start, to): group
        for (start, to), group in pairs.items()
        if (far[to] < far[start] if effect.toward else to in goals)
    }
    if not fitting:
        raise Cannot("no-closer" if effect.toward else "no-such-tile")
    best = min(far[to] for _, to in fitting)
    tos = list(dict.fromkeys(to for _, to in fitting if far[to] == best))
    to = pick_tile(ctx, tos, ctx.ties, "destination")
    starts = [start for start, there in fitting if there == to]
    most = max(len(fitting[start, to]) for start in starts)
    start = pick_tile(ctx, [one for one in starts if len(fitting[one, to]) == most], (), "start")
    picks = [at.table.first_counter + unit for unit in fitting[start, to]] + [at.table.first_tile + to]
    return Plan(action.thing, {words.ASK_ADVANCE: picks}, aim=to)


def _advances(at: Reading, action: Action) -> dict[tuple[int, int], list[int]]:
    """By the tiles they would leave and go to, the counters that could go together."""
    seat, table = at.lore.seat, at.table
    begun = at.after(action.thing)
    by_tile: dict[int, list[int]] = {}
    for thing in asked_of(begun, seat):
        if table.first_counter <= thing < table.first_place:
            unit = thing - table.first_counter
            by_tile.setdefault(int(begun.tile_of[unit]), []).append(unit)
    pairs = {}
    for start, group in by_tile.items():
        state, gone = begun.clone(), []
        for unit in group:
            if table.first_counter + unit in asked_of(state, seat):
                rules.play(state, seat, table.first_counter + unit)
                gone.append(unit)
        for to in tiles_in(at, asked_of(state, seat)):
            pairs[start, to] = gone
    return pairs
