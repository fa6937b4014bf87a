"""The Campaign Step: victory, casualties, upgrades; in that order, after every game (rulings 58, 61, 62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator

import msgspec

from undaunted.campaign.book import Book, is_end
from undaunted.campaign.chance import Draws
from undaunted.campaign.errors import BadResult, GivenUp
from undaunted.campaign.intel import holds
from undaunted.campaign.muster import is_vital, unit_of
from undaunted.campaign.pools import Cards, Pools, sibling, sorted_cards
from undaunted.campaign.schema import Intel
from undaunted.campaign.standing import Draw, Entry, SideStep, Standing, entered
from undaunted.content import musters
from undaunted.game.game import WITHDRAWN
from undaunted.game.result import Remains, Result

TABLE = ((10, 3), (5, 2), (1, 1), (0, 0))
"""From so many cards in the casualty pile on, so many are drawn."""
CASUALTIES, UPGRADES = "casualties", "upgrades"


def draws_for(pile: int) -> int:
    """0, 1–4, 5–9, 10 and more: 0, 1, 2, 3."""
    return next(draws for least, draws in TABLE if pile >= least)


def stepped(standing: Standing, result: Result) -> Standing:
    """The step after the game at hand; the next one comes up. A BadResult says why it cannot be taken."""
    book, state = standing.book, standing.book.states[standing.state]
    check_result(standing, result)
    where = state.next[result.winner]
    over = is_end(where)
    faces = {place: standing.city.face(place) for place in result.faces}
    pools, sides, vacancies = dict(standing.pools), {}, {}
    for side in book.sides:
        remains = result.sides[side]
        secret = state.intel.get(side)
        known = bool(secret and not over and holds(secret.when, side, result, faces))
        pools[side], sides[side] = _side(standing, side, remains, secret if known else None, over)
        vacancies[side] = tuple(draw.card for draw in sides[side].draws if draw.chooses)
    city = standing.city.turned(result.faces, standing.number).fallen_in(result.caved_in)
    entry = Entry(
        game=standing.number,
        state=standing.state,
        stage=standing.stage,
        result=result,
        next=where,
        area=state.area,
        turned={place: letter for place, letter in result.faces.items() if letter != faces[place]},
        caved_in=result.caved_in,
        sides=sides,
        decks=standing.decks,
        attempts=standing.attempt + 1,
    )
    areas = standing.areas | ({state.area: result.winner} if state.area else {})
    after = standing.with_(
        pools=pools, city=city, areas=areas, record=(*standing.record, entry), vacancies=vacancies
    )
    return entered(after, where)


def _side(
    standing: Standing, side: str, remains: Remains, intel: Intel | None, over: bool
) -> tuple[Pools, SideStep]:
    """One side's losses and lessons. Sides do not touch each other, so their order does not matter."""
    book, game = standing.book, standing.number
    named = book.by_name[side]
    down = sorted_cards(named[name] for name in remains.shot_down)
    pile = sorted_cards(named[name] for name in remains.casualties)
    used = sorted_cards(named[name] for name in remains.used)
    pools = standing.pools[side].moved(down, "available", "removed")
    step = SideStep(pile=len(pile), shot_down=down)
    if over:
        return pools, step
    assert standing.chain is not None
    key = standing.chain.key(game)
    wanted = draws_for(len(pile)) - (intel.spared if intel else 0)
    mortal = {card for card in pile if card[2] != "R"}
    draws = []
    for card in drawn(Draws(key, game, side, CASUALTIES), pile, mortal, wanted):
        if card not in mortal:
            draws.append(Draw(phase=CASUALTIES, card=card, outcome="back"))
            continue
        pools = pools.moved([card], "available", "removed")
        pools, comes, chooses = _replaced(standing, side, card, pools)
        draws.append(Draw(phase=CASUALTIES, card=card, outcome="lost", comes=comes, chooses=chooses))
    lost = {draw.card for draw in draws if draw.outcome == "lost"}
    left = sorted_cards(card for card in (*used, *pile) if card not in lost)
    wanted = book.upgrades(standing.state, side) + (intel.upgrades if intel else 0)
    regular = {card for card in left if card[2] in "SL" and sibling(card, "U") in pools.upgrade}
    for card in drawn(Draws(key, game, side, UPGRADES), left, regular, wanted):
        if card not in regular:
            draws.append(Draw(phase=UPGRADES, card=card, outcome="back"))
            continue
        comes = sibling(card, "U")
        pools = pools.moved([comes], "upgrade", "available").moved([card], "available", "removed")
        draws.append(Draw(phase=UPGRADES, card=card, outcome="upgraded", comes=comes))
    joined: Cards = ()
    if intel:
        coming = [book.regular(side, number) for number in intel.unlock]
        joined = tuple(card for card in coming if card in pools.locked)
        pools = pools.moved(joined, "locked", "available")
    told = msgspec.structs.replace(step, draws=tuple(draws), intel=intel is not None, joined=joined)
    return pools, told


def _replaced(standing: Standing, side: str, card: str, pools: Pools) -> tuple[Pools, str, bool]:
    """Who takes the place of one who is lost: the reserve of his number, if any; or the owner chooses."""
    book = standing.book
    if not is_vital(book, side, card):
        return pools, "", False
    if book.cards[side][card].squad in standing.integrated[side]:
        return pools, "", True
    comes = sibling(card, "R")
    return pools.moved([comes], "reserve", "available"), comes, False


def drawn(draws: Draws, pile: Cards, eligible: Container[str], wanted: int) -> Iterator[str]:
    """Cards one by one until enough of them count; for one that does not, another is drawn."""
    left = list(pile)
    while wanted > 0 and any(card in eligible for card in left):
        card = left.pop(draws.below(len(left)))
        wanted -= card in eligible
        yield card


def reserves_for(standing: Standing, side: str, lost: str) -> Cards:
    """Of an integrated squad: the reserves of whom its owner may choose one."""
    book, joined = standing.book, standing.integrated[side]
    cards = book.cards[side]
    unit = unit_of(cards[lost], joined)
    return tuple(card for card in standing.pools[side].reserve if unit_of(cards[card], joined) == unit)


def check_result(standing: Standing, result: Result) -> None:
    """Whether this can be the end of the game at hand, with the cards that were mustered for it."""
    book: Book = standing.book
    if result.winner not in book.sides or set(result.sides) != set(book.sides):
        raise BadResult(
            "winner", f"{result.winner!r} of {', '.join(result.sides)}", "a victor, and both sides"
        )
    if result.how == WITHDRAWN:
        raise GivenUp("given-up", "a game given up", "one that ended by its rules")
    muster = musters.read(standing.muster)
    for side, remains in result.sides.items():
        told = muster.sides[side]
        mustered = {*(told.deck or {}), *(told.supply or {})}
        ended = Counter((*remains.used, *remains.casualties, *remains.shot_down))
        for name, times in ended.items():
            if name not in mustered or name not in book.by_name[side] or times > 1:
                raise BadResult("card", f"{name} of {side}, {times} times", "each card of the muster once")
    _check_city(standing, result)


def _check_city(standing: Standing, result: Result) -> None:
    places = standing.book.pack.places
    for place, letter in result.faces.items():
        letters = [face.letter for face in places.get(place, ())]
        if letter not in letters or letter < standing.city.face(place):
            raise BadResult("face", f"{place} showing {letter}", "its face, or one that follows")
    open_ = standing.city.tunnels_of(standing.book.scenario(standing.state))
    for place in result.caved_in:
        if place not in open_:
            raise BadResult("tunnel", f"a tunnel at {place}", "one that was open")
