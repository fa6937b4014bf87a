"""Writes the page of all solo cards, in every language, from their trees: `python tools/solo_page.py`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from solo_set_ups import table
from undaunted.content import Pack, packs
from undaunted.game.telling.wording import side_name
from undaunted.messages import languages, name, say
from undaunted.solo.shelf import files, read
from undaunted.solo.tree import SoloCard
from undaunted.solo.words.sentences import Sentences

PLAYERS = Path(__file__).parents[1] / "docs/players"
HEAD = "<!-- Written by tools/solo_page.py from the cards of the packs. Do not edit. -->"


def render() -> dict[Path, str]:
    """Every page by its path."""
    return {PLAYERS / ("" if lang == "en" else lang) / "solo-cards.md": _page(lang) for lang in languages()}


def _page(lang: str) -> str:
    told = {home.id: own_cards(home) for home in packs().values()}
    every = [card for cards in told.values() for card in cards]
    printed = sum(card.origin == "printed" for card in every)
    parts = [HEAD, f"# {say('solo-page-title', lang=lang)}"]
    parts.append(say("solo-page-head", lang=lang, cards=len(every), printed=printed))
    for home in packs().values():
        if told[home.id]:
            parts.append(f"## {name(f'pack-{home.id}', home.title, lang)}")
            parts += _of_pack(told[home.id], Sentences(lang))
    parts += _set_ups(lang)
    return "\n\n".join(parts) + "\n"


def _set_ups(lang: str) -> list[str]:
    """What the scenarios say, pack by pack."""
    parts = [f"## {say('solo-page-set-ups', lang=lang)}", say("solo-page-set-ups-head", lang=lang)]
    for home in packs().values():
        rows = table(home, lang)
        if rows:
            parts += [f"### {name(f'pack-{home.id}', home.title, lang)}", *rows]
    return parts


def own_cards(home: Pack) -> list[SoloCard]:
    """Those that lie in the pack itself, by number."""
    found = [read(home, path) for path in files(home)]
    return sorted(found, key=lambda card: (int(card.number[:-1]), card.number[-1]))


def _of_pack(cards: list[SoloCard], words: Sentences) -> list[str]:
    parts = []
    for card in cards:
        origin = say(f"solo-origin-{card.origin}", lang=words.lang)
        parts.append(f"### {card.number} · {words.title(card.title)} ({origin})")
        serves = [
            words.say("solo-page-serves", side=side_name(side, words.lang), scenarios=ranges(ids))
            for side, ids in card.scenarios.items()
        ]
        parts.append(" · ".join(serves))
        parts += [f"> {box}" for box in words.boxes(card)]
        parts.append("\n".join(row for line in card.lines for row in _rows(words.line(line))))
    return parts


def _rows(line: list[tuple[str, str]]) -> list[str]:
    first, *rest = line
    rows = [f"- **{first[0]}** {_plain(first[1])}"]
    return rows + [f"  - {f'**{label}** ' if label else ''}{_plain(text)}" for label, text in rest]


def _plain(text: str) -> str:
    """Brackets would be links."""
    return text.replace("[", "\\[").replace("]", "\\]").replace(" > ", " › ")


def ranges(ids: tuple[str, ...]) -> str:
    """`1, 3, 7–9`."""
    numbers = [int(id) for id in ids if id.isdigit()]
    told = []
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        told.append(str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}")
    return ", ".join([*told, *(id for id in ids if not id.isdigit())])


if __name__ == "__main__":
    for path, text in render().items():
        path.write_text(text, encoding="utf-8")
