"""Whether every name in a pack means something: what must hold before anything can be played."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from undaunted.content.action import OWN_SQUAD, parse_action
from undaunted.content.checks.mines import mines
from undaunted.content.checks.soldiers import soldiers
from undaunted.content.checks.solo import solo
from undaunted.content.checks.teams import teams
from undaunted.content.errors import ContentError, Findings, Problem, dotted
from undaunted.content.geometry import spots
from undaunted.content.roster import card_name, named
from undaunted.content.schema import EVERYONE, Card, Force, Place, Scenario, Structure, TileFace, Vehicle
from undaunted.content.solo import set_up

if TYPE_CHECKING:
    from undaunted.content.folder import Pack


def cards(
    every: Sequence[Card],
    inherited: int,
    sides: Sequence[str],
    file: str,
    keys: Sequence[str] = (),
    beside: Sequence[Card] = (),
) -> list[Problem]:
    """Problems of a card list; the first ``inherited`` cards come from another file.

    ``keys`` are those of the others, where they are not simply numbered; ``beside`` are cards of files that
    are read later, whose squads and counters may be spoken of.
    """
    report = Findings(file)
    keys = keys or [f"card[{index}]" for index in range(len(every) - inherited)]
    known = (*every, *beside)
    squads = {squad for card in known for squad in card.squads}
    counter_titles = {card.title for card in known if card.kind == "combat" and not card.unit}
    seen: set[tuple[str, str]] = set()
    for index, card in enumerate(every):
        names = {(side, card_name(card, squad)) for side in card.sides for squad in card.squads or ("",)}
        if index >= inherited:
            key = keys[index - inherited]
            for side in card.sides:
                report.know(side, sides, f"{key}.sides", "a side of the pack")
            for _, name in sorted(names & seen) if not card.number else ():
                report.add(f"{key}.title", f"{name!r} again", "each card of a side once")
            _actions(card, squads, key, report)
            _counter(card, counter_titles, key, report)
            if card.replaces:
                _replaced(card, every, key, report)
        seen |= names
    soldiers(every, keys, report)
    return report


def _actions(card: Card, squads: Container[str], key: str, report: Findings) -> None:
    for number, text in enumerate(card.action_texts):
        where = f"{key}.actions[{number}]"
        try:
            action = parse_action(text)
        except ContentError as error:
            report.append(error.at(report.file, where).problem)
            continue
        if action.squad == OWN_SQUAD and not card.squads:
            report.add(where, repr(text), f"a squad's letter, as {card.title} has no squad of its own")
        elif action.squad not in ("", OWN_SQUAD) and action.squad not in squads:
            report.add(where, repr(text), "the letter of a squad that some card has")
    if card.kind == "fog" and card.action_texts:
        report.add(f"{key}.actions", repr(card.action_texts[0]), "no actions on a Fog of War card")


def _counter(card: Card, titles: Container[str], key: str, report: Findings) -> None:
    if card.kind != "combat":
        if card.defence is not None:
            report.add(f"{key}.defence", str(card.defence), f"none, as a {card.kind} card has no counter")
        if card.unit:
            report.add(f"{key}.unit", repr(card.unit), f"none, as a {card.kind} card has no counter")
        if card.armour is not None:
            report.add(f"{key}.armour", str(card.armour), f"none, as a {card.kind} card has no counter")
    elif card.unit and card.unit not in titles:
        report.add(f"{key}.unit", repr(card.unit), "the title of a combat card with a counter of its own")
    elif not card.unit and card.defence is None and card.armour is None:
        report.add(f"{key}.defence", "nothing", f"the defence of the {card.title}'s counter")
    if card.aircraft and card.kind == "combat":
        report.add(f"{key}.aircraft", "true", "a card without a counter")


def _replaced(card: Card, every: Iterable[Card], key: str, report: Findings) -> None:
    """A specialist is one of a unit: of the same squad, side and counter as the card whose place he takes."""
    units = {
        (side, squad)
        for one in every
        if one.title == card.replaces and one.kind == "combat" and not one.replaces
        for side in one.sides
        for squad in one.squads or ("",)
        if one.counter == card.counter
    }
    for side in card.sides:
        for squad in card.squads or ("",):
            if (side, squad) not in units:
                needed = f"a card of {side} with the counter of {named(card.title, squad)}"
                report.add(f"{key}.replaces", repr(named(card.replaces, squad)), needed)


def tiles(own: Iterable[TileFace], inherited: Container[str], file: str) -> list[Problem]:
    report = Findings(file)
    seen: set[str] = set()
    for index, face in enumerate(own):
        if face.id in seen or face.id in inherited:
            report.add(f"tile[{index}].id", f"{face.id!r} again", "each face once")
        seen.add(face.id)
    return report


def vehicles(
    own: Iterable[Vehicle], inherited: Container[str], sides: Sequence[str], skills: Iterable[str], file: str
) -> list[Problem]:
    report = Findings(file)
    seen: set[str] = set()
    for index, vehicle in enumerate(own):
        key = f"vehicle[{index}]"
        if vehicle.title in seen or vehicle.title in inherited:
            report.add(f"{key}.title", f"{vehicle.title!r} again", "each vehicle once")
        seen.add(vehicle.title)
        report.know(vehicle.side, sides, f"{key}.side", "a side of the pack")
        for number, place in enumerate(vehicle.places):
            where = f"{key}.places[{number}]"
            if place.needs:
                report.know(place.needs, skills, f"{where}.needs", "a skill that some card has")
            _place_actions(place, where, report)
        titles = [place.title for place in vehicle.places]
        if len(set(titles)) < len(titles):
            report.add(f"{key}.places", "two places of one name", "a title of its own for each place")
        if vehicle.integrity < vehicle.critical:
            report.add(
                f"{key}.integrity", str(vehicle.integrity), f"at least the critical {vehicle.critical}"
            )
    return report


def _place_actions(place: Place, key: str, report: Findings) -> None:
    for number, text in enumerate(place.action_texts):
        where = f"{key}.actions[{number}]"
        try:
            action = parse_action(text)
        except ContentError as error:
            report.append(error.at(report.file, where).problem)
            continue
        if action.squad == OWN_SQUAD:
            report.add(where, repr(text), "a squad's letter, as a place has no squad of its own")


def structures(own: Iterable[Structure], inherited: Container[str], file: str) -> list[Problem]:
    report = Findings(file)
    seen: set[str] = set()
    for index, structure in enumerate(own):
        if structure.title in seen or structure.title in inherited:
            report.add(f"structure[{index}].title", f"{structure.title!r} again", "each structure once")
        seen.add(structure.title)
    return report


def scenario(pack: Pack, told: Scenario, file: str) -> list[Problem]:
    report = Findings(file)
    report.know(told.initiative, pack.sides, "initiative", "a side")
    try:
        board = spots(told.board.layout)
    except ContentError as error:
        return [*report, error.at(file).problem]
    for tile, spot in board.items():
        report.know(tile, (*pack.tiles, *pack.places), f"board.layout[{spot.line}]", "a tile of the pack")
    for tile, letter in told.faces.items():
        report.know(
            tile, [place for place in board if place in pack.places], dotted("faces", tile), "a place"
        )
        letters = [face.letter for face in pack.places.get(tile, ())]
        if letters:
            report.know(letter, letters, dotted("faces", tile), "a face of it")
    for tile in told.objectives:
        report.know(tile, board, dotted("objectives", tile), "a tile of the board")
    if told.radio:
        report.know(told.radio.tile, board, "radio.tile", "a tile of the board")
        report.know(told.radio.side, pack.sides, "radio.side", "a side")
    for tile, titles in told.structures.items():
        report.know(tile, board, dotted("structures", tile), "a tile of the board")
        for title in titles:
            report.know(title, pack.structures, dotted("structures", tile), "a structure of the pack")
    for tile in told.rough:
        report.know(tile, board, "rough", "a tile of the board")
    for key, some in (("tunnels", told.tunnels), ("missions", told.missions)):
        for tile in some:
            report.know(tile, board, key, "a tile of the board")
    if told.mines:
        mines(pack, told.mines, board, report)
    for side, force in told.forces.items():
        _force(pack, side, force, board, report)
        _vehicles(pack, side, force, board, report)
        _goal_names(pack, told, board, side, report)
    teams(pack, told, report)
    _set_ups(pack, told, board, report)
    return report


def _set_ups(pack: Pack, told: Scenario, board: Mapping[str, object], report: Findings) -> None:
    """Those of games against an automaton are set-ups like any other."""
    solo(pack, told, board, report)
    for side, force in told.forces.items():
        if force.solo and force.solo.changes and not report:
            for other, changed in set_up(told, side).forces.items():
                _force(pack, other, changed, board, report)


def _vehicles(pack: Pack, side: str, force: Force, board: Mapping[str, object], report: Findings) -> None:
    for tile in force.escape:
        report.know(tile, board, dotted(side, "escape"), "a tile of the board")
    fielded: list[str] = []
    for tile, titles in force.vehicles.items():
        key = dotted(side, "vehicles", tile)
        report.know(tile, board, key, "a tile of the board")
        for title in titles:
            report.know(title, pack.vehicles, key, "a vehicle of the pack")
            fielded.append(title)
    for title, crew in force.aboard.items():
        key = dotted(side, "aboard", title)
        report.know(title, fielded, key, "a vehicle of this force")
        for soldier in crew:
            if soldier:
                report.know(soldier, pack.counters(side), key, f"a counter of {side}")
        if title in pack.vehicles and len(crew) > len(pack.vehicles[title].places):
            report.add(key, f"{len(crew)} aboard", f"at most {len(pack.vehicles[title].places)} places")


def _goal_names(pack: Pack, told: Scenario, board: Mapping[str, object], side: str, report: Findings) -> None:
    """A goal names counters or vehicles: one's own that go somewhere, the enemy's that are to be beaten."""
    try:
        goals = told.forces[side].goals
    except ContentError:
        return  # said already
    for goal in goals:
        own = goal.word in ("escape", "occupy")
        whose = side if own else next(other for other in told.forces if other != side)
        force = told.forces[whose]
        known = [*_units(pack, whose, force), *(title for some in force.vehicles.values() for title in some)]
        for name in goal.names:
            report.know(name, known, dotted(side, "goal"), f"a counter or vehicle of {whose}")
        for tile in goal.tiles:
            report.know(tile, board, dotted(side, "goal"), "a tile of the board")


def _units(pack: Pack, side: str, force: Force) -> list[str]:
    """The counters of a side; of squads that were made one, those with both letters."""
    return [
        named(one.title, "".join(force.integrated) if one.squad in force.integrated else one.squad)
        for one in pack.counters(side).values()
    ]


def _force(pack: Pack, side: str, force: Force, board: Mapping[str, object], report: Findings) -> None:
    try:
        force.goals  # noqa: B018  reading them is the check
    except ContentError as error:
        report.append(error.at(report.file, dotted(side, "goal")).problem)
    for key, marked in (("scouted", force.scouted), ("controlled", force.controlled)):
        for tile in marked:
            report.know(tile, board, dotted(side, key), "a tile of the board")
    labels = _labels(pack, side)
    for tile, served in force.spawn.items():
        report.know(tile, board, dotted(side, "spawn", tile), "a tile of the board")
        for label in served:
            report.know(label, labels, dotted(side, "spawn", tile), "whom the marker serves")
    for tile, units in force.units.items():
        report.know(tile, board, dotted(side, "units", tile), "a tile of the board")
        for unit in units:
            known = _units(pack, side, force)
            report.know(unit, known, dotted(side, "units", tile), f"a counter of {side}")
    squads = {counter.squad for counter in pack.counters(side).values()} - {""}
    for squad in force.integrated:
        report.know(squad, sorted(squads), dotted(side, "integrated"), f"a squad of {side}")
    if force.integrated and len(set(force.integrated)) < max(2, len(force.integrated)):
        found = ", ".join(force.integrated)
        report.add(dotted(side, "integrated"), found, "the letters of two squads that were made one")
    for tile in force.gains.hold if force.gains else ():
        report.know(tile, board, dotted(side, "gains", "hold"), "a tile of the board")
    for pile, counts in (("deck", force.deck), ("supply", force.supply)):
        for name in counts:
            report.know(name, pack.roster(side), dotted(side, pile, name), f"a card of {side}")


def _labels(pack: Pack, side: str) -> list[str]:
    """What a spawn marker of the side can say."""
    found = pack.counters(side).values()
    return list(dict.fromkeys([EVERYONE, *(c.squad or c.title for c in found), *(c.name for c in found)]))
