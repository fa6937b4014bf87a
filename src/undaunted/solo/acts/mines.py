"""Mines, laid towards somebody or lifted."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, of_word
from undaunted.solo.acts.reach import pick_tile
from undaunted.solo.look import goal_tiles
from undaunted.solo.tree import Effect


def plan_mines(ctx: Context, effects: list[Effect]) -> Plan:
    """One Mine for as many as are named one after the other: laid towards somebody, or lifted."""
    at, table = ctx.at, ctx.at.table
    found = of_word(at, words.MINE)
    if not found:
        raise Cannot("not-allowed", action="mine")
    begun = at.after(found[0].thing)
    offered = asked_of(begun, at.lore.seat)
    beside = {
        int(table.neighbour[at.here * table.degree + k]): int(table.edge_of[at.here * table.degree + k])
        for k in range(table.neighbours[at.here])
    }
    buttons: list[int] = []
    edges: list[int] = []
    for effect in effects:
        kinds = (
            [words.LAY_PERSONNEL if effect.name == "personnel" else words.LAY_ARMOUR]
            if effect.word == "lay mine"
            else [words.LIFT_PERSONNEL, words.LIFT_ARMOUR]
        )
        button = next((one for one in kinds if one in offered), None)
        if button is None:
            continue
        kind = (button - words.LAY_PERSONNEL) % 2
        laying = button < words.LIFT_PERSONNEL
        tiles = [
            tile
            for tile, edge in beside.items()
            if edge not in edges and bool(at.state.mine[2 * edge + kind]) != laying
        ]
        goals = goal_tiles(at, effect.goal, ctx.bound) if effect.goal else []
        if effect.goal and goals:
            now = min(at.steps(at.here, goal) for goal in goals)
            far = {tile: min(at.steps(tile, goal) for goal in goals) for tile in tiles}
            tiles = [tile for tile in tiles if far[tile] < now]
        if (effect.goal and not goals) or not tiles:
            continue
        buttons.append(button)
        edges.append(beside[pick_tile(ctx, tiles, ctx.ties, "edge")])
    if not edges:
        raise Cannot("no-effect", action="mine")
    answers = {words.ASK_MINE: buttons, words.ASK_EDGE: [table.first_edge + edge for edge in edges]}
    return Plan(found[0].thing, answers, aim=at.here)
