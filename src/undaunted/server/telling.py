"""A game as one seat is told it: the view, the question, what may be picked, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from undaunted.game.event import Event
from undaunted.game.foresight import opened_by
from undaunted.game.game import Game
from undaunted.game.now import Now
from undaunted.game.option import Option
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import listed, side_name
from undaunted.messages import say
from undaunted.server.wire import Choice, Ending, Happening, Odds, Update

WITHDRAWN = "withdrawn"
SHOT_AT = ("counter", "structure")
"""The kinds of options that can be an attack."""


class Company(NamedTuple):
    """Who sits at a table, as far as its texts tell.

    `eyes` is the seat that is spoken to as `you`: at one screen for several, and for spectators, none is.
    """

    eyes: str = ""
    people: Mapping[str, str] = {}
    """Those who gave a name, by seat."""
    bots: Mapping[str, str] = {}


NOBODY = Company()


def update(
    game: Game,
    seat: str,
    lang: str,
    number: int,
    since: int,
    ending: Ending | None = None,
    company: Company = NOBODY,
) -> Update:
    """How the table stands for a seat (with none, for a spectator), with the decisions from `since` on."""
    who = seat or None
    seen = game.now(who)
    open_question = seen.question if ending is None else None
    asked = () if ending else seen.deciders
    return Update(
        number=number,
        seat=seat,
        moment=game.moment(seat) if seat else 0,
        since=since,
        now=seen,
        prompt=prompt(game, seat, seen, lang, company) if open_question else "",
        choices=choices(game, seat, lang) if seat in asked else (),
        happened=happened(game.events(who, since), lang, company),
        can_undo=bool(seat) and ending is None and game.can_undo(seat),
        asked=asked,
        ending=ending,
        note=game.note(seat, lang) if seat in asked else "",
        onward=onward(game, seat, lang) if seat in asked else (),
    )


def still(told: Update, seat: str, prompt: str) -> Update:
    """The same where nobody can do anything, and the prompt says why."""
    return msgspec.structs.replace(told, seat=seat, prompt=prompt, choices=(), can_undo=False, asked=())


def prompt(game: Game, seat: str, seen: Now, lang: str, company: Company = NOBODY) -> str:
    """The question to this seat; to everybody else, who is being asked."""
    if seat in seen.deciders:
        return game.prompt(seat, lang)
    if seen.deciders and all(one in company.bots for one in seen.deciders):
        thinking = dict.fromkeys(company.bots[one] for one in seen.deciders)
        return say("server-thinks", lang=lang, count=len(thinking), names=listed(list(thinking), lang))
    return waits_for(tuple(told_of(game, seen.deciders, lang, company)), lang)


@lru_cache(maxsize=5_000)
def waits_for(told: tuple[str, ...], lang: str) -> str:
    return say("server-waits-for", lang=lang, count=len(told), seats=listed(told, lang))


def called(game: Game, seats: Sequence[str], lang: str, company: Company = NOBODY) -> str:
    """People by their names, where they gave one, else their sides: `Bob and the Germans`."""
    return listed(told_of(game, seats, lang, company), lang)


def told_of(game: Game, seats: Sequence[str], lang: str, company: Company) -> list[str]:
    names_of = names(game.stage, lang, company.eyes)
    return [company.people.get(one) or names_of.in_sentence(one) for one in seats]


def choices(game: Game, seat: str, lang: str) -> tuple[Choice, ...]:
    return tuple([choice(option, lang) for option in game.options(seat)])


def onward(game: Game, seat: str, lang: str) -> tuple[Choice, ...]:
    return tuple(choice(option, lang) for option in game.onward(seat))


def choice(option: Option, lang: str) -> Choice:
    kind = option.kind
    is_card = kind == "card"
    return Choice(
        thing=option.name,
        kind=kind,
        text=option.text(lang),
        rule=option.rule,
        odds=_odds(option) if kind in SHOT_AT else None,
        note=option.note(lang) if is_card else "",
        opens=opened_by(option) if is_card else (),
        struck=len(option.struck) if kind == "tile" else 0,
    )


def _odds(option: Option) -> Odds | None:
    odds = option.odds
    if odds is None:
        return None
    return Odds(
        odds.base, odds.cover, odds.range, odds.total, odds.dice, round(odds.chance * 100), odds.smoke
    )


def happened(events: Sequence[Event], lang: str, company: Company = NOBODY) -> tuple[Happening, ...]:
    return tuple(
        [
            Happening(event.kind, event.decision, _text(event, lang, company), event.args, event.tiles)
            for event in events
        ]
    )


def _text(event: Event, lang: str, company: Company) -> str:
    if event.kind == "turn-began":
        seat = str(event.args["seat"])
        if seat != company.eyes and seat in company.people:
            return say("server-turn-of", lang=lang, name=company.people[seat])
    return event.say(lang, company.eyes)


def ending(game: Game, lang: str, withdrawn: str = "") -> Ending | None:
    """How it ended, if it has: won or drawn by the rules, or because a side withdrew."""
    if withdrawn:
        winner = next(side for side in game.stage.sides if side != withdrawn)
        text = say("server-withdrew", lang=lang, side=side_name(withdrawn, lang))
        return Ending(winner, WITHDRAWN, text, _seed(game))
    if not game.over:
        return None
    last = [event for event in game.events(None, game.decisions) if event.kind in ("won", "drawn")]
    return Ending(game.winner or "", game.how or "", last[-1].say(lang) if last else "", _seed(game))


def _seed(game: Game) -> str:
    return next((line.split()[2] for line in game.save().splitlines() if line.startswith("seed ")), "")
