"""A saved game as a row of pictures, seen by one side, by a spectator, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undaunted.cli.parties import seat_named
from undaunted.game.event import Event
from undaunted.game.game import Game
from undaunted.game.record.replay import steps
from undaunted.game.view import View


class Film:
    """Picture 0 is the setup, picture n what decision n led to. Decisions stay hidden, for some are bids."""

    def __init__(self, text: str, side: str | None = None, everything: bool = False) -> None:
        *_, end = ((game, game.over) for game in steps(text))
        game, over = end
        if side is not None:
            side = seat_named(game.stage, side, game.seats)
        self.stage = game.stage
        self.last = game.decisions
        self.views: list[View] = []
        self.events: list[list[Event]] = []
        faces_up = everything or (over and side is None)
        for game in steps(text):
            self.views.append(_faces_up(game) if faces_up else game.view(side))
            told = _told_all(game) if faces_up else game.events(side, game.decisions)
            self.events.append(list(told))


def _faces_up(game: Game) -> View:
    """As a spectator sees it, with each seat's own cards."""
    own = tuple(seat for name in game.seats for seat in game.view(name).seats if seat.name == name)
    return msgspec.structs.replace(game.view(None), seats=own)


def _told_all(game: Game) -> Iterator[Event]:
    """As a spectator is told it, with the cards that each seat drew."""
    now = game.decisions
    seats = [game.events(seat, now) for seat in game.seats]
    for event, *own in zip(game.events(None, now), *seats, strict=True):
        drawn = next((one for one in own if one.kind == "drew-cards"), None)
        if drawn is None:
            yield event
        else:
            args = {"seat": event.args["seat"], "cards": drawn.args["cards"]}
            yield Event("drew-open", event.decision, event.stage, args)
