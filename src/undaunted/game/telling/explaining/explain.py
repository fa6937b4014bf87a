"""One thing explained, whatever it is. Made from what the seat sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from undaunted.game.game import Game
from undaunted.game.option import BUTTON_RULES
from undaunted.game.telling.explaining import board, cards, city, hazards
from undaunted.game.telling.explaining.deeds import deed_now
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.topics import topic
from undaunted.game.telling.wording import deck_name
from undaunted.game.things import BUTTONS, slug
from undaunted.messages import has, say

SENTENCES = 2
"""Of a rule; the rulebook has all of it."""


class Explanation(msgspec.Struct, frozen=True):
    """`section` is that of the rulebook; `now` tells, sentence by sentence, what this one would do."""

    title: str
    rule: str
    now: tuple[str, ...]
    section: str


def explain(game: Game, seat: str, thing: str, lang: str = "en") -> Explanation | None:
    """To a seat, or with none to a spectator. A thing is named as in notation, a pile `#deck` or `#deck@US`.

    None for what is not on this table.
    """
    return explained(Looking(game, seat, lang), thing)


def explained(look: Looking, thing: str) -> Explanation | None:
    """Explain a thing as `look` sees it; None for what is not on this table.

    One `Looking` serves all things of a moment: views of the game are made once.
    """
    if thing.startswith("#"):
        return _topic(look, thing[1:])
    number = look.things.numbers.get(thing)
    if number is None:
        return None
    finders: dict[str, Callable[[Looking, int], Explanation]] = {
        "button": _button,
        "card": _card,
        "action": _action,
        "tile": _tile,
        "counter": _counter,
        "place": _place,
        "structure": _structure,
        "edge": _edge,
        "seat": _seat,
        "deck": _deck,
    }
    return finders[look.things.kind(number)](look, number)


def _made(
    look: Looking, title: str, about: str, now: Iterable[str], section: str = "", **args: str | int
) -> Explanation:
    """With the rule of that topic: a short one of its own (`about-…`), or the first sentences of the help."""
    key = f"about-{about}"
    rule = look.say(key, **args) if has(key, look.lang) else look.rule(about, SENTENCES)
    return Explanation(title, rule, tuple(now), topic(look.table, section or about))


def _topic(look: Looking, named: str) -> Explanation | None:
    about, _, seat = named.partition("@")
    whose = next((one for one in look.view.seats if one.name == (seat or look.seat)), None)
    if about not in cards.TOPICS or (seat and whose is None):
        return None
    if cards.TOPICS[about] == cards.SOLO and not look.stage.automaton:
        return None
    title = look.say(f"about-{about}-title")
    return _made(look, title, about, cards.topic_now(look, about, whose), cards.TOPICS[about])


def _button(look: Looking, thing: int) -> Explanation:
    about = BUTTON_RULES.get(thing, BUTTONS[thing])
    title = say(f"button-{BUTTONS[thing]}", lang=look.lang)
    return _made(look, title, about, cards.button_now(look, BUTTONS[thing]))


def _card(look: Looking, thing: int) -> Explanation:
    card = look.things.card(thing)
    kind = look.stage.cards[card].card.kind
    title = str(look.names.card(look.things.cards[card]))
    if look.stage.cards[card].card.replaces:
        unit = look.things.counters[look.table.card_unit[card]]
        rule = say("about-specialist", lang=look.lang, unit=look.unit(unit))
        return Explanation(title, rule, tuple(cards.card_now(look, card)), "specialists")
    about = "fog-of-war" if kind == "fog" else f"card-{kind}"
    return _made(look, title, about, cards.card_now(look, card), "" if kind == "fog" else "cards")


def _action(look: Looking, thing: int) -> Explanation:
    deed = look.things.deed(thing)
    title = look.names.action(look.things.deed_title(deed) + city.mark_of(look, thing))
    return _made(look, title, slug(look.stage.deeds[deed].word), deed_now(look, thing))


def _tile(look: Looking, thing: int) -> Explanation:
    tile = look.view.tiles[look.things.tile(thing)]
    title = look.say("about-tile-title", terrain=str(look.names.terrain(tile.terrain)), tile=tile.id)
    if tile.face:
        called = city.place_title(look, tile)
        return _made(
            look, called, "tile", city.place_now(look, tile), "buildings" if tile.structure else "tiles"
        )
    return _made(look, title, "tile", board.tile_now(look, tile), "tiles")


def _counter(look: Looking, thing: int) -> Explanation:
    counter = look.view.counters[look.things.unit(thing)]
    title = str(look.names.unit(counter.id))
    vehicle = look.vehicle(counter.id)
    if vehicle:
        return _made(look, title, "vehicle", board.vehicle_now(look, vehicle, counter))
    if look.table.city_cells:
        section = "rout" if counter.routed else "vehicles-city" if counter.armour else "counters"
        about = "tank" if counter.armour else "unit"
        return _made(look, title, about, city.counter_now(look, counter), section)
    if counter.armour and not counter.defence:
        return _made(look, title, "tank", board.counter_now(look, counter), "armour")
    about = "soldier" if look.single else "unit"
    section = "soldiers" if look.single else "counters"
    return _made(look, title, about, board.counter_now(look, counter), section)


def _place(look: Looking, thing: int) -> Explanation:
    id = look.things.places[look.things.place(thing)]
    title = say("about-place-title", lang=look.lang, place=str(look.names.place(id)))
    return _made(look, title, "place", board.place_now(look, id), "vehicles")


def _structure(look: Looking, thing: int) -> Explanation:
    structure = look.view.structures[look.things.structure(thing)]
    if structure.kind:
        about = "tunnels" if structure.kind == "tunnel" else "buildings"
        called = str(look.names.structure(structure.id))
        return _made(look, called[:1].upper() + called[1:], about, city.structure_now(look, structure))
    return _made(
        look, str(look.names.structure(structure.id)), "structures", board.structure_now(look, structure)
    )


def _edge(look: Looking, thing: int) -> Explanation:
    edge = look.things.names[thing]
    title = say("about-mine-title", lang=look.lang, edge=str(look.names.edge(edge)))
    return _made(look, title, "mine", (*board.edge_now(look, edge), *hazards.whose_mines(look, edge)))


def _seat(look: Looking, thing: int) -> Explanation:
    seat = look.things.names[thing]
    return _made(look, str(look.names.seat(seat)), "conceal", cards.fog_now(look, seat))


def _deck(look: Looking, thing: int) -> Explanation:
    """A bolster deck of the solo opponent."""
    deck = look.things.deck(thing)
    left = sum(look.seen_supply(card) for card, one in enumerate(look.table.card_bolster) if int(one) == deck)
    title = deck_name(look.stage.bolster_decks[deck], look.lang)
    return _made(look, title, "bolster-deck", [say("now-pile", lang=look.lang, count=left)], cards.SOLO)
