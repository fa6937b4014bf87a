"""Reading a card's text word by word; where no reading fits, what would have fitted where it went wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from undaunted.content.errors import ContentError, one_of
from undaunted.solo.tree import Count

T = TypeVar("T")

_TOKEN = re.compile(r"\d+[A-Z]\b|\d+|[A-Za-z][A-Za-z'’]*|[–-]|≤|≥|[:.,>()\[\]/]|\S")
_ARTICLES = frozenset(("a", "an", "the", "An", "The"))
DASHES = ("–", "-")


class Token(NamedTuple):
    text: str
    line: int


@lru_cache(maxsize=1024)
def _parts(phrase: str) -> list[str]:
    return phrase.casefold().split(" ")


@lru_cache(maxsize=256)
def _longest_first(phrases: tuple[str, ...]) -> list[str]:
    return sorted(phrases, key=len, reverse=True)


class Miss(Exception):
    """This reading does not fit; another may."""


def tokens(text: str, line: int) -> list[Token]:
    """The words of one line of text. Articles mean nothing and are left out."""
    return [Token(word, line) for word in _TOKEN.findall(text) if word not in _ARTICLES]


class Known(NamedTuple):
    """The names of a pack that its cards can speak of."""

    titles: Mapping[str, str]
    """Every title by how it may be written: `riflemen` is `Rifleman`."""
    places: tuple[str, ...] = ()
    """Of places aboard vehicles."""


class Words:
    """A place in the text, and the furthest that any reading came."""

    def __init__(self, tokens: list[Token], file: str, known: Known) -> None:
        self.tokens = tokens
        self._folded = [token.text.casefold() for token in tokens]
        self.file = file
        self.known = known
        self.at = 0
        self._furthest = 0
        self._wanted: dict[str, None] = {}

    @property
    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def see(self, phrase: str) -> bool:
        """Take these words if they are next."""
        parts = _parts(phrase)
        end = self.at + len(parts)
        if self._folded[self.at : end] == parts:
            self.at = end
            return True
        self._want(phrase)
        return False

    def need(self, phrase: str) -> None:
        if not self.see(phrase):
            raise Miss

    def any_of(self, phrases: Iterable[str]) -> str:
        """The longest of these phrases that is next."""
        for phrase in _longest_first(tuple(phrases)):
            if self.see(phrase):
                return phrase
        raise Miss

    def maybe(self, phrases: Iterable[str]) -> str:
        try:
            return self.any_of(phrases)
        except Miss:
            return ""

    def match(self, pattern: str, what: str) -> str:
        """A single word of a certain look, in its own spelling."""
        if not self.done and re.fullmatch(pattern, self.tokens[self.at].text):
            self.at += 1
            return self.tokens[self.at - 1].text
        self._want(what)
        raise Miss

    def number(self) -> int:
        return int(self.match(r"\d+", "a number"))

    def title(self) -> str:
        """A soldier, vehicle or card by its title, in the singular or the plural."""
        start = self.at
        for length in range(4, 0, -1):
            phrase = " ".join(self._folded[start : start + length])
            if phrase in self.known.titles:
                self.at = start + length
                return self.known.titles[phrase]
        self._want("a title")
        raise Miss

    def deck(self) -> str:
        """A bolster deck by its name: a squad's letter, or a word."""
        found = self.match("[A-Za-z]+", "the name of a bolster deck")
        return found if len(found) == 1 else found.casefold()

    def place(self) -> str:
        """A place aboard."""
        return self.any_of(self.known.places)

    def either(self, *readings: Callable[[], T]) -> T:
        """The first reading that fits."""
        start = self.at
        for reading in readings:
            try:
                return reading()
            except Miss:
                self.at = start
        raise Miss

    def try_(self, reading: Callable[[], T]) -> T | None:
        start = self.at
        try:
            return reading()
        except Miss:
            self.at = start
            return None

    def count(self) -> Count:
        """`2`, `2 or more`, `≥ 2`, `1 or fewer`, `≤ 8`."""
        if self.see("≤"):
            return Count(self.number(), "or fewer")
        if self.see("≥"):
            return Count(self.number(), "or more")
        number = self.number()
        if self.maybe(("or fewer", "or less")):
            return Count(number, "or fewer")
        return Count(number, "or more" if self.see("or more") else "exactly")

    def _want(self, phrase: str) -> None:
        if self.at > self._furthest:
            self._furthest = self.at
            self._wanted = {}
        if self.at == self._furthest:
            self._wanted[phrase] = None

    def fault(self) -> ContentError:
        """What is wrong, told where the best reading ended."""
        if self._furthest < len(self.tokens):
            token = self.tokens[self._furthest]
            rest = [t.text for t in self.tokens[self._furthest : self._furthest + 4] if t.line == token.line]
            line, found, meant = token.line, " ".join(rest), token.text
        else:
            line = self.tokens[-1].line if self.tokens else 0
            found = meant = ""
        words = sorted(self._wanted)
        if "a title" in words:
            near = _nearest(self.known.titles, found, meant)
            words += [title for form, title in self.known.titles.items() if _alike(form, near)]
        shown = repr(found) if found else "the end of the sentence"
        return ContentError(
            file=self.file,
            key=f"line {line}",
            found=shown,
            expected=one_of(words, _nearest(words, found, meant)),
        )


def _alike(one: str, other: str) -> bool:
    import difflib

    return difflib.SequenceMatcher(None, one.casefold(), other.casefold()).ratio() > 0.7


def _nearest(words: Iterable[str], found: str, meant: str) -> str:
    """As many words of what was found as the phrases have that they are compared with."""
    import difflib

    folded = found.casefold().split(" ")
    best, ratio = meant, 0.0
    for phrase in words:
        start = " ".join(folded[: len(phrase.split(" "))])
        near = difflib.SequenceMatcher(None, phrase.casefold(), start).ratio()
        if near > ratio:
            best, ratio = start, near
    return best
