"""The stage that somebody asks for, or why there is none: the scenario, or one of its options."""

from __future__ import annotations

from undaunted.content import ClashingOptions, ContentError, UnknownOption, UnknownScenario, find, shelf
from undaunted.content.options import EASY, HARD, SOLO, SPECIALISTS, TEAMS, offered
from undaunted.content.stage import Stage, stage
from undaunted.server.errors import Refusal
from undaunted.solo import offer


def wanted(name: str) -> Stage:
    """By its whole name: `normandy/1+specialists`."""
    plain, _, chosen = name.partition("+")
    try:
        shelf.check(name)
    except ClashingOptions as error:
        raise Refusal("options-clash", scenario=plain, option=chosen, why=_clash(chosen)) from error
    except UnknownOption as error:
        raise _unknown(plain, chosen) from error
    except UnknownScenario as error:
        raise Refusal("no-scenario", scenario=name) from error
    return stage(name)


def playable(name: str) -> Stage:
    """The same for a new game: a solo opponent without a card for each of its soldiers is refused."""
    found = wanted(name)
    try:
        titles = offer.lacking(found)
    except ContentError as error:
        titles = (str(error.problems[0]).replace(f"{found.pack.folder.parent}/", ""),)
    if titles:
        lacks = ", ".join(titles)
        scenario = name.partition("+")[0]
        raise Refusal(
            "no-solo-card", scenario=scenario, side=found.automaton, cards=lacks, pack=found.pack.id
        )
    return found


def _clash(chosen: str) -> str:
    """Which two of them cannot be had together, or which cannot be had alone."""
    words = {option.partition("=")[0] for option in chosen.split("+")}
    if SOLO not in words:
        return "level"
    if TEAMS in words:
        return TEAMS
    return "levels" if {EASY, HARD} <= words else SPECIALISTS


def _unknown(plain: str, chosen: str) -> Refusal:
    pack, scenario = find(plain)
    side = next(
        (option.partition("=")[2] for option in chosen.split("+") if option.startswith(f"{SOLO}=")), ""
    )
    if side and side not in pack.sides:
        return Refusal("no-solo-side", scenario=plain, side=side, sides=", ".join(pack.sides))
    ways = (*offered(pack, scenario), *(f"{SOLO}={one}" for one in offer.sides(pack, scenario)))
    return Refusal("no-option", scenario=plain, option=chosen, count=len(ways), options=", ".join(ways))
