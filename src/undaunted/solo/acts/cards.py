"""What is done with the bot's own cards: Bolster, Inspire, Air Support."""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.account import Why
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, need_word
from undaunted.solo.reading import Reading
from undaunted.solo.tree import Effect

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
