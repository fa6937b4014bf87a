"""Going somewhere: on foot, at the wheel, or by somebody's guidance; and leaving the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from undaunted.rules import words
from undaunted.solo.acts.plan import Action, Cannot, Context, Plan, actions, asked_of, question, tiles_in
from undaunted.solo.look import Bound, goal_tiles, goals_in_turn, ground_tiles, start_of, tile_is, units
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.ties import Table, choose
from undaunted.solo.tree import Chosen, Effect, Goal, Ground, Measure, SelectThrough, Sentence, Units
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


# Effects


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
    told = ctx_why(ctx, effect.word, target)
    return Plan(found.action.thing, answers, aim=target, told=(told,))


def ctx_why(ctx: Context, word: str, tile: int) -> Any:
    from undaunted.solo.account import Why

    return Why("goes", {"action": word, "tile": ctx.tile_name(tile)})


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
        trial = Context(ctx.at, replace(ctx.bound, subject=unit), _any(), ctx.ties)
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


def _any() -> Any:
    from undaunted.solo.chance import Any as AnyRolls

    return AnyRolls()


def _path(ctx: Context, found: Reach, target: int) -> list[int]:
    """Step by step; which tile to move through, where there are several, is chosen backwards."""
    path = [target]
    while found.steps[path[0]] > 1:
        through = found.before[path[0]]
        ties = _through_ties(ctx, target)
        path.insert(0, pick_tile(ctx, through, ties, "through"))
    return path


def _through_ties(ctx: Context, target: int) -> tuple[Measure, ...]:
    from undaunted.solo.conditions import holds

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


# Advance


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


def select_unit(ctx: Context, told: Units) -> list[int]:
    """Those that a line could guide."""
    known = set(units(ctx.at, told, ctx.bound))
    return [unit for unit in guidable(ctx) if unit in known]


def with_bound(ctx: Context, bound: Bound) -> Context:
    return Context(ctx.at, bound, ctx.chance, ctx.ties, ctx.choices, ctx.boxed_scout)
