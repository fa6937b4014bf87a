"""Before a game: who one is, where and when, what each side has to do, and how the score stands and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from undaunted.content.schema import Scenario
from undaunted.game.game import Game
from undaunted.game.telling.aims import goal_told
from undaunted.game.telling.names import names
from undaunted.game.telling.ways import ways_told
from undaunted.game.telling.wording import listed, scenario_text, side_briefing, side_name
from undaunted.game.view import SideView, View
from undaunted.messages import say

RIFLEMAN = "Rifleman"
COUNTED = ("escape", "neutralise", "rout", "mission", "hold", "occupy")
"""Goals that are not in objective points, and how far one is in a number."""


class Brief(msgspec.Struct, frozen=True):
    """`story` is the scenario's own; `goals` and `score`: a sentence for each side, the reader's first.

    `ways`: what is agreed on beside it, a line for each. `orders`: what the reader's side is told for itself;
    what each is, for whoever watches.
    """

    title: str
    you: str
    story: str
    goals: tuple[str, ...]
    score: tuple[str, ...]
    ways: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()


def brief(game: Game, seat: str = "", lang: str = "en") -> Brief:
    """For a seat; with none, for whoever watches."""
    told = game.stage.scenario
    sides = _sides(game, seat)
    return Brief(
        title=scenario_text(told, "title", lang),
        you=_you(game, seat, lang),
        story=scenario_text(told, "briefing", lang),
        goals=tuple(goal_told(game.stage, side, lang) for side in sides),
        score=tuple(standing(game, seat, lang)),
        ways=ways_told(game.stage.options, lang),
        orders=tuple(orders(told, sides[:1] if seat else sides, lang)),
    )


def orders(told: Scenario, sides: Iterable[str], lang: str = "en") -> Iterator[str]:
    """What each of the sides is told for itself, if anything; by name where there are several."""
    whose = tuple(sides)
    for side in whose:
        if text := side_briefing(told, side, lang):
            if len(whose) > 1:
                text = say("brief-orders", lang=lang, side=side_name(side, lang), text=text)
            yield text


def _sides(game: Game, seat: str) -> tuple[str, ...]:
    """The reader's own first."""
    stage = game.stage
    own = stage.sides[stage.table.seat_side[stage.seats.index(seat)]] if seat else stage.sides[0]
    return (own, *(side for side in stage.sides if side != own))


def _you(game: Game, seat: str, lang: str) -> str:
    told = game.stage.scenario
    where, when = (scenario_text(told, part, lang) for part in ("place", "date"))
    args: dict[str, str] = {"place": where, "date": when}
    if not seat:
        return say("brief-watching", lang=lang, **args)
    return say("brief-you", lang=lang, side=names(game.stage, lang).side(_sides(game, seat)[0]), **args)


def standing(game: Game, seat: str = "", lang: str = "en") -> Iterator[str]:
    """How far each side is, and where its points come from."""
    view = game.view(seat or None)
    stands = {side.name: side for side in view.sides}
    for name in _sides(game, seat):
        yield from _side(game, view, stands[name], lang)


def _side(game: Game, view: View, side: SideView, lang: str) -> Iterator[str]:
    called = names(game.stage, lang)
    args = {"points": side.points, "needed": side.needed}
    word = game.stage.scenario.forces[side.name].goal.word
    if word in COUNTED:
        yield called.say(f"brief-{word}", side=side.name, **args)
    elif word == "pin":
        left = sum(
            one.title == RIFLEMAN and one.side != side.name and one.tile is not None for one in view.counters
        )
        yield called.say("brief-pin", side=side.name, left=left)
    elif side.needed and not side.points:
        yield called.say("brief-no-points", side=side.name, **args)
    elif side.needed:
        reasons = listed(_reasons(game, view, side.name, lang), lang)
        yield called.say("brief-points", side=side.name, reasons=reasons, **args)


def _reasons(game: Game, view: View, side: str, lang: str) -> list[str]:
    """The tiles that it controls, and the structures that count for it."""
    called = names(game.stage, lang)
    razing = side in game.stage.pack.file.destroyers
    held = {tile.id for tile in view.tiles if tile.markers.get(side) == "controlled"}
    found = [
        say("brief-tile", lang=lang, tile=tile.id, points=tile.points)
        for tile in view.tiles
        if tile.id in held and tile.points
    ]
    for one in view.structures:
        counts = one.destroyed_by == side if razing else one.destroyed_by is None and one.tile in held
        if counts and one.points:
            name = called.structure(one.id)
            found.append(say("brief-structure", lang=lang, structure=str(name), points=one.points))
    return found
