"""The solo opponent on the command line: how it is asked for, what it is called, why there is none."""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.cli.faults import Fault
from undaunted.content import exists, find
from undaunted.content.options import EASY, HARD
from undaunted.content.stage import Stage
from undaunted.messages import Name, name, say
from undaunted.solo.automaton import Automaton
from undaunted.solo.offer import NORMAL, Against, against, lacking, sides, stage_name

SOLO = Automaton.name
SPECS = {f"{SOLO}:{EASY}": EASY, SOLO: NORMAL, f"{SOLO}:{HARD}": HARD}
"""As `--against` has it, and its level."""


def is_solo(spec: str | None) -> bool:
    return spec is not None and spec.partition(":")[0] == SOLO


def spec_of(text: str, lang: str) -> str:
    """From a spec or from its name in the player's language; empty where it is somebody else's."""
    typed = text.casefold()
    if typed in SPECS:
        return typed
    if is_solo(typed):
        raise Fault(f"--against: found {text!r}, expected one of {', '.join(SPECS)}")
    return next((spec for spec in SPECS if str(called(spec, lang)).casefold() == typed), "")


def called(spec: str, lang: str) -> Name:
    level = SPECS[spec]
    if level == NORMAL:
        return name("bot-solo", spec, lang)
    return Name(say("bot-solo-level", lang=lang, level=say(f"stage-option-{level}", lang=lang)))


def described(spec: str, lang: str) -> str:
    return say("opponent-solo" if SPECS[spec] == NORMAL else f"stage-option-{SPECS[spec]}-about", lang=lang)


def spec_for(stage: Stage) -> str:
    """Whom one plays against at a stage that says so already; empty at others."""
    told = against(stage.name)
    return next(spec for spec, level in SPECS.items() if level == told.level) if told else ""


def other_side(stage: Stage, own: Sequence[str]) -> str:
    """The side that none of these seats belongs to."""
    mine = {stage.sides[stage.table.seat_side[stage.seats.index(seat)]] for seat in own}
    return next((side for side in stage.sides if side not in mine), "")


def offered(stage: Stage, own: Sequence[str]) -> list[str]:
    """The levels at which it can play against these seats, if at all."""
    side = other_side(stage, own)
    can = side in sides(*find(stage.scenario.name)) and exists(stage_name(stage.name, Against(side)))
    return list(SPECS) if can else []


def stage_against(stage: Stage, own: Sequence[str], spec: str) -> str:
    """The name of the same stage with the solo opponent on the other side."""
    return stage_name(stage.name, Against(other_side(stage, own), SPECS[spec]))


def check_cards(stage: Stage) -> None:
    """A solo opponent has a card for each of its soldiers, or is not to be played against."""
    if titles := lacking(stage):
        raise Fault(
            f"{stage.name}: found no solo card for {', '.join(titles)} of {stage.automaton} in the pack "
            f"{stage.pack.id}, expected one for each"
        )
