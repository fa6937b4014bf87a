"""Support: what a card does without a die and without a step."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.account import Why
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, need_word, of_word
from undaunted.solo.reading import Reading
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


# Bolster


def deck_sizes(at: Reading) -> list[int]:
    """How many cards are left in each bolster deck: everybody can count them."""
    table = at.table
    sizes = [0] * table.bolster_decks
    for card in range(table.seat_first_card[at.lore.seat], table.seat_first_card[at.lore.seat + 1]):
        if table.card_bolster[card] != words.NONE:
            sizes[table.card_bolster[card]] += at.state.supply[card]
    return sizes


def matching_decks(at: Reading) -> list[int]:
    """The decks with cards of the squad of the card; of one without a squad, those without."""
    table = at.table
    found = {
        table.card_bolster[card]
        for card in range(table.seat_first_card[at.lore.seat], table.seat_first_card[at.lore.seat + 1])
        if table.card_bolster[card] != words.NONE and table.card_squad[card] == at.squad
    }
    return sorted(found)


def plan_bolster(ctx: Context, effects: list[Effect]) -> Plan:
    """One Bolster for as many decks as are named one after the other."""
    at = ctx.at
    action = need_word(at, effects[0], words.BOLSTER)[0]
    sizes = deck_sizes(at)
    if not any(sizes):
        raise Cannot("no-effect", action="bolster")
    first = at.table.first_deck
    offered = [t - first for t in asked_of(at.after(action.thing), at.lore.seat) if t >= first]
    picks = []
    for effect in effects:
        deck = _deck(ctx, effect, offered, sizes)
        picks.append(first + deck)
        sizes[deck] = max(0, sizes[deck] - 1)
    told = tuple(Why("bolsters", {"deck": at.lore.stage.bolster_decks[pick - first]}) for pick in picks)
    return Plan(action.thing, {words.ASK_BOLSTER: picks}, repeats=True, told=told)


def _deck(ctx: Context, effect: Effect, offered: list[int], sizes: list[int]) -> int:
    if effect.name == "matching squad":
        found = [deck for deck in matching_decks(ctx.at) if deck in offered] or offered
    elif effect.name in ("random deck", "largest deck"):
        found = [deck for deck in offered if sizes[deck]] or offered
        if effect.name == "largest deck":
            found = [deck for deck in found if sizes[deck] == max(sizes[one] for one in found)]
    else:
        names = [name.casefold() for name in ctx.at.lore.stage.bolster_decks]
        wanted = effect.name.casefold()
        found = [deck for deck in offered if names[deck] == wanted]
    if not found:
        raise Cannot("no-deck", deck=effect.name)
    return found[ctx.chance.below(len(found))]


# Cards of the line


def plan_inspire(ctx: Context, effect: Effect) -> Plan:
    """The next so many cards in the play area, as far as there are any."""
    at = ctx.at
    action = need_word(at, effect, words.INSPIRE)[0]
    offered = set(asked_of(at.after(action.thing), at.lore.seat))
    picks: list[int] = []
    for card, flag in at.line_cards:
        thing = words.FIRST_CARD + card
        if (
            flag == words.UPRIGHT
            and thing in offered
            and card_fits(at, card, effect)
            and len(picks) < effect.number
        ):
            picks.append(thing)
    if not picks:
        raise Cannot("no-card")
    told = tuple(Why("inspires", {"card": ctx.name(thing)}) for thing in picks)
    return Plan(action.thing, {words.ASK_INSPIRE: picks}, repeats=True, told=told)


def card_fits(at: Reading, card: int, effect: Effect) -> bool:
    if effect.matching and (at.squad == 0 or at.table.card_squad[card] != at.squad):
        return False
    return not effect.titles or at.lore.card_titles[card] in effect.titles


def plan_air_support(ctx: Context, effect: Effect) -> Plan:
    at = ctx.at
    action = need_word(at, effect, words.AIR_SUPPORT)[0]
    first, last = words.FIRST_CARD, at.table.first_action
    offered = [t for t in asked_of(at.after(action.thing), at.lore.seat) if first <= t < last]
    if not offered:
        raise Cannot("no-effect", action="air support")
    best = max(offered, key=lambda thing: at.table.card_initiative[thing - first])
    return Plan(action.thing, {words.ASK_AIR_SUPPORT: [best] * max(1, effect.number or action.value)})


# Mines


def plan_mines(ctx: Context, effects: list[Effect]) -> Plan:
    """One Mine for as many as are named one after the other: laid towards somebody, or lifted."""
    from undaunted.solo.acts.movement import pick_tile
    from undaunted.solo.look import goal_tiles

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
