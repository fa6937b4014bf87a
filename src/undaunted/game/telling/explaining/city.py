"""The embattled city, as it is now: places with their faces, buildings, tunnels, units, what lies in wait."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from undaunted.game.odds import odds
from undaunted.game.option import Option
from undaunted.game.telling.explaining.board import tile_now
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.wording import site_name
from undaunted.game.view import CounterView, StructureView, TileView
from undaunted.messages import say
from undaunted.rules import words
from undaunted.speed import rules


def mark_of(look: Looking, thing: int) -> str:
    """The mark of an upgraded action of a card, as actions are written."""
    table = look.table
    at = thing - table.first_action
    return " +" if 0 <= at < len(table.action_upgraded) and table.action_upgraded[at] else ""


def place_title(look: Looking, tile: TileView) -> str:
    """Its name, or what it shows, its number and the letter of its face."""
    name = site_name(tile.title, look.lang) if tile.title else look.names.terrain(tile.terrain)
    return say("about-place-of-city", lang=look.lang, name=str(name), tile=tile.id, face=tile.face)


def place_now(look: Looking, tile: TileView) -> Iterator[str]:
    lang = look.lang
    if tile.building:
        yield say("now-building", lang=lang, cover=tile.cover, building=tile.building)
    else:
        yield say("now-cover", lang=lang, cover=tile.cover)
    if tile.fortified:
        yield say("now-fortified", lang=lang, cover=tile.fortified)
    if tile.structure:
        yield say("now-structural", lang=lang, defence=tile.structure)
    if tile.smoke:
        yield say("now-smoke", lang=lang)
    if tile.tunnel:
        yield say(f"now-tunnel-{tile.tunnel}", lang=lang)
    for unit in tile.watched_by:
        yield look.say("now-watched", unit=unit)
    if tile.mission:
        yield say("now-mission-here", lang=lang, points=tile.mission)
    for side, points in tile.gains.items():
        yield look.say("now-gains", side=side, points=points)
    for side in tile.occupied_by:
        yield look.say("now-to-occupy", side=side)
    # What every tile has; its cover is told already.
    yield from list(tile_now(look, tile))[1:]


def counter_now(look: Looking, counter: CounterView) -> Iterator[str]:
    lang, unit = look.lang, look.unit(counter.id)
    if counter.tile is None:
        yield look.put("now-off-board", unit=unit)
        return
    tile = next(one for one in look.view.tiles if one.id == counter.tile)
    fortified = tile.fortified if tile.markers.get(counter.side) == "controlled" else 0
    inside = max(tile.cover, fortified)
    yield say(
        "now-defends-city" if counter.defence else "now-armoured-city",
        lang=lang,
        defence=counter.defence or counter.armour,
        cover=inside,
        outside=max(inside, tile.building),
        walls="yes" if tile.building > inside else "no",
        smoke=int(look.table.smoke_cover) if tile.smoke else 0,
    )
    if counter.routed:
        yield say("now-is-routed", lang=lang, unit=unit)
    if counter.suppressed:
        yield look.put("now-is-suppressed", unit=unit)
    if counter.watches:
        yield look.say("now-keeps-watch", tile=counter.watches)


def structure_now(look: Looking, structure: StructureView) -> Iterator[str]:
    if structure.destroyed_by is not None:
        yield look.say("now-razed-city", side=structure.destroyed_by)
        return
    yield say("now-structural", lang=look.lang, defence=structure.defence)


def soldier_now(look: Looking, card: int) -> Iterator[str]:
    """Whose card it is, where that is somebody."""
    told = look.stage.cards[card].card
    if told.soldier:
        yield say("now-soldier", lang=look.lang, name=told.soldier, code=told.designation, grade=told.grade)


def mining_now(look: Looking, unit: int) -> Iterator[str]:
    table = look.table
    yield say(
        "now-mines-left", lang=look.lang, count=int(table.mines_a_unit - look.seen.city[table.at_laid + unit])
    )


def smoking_now(look: Looking, unit: int) -> Iterator[str]:
    table = look.table
    left = table.smoke_a_unit - look.seen.city[table.at_smoked + unit]
    yield say("now-smoke-left", lang=look.lang, count=int(left))


def risk(look: Looking, option: Option) -> Fraction:
    """That a step is stopped on the way: by a mine that hits, or by one of those who keep watch."""
    state, table = option.moment.state, look.table
    unit = state.stack[(state.depth - 1) * words.FRAME + words.F_UNIT]
    there, here = look.things.tile(option.thing), state.tile_of[unit]
    spared = Fraction(1)
    for edge in range(table.edges):
        mine = state.city[table.at_field + edge]
        if {*table.edge_tile[2 * edge : 2 * edge + 2]} != {here, there} or not mine:
            continue
        deed = table.mine_deed[(mine - 1) & 1]
        fits = rules.base_defence(state, table.deed_hits[deed], unit)
        if fits and (mine - 1) >> 1 != table.counter_side[unit]:
            spared *= 1 - odds(state, deed, words.NONE, unit).exact
    for gunner in range(table.counters):
        down = state.suppressed[gunner] or state.city[gunner] or state.tile_of[gunner] == words.NONE
        if down or state.city[table.at_watch + gunner] != there or not table.counter_defence[unit]:
            continue
        if table.counter_side[gunner] != table.counter_side[unit]:
            spared *= 1 - odds(state, table.watch_deed, state.tile_of[gunner], unit).exact
    return 1 - spared
