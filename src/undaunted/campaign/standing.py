"""How a campaign stands: never changed, only followed by another, so that a game can be made void."""

from __future__ import annotations

import msgspec

from undaunted.campaign.book import Book, is_end
from undaunted.campaign.chance import Chain
from undaunted.campaign.city import CityNow
from undaunted.campaign.pools import Cards, Pools, first_pools
from undaunted.game.result import Result


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a step, as it came: it does not count and goes back, is lost, is spared, or learns."""

    phase: str  # casualties or upgrades
    card: str
    outcome: str  # back, lost, or upgraded
    comes: str = ""  # who takes its place; of an integrated squad once its owner has chosen
    chooses: bool = False


class SideStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step for one side."""

    pile: int
    shot_down: Cards = ()
    draws: tuple[Draw, ...] = ()
    intel: bool = False  # it had some, and it came true
    joined: Cards = ()  # by intel

    @property
    def lost(self) -> Cards:
        return tuple(draw.card for draw in self.draws if draw.outcome == "lost")

    @property
    def upgraded(self) -> Cards:
        return tuple(draw.card for draw in self.draws if draw.outcome == "upgraded")


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the Campaign Record: a game that was played, and the step after it."""

    game: int
    state: str
    stage: str
    result: Result
    next: str
    area: str
    turned: dict[str, str]  # places that show another face since
    caved_in: tuple[str, ...]
    sides: dict[str, SideStep]
    decks: dict[str, Cards]
    attempts: int = 1

    @property
    def winner(self) -> str:
        return self.result.winner


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """What a state brought before its game."""

    joined: dict[str, Cards]
    left: dict[str, Cards]
    fortified: tuple[str, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """All that the rows up to here add up to."""

    book: Book
    chain: Chain | None = None
    state: str = ""
    number: int = 1
    attempt: int = 0
    pools: dict[str, Pools]
    city: CityNow = CityNow()
    areas: dict[str, str]  # the holder of each
    record: tuple[Entry, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    integrated: dict[str, tuple[str, ...]]  # by side: the squads that it has made one
    transferred: dict[str, Cards] = {}  # whom it did not keep then
    integrated_in: dict[str, int] = {}
    vacancies: dict[str, Cards] = {}  # by side: the lost whose place somebody has yet to take
    decks: dict[str, Cards] = {}
    stage: str = ""
    muster: str = ""
    opened: bool = False
    voiding: frozenset[str] = frozenset()
    base: Standing | None = None  # as it was when the game at hand came up
    last: Standing | None = None  # as it was when the one before did
    forked: bool = False
    left: str = ""  # the side that left this fork

    @property
    def over(self) -> bool:
        """Played to its end."""
        return is_end(self.state)

    @property
    def ended(self) -> bool:
        """Over, or left: nothing more can be done."""
        return self.over or bool(self.left)

    def with_(self, **changes: object) -> Standing:
        return msgspec.structs.replace(self, **changes)


def founded(book: Book) -> Standing:
    """Before the first game."""
    return Standing(
        book=book,
        pools={side: first_pools(cards) for side, cards in book.cards.items()},
        areas={name: area.holder for name, area in book.file.areas.items()},
        integrated=dict.fromkeys(book.sides, ()),
    )


def entered(standing: Standing, state: str) -> Standing:
    """The next game comes up: who joins joins, who is replaced goes, places are fortified."""
    book = standing.book
    if is_end(state):
        return standing.with_(state=state, decks={}, stage="", opened=False, voiding=frozenset(), last=None)
    game = len(standing.record) + 1
    told = book.states[state]
    pools, joined, left = {}, {}, {}
    for side in book.sides:
        before = standing.pools[side]
        swapped = told.replace.get(side, {})
        gone = [card for card in before.available if card[-3:] in swapped]
        numbers = (*book.unlocked(state, side), *swapped.values())
        coming = [card for number in numbers if (card := book.regular(side, number)) in before.locked]
        after = before.moved(gone, "available", "removed").moved(coming, "locked", "available")
        pools[side], joined[side], left[side] = after, tuple(coming), tuple(gone)
    city = standing.city.fortified(book.pack, told.fortify, game)
    city = city.shown(book.scenario(state).tunnels)
    arrival = Arrival(
        joined=joined,
        left=left,
        fortified=tuple(place for place in told.fortify if city.face(place) != standing.city.face(place)),
    )
    fresh = standing.with_(
        state=state,
        number=game,
        attempt=0,
        pools=pools,
        city=city,
        arrivals=(*standing.arrivals, arrival),
        decks={},
        stage="",
        muster="",
        opened=False,
        voiding=frozenset(),
        base=None,
        last=standing.base,
    )
    return fresh.with_(base=fresh)
