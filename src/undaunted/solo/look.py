"""What the nouns of a card stand for in a position: which tiles, which counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from undaunted.solo import terms
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.tree import Above, Chosen, Goal, Ground, SelectTile, Sentence, SubLine, Trait, Units
from undaunted.speed import rules


@dataclass(frozen=True)
class Bound:
    """What a line has settled so far."""

    destination: int = NOWHERE
    aim: tuple[int, ...] | None = None
    """Counters that its condition spoke of, or that were selected."""
    subject: int = NOWHERE
    """The counter that is guided."""
    within: int | None = None
    where: tuple[Trait, ...] = ()
    """What a destination has to be besides."""
    sublines: tuple[SubLine, ...] = ()
    through: tuple[Sentence, ...] = field(default=())


# Tiles

TILE_TESTS: dict[str, Callable[[Reading, int], bool]] = {
    "scouted": terms.scouted,
    "unscouted": lambda at, tile: not terms.scouted(at, tile),
    "enemy scouted": terms.enemy_scouted,
    "controlled": terms.controlled,
    "uncontrolled": terms.uncontrolled,
    "enemy controlled": terms.enemy_controlled,
    "controlled by either side": lambda at, tile: (
        terms.controlled(at, tile) or terms.enemy_controlled(at, tile)
    ),
    "occupied": terms.occupied,
    "unoccupied": lambda at, tile: not terms.occupied(at, tile),
    "enemy occupied": terms.enemy_occupied,
    "friendly occupied": terms.friendly_occupied,
    "threatened": terms.threatened,
    "secure": terms.secure,
    "hill": lambda at, tile: bool(at.table.hill[tile]),
    "rough": lambda at, tile: bool(at.table.rough[tile]),
    "mined": terms.mined,
    "on path to victory": lambda at, tile: tile in at.lore.path,
    "with structure": lambda at, tile: bool(terms.structures_on(at, tile)),
}


def tile_is(at: Reading, tile: int, trait: Trait, bound: Bound) -> bool:
    return _tile_is(at, tile, trait, bound) != trait.negated


def _tile_is(at: Reading, tile: int, trait: Trait, bound: Bound) -> bool:
    test = TILE_TESTS.get(trait.word)
    if test:
        return test(at, tile)
    if trait.word == "occupied by":
        assert isinstance(trait.of, Units)
        there = sum(at.state.tile_of[unit] == tile for unit in units(at, trait.of, bound))
        return trait.count.met_by(there) if trait.count else there > 0
    if trait.word == "is":
        assert trait.of
        return tile in goal_tiles(at, trait.of, bound)
    assert trait.count
    if trait.word == "worth":
        return trait.count.met_by(terms.value(at, tile))
    if trait.word == "population":
        return trait.count.met_by(terms.population(at, tile))
    return _near(at, tile, trait, bound)


def _near(at: Reading, tile: int, trait: Trait, bound: Bound) -> bool:
    """`within` and `away`: from the unit, or from what is named."""
    assert trait.count
    here = start_of(at, bound)
    froms = goal_tiles(at, trait.of, bound) if trait.of else [] if here == NOWHERE else [here]
    if not froms:
        return False
    steps = min(at.steps(tile, one) for one in froms)
    return steps <= trait.count.number if trait.word == "within" else trait.count.met_by(steps)


def start_of(at: Reading, bound: Bound) -> int:
    """Where the unit is that would go: the card's own, or the one that is guided."""
    return at.here if bound.subject == NOWHERE else int(at.state.tile_of[bound.subject])


def ground_tiles(at: Reading, ground: Ground, bound: Bound) -> list[int]:
    """Every tile of the board that is so."""
    return [tile for tile in _named(at, ground) if ground_fits(at, tile, ground, bound)]


def ground_fits(at: Reading, tile: int, ground: Ground, bound: Bound) -> bool:
    if ground.noun == "objective":
        if not terms.objective(at, tile):
            return False
        occupied = Trait("occupied")
        if occupied in ground.traits and not terms.occupied_objective(at, tile):
            return False
    return all(tile_is(at, tile, trait, bound) for trait in ground.traits)


def is_ground(at: Reading, tile: int, ground: Ground, bound: Bound) -> bool:
    """Is this tile one of them?"""
    if ground.noun in ("tile", "objective") and not ground.tiles:
        return ground_fits(at, tile, ground, bound)
    return tile in ground_tiles(at, ground, bound)


def _named(at: Reading, ground: Ground) -> list[int]:
    """By the noun alone."""
    if ground.tiles:
        return [at.lore.tiles[tile] for tile in ground.tiles if tile in at.lore.tiles]
    if ground.noun == "structure":
        return [tile for tile in range(at.table.tiles) if terms.structures_on(at, tile)]
    if ground.noun == "escape marker":
        return terms.escape_tiles(at)
    if ground.noun == "targeted tile":
        return [terms.target_tile(at)] if terms.target_tile(at) != NOWHERE else []
    if ground.noun == "path to victory":
        return terms.path_ahead(at)
    if ground.noun == "spawn marker":
        side = at.enemy if ground.whose == "enemy" else at.side
        units = [unit for unit in range(at.lore.soldiers) if at.table.counter_side[unit] == side]
        if ground.whose == "matching":
            units = [unit for unit in units if terms.matching(at, unit)] or units
        return list(dict.fromkeys(tile for unit in units for tile in terms.spawn_tiles(at, unit)))
    return list(range(at.table.tiles))


# Counters


def units(at: Reading, told: Units, bound: Bound) -> list[int]:
    """Every counter that is so; those off the board only where the text asks for them."""
    return [unit for unit in _pool(at, told) if unit_fits(at, unit, told, bound)]


def _pool(at: Reading, told: Units) -> list[int]:
    away = any(trait.word == "off board" for trait in told.traits)
    if away:
        side = at.side if told.side == "own" else at.enemy
        return [unit for unit in range(at.lore.soldiers) if at.table.counter_side[unit] == side]
    if _speaks_of_vehicles(at, told):
        sides = {"own": (at.side,), "enemy": (at.enemy,)}.get(told.side, (at.side, at.enemy))
        empty = told.side != "enemy" or Trait("unoccupied") in told.traits
        return [
            unit
            for unit in at.present
            if at.is_vehicle(unit) and at.side_of(unit) in sides and (empty or at.crew(unit))
        ]
    if told.side == "own":
        return at.friends
    return at.enemies if told.side == "enemy" else at.friends + at.enemies


def _speaks_of_vehicles(at: Reading, told: Units) -> bool:
    known = {vehicle.title for vehicle in at.lore.stage.vehicles}
    return (told.noun == "vehicle" and bool(known)) or bool(known & set(told.titles))


def unit_fits(at: Reading, unit: int, told: Units, bound: Bound) -> bool:
    if told.titles and at.lore.titles[unit] not in told.titles:
        return False
    if told.noun == "vehicle" and not (at.is_vehicle(unit) or at.table.counter_armour[unit]):
        return False
    if told.noun == "soldier" and (at.is_vehicle(unit) or at.table.counter_armour[unit]):
        return False
    if told.noun == "demolition unit" and not terms.demolition_unit(at, unit):
        return False
    if (told.matching and not terms.matching(at, unit)) or (told.other and unit == at.unit):
        return False
    return all(unit_is(at, unit, trait, bound) for trait in told.traits)


def unit_is(at: Reading, unit: int, trait: Trait, bound: Bound) -> bool:
    return _unit_is(at, unit, trait, bound) != trait.negated


UNIT_TESTS: dict[str, Callable[[Reading, int], bool]] = {
    "suppressed": lambda at, unit: bool(at.state.suppressed[unit]),
    "ready": lambda at, unit: not at.state.suppressed[unit],
    "damaged": lambda at, unit: _damage(at, unit) > 0,
    "disabled": lambda at, unit: at.is_vehicle(unit) and _damage(at, unit) >= _critical(at, unit),
    "unoccupied": lambda at, unit: at.is_vehicle(unit) and not at.crew(unit),
    "occupied": lambda at, unit: bool(at.crew(unit)),
    "aboard": lambda at, unit: at.aboard(unit) != NOWHERE,
    "on foot": lambda at, unit: at.aboard(unit) == NOWHERE,
    "on board": lambda at, unit: at.state.tile_of[unit] != NOWHERE,
    "off board": lambda at, unit: at.state.tile_of[unit] == NOWHERE,
    "with Control": terms.can_control,
    "armoured": lambda at, unit: bool(at.table.counter_armour[unit]) and not at.table.counter_defence[unit],
    "in same vehicle": lambda at, unit: unit in at.party and unit != at.unit and at.aboard(unit) != NOWHERE,
}


def _unit_is(at: Reading, unit: int, trait: Trait, bound: Bound) -> bool:
    test = UNIT_TESTS.get(trait.word)
    if test:
        return test(at, unit)
    if trait.word == "defence":
        assert trait.count
        return _can_be_hit(at, unit) and trait.count.met_by(total(at, unit))
    if trait.word.startswith("in "):
        place = at.aboard(unit)
        return place != NOWHERE and f"in {at.lore.stage.places[place].title} place" == trait.word
    if trait.word == "is":
        assert isinstance(trait.of, Units)
        return unit_fits(at, unit, trait.of, bound)
    tile = at.state.tile_of[unit]
    if tile == NOWHERE:
        return False
    if trait.word == "on":
        assert isinstance(trait.of, Ground)
        return is_ground(at, tile, trait.of, bound)
    return _tile_is(at, tile, trait, bound)


def _damage(at: Reading, unit: int) -> int:
    return int(at.state.damage[at.table.counter_vehicle[unit]]) if at.is_vehicle(unit) else 0


def _critical(at: Reading, unit: int) -> int:
    return int(at.table.vehicle_critical[at.table.counter_vehicle[unit]])


def _can_be_hit(at: Reading, unit: int) -> bool:
    """Has it the defence that counts, and is it out in the open?"""
    return bool(rules.base_defence(at.state, at.hits, unit)) and at.aboard(unit) == NOWHERE


def total(at: Reading, unit: int) -> int:
    """The total defence value against the attack that the line speaks of."""
    return int(rules.total_defence(at.state, at.hits, at.here, unit))


# What one goes towards


def goal_tiles(at: Reading, goal: Goal, bound: Bound) -> list[int]:
    """The tiles to which distances are measured; nobody aims at a unit that is not on the board."""
    if isinstance(goal, Ground):
        return ground_tiles(at, goal, bound)
    if isinstance(goal, Units):
        return _standing(at, units(at, goal, bound))
    if isinstance(goal, Chosen):
        if goal.what == "destination":
            return [] if bound.destination == NOWHERE else [bound.destination]
        return _standing(at, bound.aim or ())
    return [tile for letter in goal.letters for tile in above_tiles(at, letter, bound)]


def _standing(at: Reading, found: Iterable[int]) -> list[int]:
    return [int(at.state.tile_of[unit]) for unit in found if at.state.tile_of[unit] != NOWHERE]


def above_tiles(at: Reading, letter: str, bound: Bound) -> list[int]:
    """What a sub-line selects from, wherever on the board it lies."""
    return [
        tile
        for sub in bound.sublines
        if sub.letter == letter
        for sentence in sub.sentences
        if isinstance(sentence.step, SelectTile)
        for tile in ground_tiles(at, sentence.step.ground, bound)
    ]


def goals_in_turn(goal: Goal) -> list[Goal]:
    """Of several sub-lines above, the first that leads anywhere counts."""
    return [Above((letter,)) for letter in goal.letters] if isinstance(goal, Above) else [goal]
