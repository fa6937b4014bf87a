"""Everything wrong with a pack at once, including what can be loaded but not sensibly played."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from undaunted.content.checks.bounds import action_problems, foreign_words
from undaunted.content.checks.city import city_problems, window
from undaunted.content.checks.ground import FIRM, Finding, armour, dealt, idle_mines, is_rough
from undaunted.content.checks.siege import is_city, lonely, unreachable
from undaunted.content.checks.soldiers import misfits
from undaunted.content.deeds import PROFILES
from undaunted.content.errors import ContentError, Problem, dotted
from undaunted.content.folder import Pack
from undaunted.content.geometry import neighbours, overlap, spots, unreached
from undaunted.content.options import forms, solo_forms
from undaunted.content.roster import DeckCard, spawn_tiles
from undaunted.content.schema import Scenario
from undaunted.content.stage import compiled
from undaunted.rules import words
from undaunted.speed import rules


def lint(pack: Pack) -> list[Problem]:
    """All problems of the pack; an empty list is a clean bill."""
    found: list[Problem] = []
    for part in (lambda: pack.cards, lambda: pack.tiles, lambda: pack.vehicles, lambda: pack.structures):
        _try(part, found)
    _try(lambda: pack.city, found)
    if not found:
        found.extend(_actions(pack))
        found.extend(city_problems(pack))
    if found:  # scenarios speak of cards and tiles: without those every name would be reported
        return found
    homes: dict[str, Path] = {}
    for path in pack.scenario_files:
        try:
            scenario = pack.read_scenario(path)
        except ContentError as error:
            found.extend(error.problems)
            continue
        first = homes.setdefault(str(scenario.id), path)
        if first != path:
            found.append(
                Problem(
                    file=str(path),
                    key="id",
                    found=f"{scenario.id!r}, as in {first.name}",
                    expected="an id of its own",
                )
            )
        found.extend(_scenario(pack, scenario, str(path)))
    return found


def _try(part: Callable[[], object], found: list[Problem]) -> None:
    try:
        part()
    except ContentError as error:
        found.extend(error.problems)


def _actions(pack: Pack) -> Iterator[Problem]:
    """What is wrong with the actions of the pack's own cards and vehicles, used or not."""
    city = is_city(pack)
    for file, made in pack.own_cards.items():
        for key, card in made:
            one = DeckCard(name=card.title, squad="".join(card.squads[:1]), card=card)
            foreign = list(foreign_words(pack.rules, city, one.actions))
            for what, expected in (*action_problems(one.actions), *(foreign or _in_vain(one))):
                yield Problem(file=file, key=f"{key}.actions", found=what, expected=expected)
        for index, what, expected in misfits([card for _, card in made], pack.cards):
            yield Problem(file=file, key=made[index].key, found=what, expected=expected)
    known = pack.base.vehicles if pack.base else {}
    file = str(pack.folder / "vehicles.toml")
    own = [vehicle for title, vehicle in pack.vehicles.items() if title not in known]
    for index, vehicle in enumerate(own):
        for number, place in enumerate(vehicle.places):
            key = f"vehicle[{index}].places[{number}].actions"
            foreign = list(foreign_words(pack.rules, city, place.actions))
            for what, expected in (*action_problems(place.actions), *foreign):
                yield Problem(file=file, key=key, found=what, expected=expected)


def _in_vain(card: DeckCard) -> Iterator[tuple[str, str]]:
    """Actions that are never offered: they start from a counter's tile, and the card has no counter."""
    for action in card.actions:
        profile = PROFILES.get(action.word)
        if profile and profile.goes & words.ON_TILE and not card.counter:
            yield repr(str(action)), "an action that needs no counter, as this card has none"


def _scenario(pack: Pack, scenario: Scenario, file: str) -> list[Problem]:
    """What can be read but not sensibly played, and what no form of the scenario can be compiled with."""
    found = [
        Problem(file=file, key=key, found=what, expected=expected)
        for check in _CHECKS
        for key, what, expected in check(pack, scenario)
    ]
    said = {problem.found for problem in found}
    told: set[tuple[str, str]] = set()
    for form in (*forms(pack, scenario), *solo_forms(pack, scenario)):
        try:
            compiled(pack, scenario, form, "", rules, 0)
        except ContentError as error:
            for problem in error.problems:
                # The checks above may have said it, or another form of the scenario.
                if problem.found not in said and (problem.key, problem.found) not in told:
                    told.add((problem.key, problem.found))
                    here = file if problem.file == scenario.name else problem.file
                    found.append(msgspec.structs.replace(problem, file=here))
    return found


def _board(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    key = "board.layout"
    board = spots(scenario.board.layout)
    for piece, uses in Tally(pack.face(tile).piece for tile in board).items():
        if uses > 1:
            yield key, f"both faces of tile {piece}", "each tile once, with one face up"
    for (one, here), (other, there) in combinations(board.items(), 2):
        if overlap(here, there):
            yield key, f"{one} and {other} on one another", "offsets at least 2 apart in a line"
    for line, (one_line, next_line) in enumerate(pairwise(scenario.board.layout)):
        parities = [{spot.offset % 2 for spot in spots([text]).values()} for text in (one_line, next_line)]
        if parities[0] & parities[1]:
            yield f"{key}[{line + 1}]", "tiles not shifted", "offsets half a tile off the line before"
    cut_off = unreached(neighbours(board))
    if cut_off:
        yield key, f"{', '.join(cut_off)} cut off", "a board in one piece"


def _markers(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    one, other = scenario.sides
    for tile in sorted(set(scenario.forces[one].controlled) & set(scenario.forces[other].controlled)):
        yield dotted(other, "controlled"), f"{tile}, which {one} controls too", "one side to control a tile"
    for side, force in scenario.forces.items():
        for tile, uses in Tally(force.scouted + force.controlled).items():
            if uses > 1:
                yield dotted(side, "scouted"), f"{tile} marked {uses} times", "one marker a side on a tile"


def _piles(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    # Every printed Normandy scenario puts what the deck leaves of a card into the supply.
    whole = pack.rules == "normandy" and scenario.origin == "printed"
    for side, force in scenario.forces.items():
        for name, used in dealt(force).items():
            copies = pack.roster(side)[name].card.copies
            if used > copies or (whole and used != copies):
                amount = f"{copies}" if whole else f"at most {copies}"
                yield dotted(side, "deck", name), f"{used} in deck and supply", f"{amount}, as in the box"


def _units(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    for side, force in scenario.forces.items():
        if force.integrated:
            continue  # their counters are the scenario's own, and looked at when it is compiled
        fielded = {pack.roster(side)[name].counter for name in dealt(force)} - {""}
        placed = Tally(unit for units in force.units.values() for unit in units)
        placed += Tally(soldier for crew in force.aboard.values() for soldier in crew if soldier)
        for unit, places in placed.items():
            if places > 1:
                yield dotted(side, "units"), f"{unit} in {places} places", "each counter once"
            if unit not in fielded:
                yield dotted(side, "units"), f"{unit}, who has no card", "a card in deck or supply"
        away = sorted((fielded - set(placed)) & set(pack.counters(side)))
        if is_city(pack):
            yield from lonely(pack, side, force, away)
            continue
        for unit in away:
            if not spawn_tiles(force, pack.counters(side)[unit]):
                yield dotted(side, "spawn"), f"no marker for {unit}", "a place on the board or a spawn marker"


def _goals(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    points = sum(scenario.objectives.values())
    points += sum(
        pack.structures[title].points for titles in scenario.structures.values() for title in titles
    )
    for side, force in scenario.forces.items():
        raised = scenario.radio is not None and scenario.radio.side == side
        for goal in force.goals:
            if goal.points > points and not raised:
                yield dotted(side, "goal"), f"{goal}", f"no more than the {points} points on the board"
        if any(goal.word == "escape" for goal in force.goals) and not force.escape:
            yield dotted(side, "escape"), "no escape marker", "a tile to escape from"
    if is_city(pack):
        yield from unreachable(pack, scenario)
    if scenario.radio and scenario.radio.tile not in scenario.objectives:
        yield "radio.tile", scenario.radio.tile, "an objective"


def _equipment(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    """Each vehicle and structure is one piece, and no vehicle stands on rough terrain."""
    vehicles = Tally(
        t for force in scenario.forces.values() for titles in force.vehicles.values() for t in titles
    )
    structures = Tally(title for titles in scenario.structures.values() for title in titles)
    for what, uses in (vehicles + structures).items():
        if uses > 1:
            yield "vehicles" if what in vehicles else "structures", f"{what} {uses} times", "each piece once"
    for side, force in scenario.forces.items():
        for tile, titles in force.vehicles.items():
            if titles and is_rough(pack, scenario, tile):
                yield dotted(side, "vehicles", tile), "rough terrain", FIRM


_CHECKS = (_board, _markers, _piles, _units, _goals, _equipment, armour, idle_mines, window)
