"""What an action of a card or of a place aboard would do now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undaunted.game.option import Option
from undaunted.game.telling.explaining.cards import fog_now, held
from undaunted.game.telling.explaining.city import smoking_now
from undaunted.game.telling.explaining.hazards import mining_now, risks_now, struck
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.explaining.supposed import Supposed
from undaunted.game.telling.wording import deck_name
from undaunted.messages import say
from undaunted.rules import words


def deed_now(look: Looking, action: int) -> Iterator[str]:
    """Of one's own cards in hand or in use; of others only whose they are, since more would be a secret."""
    card = _card_of(look, action)
    if card is None:
        return
    if look.seat != look.stage.seats[look.table.card_seat[card]] or look.game.over:
        return
    if not held(look, card):
        yield say("now-not-held", lang=look.lang)
        return
    unit = look.table.card_unit[card]
    supposed = Supposed(look, card)
    if unit != words.NONE and look.seen.suppressed[unit]:
        yield look.put("now-only-readies", unit=look.unit(look.things.counters[unit]))
        return
    if action not in supposed.offered:
        yield say("now-not", lang=look.lang, reason=supposed.refusal(action))
        return
    if unit != words.NONE and look.seen.tile_of[unit] == words.NONE:
        yield look.put("now-arrives", unit=look.unit(look.things.counters[unit]))
    yield from _done(look, supposed, action, unit)


def _card_of(look: Looking, action: int) -> int | None:
    """The card that would be played for it; of a place aboard, a card in hand of whoever sits there."""
    if not look.things.is_aboard_action(action):
        return look.things.card(action)
    place = (action - look.table.first_place_action) // look.table.actions_a_place
    id = look.things.places[place]
    sitting = next((one.id for one in look.view.counters if one.aboard == id), None)
    cards = [
        card
        for card in range(look.table.cards)
        if look.table.card_unit[card] != words.NONE
        and look.things.counters[look.table.card_unit[card]] == sitting
    ]
    return next((card for card in cards if held(look, card)), cards[0] if cards else None)


def _done(look: Looking, supposed: Supposed, action: int, unit: int) -> Iterator[str]:
    deed = look.things.deed(action)
    word = look.table.deed_word[deed]
    if word == words.CONTROL:
        yield _control(look, unit)
    elif word == words.RECON:
        yield from _recon(look)
    elif word == words.CONCEAL:
        for seat in look.view.seats:
            if seat.side != look.side:
                yield from fog_now(look, seat.name)
    elif word == words.MINE:
        yield from mining_now(look, unit)
    elif word == words.SMOKE:
        yield from smoking_now(look, unit)
    else:
        answers = supposed.answers(action)
        yield from _asked(look, answers)
        if answers and answers[0].question == "step":
            yield from risks_now(look, answers)
        if look.table.deed_goes[deed] & words.MARKS:
            yield from fog_now(look, look.seat)


def _control(look: Looking, unit: int) -> str:
    at = look.seen.tile_of[unit]
    if at == words.NONE:
        return say("now-may", lang=look.lang)
    tile = look.view.tiles[at]
    if tile.markers.get(look.side) == "controlled":
        return look.say("now-raises", tile=tile.id, points=tile.points + 1)
    return look.say("now-takes", tile=tile.id, points=tile.points)


def _recon(look: Looking) -> Iterator[str]:
    fogs = [
        count
        for card, count in (look.own.hand or {} if look.own else {}).items()
        if look.stage.cards[look.things.cards.index(card)].card.kind == "fog"
    ]
    yield say("now-recon", lang=look.lang, count=sum(fogs))


def _asked(look: Looking, answers: list[Option]) -> Iterator[str]:
    picks = [option for option in answers if option.kind != "button"]
    kind = answers[0].question if answers else ""
    if kind == "command":
        yield say("now-draw", lang=look.lang, deck=look.own.deck_size if look.own else 0)
        return
    if not picks or kind not in _TELLERS:
        yield say("now-may", lang=look.lang)
        return
    text, sign = _TELLERS[kind]
    if kind == "shoot" or kind == "blast":
        picks.sort(key=lambda option: -(option.odds.chance if option.odds else 0))
    told = look.list([text(look, option) for option in picks])
    yield say(f"now-{sign}", lang=look.lang, things=told, count=len(picks))


def _shot(look: Looking, option: Option) -> str:
    name = str(look.names.who(option.name.removeprefix("@")))
    chance = round(option.odds.chance * 100) if option.odds else 0
    return say("now-chance", lang=look.lang, unit=name, percent=chance)


def _name(look: Looking, option: Option) -> str:
    return option.name


def _unit(look: Looking, option: Option) -> str:
    return str(look.names.counter(option.name.removeprefix("@")))


def _pile(look: Looking, option: Option) -> str:
    if option.kind == "deck":
        return deck_name(look.stage.bolster_decks[look.things.deck(option.thing)], look.lang)
    card = look.things.card(option.thing)
    zone = look.seen.played if option.question == "inspire" else look.seen.supply
    return say("now-so-many", lang=look.lang, card=str(look.names.card(option.name)), count=zone[card])


_TELLERS: dict[str, tuple[Callable[[Looking, Option], str], str]] = {
    "shoot": (_shot, "aims"),
    "blast": (_shot, "strikes"),
    "step": (_name, "goes"),
    "spawn": (_name, "arrives-on"),
    "guide": (_unit, "guides"),
    "repair": (_unit, "repairs"),
    "navigate": (_name, "scouts"),
    "surveil": (_name, "scouts"),
    "target": (_name, "targets"),
    "bolster": (_pile, "bolsters"),
    "support": (_pile, "bolsters"),
    "ready": (_unit, "readies"),
    "inspire": (_pile, "inspires"),
    "air-support": (_pile, "calls"),
    "advance": (_unit, "advances"),
    "aim": (struck, "may-strike"),
}
"""By the question that an action asks: how each answer is told, and the sentence for all of them."""
