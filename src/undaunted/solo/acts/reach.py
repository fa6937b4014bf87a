"""Where an action can take a counter, and which of those tiles it goes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from undaunted.rules import words
from undaunted.solo.acts.plan import Action, Cannot, Context, actions, asked_of, question, tiles_in
from undaunted.solo.look import goal_tiles, goals_in_turn, ground_tiles, start_of, tile_is
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.ties import Table, choose
from undaunted.solo.tree import Goal, Ground, Measure
from undaunted.speed import rules

ON_FOOT = {
    "move": (words.MOVE, words.SCOUT, words.STALK),
    "scout": (words.SCOUT,),
    "stalk": (words.STALK,),
    "drive": (words.DRIVE,),
    "go": (words.DRIVE, words.MOVE, words.SCOUT, words.STALK),
    "guide": (words.GUIDE,),
}


@dataclass
class Reach:
    """Where an action can take a counter."""

    action: Action
    unit: int
    start: int
    steps: dict[int, int]
    before: dict[int, list[int]]
    """By tile, those that can be stepped from to reach it soonest."""
    exits: dict[int, int]
    """Tiles from which one can leave the board, and how many steps away."""


def movers(at: Reading, word: str, boxed: bool = False) -> list[Action]:
    """The actions that a word of movement stands for: whoever has to scout what he enters uses Scout."""
    wanted = (words.SCOUT,) if boxed and word == "move" else ON_FOOT[word]
    found = [action for action in actions(at) if action.word in wanted]
    return sorted(found, key=lambda action: (wanted.index(action.word), -action.value))


def reach(ctx: Context, word: str) -> Reach:
    """Of the first action that the word stands for."""
    at, bound = ctx.at, ctx.bound
    found = movers(at, word, ctx.boxed_scout)
    if not found:
        raise Cannot("not-allowed", action=word)
    action = found[0]
    key = (action.thing, bound.subject)
    if key not in at.reached:
        at.reached[key] = _walk(at, action, bound.subject)
    return at.reached[key]  # type: ignore[no-any-return]


def _walk(at: Reading, action: Action, subject: int) -> Reach:
    seat = at.lore.seat
    state = at.after(action.thing)
    if action.word == words.GUIDE:
        thing = at.table.first_counter + subject
        if subject == NOWHERE or thing not in asked_of(state, seat):
            return Reach(action, subject, NOWHERE, {}, {}, {})
        rules.play(state, seat, thing)
    if question(state) != words.ASK_STEP:
        return Reach(action, at.unit, at.here, {}, {}, {})
    mover = state.stack[(state.depth - 1) * words.FRAME + words.F_UNIT]
    start = int(state.tile_of[mover])
    found = Reach(action, mover, start, {start: 0}, {}, {})
    frontier: dict[int, Any] = {start: state}
    for step in range(1, action.value + 1):
        beyond: dict[int, Any] = {}
        for tile, before in frontier.items():
            offered = asked_of(before, seat)
            if words.ESCAPE in offered:
                found.exits.setdefault(tile, step - 1)
            for there in tiles_in(at, offered):
                if there not in found.steps:
                    found.steps[there] = step
                    found.before[there] = [tile]
                    if step < action.value:
                        after = before.clone()
                        rules.play(after, seat, at.table.first_tile + there)
                        if question(after) == words.ASK_STEP and after.depth == before.depth:
                            beyond[there] = after
                elif found.steps[there] == step and tile not in found.before[there]:
                    found.before[there].append(tile)
        frontier = beyond
    del found.steps[start]
    return found


# Destinations


def destinations(ctx: Context, word: str) -> list[int]:
    """Tiles that can be reached and are as the line wants them."""
    found = reach(ctx, word)
    bound = ctx.bound
    limit = bound.within if bound.within is not None else found.action.value
    return [
        tile
        for tile, steps in found.steps.items()
        if steps <= limit and all(tile_is(ctx.at, tile, trait, bound) for trait in bound.where)
    ]


def among(ctx: Context, word: str, ground: Ground) -> int:
    """The best of the tiles within reach that are so."""
    fitting = set(ground_tiles(ctx.at, ground, ctx.bound))
    found = [tile for tile in destinations(ctx, word) if tile in fitting]
    if not found:
        raise Cannot("no-such-tile")
    return pick_tile(ctx, found, ctx.ties, "destination")


def nearer(ctx: Context, word: str, goal: Goal) -> int:
    """The tile closest to what one goes to; it has to be closer than where one is (ruling 44)."""
    start = start_of(ctx.at, ctx.bound)
    if start == NOWHERE:
        raise Cannot("not-allowed", action=word)
    reasons = "no-goal"
    for one in goals_in_turn(goal):
        goals = goal_tiles(ctx.at, one, ctx.bound)
        if not goals:
            continue
        reasons = "no-closer"
        now = min(ctx.at.steps(start, tile) for tile in goals)
        steps = {tile: min(ctx.at.steps(tile, to) for to in goals) for tile in destinations(ctx, word)}
        best = min(steps.values(), default=now)
        if best < now:
            closest = [tile for tile, far in steps.items() if far == best]
            return pick_tile(ctx, closest, ctx.ties, "destination")
    raise Cannot(reasons)


def pick_tile(ctx: Context, found: list[int], ties: tuple[Measure, ...], what: str) -> int:
    table = Table(ctx.at, ctx.bound, False, ctx.tile_name)
    chosen, told = choose(table, sorted(found), ties, ctx.chance, what)
    if told:
        ctx.choices.append(told)
    return chosen
