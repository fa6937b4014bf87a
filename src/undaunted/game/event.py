"""What happened, as each seat may know it: the rules' terse tuples become named events with an audience."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from undaunted.content.city import is_building
from undaunted.content.stage import Stage
from undaunted.game.history import Raw
from undaunted.game.question import ZONES
from undaunted.game.telling.names import names
from undaunted.game.things import MINE_KINDS, Things
from undaunted.rules import words

Args = dict[str, str | int]

HOW = {
    words.BY_CONTROL: "control",
    words.BY_PIN: "pin",
    words.BY_DOUBLE_PIN: "double-pin",
    words.BY_BEYOND_HOPE: "beyond-hope",
    words.BY_ESCAPE: "escape",
    words.BY_NEUTRALISING: "neutralise",
    words.BY_ROUT: "rout",
    words.BY_FULL_ROUT: "full-rout",
    words.BY_MISSION: "mission",
    words.BY_HOLDING: "hold",
    words.BY_OCCUPYING: "occupy",
    words.BY_WITHDRAWAL: "withdrawal",
    words.BY_STANDSTILL: "standstill",
}

UNSAID: dict[str, Args] = {"shot": {"smoke": 0}, "casualty": {"fallen": ""}}
"""What a message asks for and most events need not say, by kind."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """`kind` names its message and `args` fill it; `decision` counts what caused it; `tiles` is where.

    The arguments are ids, as in notation, and numbers. Several cards are separated by blanks, as dice are.
    """

    kind: str
    decision: int
    stage: Stage
    args: Args
    tiles: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return self.say()

    def say(self, lang: str = "en", eyes: str = "") -> str:
        """As it is told to everybody, or to one seat, who is then `you`."""
        args = UNSAID[self.kind] | self.args if self.kind in UNSAID else self.args
        return names(self.stage, lang, eyes).told(f"event-{self.kind}", args)


def ruined_before(state: Any, told: Iterable[Sequence[Raw]]) -> set[int]:
    """The structures that lay in ruins before what is told happened: of those that do now, the others."""
    if not any(state.ruined):
        return set()
    fallen = {raw[1] for raws in told for raw in raws if raw[0] == words.E_STRUCTURE_DESTROYED}
    return {structure for structure, by in enumerate(state.ruined) if by} - fallen


Told = tuple[str, Args, tuple[str, ...]]
"""The kind, the arguments and the places of an event."""


def ways_to_end(table: Any) -> list[int]:
    """How games of this table can end, by the rules' numbers."""
    return [
        one
        for one in HOW
        if one <= words.BY_NEUTRALISING
        or (table.standstill if one == words.BY_STANDSTILL else table.city_cells)
    ]


class Teller:
    """Turns the rules' events into what one seat (or a spectator: None) gets to know.

    `ruined` are the structures that lay in ruins before what is told: whoever takes the tile of one that
    stands may score it.
    """

    def __init__(self, things: Things, audience: int | None, ruined: Iterable[int] = ()) -> None:
        self.things = things
        self.stage = things.stage
        self.audience = audience
        self._ruined = set(ruined)
        self._tie = False

    def tell(self, decision: int, raws: Sequence[Raw]) -> Iterator[Event]:
        """The events of one decision; what belongs together is told together."""
        at = 0
        while at < len(raws):
            count = self._run(raws, at)
            yield from self._one(decision, raws[at : at + count])
            at += count

    def _run(self, raws: Sequence[Raw], at: int) -> int:
        """How many events from here on are told as one: draws of one seat, revealed bids."""
        first = raws[at]
        if first[0] not in (words.E_DREW, words.E_REVEALED, words.E_LINED_UP):
            return 1
        end = at
        while end < len(raws) and raws[end][0] == first[0]:
            if first[0] == words.E_DREW and raws[end][1] != first[1]:
                break
            end += 1
        return end - at

    def _one(self, decision: int, raws: Sequence[Raw]) -> Iterator[Event]:
        kind, *args = raws[0]
        if kind == words.E_DREW:
            yield self._drew(decision, raws)
        elif kind == words.E_REVEALED:
            bids = " ".join(self.card(card) for _, _, card in raws)
            self._tie = self._tied(raws)
            yield self._event("bids-revealed", decision, {"bids": bids})
        elif kind == words.E_LINED_UP:
            cards = " ".join(self.card(card) for _, _, card in raws)
            yield self._event("lined-up", decision, {"seat": self.seat(args[0]), "cards": cards})
        elif kind == words.E_BID:
            # Only that there is a bid: which card is told when all are in.
            yield self._event("bid-placed", decision, {"seat": self.seat(args[0])})
        else:
            name, found, tiles = TELL[kind](self, *args)
            yield self._event(name, decision, found, tiles)

    def _drew(self, decision: int, raws: Sequence[Raw]) -> Event:
        seat = raws[0][1]
        if seat == self.audience:
            cards = " ".join(self.card(raw[2]) for raw in raws)
            return self._event("drew-cards", decision, {"seat": self.seat(seat), "cards": cards})
        return self._event("drew", decision, {"seat": self.seat(seat), "count": len(raws)})

    def _tied(self, raws: Sequence[Raw]) -> bool:
        """Who has no card to bid counts as nought."""
        table = self.things.table
        bids = [0, 0]
        for _, seat, card in raws:
            bids[table.seat_side[seat]] = table.card_initiative[card]
        return bids[0] == bids[1]

    def _event(self, kind: str, decision: int, args: Args, tiles: tuple[str, ...] = ()) -> Event:
        return Event(kind, decision, self.stage, args, tiles)

    def seat(self, seat: int) -> str:
        return self.stage.seats[seat]

    def side(self, side: int) -> str:
        return self.stage.sides[side]

    def tile(self, tile: int) -> str:
        return self.stage.tiles[tile]

    def unit(self, unit: int) -> str:
        return self.things.counters[unit]

    def card(self, card: int) -> str:
        return self.things.cards[card]

    def vehicle(self, vehicle: int) -> str:
        return self.unit(self.things.table.vehicle_counter[vehicle])

    def thing(self, thing: int) -> str:
        """A card, a counter, a structure, by its id."""
        return self.things.names[thing].removeprefix("@")

    def initiative(self, side: int) -> Told:
        return "initiative", {"side": self.side(side), "tie": "yes" if self._tie else "no"}, ()

    def controlled(self, side: int, tile: int, points: int) -> Told:
        """With what stands there, and what that brings a side that scores it."""
        table = self.things.table
        standing = [
            structure
            for structure in range(table.structures)
            if table.structure_tile[structure] == tile
            and table.structure_kind[structure] == words.ASSET
            and structure not in self._ruined
        ]
        if not table.scores_ruins[side]:
            points += sum(table.structure_points[structure] for structure in standing)
        args: Args = {
            "side": self.side(side),
            "tile": self.tile(tile),
            "points": points,
            "structure": self.things.structures[standing[0]] if standing else "",
        }
        return "controlled", args, (self.tile(tile),)

    def structure_destroyed(self, structure: int, side: int) -> Told:
        self._ruined.add(structure)
        table = self.things.table
        points = table.structure_points[structure] if table.scores_ruins[side] else 0
        args: Args = {
            "structure": self.things.structures[structure], "side": self.side(side), "points": points,
        }  # fmt: skip
        return "structure-destroyed", args, (self.tile(table.structure_tile[structure]),)

    def shot(self, source: int, deed: int, target: int, sums: Any, dice: Any, hit: int) -> Told:
        base, cover, away, total, *smoke = sums
        args: Args = {
            "attacker": self.thing(source),
            "action": self.things.deed_title(deed),
            "target": self.thing(target),
            "base": base,
            "cover": cover,
            "range": away,
            "total": total,
            "dice": " ".join(str(die) for die in dice),
            "result": "hit" if hit else "miss",
        }
        if any(smoke):
            args["smoke"] = smoke[0]
        return "shot", args, ()

    def casualty(self, unit: int, card: int, zone: int) -> Told:
        """Which of its soldiers a unit has lost, where each is somebody, is for its owner alone."""
        args: Args = {"unit": self.unit(unit), "zone": ZONES[zone]}
        if self.things.table.card_seat[card] == self.audience:
            fallen = self.stage.cards[card].card.soldier
            args |= {"fallen": fallen} if fallen else {}
        return "casualty", args, ()

    def tile_damaged(self, tile: int, face: int, side: int) -> Told:
        """The building shows its next face; one that has no defence left is destroyed."""
        name = self.tile(tile)
        shown = self.stage.pack.places[name][face]
        args: Args = {
            "side": self.side(side),
            "tile": name,
            "face": shown.letter,
            "state": "damaged" if is_building(shown) else "destroyed",
        }
        return "tile-damaged", args, (name,)

    def mined(self, what: str, who: Args, edge: int, kind: int) -> Told:
        """Something has happened to a mine on an edge: by whom or under whom."""
        tiles = tuple(self.tile(tile) for tile in self.things.table.edge_tile[2 * edge : 2 * edge + 2])
        return what, {**who, "edge": self.things.edges[edge], "mine": MINE_KINDS[kind]}, tiles

    def mine_spent(self, edge: int) -> Told:
        tiles = tuple(self.tile(tile) for tile in self.things.table.edge_tile[2 * edge : 2 * edge + 2])
        return "mine-spent", {"edge": self.things.edges[edge]}, tiles

    def seated(self, kind: str, unit: int, place: int) -> Told:
        vehicle = self.vehicle(self.things.table.place_vehicle[place])
        args: Args = {"unit": self.unit(unit), "vehicle": vehicle, "place": self.things.places[place]}
        return kind, args, ()


TELL: dict[int, Callable[..., Told]] = {
    words.E_ROUND: lambda t, number: ("round-began", {"round": number}, ()),
    words.E_RESHUFFLED: lambda t, seat: ("reshuffled", {"seat": t.seat(seat)}, ()),
    words.E_INITIATIVE: lambda t, side: t.initiative(side),
    words.E_TURN: lambda t, seat: ("turn-began", {"seat": t.seat(seat)}, ()),
    words.E_TURN_ENDED: lambda t, seat: ("turn-ended", {"seat": t.seat(seat)}, ()),
    words.E_USED: lambda t, seat, card, deed: (
        "played", {"seat": t.seat(seat), "card": t.card(card), "action": t.things.deed_title(deed)}, (),
    ),
    words.E_HUNKERED: lambda t, seat, card: ("hunkered", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_READIED: lambda t, unit: ("readied", {"unit": t.unit(unit)}, ()),
    words.E_PLACED: lambda t, unit, tile: (
        "placed", {"unit": t.unit(unit), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_MOVED: lambda t, unit, start, tile: (
        "moved",
        {"unit": t.unit(unit), "from": t.tile(start), "to": t.tile(tile)},
        (t.tile(start), t.tile(tile)),
    ),
    words.E_SCOUTED: lambda t, side, tile, fog: (
        "scouted", {"side": t.side(side), "tile": t.tile(tile), "fog": fog}, (t.tile(tile),),
    ),
    words.E_BOLSTERED: lambda t, seat, card: ("bolstered", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_CONCEALED: lambda t, seat, taken: ("concealed", {"seat": t.seat(seat), "taken": taken}, ()),
    words.E_CONTROLLED: lambda t, side, tile, points: t.controlled(side, tile, points),
    words.E_LOST_CONTROL: lambda t, side, tile: (
        "lost-control", {"side": t.side(side), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_RADIO_RAISED: lambda t, tile, points: (
        "radio-raised", {"tile": t.tile(tile), "points": points}, (t.tile(tile),),
    ),
    words.E_INSPIRED: lambda t, seat, card: ("inspired", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_RECONNOITRED: lambda t, seat: ("reconnoitred", {"seat": t.seat(seat)}, ()),
    words.E_TARGETED: lambda t, side, tile: (
        "targeted", {"side": t.side(side), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_TARGET_REMOVED: lambda t, side: ("target-removed", {"side": t.side(side)}, ()),
    words.E_SHOT: lambda t, *args: t.shot(*args),
    words.E_SUPPRESSED: lambda t, unit: ("suppressed", {"unit": t.unit(unit)}, ()),
    words.E_CASUALTY: lambda t, unit, card, zone: t.casualty(unit, card, zone),
    words.E_UNIT_REMOVED: lambda t, unit: ("unit-removed", {"unit": t.unit(unit)}, ()),
    words.E_CREWED: lambda t, seat, card, deed: (
        "played", {"seat": t.seat(seat), "card": t.card(card), "action": t.things.deed_title(deed)}, (),
    ),
    words.E_ENTERED: lambda t, unit, place: t.seated("entered", unit, place),
    words.E_REPOSITIONED: lambda t, unit, place: t.seated("repositioned", unit, place),
    words.E_EXITED: lambda t, unit, vehicle: (
        "exited", {"unit": t.unit(unit), "vehicle": t.vehicle(vehicle)}, (),
    ),
    words.E_SWITCHED: lambda t, unit, other: ("switched", {"unit": t.unit(unit), "other": t.unit(other)}, ()),
    words.E_REPAIRED: lambda t, vehicle, damage: (
        "repaired", {"vehicle": t.vehicle(vehicle), "damage": damage}, (),
    ),
    words.E_DAMAGED: lambda t, vehicle, damage: (
        "damaged", {"vehicle": t.vehicle(vehicle), "damage": damage}, (),
    ),
    words.E_DISABLED: lambda t, vehicle: ("disabled", {"vehicle": t.vehicle(vehicle)}, ()),
    words.E_DESTROYED: lambda t, vehicle: ("destroyed", {"vehicle": t.vehicle(vehicle)}, ()),
    words.E_STRUCTURE_DESTROYED: lambda t, structure, side: t.structure_destroyed(structure, side),
    words.E_ESCAPED: lambda t, unit: ("escaped", {"unit": t.unit(unit)}, ()),
    words.E_COMMAND_PASSED: lambda t, seat, mate: (
        "command-passed", {"seat": t.seat(seat), "mate": t.seat(mate)}, (),
    ),
    words.E_SUPPORTED: lambda t, seat, card: ("supported", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_LAID: lambda t, seat, edge, kind: t.mined("mine-laid", {"seat": t.seat(seat)}, edge, kind),
    words.E_LIFTED: lambda t, seat, edge, kind: t.mined("mine-lifted", {"seat": t.seat(seat)}, edge, kind),
    words.E_TRIGGERED: lambda t, unit, edge, kind: t.mined(
        "mine-triggered", {"unit": t.unit(unit)}, edge, kind,
    ),
    words.E_KEPT: lambda t, seat, card: ("bid-kept", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_TURNED: lambda t, seat, card: ("turned", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_FLIPPED: lambda t, seat, card: ("flipped", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_TAGGED: lambda t, unit: ("tagged", {"unit": t.unit(unit)}, ()),
    words.E_TAG_PAID: lambda t, unit, card: (
        "tag-paid",
        {
            "unit": t.unit(unit),
            "card": "" if card == words.NONE else t.card(card),
            "paid": "no" if card == words.NONE else "yes",
        },
        (),
    ),
    words.E_FOG_PASSED: lambda t, seat: ("fog-passed", {"seat": t.seat(seat)}, ()),
    # Which card it is nobody gets to know.
    words.E_SET_ASIDE: lambda t, seat, card: ("set-aside", {"seat": t.seat(seat)}, ()),
    words.E_ROLLED: lambda t, seat, die: ("rolled", {"seat": t.seat(seat), "die": die}, ()),
    words.E_RESOLVED: lambda t, seat, card, again, readied: (
        "resolved",
        {
            "seat": t.seat(seat),
            "card": t.card(card),
            "again": "yes" if again else "no",
            "readied": "yes" if readied else "no",
        },
        (),
    ),
    words.E_ROUTED: lambda t, unit: ("routed", {"unit": t.unit(unit)}, ()),
    words.E_ROUT_ENDED: lambda t, unit: ("rout-ended", {"unit": t.unit(unit)}, ()),
    words.E_DRIVEN_OFF: lambda t, unit, start, tile: (
        "driven-off",
        {"unit": t.unit(unit), "from": t.tile(start), "to": t.tile(tile)},
        (t.tile(start), t.tile(tile)),
    ),
    words.E_TILE_DAMAGED: lambda t, tile, face, side: t.tile_damaged(tile, face, side),
    words.E_TUNNEL_DESTROYED: lambda t, tile, side: (
        "tunnel-destroyed", {"side": t.side(side), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_WATCHED: lambda t, unit, tile: (
        "watched", {"unit": t.unit(unit), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_WATCH_ENDED: lambda t, unit: ("watch-ended", {"unit": t.unit(unit)}, ()),
    words.E_SMOKED: lambda t, unit, tile: (
        "smoked", {"unit": t.unit(unit), "tile": t.tile(tile)}, (t.tile(tile),),
    ),
    words.E_SHOT_DOWN: lambda t, seat, card, zone: (
        "shot-down", {"seat": t.seat(seat), "card": t.card(card), "zone": ZONES[zone]}, (),
    ),
    words.E_RETURNED: lambda t, seat, card: ("returned", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_REUSED: lambda t, seat, card: ("reused", {"seat": t.seat(seat), "card": t.card(card)}, ()),
    words.E_GAINED: lambda t, side, points, total: (
        "gained", {"side": t.side(side), "points": points, "total": total}, (),
    ),
    words.E_HALTED: lambda t, unit: ("halted", {"unit": t.unit(unit)}, ()),
    words.E_MINE_SPENT: lambda t, edge: t.mine_spent(edge),
    words.E_WITHDREW: lambda t, side: ("withdrew", {"side": t.side(side)}, ()),
    words.E_STANDING_STILL: lambda t, rounds: ("standing-still", {"rounds": rounds}, ()),
    words.E_PLAYED_ON: lambda t, seat: ("played-on", {"seat": t.seat(seat)}, ()),
    words.E_DRAWN: lambda t, rounds: ("drawn", {"rounds": rounds}, ()),
    words.E_WON: lambda t, side, how: ("won", {"side": t.side(side), "how": HOW[how]}, ()),
}  # fmt: skip
