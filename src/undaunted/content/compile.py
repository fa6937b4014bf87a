"""From a scenario's file to the tables that the rules play on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from undaunted.content.action import Action
from undaunted.content.deeds import PROFILES, abilities, fill_deeds, urgency
from undaunted.content.equip import equip, settle_crews
from undaunted.content.errors import ContentError
from undaunted.content.folder import Pack
from undaunted.content.geometry import Spots, distances, neighbours, spots
from undaunted.content.identity import content_hash
from undaunted.content.loader import find
from undaunted.content.roster import Counter, DeckCard, spawn_tiles
from undaunted.content.schema import Force, Place, Scenario, Structure, Vehicle
from undaunted.content.variants import fill_variant, variant
from undaunted.rules import words
from undaunted.speed import rules

SIDES = 2
MOST = 250
"""The tables are bytes: more cards, counters or tiles than this do not fit."""

KINDS = {"combat": words.COMBAT, "command": words.COMMANDER, "fog": words.FOG}
GOALS = {
    "control": words.GOAL_CONTROL,
    "claim": words.GOAL_CONTROL,
    "pin": words.GOAL_PIN,
    "escape": words.GOAL_ESCAPE,
    "neutralise": words.GOAL_NEUTRALISE,
}


@dataclass(frozen=True, eq=False)
class Stage:
    """A scenario ready to be played: the rules' table, and what its numbers are called."""

    pack: Pack
    scenario: Scenario
    hash: str
    rules_version: int
    table: Any
    seats: tuple[str, ...]
    cards: tuple[DeckCard, ...]
    counters: tuple[Counter, ...]
    tiles: tuple[str, ...]
    board: Spots
    deeds: tuple[Action, ...]
    vehicles: tuple[Vehicle, ...]
    places: tuple[Place, ...]
    structures: tuple[Structure, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        return self.pack.sides


def stage(name: str, engine: ModuleType = rules, version: int = 0) -> Stage:
    """The scenario called `normandy/1`, compiled for one of the two speeds.

    A game that began under an earlier version of its rules says which; 0 is the present one.
    """
    pack, scenario = find(name)
    return _compiled(pack, str(scenario.id), engine, version)


@cache
def _compiled(pack: Pack, scenario: str, engine: ModuleType, version: int) -> Stage:
    return _Compiler(pack, pack.scenarios[scenario], engine, version).stage()


class _Compiler:
    def __init__(self, pack: Pack, scenario: Scenario, engine: ModuleType, version: int = 0) -> None:
        self.pack = pack
        self.scenario = scenario
        self.variant = variant(pack.rules, str(pack.folder / "pack.toml"), version)
        self.table = engine.Table()
        self.forces = [scenario.forces[side] for side in pack.sides]
        self.board = spots(scenario.board.layout)
        self.tiles = tuple(self.board)
        self.cards = [self._force_cards(side) for side in range(SIDES)]
        self.counters = [self._force_counters(side) for side in range(SIDES)]
        self.all_cards = tuple(card for group in self.cards for card in group)
        self.squads = tuple(sorted({card.squad for card in self.all_cards if card.squad}))
        self.deeds: list[Action] = []
        self.vehicles = [
            pack.vehicles[title]
            for force in self.forces
            for titles in force.vehicles.values()
            for title in titles
        ]
        self.structures = [
            (tile, pack.structures[title]) for tile, titles in scenario.structures.items() for title in titles
        ]

    def stage(self) -> Stage:
        self._fits()
        self._sides()
        self._cards()
        self._actions()
        self._counters()
        self._tiles()
        equip(self)
        self._things()
        self._opening()
        fill_variant(self.table, self.variant)
        self._sizes()
        return Stage(
            pack=self.pack,
            scenario=self.scenario,
            hash=content_hash(self.pack, self.scenario),
            rules_version=self.variant.version,
            table=self.table,
            seats=self.pack.sides,
            cards=self.all_cards,
            counters=tuple(self.all_counters),
            tiles=self.tiles,
            board=self.board,
            deeds=tuple(self.deeds),
            vehicles=tuple(self.vehicles),
            places=tuple(place for vehicle in self.vehicles for place in vehicle.places),
            structures=tuple(title for _, title in self.structures),
        )

    @property
    def all_counters(self) -> list[Counter]:
        """Soldiers side after side, then vehicles."""
        crewed = [
            Counter(name=vehicle.title, title=vehicle.title, squad="", defence=vehicle.defence or 0)
            for vehicle in self.vehicles
        ]
        return [*(counter for group in self.counters for counter in group), *crewed]

    def _force_cards(self, side: int) -> list[DeckCard]:
        """The cards this force has at all, in the order of the pack's card list."""
        force = self.forces[side]
        roster = self.pack.roster(self.pack.sides[side])
        return [card for name, card in roster.items() if name in force.deck or name in force.supply]

    def _force_counters(self, side: int) -> list[Counter]:
        known = self.pack.counters(self.pack.sides[side])
        wanted = {card.counter for card in self.cards[side] if card.counter}
        return [counter for name, counter in known.items() if name in wanted]

    def _fits(self) -> None:
        for what, count in (("cards", len(self.all_cards)), ("tiles", len(self.tiles))):
            if count > MOST:
                raise ContentError(
                    file=self.scenario.name,
                    key=what,
                    found=str(count),
                    expected=f"{MOST} different {what} at most",
                )

    def _sides(self) -> None:
        table = self.table
        table.seats = SIDES
        table.seat_side = bytearray(range(SIDES))
        table.first_commander = bytearray(range(SIDES))
        table.seat_first_card = _starts(self.cards)
        table.side_first_counter = _starts(self.counters)
        table.seat_fog = bytearray(
            [
                next(
                    (
                        i
                        for i, c in enumerate(self.all_cards)
                        if table_seat(self.cards, i) == s and _is_fog(c)
                    ),
                    words.NONE,
                )
                for s in range(SIDES)
            ]
        )
        goals = [force.goal for force in self.forces]
        table.fog_pool = table.seat_fog[:]
        table.mate_card = bytearray()
        table.mates = 0
        table.goal_from = bytearray(range(SIDES + 1))
        table.goal_side = bytearray(range(SIDES))
        table.goal_kind = bytearray(GOALS[goal.word] for goal in goals)
        table.goal_points = bytearray(goal.needed for goal in goals)
        table.scores_ruins = bytearray(side in self.pack.file.destroyers for side in self.pack.sides)

    def _cards(self) -> None:
        table, cards = self.table, self.all_cards
        table.cards = len(cards)
        table.card_kind = bytearray(KINDS[card.card.kind] for card in cards)
        table.card_initiative = bytearray(card.card.initiative for card in cards)
        table.card_squad = bytearray(self._squad(card.squad) for card in cards)
        table.card_seat = bytearray(table_seat(self.cards, index) for index in range(len(cards)))
        table.card_unit = bytearray(self._unit(index) for index in range(len(cards)))
        table.card_bolsters = bytearray(self._bolsters(card) for card in cards)
        table.card_controls = bytearray(_has(card, "Control") for card in cards)
        table.card_conceals = bytearray(_has(card, "Conceal") for card in cards)
        table.card_scouts = bytearray(_has(card, "Scout") for card in cards)
        table.card_can = bytearray(abilities(card.actions) for card in cards)

        table.card_like = bytearray(range(len(cards)))

    def _sizes(self) -> None:
        """What only some scenarios need, by what the content uses; and where casualties are looked for."""
        table = self.table
        about_counters = {words.GOAL_ESCAPE, words.GOAL_NEUTRALISE} & set(table.goal_kind)
        table.escapes = words.GOAL_ESCAPE in table.goal_kind
        table.fates = bool(table.vehicles or about_counters or table.last_resort == words.FALLS)
        table.chosen_tiles = bool({words.NAVIGATE, words.SURVEIL} & set(table.deed_word))
        table.duties = bool(table.vehicles)
        others = [words.HAND, words.DISCARD, words.DECK, words.NONE]
        own = [words.PLAYED, *others] if table.friendly_fire else [*others, words.NONE]
        table.search = bytearray([*own, *others, words.NONE])

    def _unit(self, index: int) -> int:
        card = self.all_cards[index]
        if not card.counter:
            return words.NONE
        side = table_seat(self.cards, index)
        names = [counter.name for counter in self.counters[side]]
        return int(self.table.side_first_counter[side]) + names.index(card.counter)

    def _bolsters(self, card: DeckCard) -> int:
        squads = [action.squad for action in card.actions if action.word == "Bolster"]
        if not squads:
            return 0
        return words.ANY_SQUAD if "" in squads else self._squad(squads[0])

    def _squad(self, letter: str) -> int:
        return self.squads.index(letter) + 1 if letter else 0

    def _actions(self) -> None:
        table = self.table
        stride = max(len(card.actions) for card in self.all_cards)
        table.actions_a_card = stride
        table.action_deed = bytearray([words.NONE]) * (stride * len(self.all_cards))
        for index, card in enumerate(self.all_cards):
            for slot, action in enumerate(sorted(card.actions, key=urgency)):
                table.action_deed[index * stride + slot] = self.deed(action)
        places = [place for vehicle in self.vehicles for place in vehicle.places]
        stride = max((len(place.actions) for place in places), default=0)
        table.actions_a_place = stride
        table.place_deed = bytearray([words.NONE]) * (stride * len(places))
        for index, place in enumerate(places):
            for slot, action in enumerate(place.actions):
                table.place_deed[index * stride + slot] = self.deed(action)
        fill_deeds(table, self.deeds, [self._squad(deed.squad) for deed in self.deeds])

    def deed(self, action: Action) -> int:
        """Equal actions share a deed."""
        if action.word not in PROFILES:
            raise ContentError(
                file=str(self.pack.folder / "cards.toml"),
                key="actions",
                found=repr(str(action)),
                expected="an action that the rules know: " + ", ".join(PROFILES),
            )
        if action not in self.deeds:
            self.deeds.append(action)
        return self.deeds.index(action)

    def _counters(self) -> None:
        table = self.table
        counters = self.all_counters
        table.counters = len(counters)
        table.counter_side = bytearray(side for side, group in enumerate(self.counters) for _ in group)
        table.counter_side += bytearray(self.pack.sides.index(vehicle.side) for vehicle in self.vehicles)
        table.counter_seat = table.counter_side[:]
        table.counter_defence = bytearray(counter.defence for counter in counters)
        table.counter_rifleman = bytearray(counter.title == "Rifleman" for counter in counters)
        units = [
            [card for card in range(table.cards) if table.card_unit[card] == unit]
            for unit in range(len(counters))
        ]
        table.unit_from, table.unit_card = _end_to_end(units)
        table.counter_spots = bytearray(self._unit_has(unit, "Target") for unit in units)
        table.counter_stalks = bytearray(self._unit_has(unit, "Stalk") for unit in units)
        soldiers = len(counters) - len(self.vehicles)
        spawns = [
            [self.tiles.index(tile) for tile in spawn_tiles(self.forces[table.counter_side[unit]], counter)]
            if unit < soldiers
            else []
            for unit, counter in enumerate(counters)
        ]
        table.spawn_from, table.spawn_tile = _end_to_end(spawns)

    def _unit_has(self, cards: Iterable[int], word: str) -> bool:
        return any(_has(self.all_cards[card], word) for card in cards)

    def _tiles(self) -> None:
        table, tiles = self.table, self.tiles
        faces = [self.pack.tiles[tile] for tile in tiles]
        beside = neighbours(self.board)
        steps = distances(beside)
        table.tiles = len(tiles)
        table.cover = bytearray(face.cover for face in faces)
        table.hill = bytearray(face.hill for face in faces)
        table.rough = bytearray(face.rough for face in faces)
        table.degree = max(len(beside[tile]) for tile in tiles)
        table.neighbours = bytearray(len(beside[tile]) for tile in tiles)
        table.neighbour = bytearray([words.NONE]) * (len(tiles) * table.degree)
        for index, tile in enumerate(tiles):
            for k, other in enumerate(beside[tile]):
                table.neighbour[index * table.degree + k] = tiles.index(other)
        table.distance = bytearray(steps[here].get(there, words.NONE) for here in tiles for there in tiles)
        self._edges()
        radio = self.scenario.radio
        table.radio_tile = tiles.index(radio.tile) if radio else words.NONE
        table.radio_side = self.pack.sides.index(radio.side) if radio else words.NONE

    def _edges(self) -> None:
        """Numbered by their lower tile, then by the higher."""
        table = self.table
        pairs = [
            (tile, table.neighbour[tile * table.degree + k])
            for tile in range(table.tiles)
            for k in range(table.neighbours[tile])
        ]
        edges = sorted({(min(pair), max(pair)) for pair in pairs})
        table.edges = len(edges)
        table.edge_tile = bytearray(tile for edge in edges for tile in edge)
        table.edge_of = bytearray([words.NONE]) * len(table.neighbour)
        for tile, other in pairs:
            k = table.neighbour.index(other, tile * table.degree, (tile + 1) * table.degree)
            table.edge_of[k] = edges.index((min(tile, other), max(tile, other)))

    def _things(self) -> None:
        table = self.table
        table.first_action = words.FIRST_CARD + table.cards
        table.first_tile = table.first_action + len(table.action_deed)
        table.first_counter = table.first_tile + table.tiles
        table.first_place = table.first_counter + table.counters
        table.first_place_action = table.first_place + len(table.place_vehicle)
        table.first_structure = table.first_place_action + len(table.place_deed)
        table.first_edge = table.first_structure + table.structures
        # Nothing can lie on an edge yet, so none is a thing.
        table.first_seat = table.first_edge
        table.things = table.first_seat

    def _opening(self) -> None:
        table = self.table
        table.start_initiative = self.pack.sides.index(self.scenario.initiative)
        table.start_deck = self._pile([force.deck for force in self.forces])
        table.start_supply = self._pile([force.supply for force in self.forces])
        table.start_points = bytearray(self.scenario.objectives.get(tile, 0) for tile in self.tiles)
        table.start_marker = bytearray(SIDES * table.tiles)
        table.start_tile_of = bytearray([words.NONE]) * table.counters
        for side, force in enumerate(self.forces):
            self._place(side, force)
        settle_crews(self)

    def _pile(self, piles: Sequence[dict[str, int]]) -> bytearray:
        return bytearray(
            piles[table_seat(self.cards, index)].get(card.name, 0)
            for index, card in enumerate(self.all_cards)
        )

    def _place(self, side: int, force: Force) -> None:
        table = self.table
        for mark, marked in ((words.SCOUTED, force.scouted), (words.CONTROLLED, force.controlled)):
            for tile in marked:
                table.start_marker[side * table.tiles + self.tiles.index(tile)] = mark
        names = [counter.name for counter in self.counters[side]]
        for tile, units in force.units.items():
            for unit in units:
                table.start_tile_of[table.side_first_counter[side] + names.index(unit)] = self.tiles.index(
                    tile
                )


def table_seat(groups: Sequence[Sequence[object]], index: int) -> int:
    """Which group the item of this number is in, counted group after group."""
    return 0 if index < len(groups[0]) else 1


def _starts(groups: Sequence[Sequence[object]]) -> bytearray:
    starts = [0]
    for group in groups:
        starts.append(starts[-1] + len(group))
    return bytearray(starts)


def _end_to_end(lists: Sequence[Sequence[int]]) -> tuple[bytearray, bytearray]:
    """Where each list begins (and the last ends), and all of them in one."""
    return _starts(lists), bytearray(item for one in lists for item in one)


def _is_fog(card: DeckCard) -> bool:
    return card.card.kind == "fog"


def _has(card: DeckCard, word: str) -> bool:
    return any(action.word == word for action in card.actions)
