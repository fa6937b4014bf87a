"""Tiles, counters, vehicles and structures, as they are now."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.wording import action_text, listed, place_name
from undaunted.game.things import MINE_KINDS
from undaunted.game.view import CounterView, StructureView, TileView, VehicleView
from undaunted.messages import say


def tile_now(look: Looking, tile: TileView) -> Iterator[str]:
    lang = look.lang
    if tile.hill:
        yield say("now-hill", lang=lang, cover=tile.cover, low=tile.low_cover)
    else:
        yield say("now-cover", lang=lang, cover=tile.cover)
    if tile.rough:
        yield look.say("now-rough")
    yield from _marked(look, tile)
    if tile.points:
        yield _worth(look, tile)
    if tile.radio:
        yield say("now-radio", lang=lang)
    for key, sides in (("targeted", tile.targeted_by), ("spawns", tile.spawns), ("escapes", tile.escapes)):
        for side in sides:
            yield look.say(f"now-{key}", side=side)
    for mined in look.view.mines:
        if tile.id in mined.tiles:
            other = next(one for one in mined.tiles if one != tile.id)
            counts = {kind: mined.mines.count(kind) for kind in MINE_KINDS}
            yield say("now-mined", lang=lang, tile=str(look.names.tile(other)), **counts)


def edge_now(look: Looking, edge: str) -> Iterator[str]:
    """What lies there, and what it would do."""
    laid = next((one.mines for one in look.view.mines if one.id == edge), ())
    if not laid:
        yield say("now-mine-none", lang=look.lang)
    for kind in MINE_KINDS:
        if kind in laid:
            yield look.say(f"now-mine-{kind}", count=laid.count(kind))


def _marked(look: Looking, tile: TileView) -> Iterator[str]:
    own = tile.markers.get(look.side)
    if look.side:
        yield say(f"now-own-{own or 'none'}", lang=look.lang)
    for side, marker in tile.markers.items():
        # Of ground that is worth something, the points tell it.
        if side != look.side and not (marker == "controlled" and tile.points):
            yield look.say(f"now-{marker}-by", side=side)


def _worth(look: Looking, tile: TileView) -> str:
    holder = next((side for side, marker in tile.markers.items() if marker == "controlled"), "")
    if not holder:
        return say("now-worth", lang=look.lang, points=tile.points)
    if holder == look.side:
        return say("now-worth-own", lang=look.lang, points=tile.points)
    return look.say("now-worth-held", points=tile.points, side=holder)


def counter_now(look: Looking, counter: CounterView) -> Iterator[str]:
    if counter.tile is None:
        yield say("now-gone" if look.single else "now-off-board", lang=look.lang, unit=look.unit(counter.id))
        return
    tile = next(one for one in look.view.tiles if one.id == counter.tile)
    if counter.aboard:
        yield say("now-aboard", lang=look.lang, place=str(look.names.place(counter.aboard)))
    elif counter.armour and not counter.defence:
        yield say("now-armoured-unit", lang=look.lang, armour=counter.armour, cover=tile.cover)
    elif tile.hill:
        yield say(
            "now-defends-hill", lang=look.lang, defence=counter.defence, cover=tile.cover, low=tile.low_cover
        )
    else:
        yield say(
            "now-defends",
            lang=look.lang,
            defence=counter.defence,
            cover=tile.cover,
            total=counter.defence + tile.cover,
        )
    if counter.suppressed:
        yield say("now-is-suppressed", lang=look.lang, unit=look.unit(counter.id))


def vehicle_now(look: Looking, vehicle: VehicleView, counter: CounterView) -> Iterator[str]:
    lang = look.lang
    if counter.tile is None:
        yield say("now-destroyed", lang=lang, vehicle=look.unit(counter.id))
        return
    tile = next(one for one in look.view.tiles if one.id == counter.tile)
    yield say(
        "now-armoured" if counter.defence else "now-only-armoured",
        lang=lang,
        defence=counter.defence,
        armour=vehicle.armour,
        cover=tile.low_cover if tile.hill else tile.cover,
    )
    key = "now-disabled" if vehicle.disabled else "now-damage"
    yield say(key, lang=lang, damage=vehicle.damage, critical=vehicle.critical, integrity=vehicle.integrity)
    crew = [place.counter for place in vehicle.places if place.counter]
    if crew:
        yield say("now-crew", lang=lang, crew=listed([str(look.names.counter(one)) for one in crew], lang))
    elif vehicle.holder != look.side:
        yield say("now-abandoned", lang=lang)


def place_now(look: Looking, id: str) -> Iterator[str]:
    lang = look.lang
    vehicle = next(one for one in look.view.vehicles if any(place.id == id for place in one.places))
    place = next(one for one in vehicle.places if one.id == id)
    if place.counter:
        yield say("now-sits", lang=lang, unit=look.unit(place.counter))
    else:
        yield say("now-free", lang=lang)
    if place.actions:
        yield say(
            "now-place-does",
            lang=lang,
            actions=listed([action_text(one, lang) for one in place.actions], lang),
        )
    if place.needs:
        yield say("now-needs", lang=lang, skill=str(place_name(place.needs, lang)))
    if vehicle.disabled:
        yield say("now-place-useless", lang=lang)


def structure_now(look: Looking, structure: StructureView) -> Iterator[str]:
    if structure.destroyed_by is not None:
        yield look.say("now-razed", side=structure.destroyed_by)
        return
    destroyers = look.stage.pack.file.destroyers
    yield say("now-stands-firm", lang=look.lang, defence=structure.defence)
    for side in look.stage.sides if structure.points else ():
        key = "now-scores-razing" if side in destroyers else "now-scores-holding"
        yield look.say(key, side=side, points=structure.points)
