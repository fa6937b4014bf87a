"""Two games that look the same to one seat and to whoever watches, though the other side holds other cards.

Both are played here in step: the same decisions, the same dice, the same cards for the seat that looks; the
other side draws otherwise. A pair goes on while everything that the rules lay open is the same. That is
read off the positions themselves, never off what is told of them: what is told is what is to be tried. Dice
and cards are then laid out (`store/prepared.py`), so that a server plays the same two games again.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import undaunted
from undaunted.content.bundle import pack_up
from undaunted.game.game import Game
from undaunted.game.record.chance import Bag, Numbers
from undaunted.game.record.rows import Row
from undaunted.server import pages, tokens
from undaunted.server.opening import opened
from undaunted.server.store import Store
from undaunted.server.store.prepared import sealed
from undaunted.server.store.rebuild import UNASKED, standing

SCENARIOS = (
    "normandy/1",
    "normandy/4",
    "normandy/9",
    "north-africa/3",
    "north-africa/8",
    "stalingrad/11",
    "stalingrad/21",
)
LATEST = 120
"""Decisions before the cards may part."""
LONGEST = 40
"""Decisions after that."""
SHORTEST = 5
OPEN = ("supply", "discard", "played", "removed")
"""Piles whose cards all may see (ruling 10), or at least how many they are: of fallen soldiers in a city."""


class Parted(Numbers):
    """Dice from one stream of numbers and each seat's cards from one of its own."""

    def __init__(self, dice: Random, cards: Sequence[Random]) -> None:
        self.dice, self.cards = dice, list(cards)

    def below(self, limit: int) -> int:
        return self.dice.randrange(limit)

    def draw(self, seat: int, bag: Bag) -> int:
        return self.cards[seat].choice([card for card, count in bag for _ in range(count)])

    def __deepcopy__(self, memo: dict[int, object]) -> Parted:
        return Parted(copy.deepcopy(self.dice, memo), copy.deepcopy(self.cards, memo))


class Decision(NamedTuple):
    """`parted`: whether hidden cards are not the same after it."""

    seat: str
    thing: str
    parted: bool = True


class Pair(NamedTuple):
    """`begun`: what was decided before the cards parted; `decisions`: what is decided after it."""

    scenario: str
    eyes: str
    begun: int
    decisions: list[Decision]
    games: tuple[Game, Game]


def paired(number: int) -> Pair:
    """The first of this number's attempts in which cards were different for long enough."""
    for attempt in range(1000):
        found = _attempt(SCENARIOS[number % len(SCENARIOS)], Random(f"{number}/{attempt}"))
        if found is not None:
            return found
    raise SystemExit(f"pair {number}: found none in 1000 attempts, expected one with other hidden cards")


def _attempt(scenario: str, random: Random) -> Pair | None:
    streams = [Random(random.random()) for _ in range(5)]
    game = undaunted.new(scenario, chance=Parted(streams[0], streams[1:]), unasked=UNASKED)
    eyes = random.randrange(len(game.seats))
    for _ in range(random.randrange(LATEST)):
        if game.over:
            return None
        seat = random.choice(game.deciders)
        game.play(seat, random.choice(_offered(game, seat)))
    other = game.copy()
    source = other._recorder.chance
    assert isinstance(source, Parted)
    side_of = game.stage.table.seat_side
    for number in range(len(game.seats)):
        if side_of[number] != side_of[eyes]:
            source.cards[number] = Random(random.random())
    return _in_step(game, other, eyes, random)


def _in_step(one: Game, other: Game, eyes: int, random: Random) -> Pair | None:
    decisions: list[Decision] = []
    begun = -1
    while len(decisions) < LONGEST and (stepped := _step(one, other, random)) is not None:
        decision, one, other = stepped
        if begun < 0 and one.position() != other.position():
            begun = one.decisions
        elif begun >= 0:
            decisions.append(decision._replace(parted=one.position() != other.position()))
        if begun < 0 and one.decisions > LATEST + LONGEST:
            return None
    if len(decisions) < SHORTEST:
        return None
    return Pair(one.scenario, one.seats[eyes], begun, decisions, (one, other))


def _step(one: Game, other: Game, random: Random) -> tuple[Decision, Game, Game] | None:
    """A decision that both may take, and after which both still look the same; None where there is none."""
    seats = [seat for seat in one.deciders if seat in other.deciders]
    wishes = [
        Decision(seat, thing)
        for seat in seats
        for thing in sorted(set(_offered(one, seat)) & set(_offered(other, seat)))
    ]
    random.shuffle(wishes)
    for wish in wishes:
        after = one.copy(), other.copy()
        for game in after:
            game.play(wish.seat, wish.thing)
        if _alike(*after, one.decisions):
            return wish, *after
    return None


def _offered(game: Game, seat: str) -> list[str]:
    """Nobody gives up: the pair would be over."""
    return [option.name for option in game.options(seat) if option.name != "withdraw"]


def _alike(one: Game, other: Game, since: int) -> bool:
    """Whether nothing that the rules lay open tells them apart."""
    return not one.over and not other.over and _laid_open(one, since) == _laid_open(other, since)


def _laid_open(game: Game, since: int) -> list[object]:
    """Who decided what and was asked what, the dice, the open piles, and how many cards are in the others."""
    rows = game.rows(since + 1)
    state, table = game._state, game.stage.table
    found: list[object] = [[(row.seat, row.what) for row in rows], _dice(rows), game.deciders]
    found += [bytes(getattr(state, pile)[: table.cards]) for pile in OPEN]
    for pile in (state.hand, state.deck):
        found.append([sum(pile[card] for card in _of(game, seat)) for seat in range(len(game.seats))])
    return found


def _dice(rows: Sequence[Row]) -> list[str]:
    return [word for row in rows for word in row.came.split() if word.isdigit()]


def _of(game: Game, seat: int) -> list[int]:
    table = game.stage.table
    return [card for card in range(table.cards) if table.card_seat[card] == seat]


# In a store


class Laid(NamedTuple):
    """A table in a store, with the tokens of the seat that looks and of the others. `secrets`: never told."""

    table: str
    token: str
    others: str
    secrets: tuple[str, ...]


async def lay(store: Store, pair: Pair, name: str, listed: bool) -> tuple[Laid, Laid]:
    """Both tables, with what was decided before the cards parted; all that comes is laid out."""
    one, other = [await _lay(store, pair, game, name, listed) for game in pair.games]
    return one, other


async def _lay(store: Store, pair: Pair, game: Game, name: str, listed: bool) -> Laid:
    record, told = opened(
        pages.NewTable(pair.scenario, dict.fromkeys(game.seats, "me"), name=name, listed=listed)
    )
    others = tokens.new_token()
    for seat in record.seats:
        if seat.seat != pair.eyes:
            seat.token_hash = tokens.hashed(others)
    setup, *rows = game.rows()
    record.seed = sealed(setup.came.split(), [word for row in rows for word in row.came.split()])
    begun = game.at(pair.begun)
    record.round, record.waits_for = begun.round, " ".join(begun.deciders)
    await store.create(record, pack_up(game.stage))
    if pair.begun:
        await store.append(record.id, rows[: pair.begun], standing(begun, record.created))
    hashes = {seat.token_hash for seat in record.seats}
    secrets = (told.token, others, record.seed.decode(), record.seed.hex(), *(one.hex() for one in hashes))
    return Laid(told.table, told.token, others, secrets)
