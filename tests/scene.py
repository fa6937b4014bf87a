"""A position as a player would describe it, and decisions as a player would name them.

    game = (
        scene("normandy/1")
        .place("US Rifleman A", "13B").scouted("US", "13B")
        .hand("US", "Rifleman A", "Fog of War")
        .dice(4, 0)
        .game()
    )
    play(game, "US", "Rifleman A", "Control")

A scene starts from the scenario's opening: markers, counters, decks, supplies. A card put into a zone comes
out of the supply, or out of the deck once the supply has no more. A deck that is named holds just what is
named; the rest of that side's cards stay in the supply. It is the first side's turn, in round 2, unless the
scene says otherwise.

Cards belong to a seat, which is called after its side, or `US-1`, `US-2` in a team; markers and counters to a
side. In a team the first seats command, unless `commands("US-2")` says otherwise.

A vehicle is placed like a soldier, crew and all; a soldier who is placed stands on the tile, on foot:

    scene("north-africa/6")
    .place("Italian Medium Tank", "12A").damage("Italian Medium Tank", 2)
    .aboard("Italian Scout A", "Medium Tank", "gunner")

Of an automaton (`scene("normandy/1+solo=German")`), `.face_down("Scout A")` lies in its line, and
`.tagged("German Scout A")` bears a marker for a hit; its turn comes when the other side ends its own.

Mines lie on edges: `.mines("17A-16B personnel", "17A-16B armour", supply=2)` says which lie there:
these and no others.

In the embattled city, too, and whose they are: `.field("105-106 German personnel")`. There units are
`.routed("German Scout B")`, buildings damaged, `.face("102", "B")`: see `city_scene.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Self

import undaunted
from tests.city_scene import InTheCity
from undaunted.content.stage import Stage, stage
from undaunted.game.course import Unasked
from undaunted.game.things import Things, slug

ZONES = ("hand", "deck", "discard", "played", "supply", "removed")


class Scene(InTheCity):
    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.stage: Stage = stage(scenario)
        force = self.stage.scenario.forces
        self.marks = {
            side: dict.fromkeys(force[side].scouted, "") | dict.fromkeys(force[side].controlled, "!")
            for side in self.stage.sides
        }
        self.standing = {
            f"{side} {unit}": tile
            for side in self.stage.sides
            for tile, units in force[side].units.items()
            for unit in units
        }
        self.down: set[str] = set()
        self.zones: dict[tuple[str, str], Counter[str]] = {}
        self.named_decks: set[str] = set()
        self.bare: set[str] = set()
        self.worth = dict(self.stage.scenario.objectives)
        self.vehicles = {vehicle.title: vehicle for vehicle in self.stage.vehicles}
        self.crews: dict[str, tuple[str, str]] = {}
        for side in self.stage.sides:
            for tile, titles in force[side].vehicles.items():
                for title in titles:
                    self.standing[f"{self.vehicles[title].side} {title}"] = tile
            for title, crew in force[side].aboard.items():
                for place, soldier in zip(self.vehicles[title].places, crew, strict=False):
                    if soldier:
                        self.aboard(f"{side} {soldier}", title, place.title)
        self.hurt: dict[str, int] = {}
        self.captured: dict[str, str] = {}
        self.fates: dict[str, str] = {}
        self.ruins: dict[str, str] = {}
        self.targets: dict[str, str] = {}
        self.minefield: Counter[tuple[str, str]] | None = None
        self.mine_supply = self.stage.scenario.mines.supply if self.stage.scenario.mines else 0
        self.bids: dict[str, str] = {}
        self.line: list[str] = []
        self.tags: Counter[str] = Counter()
        self.first = self.stage.sides[0]
        self.active = self.stage.seats[0]
        self.commanders = [self.stage.seats[seat] for seat in self.stage.table.first_commander]
        self.number = 2
        self.quiet = -1
        self.asks_bids = False
        self.outcomes: list[int | str] = []

    # The board

    def place(self, unit: str, tile: str) -> Self:
        self.standing[unit] = tile
        self.crews.pop(unit, None)
        for soldier, (title, _) in self.crews.items():
            if self._is(unit, title):
                self.standing[soldier] = tile
        return self

    def off(self, *units: str) -> Self:
        """These counters are not on the board."""
        for unit in units:
            self.standing.pop(unit, None)
            self.crews.pop(unit, None)
        return self

    def empty_board(self) -> Self:
        """Neither counters nor markers."""
        self.standing.clear()
        self.crews.clear()
        self.marks = {side: {} for side in self.stage.sides}
        return self

    def scouted(self, side: str, *tiles: str) -> Self:
        self.marks[side] |= dict.fromkeys(tiles, "")
        return self

    def controlled(self, side: str, *tiles: str) -> Self:
        self.marks[side] |= dict.fromkeys(tiles, "!")
        return self

    def unmarked(self, side: str, *tiles: str) -> Self:
        for tile in tiles:
            self.marks[side].pop(tile, None)
        return self

    def suppressed(self, *units: str) -> Self:
        self.down |= set(units)
        return self

    # Vehicles and structures

    def aboard(self, unit: str, vehicle: str, place: str) -> Self:
        """A soldier in a place of a vehicle, wherever that stands."""
        self.standing[unit] = self.standing[self._vehicle(vehicle)]
        self.crews[unit] = (vehicle, place)
        return self

    def abandoned(self, *vehicles: str) -> Self:
        """Nobody is aboard: the crew stands on the tile."""
        self.crews = {unit: seat for unit, seat in self.crews.items() if seat[0] not in vehicles}
        return self

    def damage(self, vehicle: str, markers: int) -> Self:
        self.hurt[self._vehicle(vehicle)] = markers
        return self

    def holder(self, vehicle: str, side: str) -> Self:
        """The vehicle's card lies before this side."""
        self.captured[self._vehicle(vehicle)] = side
        return self

    def escaped(self, *units: str) -> Self:
        return self._gone("escaped", units)

    def neutralised(self, *units: str) -> Self:
        return self._gone("neutralised", units)

    def ruined(self, structure: str, side: str) -> Self:
        """Destroyed by this side."""
        self.ruins[structure] = side
        return self

    def points(self, tile: str, value: int) -> Self:
        self.worth[tile] = value
        return self

    def target(self, side: str, tile: str) -> Self:
        self.targets[side] = tile
        return self

    def mines(self, *edges: str, supply: int | None = None) -> Self:
        """Just these, each an edge and a kind: "17A-16B armour"; and as many in the supply as there are."""
        known = {frozenset(edge.split("-")): edge for edge in Things(self.stage).edges}
        pairs = (edge.split(" ") for edge in edges)
        self.minefield = Counter((known[frozenset(edge.split("-"))], kind) for edge, kind in pairs)
        self.mine_supply = self.mine_supply if supply is None else supply
        return self

    # Cards: "Rifleman A", or "Rifleman A*3" for three of them

    def hand(self, side: str, *cards: str) -> Self:
        return self._zone("hand", side, cards)

    def discard(self, side: str, *cards: str) -> Self:
        return self._zone("discard", side, cards)

    def play_area(self, side: str, *cards: str) -> Self:
        return self._zone("played", side, cards)

    def removed(self, side: str, *cards: str) -> Self:
        return self._zone("removed", side, cards)

    def supply(self, side: str, *cards: str) -> Self:
        """Just these in the supply; what is left over is removed from the game."""
        self.bare.add(side)
        return self._zone("supply", side, cards).deck(side, *self._named(side, "deck"))

    def deck(self, side: str, *cards: str) -> Self:
        """Just these in the deck."""
        self.named_decks.add(side)
        self.zones[side, "deck"] = Counter()
        return self._zone("deck", side, cards)

    def nothing_else(self, side: str) -> Self:
        """What no zone names is removed from the game."""
        return self.supply(side)

    # An automaton

    def face_down(self, *cards: str) -> Self:
        """Set aside in its line, in the order in which they were drawn."""
        self.line += cards
        return self._zone("played", self.stage.automaton, cards)

    def tagged(self, *units: str) -> Self:
        """Each bears a marker for a hit; one that is named twice bears two."""
        self.tags.update(units)
        return self

    # Whose turn, and what chance will bring

    def initiative(self, side: str) -> Self:
        self.first = side
        return self

    def turn_of(self, seat: str) -> Self:
        self.active = seat
        return self

    def commands(self, seat: str) -> Self:
        """The side's commander; the command card is wherever the scene puts it."""
        self.commanders[self._side(seat)] = seat
        return self

    def bidding(self) -> Self:
        """The bids are due instead of a turn; an automaton is not asked for one."""
        self.asks_bids = True
        return self.has_bid(self.stage.automaton, "-") if self.stage.automaton else self

    def has_bid(self, side: str, card: str) -> Self:
        self.bids[side] = slug(f"{side} {card}") if card != "-" else card
        return self

    def still(self, rounds: int) -> Self:
        """So many rounds have passed in which nothing but cards has changed, and nothing has in this one."""
        self.quiet = rounds
        return self

    def dice(self, *faces: int) -> Self:
        self.outcomes += faces
        return self

    def draws(self, *cards: str) -> Self:
        """Cards in the order they come, each with its side: "US Scout A"."""
        self.outcomes += [slug(card) for card in cards]
        return self

    # The result

    def position(self) -> str:
        parts = [self.scenario, f"round={self.number}", f"initiative={self.first}"]
        parts.append(f"turn={0 if self.asks_bids else self._turn()}")
        if self.quiet >= 0:
            parts.append(f"still={self.quiet + 1}")
        for side, marks in self.marks.items():
            parts.append(_part(side, [tile + mark for tile, mark in marks.items()]))
        suppressed = dict.fromkeys(self.down, "~")
        parts.append(
            _part(
                "at", [f"{slug(unit)}:{at}{suppressed.get(unit, '')}" for unit, at in self.standing.items()]
            )
        )
        zones = {seat: self._dealt(seat) for seat in self.stage.seats}
        for zone in ZONES:
            items = [
                f"{slug(f'{seat} {card}')}*{count}"
                for seat in zones
                for card, count in zones[seat][zone].items()
                if count
            ]
            parts.append(_part(zone, items))
        if self.stage.table.mates:
            parts.append(_part("commander", self.commanders))
        if self.worth != self.stage.scenario.objectives:
            parts.append(_part("points", [f"{tile}:{value}" for tile, value in self.worth.items()]))
        parts.append(_part("target", [f"{side}:{tile}" for side, tile in self.targets.items()]))
        parts.append(_part("bid", [f"{side}:{card}" for side, card in self.bids.items()]))
        parts += self._equipment()
        parts.append("ask=bid/*" if self.asks_bids else f"ask=turn/{self.active}")
        return " ".join(part for part in parts if part)

    def game(self, *, unasked: Unasked = "none", seed: int | None = None) -> undaunted.Game:
        return undaunted.from_position(self.position(), chance=self.outcomes, unasked=unasked, seed=seed)

    # Inside

    def _equipment(self) -> list[str]:
        """Vehicles, structures, and who has left for good."""
        crews = [f"{slug(unit)}:{slug(title)}/{slug(place)}" for unit, (title, place) in self.crews.items()]
        return [
            _part("aboard", crews),
            _part("damage", [f"{slug(vehicle)}:{markers}" for vehicle, markers in self.hurt.items()]),
            _part("holder", [f"{slug(vehicle)}:{side}" for vehicle, side in self.captured.items()]),
            _part("fate", [f"{slug(unit)}:{fate}" for unit, fate in self.fates.items()]),
            _part("ruined", [f"{slug(structure)}:{side}" for structure, side in self.ruins.items()]),
            _part("line", [f"{slug(f'{self.stage.automaton} {card}')}:face-down" for card in self.line]),
            _part("tagged", [f"{slug(unit)}:{tags}" for unit, tags in self.tags.items()]),
            self._mines(),
            *(_part(key, items) for key, items in self.cells.items()),
        ]

    def _mines(self) -> str:
        if self.minefield is None:
            return ""
        laid = [f"{edge}:{kind}*{count}" for (edge, kind), count in self.minefield.items()]
        return _part("mines", [*laid, f"supply:{self.mine_supply}"])

    def _vehicle(self, title: str) -> str:
        """A vehicle's counter, with its side."""
        return title if title not in self.vehicles else f"{self.vehicles[title].side} {title}"

    def _is(self, unit: str, title: str) -> bool:
        return title in self.vehicles and unit == self._vehicle(title)

    def _gone(self, fate: str, units: tuple[str, ...]) -> Self:
        self.fates |= {self._vehicle(unit): fate for unit in units}
        self.abandoned(*units)
        return self.off(*(self._vehicle(unit) for unit in units))

    def _named(self, side: str, zone: str) -> list[str]:
        return list(self.zones.get((side, zone), Counter()).elements())

    def _zone(self, zone: str, side: str, cards: tuple[str, ...]) -> Self:
        pile = self.zones.setdefault((side, zone), Counter())
        for card in cards:
            title, _, count = card.partition("*")
            pile[title] += int(count or 1)
        return self

    def _side(self, seat: str) -> int:
        return int(self.stage.table.seat_side[self.stage.seats.index(seat)])

    def _turn(self) -> int:
        """The commanders first, then their team-mates, the side with the initiative leading."""
        second = 0 if self.active in self.commanders else 2
        return second + (self.stage.sides[self._side(self.active)] != self.first)

    def _opening(self, seat: str) -> tuple[Counter[str], Counter[str]]:
        """The seat's starting deck and supply, by title; a card that it does not have yet counts as none."""
        table, number = self.stage.table, self.stage.seats.index(seat)
        own = range(table.seat_first_card[number], table.seat_first_card[number + 1])
        piles = (table.start_deck, table.start_supply)
        deck, supply = (Counter({self.stage.cards[card].name: pile[card] for card in own}) for pile in piles)
        return deck, supply

    def _elsewhere(self, seat: str, title: str) -> int:
        """Shared cards that team-mates have: how many more of them lie with this seat than at the start."""
        mates = [mate for mate in self.stage.seats if mate != seat and self._side(mate) == self._side(seat)]
        card = next(card for card in self.stage.cards if card.name == title)
        if not mates or not (card.card.kind == "fog" or title in self.stage.pack.command.values()):
            return 0
        named = sum(self.zones.get((seat, zone), Counter())[title] for zone in ZONES)
        theirs = sum(self.zones.get((mate, zone), Counter())[title] for mate in mates for zone in ZONES)
        deck, supply = self._opening(seat)
        own = deck[title] + supply[title]
        # What a seat names beyond its own comes from the mate who has some; and so does the mate's from here.
        return max(0, named - own) - max(
            0, theirs - sum(sum(self._opening(m), Counter())[title] for m in mates)
        )

    def _dealt(self, seat: str) -> dict[str, Counter[str]]:
        """Every card of a seat in one zone: what the scene names, and the rest where the opening has it."""
        side = self.stage.sides[self._side(seat)]
        deck, supply = self._opening(seat)
        dealt = {zone: Counter(self.zones.get((seat, zone), Counter())) for zone in ZONES}
        for pile in dealt.values():
            odd = [title for title in pile if title not in deck]
            assert not odd, f"{self.scenario} has no {seat} {odd[0]}; there are {', '.join(deck)}"
        for title in deck:
            total = deck[title] + supply[title] + self._elsewhere(seat, title)
            left = total - sum(pile[title] for pile in dealt.values())
            assert left >= 0, f"the scene names more {seat} {title} than the {total} there are"
            counter = f"{side} {self.stage.pack.roster(side)[title].counter}"
            gone, routed = counter in self.fates, counter in self.routs
            stay = 0 if gone or seat in self.named_decks else min(left, deck[title])
            dealt["removed" if routed else "deck"][title] += stay
            dealt["removed" if gone or seat in self.bare else "supply"][title] += left - stay
        return dealt


def scene(scenario: str = "normandy/1") -> Scene:
    return Scene(scenario)


def at_a_standstill(scenario: str, seed: int = 1) -> undaunted.Game:
    """The first side is asked whether to play on: for many rounds nothing but cards has changed."""
    game = scene(scenario).still(stage(scenario).table.standstill - 1).game(seed=seed)
    for _ in game.seats:
        game.play(game.deciders[0], "end-turn")
    return game


def _part(key: str, items: list[str]) -> str:
    return f"{key}={','.join(items)}" if items else ""
