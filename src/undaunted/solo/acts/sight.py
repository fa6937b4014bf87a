"""Scouting from afar: Navigate, a chain of tiles; Surveil, any."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo import terms
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, need_word, question, tiles_in
from undaunted.solo.acts.reach import pick_tile
from undaunted.solo.look import goal_tiles
from undaunted.solo.tree import Effect
from undaunted.speed import rules


def plan_navigate(ctx: Context, effect: Effect) -> Plan:
    """Tile after tile, each the closest to the aim; at least one has to be new."""
    at = ctx.at
    action = need_word(at, effect, words.NAVIGATE)[0]
    goals = goal_tiles(at, effect.goal, ctx.bound) if effect.goal else []
    if effect.goal and not goals:
        raise Cannot("no-goal")
    state = at.after(action.thing)
    picks: list[int] = []
    new = 0
    here = at.here
    for _ in range(action.value):
        if question(state) != words.ASK_NAVIGATE:
            break
        found = list(tiles_in(at, asked_of(state, at.lore.seat)))
        if goals:
            now = min(at.steps(here, goal) for goal in goals)
            far = {tile: min(at.steps(tile, goal) for goal in goals) for tile in found}
            best = min(far.values(), default=now)
            found = [tile for tile in found if far[tile] == best and best < now]
        found = [tile for tile in found if not terms.scouted(at, tile)] or found
        if not found:
            break
        here = pick_tile(ctx, found, ctx.ties, "tile")
        new += not terms.scouted(at, here)
        picks.append(at.table.first_tile + here)
        rules.play(state, at.lore.seat, picks[-1])
    while picks and terms.scouted(at, picks[-1] - at.table.first_tile):
        picks.pop()
    if not new:
        raise Cannot("no-effect", action="navigate")
    return Plan(action.thing, {words.ASK_NAVIGATE: picks}, aim=picks[-1] - at.table.first_tile)


def plan_surveil(ctx: Context, effect: Effect) -> Plan:
    """The best tiles without a marker of the bot's."""
    at = ctx.at
    action = need_word(at, effect, words.SURVEIL)[0]
    found = list(tiles_in(at, asked_of(at.after(action.thing), at.lore.seat)))
    if effect.goal:
        goals = goal_tiles(at, effect.goal, ctx.bound)
        if effect.toward and goals:
            best = min((at.steps(tile, goal) for tile in found for goal in goals), default=0)
            found = [tile for tile in found if min(at.steps(tile, goal) for goal in goals) == best]
        else:
            found = [tile for tile in found if tile in goals]
    if not found:
        raise Cannot("no-effect", action="surveil")
    picks: list[int] = []
    while found and len(picks) < action.value:
        tile = pick_tile(ctx, found, ctx.ties, "tile")
        found.remove(tile)
        picks.append(at.table.first_tile + tile)
    return Plan(action.thing, {words.ASK_SURVEIL: picks}, aim=picks[0] - at.table.first_tile)
