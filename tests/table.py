"""Deciding and looking in a player's words: cards by title, actions as printed, counters with their side."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest

import undaunted
from undaunted.game.option import Option
from undaunted.game.telling.names import names
from undaunted.game.things import BUTTONS, slug
from undaunted.game.view import StructureView, VehicleView

PILES = ("hand", "deck", "discard", "played", "supply", "removed")


def called(game: undaunted.Game, option: Option) -> str:
    """What a player calls an option: "Rifleman A", "Attack 1", "13B", "German Scout A", "end turn".

    Places and their actions: "Patrol Truck gunner" and "gunner: Attack 2".
    """
    things, stage = game._things, game.stage
    if option.kind == "card":
        return stage.cards[things.card(option.thing)].name
    if option.kind == "action":
        action = str(stage.deeds[things.deed(option.thing)])
        return f"{_place_of(game, option)}: {action}" if things.is_aboard_action(option.thing) else action
    if option.kind == "counter":
        return _counter_name(game, things.unit(option.thing))
    if option.kind == "place":
        place = things.place(option.thing)
        return f"{stage.vehicles[stage.table.place_vehicle[place]].title} {stage.places[place].title}"
    if option.kind == "structure":
        return stage.structures[things.structure(option.thing)].title
    if option.kind == "button":
        return BUTTONS[option.thing].replace("-", " ")
    return option.name


def _place_of(game: undaunted.Game, option: Option) -> str:
    table = game.stage.table
    place = int((option.thing - table.first_place_action) // table.actions_a_place)
    return game.stage.places[place].title


def _counter_name(game: undaunted.Game, unit: int) -> str:
    return f"{game.stage.sides[game.stage.table.counter_side[unit]]} {game.stage.counters[unit].name}"


def offered(game: undaunted.Game, seat: str) -> set[str]:
    return {called(game, option) for option in game.options(seat)}


def find(game: undaunted.Game, seat: str, pick: str) -> Option:
    """The option a player means; of an action the number, or the place, may be left out, as in "Attack"."""
    options = game.options(seat)
    fitting = [option for option in options if slug(called(game, option)) == slug(pick)]
    fitting = fitting or [
        option
        for option in options
        if option.kind == "action" and pick.lower() in _short(called(game, option).lower())
    ]
    whose = "" if seat in game.deciders else f" ({' and '.join(game.deciders) or 'nobody'} decides)"
    names = ", ".join(sorted(offered(game, seat))) or "nothing"
    assert len(fitting) == 1, f"{seat} is not offered {pick!r}{whose}, but: {names}"
    return fitting[0]


def _short(action: str) -> tuple[str, ...]:
    """Other words for an action: "gunner: attack 2" is "attack 2", "gunner: attack" and "attack" as well."""
    place, _, printed = action.rpartition(": ")
    # "attack 3 within 0" is "attack", "air support 2" is "air support", "advance t" is "advance".
    words = (printed.split()[0], re.split(r" \d", printed)[0])
    return (printed, *words, *(f"{place}: {word}" for word in words)) if place else words


def play(game: undaunted.Game, seat: str, *picks: str) -> None:
    """Decide, one pick after the other: play(game, "US", "Rifleman A", "Move", "13B")."""
    for pick in picks:
        game.play(seat, find(game, seat, pick))


def end_turn(game: undaunted.Game, *seats: str) -> None:
    for seat in seats:
        play(game, seat, "End turn")


def refused(game: undaunted.Game, seat: str, name: str | int | Option) -> str:
    """Try something forbidden; gives the rule that refuses it, and sees to it that nothing changed."""
    before, log = game.position(), game.log
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.play(seat, name)
    assert game.position() == before
    assert game.log == log
    assert len(caught.value.reason) > 20, "a reason is a sentence"
    assert caught.value.reason == str(caught.value)
    return caught.value.rule


# Looking


def zone(game: undaunted.Game, side: str, pile: str) -> dict[str, int]:
    """The cards in a zone, by title, as their owner sees them."""
    seat = next(one for one in game.view(side).seats if one.name == side)
    cards = getattr(seat, pile)
    titles = dict(zip(game._things.cards, (card.name for card in game.stage.cards), strict=True))
    return {titles[name]: count for name, count in cards.items()}


def has(game: undaunted.Game, side: str, pile: str, card: str) -> int:
    return zone(game, side, pile).get(card, 0)


def where(game: undaunted.Game, unit: str) -> str | None:
    return _counter(game, unit).tile  # type: ignore[no-any-return]


def seated(game: undaunted.Game, unit: str) -> str | None:
    """ "Patrol Truck gunner", or None for a soldier on foot."""
    here = _counter(game, unit).aboard
    places = (
        (place.id, f"{one.title} {place.title}") for one in game.view(None).vehicles for place in one.places
    )
    return next((name for place, name in places if place == here), None)


def fate(game: undaunted.Game, unit: str) -> str | None:
    return _counter(game, unit).fate  # type: ignore[no-any-return]


def vehicle(game: undaunted.Game, title: str) -> VehicleView:
    return next(one for one in game.view(None).vehicles if one.title == title)


def structure(game: undaunted.Game, title: str) -> StructureView:
    return next(one for one in game.view(None).structures if one.title == title)


def is_suppressed(game: undaunted.Game, unit: str) -> bool:
    return bool(_counter(game, unit).suppressed)


def marker(game: undaunted.Game, side: str, tile: str) -> str | None:
    return _tile(game, tile).markers.get(side)  # type: ignore[no-any-return]


def worth(game: undaunted.Game, tile: str) -> int:
    return int(_tile(game, tile).points)


def target(game: undaunted.Game, side: str) -> str | None:
    return next((tile.id for tile in game.view(None).tiles if side in tile.targeted_by), None)


def points(game: undaunted.Game, side: str) -> int:
    return next(one.points for one in game.view(None).sides if one.name == side)


# The embattled city


def is_routed(game: undaunted.Game, unit: str) -> bool:
    return slug(unit) in _items(game, "routed")


def face_of(game: undaunted.Game, tile: str) -> str:
    """The letter of the face that a tile shows."""
    began = game.stage.pack.face(tile, game.stage.scenario.faces).letter
    return dict(item.split(":") for item in _items(game, "faces")).get(tile, began)


def watched_by(game: undaunted.Game, unit: str) -> str | None:
    """The tile over which a unit keeps watch."""
    return dict(item.split(":") for item in _items(game, "watch")).get(slug(unit))


def smoke(game: undaunted.Game) -> set[str]:
    return set(_items(game, "smoke"))


def field(game: undaunted.Game) -> dict[frozenset[str], str]:
    """The mines on the board by the two tiles that each lies between, as "German personnel"."""
    mines = (item.split(":") for item in _items(game, "field") if item != "none")
    return {frozenset(edge.split("-")): mine.replace("-", " ") for edge, mine in mines}


def mission(game: undaunted.Game, side: str) -> int:
    """The mission points that a side has gained."""
    return int(dict(item.split(":") for item in _items(game, "mission")).get(side, 0))


def _items(game: undaunted.Game, part: str) -> list[str]:
    """What a position says of something; nothing where all is as at the start."""
    said = next((text for text in game.position().split(" ") if text.startswith(f"{part}=")), "")
    return said.partition("=")[2].split(",") if said else []


def told(game: undaunted.Game, kind: str, seat: str | None = None) -> list[dict[str, str | int]]:
    """What the events of a kind said, in order, their names in English words."""
    english = names(game.stage)
    return [english.worded(event.args) for event in game.events(seat) if event.kind == kind]


def under_rules(version: int, game: undaunted.Game) -> undaunted.Game:
    """The same start, decisions and dice, read as a game of an earlier version of the rules."""
    text = re.sub(r"\nrules: \d+\n", f"\nrules: {version}\n", game.save())
    body, _, end = text.rpartition("\nend ")
    body += "\n"
    rows = end.split()[0]
    return undaunted.load(f"{body}end {rows} {hashlib.sha256(body.encode()).hexdigest()}\n")


def _counter(game: undaunted.Game, unit: str) -> Any:
    return next(one for one in game.view(None).counters if one.id == slug(unit))


def _tile(game: undaunted.Game, tile: str) -> Any:
    return next(one for one in game.view(None).tiles if one.id == tile)
