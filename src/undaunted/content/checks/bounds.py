"""What the rules' tables can hold: checked before they are filled, so that no pack gets past it.

The tables are bytes and compiled code trusts them. Whatever a number, an index or a sum could outgrow is
refused here, and so is what the rules of the game in question cannot do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undaunted.content.action import WORDS, Action
from undaunted.content.checks.siege import siege
from undaunted.content.deeds import CITY_ONLY, NOT_IN_CITY, PROFILES
from undaunted.content.errors import Findings, Problem, dotted
from undaunted.content.geometry import neighbours
from undaunted.content.naming import doubled, slug
from undaunted.content.roster import spawn_tiles
from undaunted.content.tables.seats import SeatPlan, is_fog
from undaunted.rules import words
from undaunted.rules.options import MOST_OPTIONS

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler

MOST = 250
"""Of anything that is numbered in a byte, or summed up in one: 251 to 255 are kept for other meanings."""
MOST_EDGES = MOST - words.FRAME_EDGES
MOST_ACTIONS = 16
"""On one card, or in one place aboard."""
MOST_SKILLS = 7
"""The rules keep skills as the bits of a byte, of which the lowest stands for none."""
MOST_SQUADS = words.ANY_SQUAD - 1
MOST_GOALS = 8
MOST_SOLDIERS = 60
"""Bots keep the tiles of a side's soldiers in rows of 64."""
CARDS_ONLY = ("Inspire", "Target", "Blast")
"""Inspire could bring back the card in use for ever; a target marker stays only while its Mortar does."""
LETTERS = "letters or digits (a to z, 0 to 9)"


def problems(plan: Compiler) -> list[Problem]:
    """All that keeps a scenario from being compiled."""
    report = Findings(plan.scenario.name)
    _counts(plan, report)
    _names(plan, report)
    for seat in plan.seats:
        _seat(plan, seat, report)
    for card in dict.fromkeys(plan.all_cards):
        for found, expected in action_problems(card.actions):
            report.add(dotted("card", card.name), found, expected)
        for found, expected in foreign_words(plan.pack.rules, plan.city, card.actions):
            report.add(dotted("card", card.name), found, expected)
        inspires = not plan.city and any(action.word == "Inspire" for action in card.actions)
        if card.card.kind == "combat" and inspires:
            # It could bring back itself, or another such card, for ever (ruling 5).
            report.add(dotted("card", card.name), "Inspire on a combat card", "Inspire on command cards only")
    for vehicle in plan.vehicles:
        for place in vehicle.places:
            for found, expected in action_problems(place.actions):
                report.add(dotted("vehicle", vehicle.title, place.title), found, expected)
            for action in place.actions:
                if action.word in (*CARDS_ONLY, *CITY_ONLY):
                    key = dotted("vehicle", vehicle.title, place.title)
                    report.add(key, f"{action} aboard", f"{action.word} on cards only")
    _pieces(plan, report)
    _goals(plan, report)
    siege(plan, report)
    if plan.variant.hope == "points":
        _simple_hope(plan, report)
    return report


def foreign_words(rules: str, city: bool, actions: Iterable[Action]) -> Iterable[tuple[str, str]]:
    """Words that speak of what this game does not have would lead the rules astray."""
    for action in actions:
        if action.word in (NOT_IN_CITY if city else CITY_ONLY):
            yield repr(str(action)), f"an action that {rules} knows"
        elif city and WORDS[action.word].second and not action.second:
            yield repr(str(action)), "two values, X/Y: the second is for buildings and tunnels"


def _counts(plan: Compiler, report: Findings) -> None:
    beside = neighbours(plan.board) if len(plan.tiles) <= MOST else {}
    spawns = [spawn_tiles(plan.forces[side], one) for side, all in enumerate(plan.counters) for one in all]
    places = sum(len(vehicle.places) for vehicle in plan.vehicles)
    for what, count, most in (
        ("cards", len(plan.all_cards), MOST),
        ("counters", len(plan.all_counters), MOST),
        ("squads", len(plan.squads), MOST_SQUADS),
        ("skills", len({card.card.skill for card in plan.all_cards if card.card.skill}), MOST_SKILLS),
        ("tiles", len(plan.tiles), MOST),
        (
            "edges between tiles",
            sum(len(others) for others in beside.values()) // 2,
            MOST_EDGES,
        ),
        ("spawn markers for all counters", sum(map(len, spawns)), MOST),
        ("places aboard vehicles", places, MOST),
        ("structures", len(plan.structures), MOST),
        ("actions", len(set(_all_actions(plan))), MOST),
        ("options at once", _most_options(plan), MOST_OPTIONS),
        ("goals of a side", max(len(force.goals) for force in plan.forces), MOST_GOALS),
        ("soldiers of a side", max(map(len, plan.counters)), MOST_SOLDIERS),
    ):
        if count > most:
            report.add(what, str(count), f"{most} at most")
    if not plan.tiles:
        report.add("board.layout", "no tile", "a tile at least")


def _all_actions(plan: Compiler) -> Iterable[Action]:
    for card in plan.all_cards:
        yield from card.actions
    for vehicle in plan.vehicles:
        for place in vehicle.places:
            yield from place.actions


def _most_options(plan: Compiler) -> int:
    """No question offers more: what a card can be used for, or targets, or cards, or tiles; and buttons."""
    places = [place for vehicle in plan.vehicles for place in vehicle.places]
    actions = max((len(card.actions) for card in plan.all_cards), default=0)
    aboard = max((len(place.actions) for place in places), default=0)
    return words.FIRST_CARD + max(
        actions + aboard + 2 * len(places),
        len(plan.all_counters) + len(plan.structures),
        len(plan.all_cards),
        len(plan.tiles),
    )


def _names(plan: Compiler, report: Findings) -> None:
    """Notation knows things by names of small letters, digits and dashes: each thing needs its own."""
    sides = plan.pack.sides
    soldiers = [(sides[n], counter.name) for n, group in enumerate(plan.counters) for counter in group]
    vehicles = [(vehicle.side, vehicle.title) for vehicle in plan.vehicles]
    cards = [(seat.name, card.name) for seat in plan.seats for card in seat.cards]
    structures = [structure.title for _, structure in plan.structures]
    for what, named in (
        ("cards and structures", [*(slug(f"{seat} {name}") for seat, name in cards), *map(slug, structures)]),
        ("counters", [slug(f"{side} {name}") for side, name in (*soldiers, *vehicles)]),
        *(
            (f"places of the {vehicle.title}", [slug(place.title) for place in vehicle.places])
            for vehicle in plan.vehicles
        ),
    ):
        for name in doubled(named):
            report.add(what, f"the name {name!r} again", f"names that differ in {LETTERS}")
    for title in dict.fromkeys(title for _, title in (*cards, *vehicles)):
        if not slug(title):
            report.add("names", repr(title), f"a name with {LETTERS}")


def _seat(plan: Compiler, seat: SeatPlan, report: Findings) -> None:
    side = plan.pack.sides[seat.side]
    if not seat.deck:
        report.add(dotted(side, "deck"), f"no card for {seat.name}", "a card at least")
    pool = plan.forces[seat.side].team_fog
    copies = sum(sum(pile.values()) for pile in (seat.deck, seat.supply, pool))
    if copies > MOST:
        found = f"{copies} cards for {seat.name}"
        report.add(dotted(side, "deck"), found, f"{MOST} in deck and supply at most")
    fog = [card.name for card in seat.cards if is_fog(card)]
    if len(fog) != 1:
        found = f"{' and '.join(fog) or 'no Fog of War'} for {seat.name}"
        needed = "one kind of Fog of War in deck or supply: Scout, Recon and Conceal deal with it"
        report.add(dotted(side, "supply"), found, needed)
    known = {counter.name for counter in plan.counters[seat.side]}
    for card in seat.cards:
        if card.counter and card.counter not in known:
            report.add(dotted(side, "deck", card.name), f"no counter {card.counter!r}", f"one of {side}")


def action_problems(actions: tuple[Action, ...]) -> Iterable[tuple[str, str]]:
    """What the rules cannot make anything of, on a card or in a place aboard."""
    if len(actions) > MOST_ACTIONS:
        yield f"{len(actions)} actions", f"{MOST_ACTIONS} at most"
        return
    for action in actions:
        if action.word not in PROFILES:
            yield repr(str(action)), "an action that the rules know: " + ", ".join(PROFILES)
    for text in doubled(map(str, actions)):
        yield f"{text!r} again", "each action once"


def _pieces(plan: Compiler, report: Findings) -> None:
    """Everybody on the board has a card, and vehicles are where the rules know them."""
    for number, force in enumerate(plan.forces):
        side = plan.pack.sides[number]
        fielded = {counter.name for counter in plan.counters[number]}
        units = [(tile, unit) for tile, all in force.units.items() for unit in all]
        aboard = [(title, unit) for title, crew in force.aboard.items() for unit in crew if unit]
        for key, placed in (("units", units), ("aboard", aboard)):
            for where, unit in placed:
                if unit not in fielded:
                    found = f"{unit}, who has no card"
                    report.add(dotted(side, key, where), found, "a card in deck or supply")
    if not plan.vehicles:
        return
    if plan.variant.last_resort != "falls":
        what = f"vehicles under the rules of {plan.pack.rules}"
        report.add("vehicles", what, "rules by which soldiers fall, and so leave their places")
    if any(action.word == "Guide" for action in _all_actions(plan)):
        report.add("vehicles", "vehicles and Guide", "one or the other: nobody is guided out of a vehicle")


def _simple_hope(plan: Compiler, report: Findings) -> None:
    """Where hope is a matter of points on tiles, it knows Scout alone, and nothing of structures."""
    for seat in plan.seats:
        for card in seat.cards:
            for action in card.actions:
                profile = PROFILES.get(action.word)
                if profile and profile.able & words.CAN_SCOUT and action.word != "Scout":
                    key = dotted(plan.pack.sides[seat.side], "deck", card.name)
                    needed = f"Scout: the rules of {plan.pack.rules} know no other way to scout"
                    report.add(key, repr(str(action)), needed)
    if any(structure.points for _, structure in plan.structures):
        needed = f"none that count points: the rules of {plan.pack.rules} do not know them"
        report.add("structures", "structures with points", needed)


def _goals(plan: Compiler, report: Findings) -> None:
    for number, force in enumerate(plan.forces):
        side, enemy = plan.pack.sides[number], plan.pack.sides[1 - number]
        for goal in force.goals:
            if goal.word == "neutralise" and plan.variant.last_resort != "falls":
                needed = f"another goal: by the rules of {plan.pack.rules} nobody falls for good"
                report.add(dotted(side, "goal"), f"{goal}", needed)
            if goal.word == "pin" and all(one.title != "Rifleman" for one in plan.counters[1 - number]):
                report.add(dotted(side, "goal"), f"{goal}", f"a Rifleman of {enemy} to pin")
    radio = plan.scenario.radio
    if radio and not any(goal.points for goal in plan.forces[plan.pack.sides.index(radio.side)].goals):
        report.add("radio.side", radio.side, "a side that needs points: its radio could grow for ever")
