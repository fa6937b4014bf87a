"""Is a condition true; and if it speaks of somebody, of whom."""

from __future__ import annotations

from dataclasses import replace

from undaunted.rules import words
from undaunted.solo import terms
from undaunted.solo.look import Bound, ground_tiles, is_ground, unit_is, units
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.tree import (
    All,
    Any,
    CardsIn,
    Condition,
    Count,
    DeckIs,
    Exists,
    Fact,
    Points,
    Population,
    Present,
    SeatIs,
    TileIs,
    UnitIs,
)
from undaunted.speed import rules

OUT_OF_REACH = 99
SOME = Count(1, "or more")


def holds(at: Reading, told: Condition, bound: Bound) -> bool:
    return failing(at, told, bound) is None


def failing(at: Reading, told: Condition, bound: Bound) -> Condition | None:
    """The part that is not so: of several that all have to be, the first; of alternatives, the whole."""
    if isinstance(told, All):
        for part in told.parts:
            wrong = failing(at, part, bound)
            if wrong is not None:
                return wrong
        return None
    if isinstance(told, Any):
        return None if any(holds(at, part, bound) for part in told.parts) else told
    return None if _is_so(at, told, bound) else told


def aimed(at: Reading, told: Condition | None, bound: Bound) -> Bound:
    """With the counters that a true condition speaks of."""
    if isinstance(told, All):
        for part in told.parts:
            bound = aimed(at, part, bound)
        return bound
    if isinstance(told, Any):
        return aimed(at, next((one for one in told.parts if holds(at, one, bound)), None), bound)
    if isinstance(told, Present) and (told.count is None or told.count.number):
        found = units(at, told.units, bound)
        sides = {at.side_of(unit) for unit in found}
        # A line may speak of an own vehicle and of an enemy: each is kept for what it is needed for.
        others = tuple(unit for unit in bound.aim or () if at.side_of(unit) not in sides)
        return replace(bound, aim=(*others, *found))
    return bound


def _is_so(at: Reading, told: Condition, bound: Bound) -> bool:
    if isinstance(told, TileIs):
        tile = subject_tile(at, told.subject, bound)
        return tile != NOWHERE and is_ground(at, tile, told.ground, bound) != told.negated
    if isinstance(told, Present):
        return (told.count or SOME).met_by(len(units(at, told.units, bound)))
    if isinstance(told, Exists):
        return (told.count or SOME).met_by(len(ground_tiles(at, told.ground, bound)))
    if isinstance(told, UnitIs):
        return _unit_is(at, told, bound)
    if isinstance(told, CardsIn):
        return (told.count or SOME).met_by(_cards_in(at, told))
    if isinstance(told, Population):
        tile = subject_tile(at, told.subject, bound)
        return tile != NOWHERE and told.count.met_by(terms.population(at, tile))
    if isinstance(told, Points):
        return told.count.met_by(_points(at, told))
    if isinstance(told, DeckIs):
        return _deck_is(at, told)
    if isinstance(told, SeatIs):
        return _seat_is(at, told)
    assert isinstance(told, Fact)
    return _fact(at, told.word) != told.negated


def subject_tile(at: Reading, subject: str, bound: Bound) -> int:
    if subject == "tile":
        return at.here
    if subject == "destination":
        return bound.destination
    if subject == "targeted tile":
        return terms.target_tile(at)
    return at.lore.tiles.get(subject, NOWHERE)


def _unit_is(at: Reading, told: UnitIs, bound: Bound) -> bool:
    unit = at.unit if told.subject == "unit" else at.own_vehicle()
    if unit == NOWHERE:
        return False
    for trait in told.traits:
        if trait.word in ("on board", "off board") and told.subject == "unit":
            if ((trait.word == "off board") == at.arrives) == trait.negated:
                return False
        elif not unit_is(at, unit, trait, bound):
            return False
    return True


def _cards_in(at: Reading, told: CardsIn) -> int:
    """Open piles only: the play area behind the card that is being resolved, the discard piles."""
    table = at.table
    if told.zone == "play area":
        cards = [card for card, _ in at.line_cards]
    else:
        side = at.enemy if told.zone == "enemy discard pile" else at.side
        cards = [
            card
            for card in range(table.cards)
            if table.seat_side[table.card_seat[card]] == side
            for _ in range(at.state.discard[card])
        ]
    if told.matching:
        cards = [card for card in cards if at.squad and table.card_squad[card] == at.squad]
    if told.titles:
        cards = [card for card in cards if at.lore.card_titles[card] in told.titles]
    return len(cards)


def _points(at: Reading, told: Points) -> int:
    side = at.enemy if told.side == "enemy" else at.side
    has = int(rules.points_of(at.state, side))
    if told.verb == "has":
        return has
    table = at.table
    for goal in range(table.goal_from[side], table.goal_from[side + 1]):
        if table.goal_kind[goal] == words.GOAL_CONTROL:
            return max(0, int(table.goal_points[goal]) - has)
    return OUT_OF_REACH


def _deck_is(at: Reading, told: DeckIs) -> bool:
    from undaunted.solo.acts.cards import deck_sizes, matching_decks

    sizes = deck_sizes(at)
    if told.deck == "matching":
        sizes = [sizes[deck] for deck in matching_decks(at)]
    elif told.deck:
        names = [name.casefold() for name in at.lore.stage.bolster_decks]
        sizes = [size for name, size in zip(names, sizes, strict=True) if name == told.deck.casefold()]
    return (not any(sizes)) == told.empty


def _seat_is(at: Reading, told: SeatIs) -> bool:
    """In the vehicle that the unit is in; on foot, in one of the bot's on the same tile."""
    table, inside = at.table, at.own_vehicle()
    for place, titled in enumerate(at.lore.stage.places):
        counter = table.vehicle_counter[table.place_vehicle[place]]
        if titled.title != told.place:
            continue
        if (
            inside == counter
            or (
                inside == NOWHERE
                and at.here != NOWHERE
                and at.state.tile_of[counter] == at.here
                and at.side_of(counter) == at.side
            )
        ) and (rules.sitting(at.state, place) == NOWHERE) == told.empty:
            return True
    return False


def _fact(at: Reading, word: str) -> bool:
    if word == "bot has initiative":
        return bool(at.state.initiative == at.side)
    if word == "enemy has initiative":
        return bool(at.state.initiative == at.enemy)
    if word == "target marker on board":
        return terms.target_tile(at) != NOWHERE
    if word == "mines left":
        return bool(at.table.mine_owner == at.side and at.state.mine[2 * at.table.edges])
    assert word == "aircraft left"
    return any(
        at.table.card_aircraft[card] and at.state.supply[card]
        for card in range(at.table.seat_first_card[at.lore.seat], at.table.seat_first_card[at.lore.seat + 1])
    )
