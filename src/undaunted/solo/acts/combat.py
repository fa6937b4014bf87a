"""Combat: the eligible unit with the lowest total defence, then the more dangerous, then chance."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo import terms
from undaunted.solo.account import Why
from undaunted.solo.acts.plan import Action, Cannot, Context, Plan, asked_of, need_word, tiles_in, units_in
from undaunted.solo.look import ground_tiles, units
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.ties import Table, choose
from undaunted.solo.tree import Chosen, Effect, Ground, Measure, Units
from undaunted.speed import rules

WORDS = {
    "attack": words.ATTACK,
    "suppress": words.SUPPRESS,
    "antitank": words.ANTITANK,
    "strafe": words.STRAFE,
    "demolition": words.DEMOLITION,
    "grenade": words.GRENADE,
    "bomb": words.BOMB,
    "blast": words.BLAST,
    "target": words.TARGET,
}
DANGER = (Measure("lower defence"), Measure("more dangerous"))


def wanted(ctx: Context, effect: Effect) -> set[int] | None:
    """Whom the attack has to be aimed at: those named, else those that the condition spoke of."""
    if isinstance(effect.goal, Units):
        return set(units(ctx.at, effect.goal, ctx.bound))
    if isinstance(effect.goal, Ground):
        tiles = set(ground_tiles(ctx.at, effect.goal, ctx.bound))
        return {unit for unit in ctx.at.enemies if ctx.at.state.tile_of[unit] in tiles}
    at = ctx.at
    enemies = [unit for unit in ctx.bound.aim or () if at.side_of(unit) != at.side]
    if not enemies:
        if isinstance(effect.goal, Chosen):
            raise Cannot("no-target", action=effect.word)
        return None
    # Who sits in a vehicle is hit through it.
    aim = set(enemies)
    for unit in enemies:
        place = at.aboard(unit)
        if place != NOWHERE:
            aim.add(at.table.vehicle_counter[at.table.place_vehicle[place]])
    return aim


def plan_shot(ctx: Context, effect: Effect) -> Plan:
    """Attack, Suppress, Antitank, Strafe: the best version that reaches a target."""
    why = "no-target"
    for action in need_word(ctx.at, effect, WORDS[effect.word]):
        found = targets(ctx.at, action)
        only = wanted(ctx, effect)
        if only is not None:
            found = [unit for unit in found if unit in only]
        if action.word == words.SUPPRESS:
            found = [unit for unit in found if _can_be_suppressed(ctx.at, unit)]
            why = "no-effect"
        if found:
            return _at_unit(ctx, action, lowest(ctx, action, found))
    raise Cannot(why, action=effect.word)


def _at_unit(ctx: Context, action: Action, unit: int) -> Plan:
    thing = ctx.at.table.first_counter + unit
    told = Why("shoots", {"target": ctx.unit_name(unit), "total": str(_total(ctx.at, action, unit))})
    return Plan(action.thing, {words.ASK_SHOOT: [thing]}, aim=int(ctx.at.state.tile_of[unit]), told=(told,))


def targets(at: Reading, action: Action) -> list[int]:
    """Whom the rules let it shoot at; an unoccupied vehicle is no enemy."""
    known = set(at.enemies)
    return [unit for unit in units_in(at, asked_of(at.after(action.thing), at.lore.seat)) if unit in known]


def _can_be_suppressed(at: Reading, unit: int) -> bool:
    crew = at.crew(unit)
    return any(not at.state.suppressed[one] for one in crew) if crew else not at.state.suppressed[unit]


def _total(at: Reading, action: Action, unit: int) -> int:
    return int(rules.total_defence(at.state, at.table.deed_hits[action.deed], at.here, unit))


def lowest(ctx: Context, action: Action, found: list[int]) -> int:
    """By the line's own tie-breakers, if it has any; then as all combat of the bot's."""
    ctx.at.hits = ctx.at.table.deed_hits[action.deed]
    table = Table(ctx.at, ctx.bound, True, ctx.unit_name)
    ties = tuple(one for one in ctx.ties if one.word != "random") + DANGER
    chosen, told = choose(table, found, ties, ctx.chance, "target")
    if told:
        ctx.choices.append(told)
    return chosen


# Demolition


def plan_demolition(ctx: Context, effect: Effect) -> Plan:
    """Armour and structures on the same tile; if the card does not say which, by the lowest total."""
    at, table = ctx.at, ctx.at.table
    for action in need_word(at, effect, words.DEMOLITION):
        offered = asked_of(at.after(action.thing), at.lore.seat)
        first, last = table.first_structure, table.first_edge
        structures = [thing - first for thing in offered if first <= thing < last]
        only: set[int] | None = None
        if isinstance(effect.goal, Ground):
            found: list[int] = []
        else:
            only = wanted(ctx, effect)
            found = [unit for unit in targets(at, action) if only is None or unit in only]
            if only is not None:
                structures = []
        if structures and found:
            weakest = min(table.structure_defence[one] for one in structures)
            best = min(_total(at, action, unit) for unit in found)
            structures, found = (structures, []) if weakest <= best else ([], found)
        if structures:
            weakest = min(table.structure_defence[one] for one in structures)
            even = [one for one in structures if table.structure_defence[one] == weakest]
            one = even[ctx.chance.below(len(even))]
            told = Why("demolishes", {"structure": ctx.things.structures[one]})
            return Plan(
                action.thing, {words.ASK_SHOOT: [table.first_structure + one]}, aim=at.here, told=(told,)
            )
        if found:
            return _at_unit(ctx, action, lowest(ctx, action, found))
    raise Cannot("no-target", action=effect.word)


# On a tile


def plan_salvo(ctx: Context, effect: Effect) -> Plan:
    """Grenade and Bomb: the tile of the lowest total; a Bomb never where as many friends are (ruling 44)."""
    at = ctx.at
    for action in need_word(at, effect, WORDS[effect.word]):
        tiles = set(tiles_in(at, asked_of(at.after(action.thing), at.lore.seat)))
        own_too = at.table.deed_hits[action.deed] & words.OWN_TOO != 0
        unit = _on_tiles(ctx, effect, action, tiles, own_too)
        if unit is not None:
            tile = int(at.state.tile_of[unit])
            told = Why("salvo", {"tile": ctx.tile_name(tile), "target": ctx.unit_name(unit)})
            return Plan(action.thing, {words.ASK_AIM: [at.table.first_tile + tile]}, aim=tile, told=(told,))
    raise Cannot("no-target", action=effect.word)


def _on_tiles(ctx: Context, effect: Effect, action: Action, tiles: set[int], own_too: bool) -> int | None:
    """Whom it is aimed at; what falls on friends too, not where they are as many as enemies."""
    at = ctx.at
    only = wanted(ctx, effect)
    hits = at.table.deed_hits[action.deed]
    found = [
        unit
        for unit in at.enemies
        if at.state.tile_of[unit] in tiles
        and (only is None or unit in only)
        and (not own_too or terms.population(at, at.state.tile_of[unit]) > 0)
        and rules.base_defence(at.state, hits, unit)
        and at.aboard(unit) == NOWHERE
    ]
    return lowest(ctx, action, found) if found else None


def plan_target(ctx: Context, effect: Effect) -> Plan:
    """The Mortar's next target, by what a Blast would meet there."""
    at, table = ctx.at, ctx.at.table
    action = need_word(at, effect, words.TARGET)[0]
    first = at.card * table.actions_a_card
    deeds = table.action_deed[first : first + table.actions_a_card]
    own = [deed for deed in deeds if deed != words.NONE]
    blast = next((deed for deed in own if table.deed_word[deed] == words.BLAST), None)
    fire = action if blast is None else action._replace(deed=blast)
    tiles = set(tiles_in(at, asked_of(at.after(action.thing), at.lore.seat)))
    unit = _on_tiles(ctx, effect, fire, tiles, own_too=True)
    if unit is None:
        raise Cannot("no-target", action="target")
    tile = int(at.state.tile_of[unit])
    return Plan(
        action.thing,
        {words.ASK_TARGET: [table.first_tile + tile]},
        aim=tile,
        told=(Why("salvo", {"tile": ctx.tile_name(tile), "target": ctx.unit_name(unit)}),),
    )


def plan_blast(ctx: Context, effect: Effect) -> Plan:
    """It falls where the marker lies: not where as many friends are."""
    action = need_word(ctx.at, effect, words.BLAST)[0]
    tile = terms.target_tile(ctx.at)
    if terms.population(ctx.at, tile) <= 0:
        raise Cannot("own-units", tile=ctx.tile_name(tile))
    return Plan(action.thing, {}, aim=tile)


def crew_pick(at: Reading, offered: list[int], suppressing: bool) -> int:
    """Who aboard is hit: the most dangerous; of those to be suppressed, one who is not yet."""
    first = at.table.first_counter

    def rank(thing: int) -> tuple[bool, int]:
        unit = thing - first
        return (suppressing and bool(at.state.suppressed[unit]), at.lore.danger[unit])

    return min(offered, key=rank)
