"""A card's file: its head, its boxed rules, and its lines as they stand on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from undaunted.content.errors import ContentError, one_of
from undaunted.solo.text.sentences import sentences
from undaunted.solo.text.words import Known, Miss, Words, tokens
from undaunted.solo.tree import Box, Line, Sentence, SoloCard, SubLine

ORIGINS = ("printed", "ours")
_HEAD = re.compile(r"(?P<number>\d{1,3}[A-Z])\s+(?P<title>\S.*)")
_KEY = re.compile(r"(?P<key>[A-Za-z][A-Za-z0-9-]*):\s*(?P<value>.*)")
_LINE = re.compile(r"(?P<number>[IVX]+)(?:\s+(?P<text>.*))?")
_SUB = re.compile(r"(?P<letter>[A-H])\)\s+(?P<text>.*)")
_BOX = re.compile(r"When (?P<title>.+) moves onto an unscouted tile: scout it\.")
_RANGE = re.compile(r"(?P<first>\d+)(?:\s*[–-]\s*(?P<last>\d+))?|(?P<name>[a-z][a-z0-9-]*)")
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def read_card(text: str, file: str, sides: Iterable[str], known: Known) -> SoloCard:
    """The card in a text; a ContentError says in which line what is wrong.

    Indentation tells what belongs together: under `A)` stands deeper what goes on with it, and not deeper
    what closes the line.
    """
    return _Reader(text, file, tuple(sides), known).card()


class _Reader:
    def __init__(self, text: str, file: str, sides: tuple[str, ...], known: Known) -> None:
        self.file = file
        self.sides = sides
        self.known = known
        # (number of the line, how far it is indented, what it says)
        self.rows = [
            (number, len(row) - len(row.lstrip()), row.strip())
            for number, row in enumerate((_bare(row) for row in text.expandtabs(4).splitlines()), 1)
            if row.strip()
        ]
        self.at = 0

    def card(self) -> SoloCard:
        number, title = self._head()
        origin, scenarios = self._keys()
        boxes = self._boxes(title)
        lines: list[Line] = []
        while self.at < len(self.rows):
            lines.append(self._line(len(lines)))
        if not lines:
            raise self._fault(self._end(), "no line", "a line 'I  …'")
        card = SoloCard(number, title, origin, scenarios, tuple(lines), boxes, self.file)
        self._check(card)
        return card

    # The head

    def _head(self) -> tuple[str, str]:
        if not self.rows:
            raise self._fault(1, "nothing", "a number and a title: '14B  Scout'")
        line, _, text = self.rows[0]
        match = _HEAD.fullmatch(text)
        if not match:
            raise self._fault(line, repr(text), "a number and a title: '14B  Scout'")
        known = sorted(set(self.known.titles.values()))
        if match["title"] not in known:
            raise self._fault(
                line, repr(match["title"]), one_of(known, match["title"], "the title of a card")
            )
        self.at = 1
        return match["number"], match["title"]

    def _keys(self) -> tuple[str, dict[str, tuple[str, ...]]]:
        origin = ""
        scenarios: dict[str, tuple[str, ...]] = {}
        while self.at < len(self.rows):
            line, indent, text = self.rows[self.at]
            match = _KEY.fullmatch(text)
            if indent or not match:
                break
            key, value = match["key"], match["value"]
            if key == "origin":
                if value not in ORIGINS:
                    raise self._fault(line, repr(value), one_of(ORIGINS, value, "an origin"))
                origin = value
            elif key in self.sides:
                scenarios[key] = self._scenarios(value, line)
            else:
                raise self._fault(line, repr(key), one_of(("origin", *self.sides), key))
            self.at += 1
        if not origin:
            raise self._fault(self._end(), "no origin", "a line 'origin: printed' or 'origin: ours'")
        if not scenarios:
            wanted = " or ".join(f"'{side}: 1, 3, 7–9'" for side in self.sides)
            raise self._fault(self._end(), "no scenarios", f"a line {wanted}")
        return origin, scenarios

    def _scenarios(self, text: str, line: int) -> tuple[str, ...]:
        found: list[str] = []
        for part in text.split(","):
            match = _RANGE.fullmatch(part.strip())
            if not match:
                raise self._fault(line, repr(part.strip()), "scenarios: '1, 3, 7–9'")
            if match["name"]:
                found.append(match["name"])
                continue
            first, last = int(match["first"]), int(match["last"] or match["first"])
            if not first <= last < first + 100:
                raise self._fault(line, repr(part.strip()), "the lower number first")
            found += [str(number) for number in range(first, last + 1)]
        return tuple(found)

    def _boxes(self, title: str) -> tuple[Box, ...]:
        found = []
        while self.at < len(self.rows):
            line, _, text = self.rows[self.at]
            if _LINE.fullmatch(text):
                break
            match = _BOX.fullmatch(text)
            if not match or match["title"] != title:
                wanted = f"'When {title} moves onto an unscouted tile: scout it.', or a line 'I  …'"
                raise self._fault(line, repr(text), wanted)
            found.append(Box(title, "scout"))
            self.at += 1
        return tuple(found)

    # Lines

    def _line(self, index: int) -> Line:
        start, _, text = self.rows[self.at]
        match = _LINE.fullmatch(text)
        if index >= len(NUMERALS) or not match or match["number"] != NUMERALS[index]:
            expected = f"the line {NUMERALS[index]}" if index < len(NUMERALS) else "no more than twelve lines"
            raise self._fault(start, repr(text[:40]), expected)
        opening = [(start, match["text"] or "")]
        sublines: list[tuple[str, list[tuple[int, str]]]] = []
        closing: list[tuple[int, str]] = []
        edge = 0
        self.at += 1
        while self.at < len(self.rows):
            line, indent, text = self.rows[self.at]
            if indent == 0 and _LINE.fullmatch(text):
                break
            sub = _SUB.fullmatch(text)
            if sub and not closing:
                if sub["letter"] != "ABCDEFGH"[len(sublines)]:
                    raise self._fault(line, f"{sub['letter']})", f"{'ABCDEFGH'[len(sublines)]})")
                edge = indent
                sublines.append((sub["letter"], [(line, sub["text"])]))
            elif sub:
                raise self._fault(line, f"{sub['letter']}) after what closes the line", "sub-lines first")
            elif sublines and indent > edge and not closing:
                sublines[-1][1].append((line, text))
            elif sublines:
                closing.append((line, text))
            else:
                opening.append((line, text))
            self.at += 1
        return Line(
            number=NUMERALS[index],
            at=start,
            opening=self._sentences(opening),
            sublines=tuple(SubLine(letter, self._sentences(rows)) for letter, rows in sublines),
            closing=self._sentences(closing),
        )

    def _sentences(self, rows: list[tuple[int, str]]) -> tuple[Sentence, ...]:
        words = Words([token for line, text in rows for token in tokens(text, line)], self.file, self.known)
        try:
            return sentences(words)
        except Miss:
            raise words.fault() from None

    def _check(self, card: SoloCard) -> None:
        from undaunted.solo.text.sense import senseless  # which reads trees, not texts

        for line, found, expected in senseless(card):
            raise self._fault(line, found, expected)

    def _end(self) -> int:
        return self.rows[min(self.at, len(self.rows) - 1)][0] if self.rows else 1

    def _fault(self, line: int, found: str, expected: str) -> ContentError:
        return ContentError(file=self.file, key=f"line {line}", found=found, expected=expected)


def _bare(row: str) -> str:
    """Without its comment."""
    return re.sub(r"(^|\s)#.*", "", row)
