"""What a decision would lead to, where neither a die nor a hidden card has a say in it.

Playing a card only asks what to do with it, and declining a vehicle's question only goes on with the turn: so
what comes next can be offered, and refused with a reason, one decision ahead. It tells a player nothing that
deciding and taking it back would not.
"""

from __future__ import annotations

from typing import Any

from undaunted.game.course import offered_to
from undaunted.game.option import Moment, Option
from undaunted.game.questions import kind_of
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

DECLINED = "after"
"""The question that whoever plays on has answered."""


def opened_by(option: Option) -> tuple[str, ...]:
    """The answers to the question that playing this card asks; nothing for any other option."""
    if option.question != "turn" or option.kind != "card":
        return ()
    names = option.moment.things.names
    return tuple([names[thing] for thing in option.moment.opened_by(option.thing)])


def onward(state: Any, seat: int, things: Things) -> list[Option]:
    """What may be picked by going on: the options after a vehicle's question is declined."""
    if not state.depth or kind_of(state).name != DECLINED or not rules.owes_decision(state, seat):
        return []
    state = _played(state, seat, words.STOP)
    if not state.depth or not rules.owes_decision(state, seat):
        return []
    moment = Moment(state, seat, offered_to(state, seat), things)
    return [Option(thing, moment) for thing in moment.offered]


def ahead_of(state: Any, seat: int, things: Things, thing: int) -> Any:
    """The state in which a thing that is refused now would be asked for: that is where the reason lies."""
    kind = things.kind(thing)
    if kind not in ("card", "action"):
        return state
    ahead = state
    if kind_of(ahead).name == DECLINED:
        ahead = _played(ahead, seat, words.STOP)
    if kind == "card" or things.is_aboard_action(thing):
        return ahead
    card = words.FIRST_CARD + things.card(thing)
    if not ahead.depth or kind_of(ahead).name != "turn" or card not in offered_to(ahead, seat):
        return state
    played = _played(ahead, seat, card)
    # What would be offered there is refused only because its card has not been played.
    return state if thing in offered_to(played, seat) else played


def _played(state: Any, seat: int, thing: int) -> Any:
    twin = state.clone()
    rules.play(twin, seat, thing)
    return twin
