"""The rulebook as data: chapters, sections, and blocks of text with a little Markdown in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from undaunted.rulebook.tables import made

GAMES = ("normandy", "north-africa", "stalingrad")
FOLDER = Path(__file__).parent
_HEAD = re.compile(r"(#{1,2}) (.+?) \{#([a-z0-9-]+)((?: \.[a-z-]+)*)\}")
_MADE = re.compile(r"\{([a-z]+)((?: [\w-]+)*)\}")
_ITEM = re.compile(r"(- |\d+\. |> )")
_KINDS = {"- ": "list", "> ": "example"}


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind`: text, list, steps, example or table. The first row of a table is its head.

    Texts have `**strong**`, `*slanted*` and `[links](#section)`, and nothing else.
    """

    kind: str
    texts: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Section(msgspec.Struct, frozen=True):
    """`games`: those it holds for; none named means all."""

    id: str
    title: str
    games: tuple[str, ...]
    blocks: tuple[Block, ...]


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    games: tuple[str, ...]
    sections: tuple[Section, ...]


class Rulebook(msgspec.Struct, frozen=True):
    chapters: tuple[Chapter, ...]

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def of(self, game: str) -> Rulebook:
        """The rules of one game alone."""
        chapters = [
            msgspec.structs.replace(
                chapter, sections=tuple(one for one in chapter.sections if game in (one.games or GAMES))
            )
            for chapter in self.chapters
        ]
        return Rulebook(tuple(chapter for chapter in chapters if chapter.sections))


@cache
def rulebook(lang: str) -> Rulebook:
    """All rules in one language."""
    return Rulebook(tuple(_chapter(file, lang) for file in sorted((FOLDER / lang).glob("*.md"))))


class Malformed(ValueError):
    """A text that is no chapter, which a test finds."""


def _chapter(file: Path, lang: str) -> Chapter:
    heads: list[tuple[str, str, str, tuple[str, ...]]] = []
    bodies: list[list[str]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            head = _HEAD.fullmatch(line)
            if head is None or (len(head[1]) == 1) == bool(heads):
                raise Malformed(f"{file.name}: {line}")
            heads.append((head[1], head[2], head[3], tuple(head[4].replace(".", "").split())))
            bodies.append([])
        elif bodies:
            bodies[-1].append(line)
    sections = [
        Section(id, title, games, tuple(_blocks("\n".join(body), lang)))
        for (_, title, id, games), body in zip(heads[1:], bodies[1:], strict=True)
    ]
    _, title, id, games = heads[0]
    return Chapter(id, title, games, tuple(sections))


def _blocks(text: str, lang: str) -> Iterator[Block]:
    for part in re.split(r"\n{2,}", text.strip("\n")):
        asked = _MADE.fullmatch(part)
        if asked:
            yield Block("table", rows=made(asked[1], asked[2].split(), lang))
        elif part.startswith("|"):
            rows = [line.strip("|").split("|") for line in part.splitlines()]
            del rows[1]  # the line below the head
            yield Block("table", rows=tuple(tuple(cell.strip() for cell in row) for row in rows))
        elif part:
            yield _worded(part)


def _worded(part: str) -> Block:
    """A paragraph, a list or an example, whose lines are joined."""
    begin = _ITEM.match(part)
    if begin is None:
        return Block("text", (_joined(part),))
    if begin[1] == "> ":
        return Block("example", (_joined(re.sub(r"^> ", "", part, flags=re.MULTILINE)),))
    items = re.split(r"\n(?=- |\d+\. )", part)
    kind = _KINDS.get(begin[1], "steps")
    return Block(kind, tuple(_joined(_ITEM.sub("", item, count=1)) for item in items))


def _joined(text: str) -> str:
    # At blanks only: a no-break space stays one.
    return re.sub(r"[ \n]+", " ", text).strip()
