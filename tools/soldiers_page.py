"""Writes the page of Stalingrad's soldiers, in every language: `python tools/soldiers_page.py`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from undaunted.content import Pack, pack
from undaunted.content.action import parse_action
from undaunted.content.grades import differences
from undaunted.content.roster import DeckCard
from undaunted.game.telling.wording import action_text, side_name, soldier_name
from undaunted.messages import languages, say

HOME = "stalingrad"
PLAYERS = Path(__file__).parents[1] / "docs/players"
HEAD = "<!-- Written by tools/soldiers_page.py from packs/stalingrad/soldiers.toml. Do not edit. -->"
NONE = "–"


def render() -> dict[Path, str]:
    """Every page by its path."""
    return {
        PLAYERS / ("" if lang == "en" else lang) / "stalingrad-cards.md": _page(pack(HOME), lang)
        for lang in languages()
    }


def _page(home: Pack, lang: str) -> str:
    total = sum(card.copies for card in home.cards)
    parts = [HEAD, f"# {_say('title', lang)}", say("soldiers-page-head", lang=lang, cards=total)]
    for side in home.sides:
        parts.append(f"## {side_name(side, lang)}")
        every = list(home.roster(side).values())
        for group in ("starting", "units", "assets"):
            units = [card for card in every if _group(card) == group]
            parts.append(f"### {_say(group, lang)}")
            for unit, cards in groupby(units, key=lambda card: card.unnumbered):
                parts += _unit(unit, list(cards), lang)
    return "\n\n".join(parts) + "\n"


def _group(card: DeckCard) -> str:
    if not card.card.locked:
        return "starting"
    return "units" if card.counter else "assets"


def _unit(unit: str, cards: list[DeckCard], lang: str) -> list[str]:
    """What all have in common, then man by man."""
    first = cards[0]
    title = soldier_name(first.card.title, first.squad, lang, HOME)
    told = [
        f"**{title}**",
        say("soldiers-page-initiative", lang=lang, initiative=first.card.initiative),
        *_defence(first, lang),
        " · ".join(action_text(action, lang) for action in first.actions)
        or say("book-no-actions", lang=lang),
        say(f"origin-{first.card.origin}", lang=lang),
    ]
    regular = [card for card in cards if card.card.grade == "regular" and card.card.number]
    if not regular:
        return [", ".join(told) + f" × {first.card.copies}"]
    others = {(str(card.card.grade), card.card.number): card for card in cards}
    columns = ["number", "soldier"]
    columns += [grade for grade in ("upgraded", "reserve") if (grade, first.card.number) in others]
    rows = [[_say(column, lang) for column in columns], ["---"] * len(columns)]
    for card in regular:
        row = [card.card.designation, card.card.soldier]
        row += [_changed(card, others.get((grade, card.card.number)), lang) for grade in columns[2:]]
        rows.append(row)
    return [", ".join(told), "\n".join(f"| {' | '.join(row)} |" for row in rows)]


def _defence(card: DeckCard, lang: str) -> Iterable[str]:
    if card.card.armour:
        yield say("book-armoured", lang=lang, armour=card.card.armour)
    elif card.card.defence:
        yield say("soldiers-page-defence", lang=lang, defence=card.card.defence)


def _changed(regular: DeckCard, other: DeckCard | None, lang: str) -> str:
    """What the other card does otherwise, and whose it is."""
    if other is None:
        return NONE
    better, worse = differences(regular.card, other.card)
    [change] = better + worse
    if change.startswith("initiative "):
        text = say("soldiers-page-initiative", lang=lang, initiative=other.card.initiative)
    elif change.startswith("without "):
        text = say("soldiers-page-without", lang=lang, action=_action(change.removeprefix("without "), lang))
    elif len(other.actions) > len(regular.actions):
        text = say("soldiers-page-also", lang=lang, action=_action(change, lang))
    else:
        text = _action(change, lang)
    if other.card.soldier == regular.card.soldier:
        return text
    return say("soldiers-page-stand-in", lang=lang, soldier=other.card.soldier, change=text)


def _action(text: str, lang: str) -> str:
    return action_text(parse_action(text), lang)


def _say(key: str, lang: str) -> str:
    return say(f"soldiers-page-{key}", lang=lang)


if __name__ == "__main__":
    for path, text in render().items():
        path.write_text(text, encoding="utf-8")
