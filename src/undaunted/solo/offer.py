"""Which scenarios can be played alone, against whom, and how hard: names of stages, and why there is none."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undaunted.content.errors import ContentError
from undaunted.content.folder import Pack
from undaunted.content.loader import on_reload
from undaunted.content.options import EASY, HARD, SOLO, WORDS, StageName, parse
from undaunted.content.schema import Scenario
from undaunted.content.stage import Stage
from undaunted.solo import shelf

NORMAL = "normal"
LEVELS = (EASY, NORMAL, HARD)
"""The weakest first; `normal` is the one that no name of a stage spells out."""


class Against(NamedTuple):
    """Against which side one plays alone, and how hard that is."""

    side: str
    level: str = NORMAL


def sides(pack: Pack, scenario: Scenario) -> tuple[str, ...]:
    """The sides that the solo opponent can play: those of whose soldiers each has a card."""
    return _sides(pack, str(scenario.id)) if pack.scenarios.get(str(scenario.id)) is scenario else ()


@lru_cache(maxsize=256)
def _sides(pack: Pack, id: str) -> tuple[str, ...]:
    scenario = pack.scenarios[id]
    try:
        return tuple(side for side in scenario.forces if not shelf.missing(pack, scenario, side))
    except ContentError:  # a card that cannot be read is for `undaunted lint` to tell
        return ()


on_reload(_sides.cache_clear)


def against(stage: str) -> Against | None:
    """What the name of a stage says about it; None where people or bots play both sides."""
    words = dict(option.partition("=")[::2] for option in parse(stage).options)
    if SOLO not in words:
        return None
    return Against(words[SOLO], next((level for level in (EASY, HARD) if level in words), NORMAL))


def stage_name(stage: str, told: Against | None) -> str:
    """The same stage against this side, and so hard; None: not alone."""
    name = parse(stage)
    chosen = {option.partition("=")[0]: option for option in name.options}
    for word in (SOLO, EASY, HARD):
        chosen.pop(word, None)
    if told:
        chosen[SOLO] = f"{SOLO}={told.side}"
        if told.level != NORMAL:
            chosen[told.level] = told.level
    options = tuple(chosen[word] for word in WORDS if word in chosen)
    return str(StageName(name.scenario, options, name.muster))


def lacking(stage: Stage) -> tuple[str, ...]:
    """The titles of the solo opponent that have no card here: a game could go on, but not be played well."""
    if not stage.automaton:
        return ()
    side = stage.sides[stage.table.seat_side[stage.table.automaton]]
    found = shelf.hand_of(stage, side)
    first, last = (stage.table.seat_first_card[stage.table.automaton + more] for more in (0, 1))
    titles = dict.fromkeys(card.card.title for card in stage.cards[first:last] if card.card.kind != "fog")
    return tuple(title for title in titles if title not in found)
