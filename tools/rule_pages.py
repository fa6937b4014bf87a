"""Writes the rules for players from the rulebook that the program carries: `python tools/rule_pages.py`."""

from __future__ import annotations

import re
from pathlib import Path

from undaunted.messages import languages, name, say
from undaunted.rulebook import GAMES, Block, Rulebook, rulebook

PLAYERS = Path(__file__).parents[1] / "docs/players"
NAMES = {
    "normandy": "rules.md",
    "north-africa": "rules-north-africa.md",
    "stalingrad": "rules-stalingrad.md",
}
HEAD = "<!-- Written by tools/rule_pages.py from src/undaunted/rulebook. Do not edit. -->"


def render() -> dict[Path, str]:
    """Every page by its path."""
    return {
        PLAYERS / ("" if lang == "en" else lang) / NAMES[game]: _page(rulebook(lang).of(game), game, lang)
        for lang in languages()
        for game in GAMES
    }


def _page(book: Rulebook, game: str, lang: str) -> str:
    title = say("book-title-of", lang=lang, game=str(name(f"pack-{game}", game, lang)))
    anchors = {one.id: _anchor(one.title) for one in book.sections()}
    parts = [HEAD, f"# {title}", say("book-head", lang=lang)]
    for chapter in book.chapters:
        parts.append(f"## {chapter.title}")
        for section in chapter.sections:
            parts.append(f"### {section.title}")
            parts += [_block(block, anchors) for block in section.blocks]
    return "\n\n".join(parts) + "\n"


def _block(block: Block, anchors: dict[str, str]) -> str:
    if block.kind == "table":
        rows = [[_linked(cell, anchors) for cell in row] for row in block.rows]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])
    texts = [_linked(text, anchors) for text in block.texts]
    marks = {"list": "- ", "example": "> "}
    return "\n".join(
        f"{number}. {text}" if block.kind == "steps" else marks.get(block.kind, "") + text
        for number, text in enumerate(texts, 1)
    )


def _linked(text: str, anchors: dict[str, str]) -> str:
    """Links as the page has them; what this game does not have is left unlinked."""

    def link(found: re.Match[str]) -> str:
        anchor = anchors.get(found[2])
        return f"[{found[1]}](#{anchor})" if anchor else found[1]

    return re.sub(r"\[([^]]+)\]\(#([a-z0-9-]+)\)", link, text)


def _anchor(title: str) -> str:
    """As GitHub makes it of a heading."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip())


if __name__ == "__main__":
    for path, text in render().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
