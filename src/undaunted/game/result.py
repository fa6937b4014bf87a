"""What a campaign reads off a finished game: where every soldier's card ended, and what became of the city.

Cards are called as decks call them (`Rifleman A U004`), places by their numbers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undaunted.game.course import offered_to
from undaunted.game.errors import NotOver
from undaunted.game.game import WITHDRAWN, Game
from undaunted.rules import words

WITHDRAWAL = "withdrawal"
"""How a game ended that was withdrawn from as the rules have it."""


class Remains(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Of one side: its cards at the end, without Fog of War and what never left the supply."""

    used: tuple[str, ...] = ()  # in play area, hand, deck and discard pile
    casualties: tuple[str, ...] = ()
    shot_down: tuple[str, ...] = ()  # by Antiair
    routed: tuple[str, ...] = ()  # counters
    controlled: tuple[str, ...] = ()  # places
    mission: int = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a game ended. A draw is won by whoever has the initiative: campaigns need a winner (ruling 63a)."""

    winner: str
    how: str
    sides: dict[str, Remains]
    faces: dict[str, str] = {}  # of every place on the board: the letter that it shows
    caved_in: tuple[str, ...] = ()  # places whose tunnel was destroyed
    rounds: int = 0


def result_of(game: Game) -> Result:
    """The end of a game of the embattled city; raises NotOver while it goes on.

    Who gives a game up where the rules would let him withdraw has; otherwise `how` says `withdrawn`.
    """
    if not game.over or game.how is None:
        raise NotOver(game.scenario, game.decisions)
    state, stage = game._state, game.stage
    how = WITHDRAWAL if game.how == WITHDRAWN and _may_withdraw(game) else game.how
    return Result(
        winner=game.winner or stage.sides[state.initiative],
        how=how,
        sides={name: _remains(game, number) for number, name in enumerate(stage.sides)},
        faces=_faces(game),
        caved_in=tuple(
            stage.tiles[stage.table.structure_tile[number]]
            for number, kind in enumerate(stage.table.structure_kind)
            if kind == words.TUNNEL and state.ruined[number]
        ),
        rounds=game.round,
    )


def _may_withdraw(game: Game) -> bool:
    """Had the one who gave up his turn before him?"""
    return words.WITHDRAW in offered_to(game._state, game.seats.index(game.withdrawn))


def _remains(game: Game, side: int) -> Remains:
    state, stage = game._state, game.stage
    table = stage.table
    used, fallen, down = [], [], []
    for number, card in enumerate(stage.cards):
        if table.seat_side[table.card_seat[number]] != side or table.card_kind[number] == words.FOG:
            continue
        zones = (state.played, state.hand, state.deck, state.discard)
        used += [card.name] * sum(zone[number] for zone in zones)
        lost = [card.name] * state.removed[number]
        if table.card_kind[number] == words.COMBAT:
            fallen += lost
        else:
            down += lost
    return Remains(
        used=tuple(used),
        casualties=tuple(fallen),
        shot_down=tuple(down),
        routed=tuple(
            counter.name
            for number, counter in enumerate(stage.counters)
            if table.city_cells and table.counter_side[number] == side and state.city[number]
        ),
        controlled=tuple(
            tile
            for number, tile in enumerate(stage.tiles)
            if state.marker[side * table.tiles + number] == words.CONTROLLED
        ),
        mission=state.city[table.at_mission + side] if table.city_cells else 0,
    )


def _faces(game: Game) -> dict[str, str]:
    state: Any = game._state
    stage = game.stage
    places = stage.pack.places
    return {
        tile: places[tile][state.city[stage.table.at_face + number]].letter
        for number, tile in enumerate(stage.tiles)
        if stage.table.city_cells and tile in places
    }
