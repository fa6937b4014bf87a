"""Going somewhere: on foot, at the wheel, or by somebody's guidance; and leaving the board."""

from __future__ import annotations

from dataclasses import replace

from undaunted.rules import words
from undaunted.solo.account import Why
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of
from undaunted.solo.acts.reach import Reach, among, movers, nearer, pick_tile, reach
from undaunted.solo.chance import Any as AnyRolls
from undaunted.solo.conditions import holds
from undaunted.solo.look import units
from undaunted.solo.reading import NOWHERE
from undaunted.solo.ties import Table, choose
from undaunted.solo.tree import Chosen, Effect, Ground, Measure, SelectThrough, Sentence, Units


def plan_movement(ctx: Context, effect: Effect) -> Plan:
    """`move to destination`, `drive closer to escape marker`, `guide unit to destination`."""
    if effect.word == "guide" and ctx.bound.subject == NOWHERE:
        ctx.bound = replace(ctx.bound, subject=_guided(ctx, effect))
    target = _destination(ctx, effect)
    found = reach(ctx, effect.word)
    if target not in found.steps:
        raise Cannot("out-of-reach", tile=ctx.tile_name(target))
    path = _path(ctx, found, target)
    answers = {words.ASK_STEP: [ctx.at.table.first_tile + tile for tile in path]}
    if effect.word == "guide":
        answers[words.ASK_GUIDE] = [ctx.at.table.first_counter + ctx.bound.subject]
    told = Why("goes", {"action": effect.word, "tile": ctx.tile_name(target)})
    return Plan(found.action.thing, answers, aim=target, told=(told,))


def _destination(ctx: Context, effect: Effect) -> int:
    goal = effect.goal
    if goal is None or goal == Chosen("destination"):
        if ctx.bound.destination == NOWHERE:
            raise Cannot("no-such-tile")
        return ctx.bound.destination
    if effect.toward:
        return nearer(ctx, effect.word, goal)
    assert isinstance(goal, Ground)
    return among(ctx, effect.word, goal)


def guidable(ctx: Context) -> list[int]:
    """Counters that a Guide could lead."""
    at = ctx.at
    found = movers(at, "guide")
    if not found:
        raise Cannot("not-allowed", action="guide")
    first, last = at.table.first_counter, at.table.first_place
    offered = asked_of(at.after(found[0].thing), at.lore.seat)
    return [thing - first for thing in offered if first <= thing < last]


def _guided(ctx: Context, effect: Effect) -> int:
    """Without a word on who is guided: whoever gets somewhere by it, by chance."""
    fitting = []
    for unit in guidable(ctx):
        trial = Context(ctx.at, replace(ctx.bound, subject=unit), AnyRolls(), ctx.ties)
        try:
            _destination(trial, effect)
        except Cannot:
            continue
        fitting.append(unit)
    if not fitting:
        raise Cannot("no-such-tile")
    table = Table(ctx.at, ctx.bound, True, ctx.unit_name)
    chosen, told = choose(table, fitting, (), ctx.chance, "unit")
    if told:
        ctx.choices.append(told)
    return chosen


def _path(ctx: Context, found: Reach, target: int) -> list[int]:
    """Step by step; which tile to move through, where there are several, is chosen backwards."""
    path = [target]
    while found.steps[path[0]] > 1:
        through = found.before[path[0]]
        ties = _through_ties(ctx, target)
        path.insert(0, pick_tile(ctx, through, ties, "through"))
    return path


def _through_ties(ctx: Context, target: int) -> tuple[Measure, ...]:
    bound = replace(ctx.bound, destination=target)
    for sentence in ctx.bound.through:
        if sentence.condition is None or holds(ctx.at, sentence.condition, bound):
            return sentence.ties
    return ()


def through_sentences(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    return tuple(one for one in sentences if isinstance(one.step, SelectThrough))


def plan_escape(ctx: Context, effect: Effect) -> Plan:
    """Off the board by an escape marker that can be reached."""
    found = reach(ctx, "go")
    if not found.exits:
        raise Cannot("no-exit")
    tile = min(found.exits, key=lambda one: found.exits[one])
    path = [] if tile == found.start else _path(ctx, found, tile)
    picks = [ctx.at.table.first_tile + one for one in path] + [words.ESCAPE]
    return Plan(found.action.thing, {words.ASK_STEP: picks}, aim=tile)


def select_unit(ctx: Context, told: Units) -> list[int]:
    """Those that a line could guide."""
    known = set(units(ctx.at, told, ctx.bound))
    return [unit for unit in guidable(ctx) if unit in known]
