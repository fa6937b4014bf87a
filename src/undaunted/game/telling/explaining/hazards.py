"""Mines and salvos at a tile: what lies on an edge, what a step over it risks, whom a tile would cost."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from undaunted.game.course import offered_to
from undaunted.game.odds import odds
from undaunted.game.option import Moment, Option
from undaunted.game.telling.explaining import city
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.things import MINE_KINDS
from undaunted.messages import say
from undaunted.rules import words
from undaunted.speed import rules


def whose_mines(look: Looking, edge: str) -> Iterator[str]:
    """Of an edge with mines: who need not fear them."""
    mined = next((one for one in look.view.mines if one.id == edge), None)
    if mined:
        owner = mined.owner or look.stage.sides[look.table.mine_owner]
        own = owner == look.side
        yield look.say("now-mines-own") if own else look.say("now-mines-of", side=owner)


def mining_now(look: Looking, unit: int) -> Iterator[str]:
    """What is left to lay, for those who may, and what lies about the soldier's tile."""
    seen, table = look.seen, look.table
    if table.city_cells:
        yield from city.mining_now(look, unit)
        return
    if look.stage.sides[table.mine_owner] == look.side:
        yield say("now-mines-left", lang=look.lang, count=int(seen.mine[-1]))
    tile = seen.tile_of[unit]
    if tile == words.NONE:
        return
    about = table.edge_of[tile * table.degree : tile * table.degree + table.neighbours[tile]]
    count = sum(sum(seen.mine[2 * edge : 2 * edge + 2]) for edge in about)
    yield say("now-mines-about", lang=look.lang, count=int(count))


def risks_now(look: Looking, answers: list[Option]) -> Iterator[str]:
    """Of steps: those that lead over mines, each with the chance to be hit."""
    told = [
        say("now-risk", lang=look.lang, tile=option.name, percent=round(float(risk) * 100))
        for option in answers
        if option.kind == "tile" and (risk := _risk(look, option))
    ]
    if told:
        yield look.say("now-over-mines", things=look.list(told))


def _risk(look: Looking, option: Option) -> Fraction:
    """That one of the mines on the way hits at least."""
    state, table = option.moment.state, look.table
    if table.city_cells:
        return city.risk(look, option)
    unit = state.stack[(state.depth - 1) * words.FRAME + words.F_UNIT]
    if table.mine_owner in (words.NONE, table.seat_side[option.seat]):
        return Fraction()
    between = sorted((state.tile_of[unit], look.things.tile(option.thing)))
    edge = next(e for e in range(table.edges) if list(table.edge_tile[2 * e : 2 * e + 2]) == between)
    spared = Fraction(1)
    for kind in range(len(MINE_KINDS)):
        deed = table.mine_deed[kind]
        if rules.base_defence(state, table.deed_hits[deed], unit):
            spared *= (1 - odds(state, deed, words.NONE, unit).exact) ** state.mine[2 * edge + kind]
    return 1 - spared


def struck(look: Looking, option: Option) -> str:
    """A tile, and the chance to hit each of those on it."""
    state = option.moment.state.clone()
    rules.play(state, option.seat, option.thing)
    moment = Moment(state, option.seat, offered_to(state, option.seat), look.things)
    targets = [one for one in (Option(thing, moment) for thing in moment.offered) if one.odds]
    told = [
        say(
            "now-chance",
            lang=look.lang,
            unit=str(look.names.who(one.name.removeprefix("@"))),
            percent=round(one.odds.chance * 100) if one.odds else 0,
        )
        for one in targets
    ]
    return say("now-on-tile", lang=look.lang, tile=option.name, things=look.list(told))
