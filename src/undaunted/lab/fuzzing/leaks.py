"""Nobody is told what they may not know: deal what a seat cannot see out again, and it sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undaunted.game.event import Teller
from undaunted.game.history import Raw
from undaunted.game.question import Asked
from undaunted.game.view import view
from undaunted.lab.fuzzing.invariants import Broken, State, Watched, cards_are_conserved
from undaunted.rules import words


def views_leak_nothing(watched: Watched, state: State, number: int) -> None:
    """For each seat and a spectator. `number` seeds the new deal."""
    rules = watched.rules
    for seat in (*range(watched.table.seats), words.NONE):
        dealt = rules.determinise(rules.observe(state, seat), number)
        known, known_then = _known(watched, state, seat), _known(watched, dealt, seat)
        for what, value in known.items():
            if value != known_then[what]:
                name = "a spectator" if seat == words.NONE else watched.stage.seats[seat]
                found = f"{what} of {name} changed with cards it cannot see"
                raise Broken("views leak nothing", found, "the same bytes")


def _known(watched: Watched, state: State, seat: int) -> dict[str, Any]:
    """All that a seat is ever given of a position."""
    rules = watched.rules
    seen = rules.observe(state, seat)
    spectator = seat == words.NONE
    out = rules.Options()
    rules.options(state, seat, out)
    asked = Asked(state, watched.things) if state.depth and not spectator else None
    return {
        "the observation": (seen.state.pack(), bytes(seen.hand_sizes), bytes(seen.has_bid)),
        "the dice to come": seen.state.generator,
        "the view": msgspec.json.encode(view(seen, watched.things, spectator=spectator)),
        "the options": out.listed(),
        "the prompt": asked.prompt("en") if asked else "",
    }


def a_new_deal_plays_on(watched: Watched, state: State, number: int) -> None:
    """What a bot imagines is a position too: no card too many, and an answer to every question."""
    rules = watched.rules
    if state.winner:
        return
    for seat in (*range(watched.table.seats), words.NONE):
        dealt = rules.determinise(rules.observe(state, seat), number)
        cards_are_conserved(watched, dealt)
        decider = rules.decider(dealt)
        if decider == words.NONE or not rules.options(dealt, decider, rules.Options()):
            frame = (dealt.depth - 1) * words.FRAME
            found = f"no option, seen from seat {seat}, for question {dealt.stack[frame + words.F_KIND]}"
            raise Broken("a new deal plays on", found, "at least one option for the seat that decides")


def events_leak_nothing(watched: Watched, raws: Sequence[Raw]) -> None:
    """Had others drawn or bid other cards, a seat would be told the same."""
    for audience in (*range(watched.table.seats), None):
        teller = Teller(watched.things, audience)
        changed = [_another(watched, raw) if _secret_to(watched, audience, raw) else raw for raw in raws]
        if list(teller.tell(0, raws)) != list(teller.tell(0, changed)):
            name = "a spectator" if audience is None else watched.stage.seats[audience]
            raise Broken("events leak nothing", f"{name} is told a hidden card", "only that there is one")


def _secret_to(watched: Watched, audience: int | None, raw: Raw) -> bool:
    """What an automaton sets aside is so to everybody, and which soldier fell to all but his owner."""
    if raw[0] == words.E_CASUALTY:
        return bool(watched.table.card_seat[raw[2]] != audience)
    return raw[0] == words.E_SET_ASIDE or (raw[0] in (words.E_DREW, words.E_BID) and raw[1] != audience)


def _another(watched: Watched, raw: Raw) -> Raw:
    """The same event with the next card of that seat; of a casualty, with the next of that unit."""
    table = watched.table
    if raw[0] == words.E_CASUALTY:
        kind, unit, card, zone = raw
        cards = list(table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]])
        return kind, unit, cards[(cards.index(card) + 1) % len(cards)], zone
    kind, seat, card = raw
    first, last = table.seat_first_card[seat : seat + 2]
    return kind, seat, first + (card + 1 - first) % (last - first)
