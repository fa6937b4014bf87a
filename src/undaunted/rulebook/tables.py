"""What the packs know already, as tables: nobody has to write it down a second time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

import msgspec

from undaunted.content import pack
from undaunted.content.action import OWN_SQUAD, Action
from undaunted.content.schema import Card, Place
from undaunted.game.odds import Odds
from undaunted.game.telling.wording import (
    action_text,
    place_name,
    side_name,
    soldier_name,
    structure_name,
    vehicle_name,
)
from undaunted.messages import say

Rows = tuple[tuple[str, ...], ...]
NONE = "–"
TOTALS = range(4, 11)
MOST_DICE = 4


def made(what: str, about: Sequence[str], lang: str) -> Rows:
    return _MAKERS[what](lang, *about)


def _cards(lang: str, game: str, side: str = "") -> Rows:
    """Those of a game, or what a pack adds to one."""
    told = pack(game)
    own = told.cards[len(told.base.cards) if told.base else 0 :]
    cards = kinds(card for card in own if not side or side in (card.sides or (side,)))
    squads = any(card.squads for card in cards)
    head = ["card", "initiative", *(["squad"] if squads else []), "actions", "copies-head", "defence"]
    mixed = not side and len({card.sides for card in cards}) > 1
    return (_head(head, lang), *(_card(card, squads, mixed, lang, game) for card in cards))


def kinds(cards: Iterable[Card]) -> list[Card]:
    """Soldiers who are alike told as one card with its copies, without what they may become."""
    found: dict[Card, list[str]] = {}
    for card in cards:
        plain = card
        if card.number:
            plain = msgspec.structs.replace(card, number="", soldier="", squads=())
        if card.grade == "regular":
            found.setdefault(plain, []).extend(card.squads or [""] if card.number else [])
    return [_merged(card, squads) if squads else card for card, squads in found.items()]


def _merged(card: Card, squads: list[str]) -> Card:
    letters = tuple(sorted(set(squads)))
    copies = len(squads) // len(letters)
    return msgspec.structs.replace(card, squads=tuple(filter(None, letters)), copies=copies)


def _card(card: Card, squads: bool, mixed: bool, lang: str, game: str) -> tuple[str, ...]:
    name = str(soldier_name(card.title, "", lang, game))
    if card.kind == "command":
        name = say("book-command-card", lang=lang, name=name)
    if mixed and len(card.sides) == 1:
        name = say("book-of-side", lang=lang, name=name, side=str(side_name(card.sides[0], lang)))
    if card.skill:
        name = say("book-skilled", lang=lang, name=name, skill=str(place_name(card.skill, lang)))
    copies = say("book-copies", lang=lang, count=card.copies) if len(card.squads) > 1 else str(card.copies)
    squad = [", ".join(card.squads) or NONE] if squads else []
    actions = " · ".join(_action(action, lang) for action in card.actions)
    can = actions or say("book-no-actions", lang=lang)
    return (f"**{name}**", str(card.initiative), *squad, can, copies, _defence(card, lang))


def _defence(card: Card, lang: str) -> str:
    if card.armour:
        return say("book-armoured", lang=lang, armour=card.armour)
    if card.unit:
        return say("book-as-unit", lang=lang, unit=soldier_name(card.unit, "", lang))
    return str(card.defence or NONE)


def _action(action: Action, lang: str) -> str:
    if action.squad != OWN_SQUAD:
        return action_text(action, lang)
    plain = msgspec.structs.replace(action, squad="")
    return say("book-own-squad", lang=lang, action=action_text(plain, lang))


def _vehicles(lang: str, game: str) -> Rows:
    head = _head(["vehicle", "side", "places", "critical", "integrity", "defence", "armour"], lang)
    return (
        head,
        *(
            (
                f"**{vehicle_name(one.title, lang)}**",
                str(side_name(one.side, lang)),
                " · ".join(_place(place, lang) for place in one.places),
                str(one.critical),
                str(one.integrity),
                str(one.defence or NONE),
                str(one.armour or NONE),
            )
            for one in pack(game).vehicles.values()
        ),
    )


def _place(place: Place, lang: str) -> str:
    done = ", ".join(action_text(action, lang) for action in place.action_texts)
    name = str(place_name(place.title, lang))
    if not done:
        return name
    key = "book-place-skilled" if place.needs else "book-place"
    return say(key, lang=lang, place=name, actions=done)


def _structures(lang: str, game: str) -> Rows:
    return (
        _head(["structure", "defence", "points"], lang),
        *(
            (f"**{structure_name(one.title, lang)}**", str(one.defence), str(one.points))
            for one in pack(game).structures.values()
        ),
    )


def _odds(lang: str) -> Rows:
    """The chance to hit by total defence and dice."""
    last = say("book-or-more", lang=lang, number=TOTALS[-1])
    head = (say("book-total", lang=lang), *(str(total) for total in TOTALS[:-1]), last)
    rows = [
        (
            say("book-dice", lang=lang, dice=dice),
            *(_percent(Odds(dice, total, 0, 0, total).exact, lang) for total in TOTALS),
        )
        for dice in range(1, MOST_DICE + 1)
    ]
    return (head, *rows)


def _percent(chance: Fraction, lang: str) -> str:
    return say("book-percent", lang=lang, percent=int(chance * 100 + Fraction(1, 2)))


def _head(keys: Sequence[str], lang: str) -> tuple[str, ...]:
    return tuple(say(f"book-{key}", lang=lang) for key in keys)


_MAKERS: dict[str, Callable[..., Rows]] = {
    "cards": _cards,
    "vehicles": _vehicles,
    "structures": _structures,
    "odds": _odds,
}
