"""What a scenario's things are called in one language: the ids of notation become words.

Through somebody's eyes his own seat and side are `you`, and his soldiers `your Scout A`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache

from undaunted.content.stage import KEPT, Stage
from undaunted.game.telling.wording import (
    action_text,
    building_name,
    card_name,
    listed,
    place_name,
    side_name,
    soldier_name,
    structure_name,
    terrain_name,
    tile_name,
    tunnel_name,
    vehicle_name,
    with_article,
)
from undaunted.game.things import Things
from undaunted.messages import Name, composed, has, name, say
from undaunted.rules import words

Args = Mapping[str, str | int]
NOBODY = -1
IN_CITY = "-city"
"""What a message's id ends in that takes the place of another where the embattled city is played."""
SENTENCES = 40_000
NOUNS = 20_000
"""How many are kept in words: the same few come up again and again, and nothing takes longer than wording."""


@lru_cache(maxsize=4 * KEPT)
def names(stage: Stage, lang: str = "en", eyes: str = "") -> Names:
    """`eyes` is the seat that is spoken to; without one everybody is called by name."""
    return Names(stage, lang, eyes)


class Names:
    def __init__(self, stage: Stage, lang: str, eyes: str = "") -> None:
        things = Things(stage)
        self.stage = stage
        self.lang = lang
        self.eyes = eyes
        self._own = stage.table.seat_side[stage.seats.index(eyes)] if eyes else NOBODY
        self._alone = list(stage.table.seat_side).count(self._own) == 1
        self._cards = {id: number for number, id in enumerate(things.cards)}
        self._counters = {id: number for number, id in enumerate(things.counters)}
        self._places = dict(zip(things.places, stage.places, strict=True))
        self._edges = frozenset(things.edges)
        self._structures = {id: number for number, id in enumerate(things.structures)}

    def side(self, side: str) -> Name:
        return side_name(side, self.lang)

    def party(self, side: str) -> Name:
        """A side that does something: the reader's own is the reader, unless he shares it."""
        return self._you() if self._alone and self._is_own(side) else self.side(side)

    def seat(self, seat: str) -> Name:
        """A seat that has a side to itself is called after it; team-mates are counted."""
        if seat not in self.stage.seats or seat in self.stage.sides:
            return self.side(seat)
        sides = self.stage.table.seat_side
        number = self.stage.seats.index(seat)
        side, place = sides[number], sum(sides[other] == sides[number] for other in range(number + 1))
        return composed("name-of-seat", self.side(self.stage.sides[side]), self.lang, place=place)

    def player(self, seat: str) -> Name:
        """A seat that does something: the reader's own is the reader."""
        return self._you() if seat and seat == self.eyes else self.seat(seat)

    def card(self, id: str) -> Name:
        return card_name(self.stage.cards[self._cards[id]], self.lang, self.stage.pack.id)

    def counter(self, id: str) -> Name:
        """A soldier or a vehicle, without its side."""
        number = self._counters[id]
        told = self.stage.counters[number]
        if self.stage.table.counter_vehicle[number] != words.NONE:
            return vehicle_name(told.title, self.lang)
        return soldier_name(told.title, told.squad, self.lang, self.stage.pack.id)

    def unit(self, id: str) -> Name:
        """With its side, since both sides have a Rifleman A."""
        number = self._counters[id]
        side = self.stage.sides[self.stage.table.counter_side[number]]
        if self._is_own(side):
            return composed("name-of-yours", self.counter(id), self.lang)
        return composed("name-of-side", self.counter(id), self.lang, side=self.side(side))

    def vehicle(self, id: str) -> Name:
        """Without a side: it belongs to whoever is aboard, and there is one of each."""
        return self.counter(id)

    def place(self, id: str) -> Name:
        return place_name(self._places[id].title, self.lang)

    def structure(self, id: str) -> Name:
        """A building and a tunnel's mouth are called after their place."""
        number, table = self._structures[id], self.stage.table
        kind = table.structure_kind[number]
        if kind == words.ASSET:
            return structure_name(self.stage.structures[number].title, self.lang)
        tile = self.stage.tiles[table.structure_tile[number]]
        if kind == words.TUNNEL:
            return tunnel_name(tile, self.lang)
        return building_name(tile, self.stage.pack.face(tile).title, self.lang)

    def edge(self, id: str) -> Name:
        """By its two tiles: `6B and 3B`."""
        one, other = id.split("-")
        return Name(say("name-of-edge", lang=self.lang, tile=self.tile(one), other=self.tile(other)), {})

    def mine(self, edge: str) -> Name:
        """A mine, by the edge it lies on."""
        return composed("name-of-mine", self.edge(edge), self.lang)

    def terrain(self, terrain: str) -> Name:
        return terrain_name(terrain, self.lang)

    def tile(self, id: str) -> Name:
        """By its code, and in its forms with the ground there, or its name: `the farm at 4B`."""
        pack = self.stage.pack
        face = pack.face(id, self.stage.scenario.faces)
        return tile_name(id, face.terrain, self.lang, pack.face(id).title)

    def action(self, text: str) -> str:
        return action_text(text, self.lang)

    def who(self, id: str) -> Name:
        """Whoever acts or is aimed at: a counter, a structure, or a card without a counter."""
        if id in self._counters:
            vehicle = self.stage.table.counter_vehicle[self._counters[id]] != words.NONE
            return self.vehicle(id) if vehicle else self.unit(id)
        if id in self._edges:
            return self.mine(id)
        return self.structure(id) if id in self._structures else self.card(id)

    def soldier(self, id: str) -> Name:
        """The same without a side, where it is plain whose he is."""
        return self.counter(id) if id in self._counters else self.who(id)

    def pile(self, ids: str) -> str:
        """Cards, one after the other, those of one kind together."""
        counts = Counter(ids.split())
        return listed([self._cards_of(id, count) for id, count in counts.items()], self.lang)

    def bids(self, ids: str) -> str:
        return ", ".join(self._bid(id) for id in ids.split())

    def dice(self, faces: str) -> str:
        """`9 and 7`."""
        return listed(faces.split(), self.lang)

    def deciders(self, seats: str) -> str:
        return listed([self.in_sentence(seat) for seat in seats.split(", ")], self.lang)

    def piles(self, counts: str) -> str:
        """Where cards lie: `hand:0 deck:2`."""
        parts = (pair.partition(":") for pair in counts.split())
        told = [say("name-of-pile", lang=self.lang, zone=zone, count=int(count)) for zone, _, count in parts]
        return ", ".join(told)

    def worded(self, args: Args) -> dict[str, str | int]:
        """The arguments of a message, each put into words by what it stands for."""
        return {
            key: _worded(self, key, value) if key in _WORDING and type(value) is str and value else value
            for key, value in args.items()
        }

    def say(self, key: str, **args: str | int) -> str:
        """A message whose arguments are ids and numbers; where the city has other words for it, in these."""
        if PLAIN.issuperset(map(type, args.values())):
            return self.told(key, args)
        return self.say_anew(key, args)

    def told(self, key: str, args: Args) -> str:
        """The same where they are known to be no more than that, as those of an event are."""
        return _said(self, key, tuple(args.items()))

    def say_anew(self, key: str, args: Args) -> str:
        return say(self.key(key), lang=self.lang, **self.worded(args))

    def key(self, key: str) -> str:
        """The id of a message as this game has it."""
        own = f"{key}{IN_CITY}"
        return own if self.stage.table.city_cells and has(own, self.lang) else key

    def in_sentence(self, seat: str) -> str:
        """A player, with the article: `the Germans`."""
        return _worded(self, "in-sentence", seat)

    def _you(self) -> Name:
        return name("name-you", "", self.lang)

    def _is_own(self, side: str) -> bool:
        return self._own != NOBODY and side == self.stage.sides[self._own]

    def _cards_of(self, id: str, count: int) -> str:
        card = self.card(id)
        return card if count == 1 else say("name-of-cards", lang=self.lang, card=card, count=count)

    def _bid(self, id: str) -> str:
        number = self._cards[id]
        table = self.stage.table
        return say(
            "name-of-bid",
            lang=self.lang,
            seat=self.player(self.stage.seats[table.card_seat[number]]),
            card=self.card(id),
            initiative=table.card_initiative[number],
        )


_WORDING: dict[str, Callable[[Names, str], str]] = {
    **dict.fromkeys(("unit", "attacker", "target", "other"), Names.who),
    **dict.fromkeys(("soldier", "vehicle"), Names.soldier),
    **dict.fromkeys(("seat", "mate"), Names.player),
    **dict.fromkeys(("tile", "from", "to"), Names.tile),
    "side": Names.party,
    "structure": Names.structure,
    "card": Names.card,
    "cards": Names.pile,
    "bids": Names.bids,
    "dice": Names.dice,
    "deciders": Names.deciders,
    "piles": Names.piles,
    "owner": Names.seat,
    "place": Names.place,
    "edge": Names.edge,
    "action": Names.action,
    "in-sentence": lambda called, seat: with_article(called.player(seat), called.lang),
}
"""What the arguments of messages stand for; those not named here are text or numbers already."""

PLAIN = frozenset((str, int))
"""What is the same wherever it reads the same. A `Name` is not: its forms are no part of its text."""


# Both depend on nothing but what they are given: who is told something is in `called`, as its eyes.


@lru_cache(maxsize=SENTENCES)
def _said(called: Names, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return called.say_anew(key, dict(args))


@lru_cache(maxsize=NOUNS)
def _worded(called: Names, key: str, id: str) -> str:
    return _WORDING[key](called, id)
