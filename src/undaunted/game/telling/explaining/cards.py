"""Cards, piles and buttons, as they are now."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.game.telling.aims import goal_told
from undaunted.game.telling.explaining import city
from undaunted.game.telling.explaining.looking import Looking
from undaunted.game.telling.wording import listed
from undaunted.game.view import SeatView
from undaunted.messages import say
from undaunted.rules import words

SOLO = "solo"
"""The section about the solo opponent, and the things that are there only where it plays."""
ZONES = ("hand", "played", "discard", "deck", "supply")
TOPICS = {
    **dict.fromkeys((*ZONES, "removed"), "piles"),
    "initiative": "bid",
    "goal": "victory",
    "round": "steps",
    "fog": "fog-of-war",
    "mines": "mine",
    "undo": "undo",
    "line": SOLO,
    "face-down": SOLO,
    "tags": SOLO,
}
"""What lies on the table and is no thing that could be picked, and its section in the rulebook."""


def count_in(seat: SeatView | None, zone: str, card: str) -> int:
    pile = getattr(seat, zone) if seat else None
    return int((pile or {}).get(card, 0))


def held(look: Looking, card: int) -> bool:
    """In hand, or being used."""
    id = look.things.cards[card]
    question = look.view.question
    using = question is not None and question.card == id and look.seat in look.view.deciders
    return using or count_in(look.own, "hand", id) > 0


def card_now(look: Looking, card: int) -> Iterator[str]:
    id, table = look.things.cards[card], look.table
    if look.stage.cards[card].card.kind == "fog":
        yield from fog_now(look, look.stage.seats[table.card_seat[card]])
        return
    unit = table.card_unit[card]
    yield from city.soldier_now(look, card)
    if unit != words.NONE:
        yield from _unit_now(look, look.things.counters[unit])
    if look.own and look.seat == look.stage.seats[table.card_seat[card]]:
        lies = [(zone, count_in(look.own, zone, id)) for zone in ZONES]
        told = [say("now-in-zone", lang=look.lang, zone=zone, count=count) for zone, count in lies if count]
        if told:
            yield say("now-copies", lang=look.lang, places=listed(told, look.lang))


def _unit_now(look: Looking, counter: str) -> Iterator[str]:
    seen = next(one for one in look.view.counters if one.id == counter)
    if seen.tile is None:
        key = "now-gone" if look.single else "now-off-board"
        yield look.put(key, unit=look.unit(counter))
    elif seen.routed:
        yield say("now-is-routed", lang=look.lang, unit=look.unit(counter))
    elif seen.suppressed:
        yield say("now-only-readies", lang=look.lang, unit=look.unit(counter))
    else:
        yield say("now-stands", lang=look.lang, unit=look.unit(counter), tile=seen.tile)


def fog_now(look: Looking, seat: str) -> Iterator[str]:
    """How much Fog of War there is left to take."""
    number = look.stage.seats.index(seat)
    pool = look.table.fog_pool[number]
    left = 0 if pool == words.NONE else look.seen_supply(pool)
    key = "now-fog-own" if seat == look.seat else "now-fog-of"
    yield look.say(key, count=left) if seat == look.seat else look.say(key, seat=seat, count=left)


def button_now(look: Looking, button: str) -> Iterator[str]:
    question = look.view.question
    if look.own is None or question is None:
        return
    if button == "end-turn":
        cards = {look.things.cards[card]: card for card in range(look.table.cards)}
        left = [
            count
            for id, count in (look.own.hand or {}).items()
            if look.stage.cards[cards[id]].card.kind != "fog"
        ]
        yield say("now-unplayed", lang=look.lang, count=sum(left))
    elif button == "hunker-down" and question.card:
        yield look.say("now-hunkers", card=question.card, count=count_in(look.own, "supply", question.card))
    elif button == "draw":
        yield say("now-draw", lang=look.lang, deck=look.own.deck_size)
    elif button == "stop" and question.left:
        yield say("now-forgoes", lang=look.lang, count=question.left)


def topic_now(look: Looking, topic: str, whose: SeatView | None) -> Iterator[str]:
    """Of a pile, that of this seat."""
    lang = look.lang
    if topic == "initiative":
        yield look.say("now-initiative", side=look.view.initiative)
    elif topic == "goal":
        for side in look.view.sides:
            yield goal_told(look.stage, side.name, lang)
    elif topic == "fog" and whose is not None:
        yield from fog_now(look, whose.name)
    elif topic == "mines" and look.table.mine_owner != words.NONE:
        yield say("now-mines-left", lang=lang, count=look.view.mine_supply)
    elif whose is not None and TOPICS[topic] == "piles":
        counts = {"hand": whose.hand_size, "deck": whose.deck_size}
        size = counts[topic] if topic in counts else sum(getattr(whose, topic).values())
        yield say("now-pile", lang=lang, count=size)
        if topic == "deck" and whose.discard:
            yield say("now-shuffled", lang=lang, count=sum(whose.discard.values()))
