"""A campaign's book: its graph of games, from the folder `campaign` of a pack, beside the pack's cards."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from undaunted.campaign.schema import UPGRADES, CampaignFile, Ending, Level, State
from undaunted.content.errors import ContentError, Problem, raise_all
from undaunted.content.folder import Pack
from undaunted.content.loader import pack as find_pack
from undaunted.content.naming import slug
from undaunted.content.read import convert, read_toml
from undaunted.content.remembering import remembered
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Scenario
from undaunted.messages import has, say

FOLDER = "campaign"
END = "END"


@dataclass(frozen=True, eq=False)
class Book:
    """All that does not change while a campaign is played."""

    pack: Pack
    file: CampaignFile
    levels: tuple[Level, ...]
    files: Mapping[int, str]
    """Where each level stands, for those who have to mend it."""

    @property
    def sides(self) -> tuple[str, ...]:
        return self.pack.sides

    @property
    def folder(self) -> Path:
        return self.pack.folder / FOLDER

    @cached_property
    def states(self) -> dict[str, State]:
        return {name: state for level in self.levels for name, state in level.states.items()}

    def level(self, state: str) -> Level:
        return next(level for level in self.levels if state in level.states)

    def scenario(self, state: str) -> Scenario:
        return self.pack.scenarios[str(self.states[state].scenario)]

    def unlocked(self, state: str, side: str) -> tuple[str, ...]:
        """Who joins a side when this state is entered, by number."""
        return (*self.level(state).unlock.get(side, ()), *self.states[state].unlock.get(side, ()))

    def integrates(self, state: str) -> tuple[str, ...]:
        """Squads that are made one in this state."""
        return self.states[state].integrate or self.level(state).integrate

    def integrated(self, state: str) -> tuple[str, ...]:
        """Squads that are one in this state: once made so, they stay so."""
        return self._integrated[state]

    @cached_property
    def _integrated(self) -> dict[str, tuple[str, ...]]:
        found = {state: self.integrates(state) for state in self.states}
        waiting = [state for state, joined in found.items() if joined]
        while waiting:
            state = waiting.pop()
            for after in self.states[state].next.values():
                if not is_end(after) and not found[after]:
                    found[after] = found[state]
                    waiting.append(after)
        return found

    def upgrades(self, state: str, side: str) -> int:
        return self.states[state].upgrades.get(side, UPGRADES)

    @cached_property
    def cards(self) -> dict[str, dict[str, DeckCard]]:
        """By side, the cards that are one soldier each, by designation."""
        return {
            side: {
                card.card.designation: card for card in self.pack.roster(side).values() if card.card.number
            }
            for side in self.sides
        }

    @cached_property
    def by_name(self) -> dict[str, dict[str, str]]:
        """By side, the designation of each such card by the name that decks use."""
        return {side: {card.name: key for key, card in cards.items()} for side, cards in self.cards.items()}

    def regular(self, side: str, number: str) -> str:
        """The designation of a soldier's regular card."""
        return next(
            key
            for key, card in self.cards[side].items()
            if card.card.number == number and card.card.grade == "regular"
        )

    @cached_property
    def hash(self) -> str:
        """Of all that steps follow from: the graph without its texts, and who is who."""
        graph = {name: _played(state) for name, state in self.states.items()}
        played = {
            "start": self.file.start,
            "ends": {name: end.winner for name, end in self.file.ends.items()},
            "areas": {name: area.holder for name, area in self.file.areas.items()},
            "levels": [(level.level, level.unlock, level.integrate) for level in self.levels],
            "states": graph,
            "cards": {
                side: {key: (card.name, card.card.kind, card.card.grade) for key, card in cards.items()}
                for side, cards in self.cards.items()
            },
        }
        return hashlib.sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()

    def text(self, english: str, lang: str, *part: str) -> str:
        """A text of the book, which another language may say in its own words: `campaign-stalingrad-6b-…`."""
        key = "-".join(["campaign", slug(self.pack.id), *(slug(one) for one in part)])
        # Lines are joined at blanks only: a no-break space stays one.
        return re.sub(r"[ \n]+", " ", say(key, lang=lang) if has(key, lang) else english).strip()


def _played(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(state)
    plain.pop("briefing", None)
    for intel in plain.get("intel", {}).values():
        intel.pop("text")
    return plain


def is_end(state: str) -> bool:
    return state.startswith(END)


@remembered
def has_book(pack: Pack) -> bool:
    return (pack.folder / FOLDER / "campaign.toml").exists()


def book(name: str) -> Book:
    """The campaign of a pack; a ContentError says why there is none."""
    return _book(find_pack(name))


@remembered
def _book(pack: Pack) -> Book:
    return read_book(pack)


def read_book(pack: Pack) -> Book:
    """Read and resolved: every name in it means something."""
    from undaunted.campaign.resolve import problems  # which looks at books

    home = pack.folder / FOLDER
    if not has_book(pack):
        expected = "the file of a campaign"
        raise ContentError(file=str(home / "campaign.toml"), found="no campaign", expected=expected)
    found: list[Problem] = []
    file = _campaign_file(home / "campaign.toml", pack.sides)
    levels: dict[int, Level] = {}
    files: dict[int, str] = {}
    for path in level_files(pack):
        try:
            level = convert(read_toml(path), Level, str(path))
        except ContentError as error:
            found += error.problems
            continue
        if first := files.get(level.level):
            again = f"{level.level} again, beside {first}"
            found.append(Problem(file=str(path), key="level", found=again, expected="a level of its own"))
        levels[level.level], files[level.level] = level, str(path)
    raise_all(found)
    told = Book(pack, file, tuple(levels[number] for number in sorted(levels)), files)
    raise_all(problems(told))
    return told


def level_files(pack: Pack) -> list[Path]:
    return sorted((pack.folder / FOLDER / "levels").glob("*.toml"))


def level_file(book: Book, level: Level) -> str:
    return book.files[level.level]


def _campaign_file(path: Path, sides: tuple[str, ...]) -> CampaignFile:
    """The text of an end stands under the name of the side that it is for."""
    raw = read_toml(path)
    ends = raw.get("ends")
    if isinstance(ends, dict):
        raw["ends"] = {name: _ending(end, sides) for name, end in ends.items()}
    return convert(raw, CampaignFile, str(path))


def _ending(raw: object, sides: tuple[str, ...]) -> object:
    if not isinstance(raw, Mapping):
        return raw
    texts = {side: raw[side] for side in sides if side in raw}
    return {key: part for key, part in raw.items() if key not in texts} | {"texts": texts}


__all__ = ["END", "Book", "Ending", "book", "has_book", "is_end", "level_file", "level_files", "read_book"]
