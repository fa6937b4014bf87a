"""What a scenario adds to solo play, as a table for the page of solo cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undaunted.content import Pack
from undaunted.content.schema import Changes, Force, Scenario, Solo
from undaunted.game.telling.wording import counter_name, deck_name, scenario_text, side_name
from undaunted.messages import say

COLUMNS = ("scenario", "bot", "danger", "path", "changes")
MINUS = "\u2212"


def table(pack: Pack, lang: str) -> list[str]:
    """A row for every scenario and side; nothing where no scenario says anything."""
    rows = [
        _row(scenario, side, force.solo, lang)
        for scenario in pack.scenarios.values()
        for side, force in scenario.forces.items()
        if force.solo
    ]
    if not rows:
        return []
    heads = [say(f"solo-page-column-{column}", lang=lang) for column in COLUMNS]
    lines = [heads, ["---"] * len(COLUMNS), *rows]
    return ["\n".join(f"| {' | '.join(line)} |" for line in lines)]


def _row(scenario: Scenario, side: str, told: Solo, lang: str) -> list[str]:
    decks = [
        say("solo-page-bolster", lang=lang, deck=deck_name(deck, lang), what=_named(cards, lang))
        for deck, cards in told.bolster.items()
    ]
    changes = [
        change
        for other, changed in told.changes.items()
        for change in _changes(scenario.forces[other], changed, str(side_name(other, lang)), lang)
    ]
    return [
        f"{scenario.id} {scenario_text(scenario, 'title', lang)}",
        str(side_name(side, lang)),
        _named(told.danger, lang) or "–",
        ", ".join(told.path) or "–",
        "<br>".join([*decks, *changes]) or "–",
    ]


def _named(texts: Iterable[str], lang: str) -> str:
    return ", ".join(str(counter_name(text, lang)) for text in texts)


def _changes(force: Force, changed: Changes, side: str, lang: str) -> list[str]:
    """Only what is otherwise than in the scenario itself."""
    told = []
    for zone in ("deck", "supply"):
        cards = getattr(changed, zone)
        if cards is not None:
            told.append((zone, _difference(getattr(force, zone), cards, lang)))
    for marks in ("scouted", "controlled"):
        tiles = getattr(changed, marks)
        if tiles is not None:
            gone = [f"{MINUS}{tile}" for tile in getattr(force, marks) if tile not in tiles]
            new = [f"+{tile}" for tile in tiles if tile not in getattr(force, marks)]
            told.append((marks, ", ".join(new + gone)))
    if changed.units is not None:
        moved = [
            f"{counter_name(unit, lang)} {tile}"
            for tile, units in changed.units.items()
            for unit in units
            if unit not in force.units.get(tile, ())
        ]
        told.append(("units", ", ".join(moved)))
    return [say(f"solo-page-change-{key}", lang=lang, side=side, what=what) for key, what in told if what]


def _difference(before: Mapping[str, int], after: Mapping[str, int], lang: str) -> str:
    """`+1 Rifleman A, −2 Sniper`."""
    every = dict.fromkeys([*before, *after])
    steps = {card: after.get(card, 0) - before.get(card, 0) for card in every}
    return ", ".join(
        f"{'+' if step > 0 else MINUS}{abs(step)} {counter_name(card, lang)}"
        for card, step in steps.items()
        if step
    )
