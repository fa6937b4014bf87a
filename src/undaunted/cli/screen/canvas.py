"""A sheet of characters on which boxes share their borders."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8

# By the directions in which lines leave a cell.
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
ASCII_LINES = " ||||+++-+++-+++"


@dataclass(frozen=True)
class Bit:
    """A piece of text in one style; "" is the terminal's own."""

    text: str
    style: str = ""

    def __len__(self) -> int:
        return len(self.text)


class Canvas:
    """Text lies over lines, and lines that meet are joined."""

    def __init__(self, width: int, height: int, lines: str = LINES, line_style: str = "dim") -> None:
        self.width = width
        self.height = height
        self._glyphs = lines
        self._line_style = line_style
        self._edges = [[0] * width for _ in range(height)]
        self._bits: list[list[Bit | None]] = [[None] * width for _ in range(height)]

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """The outline through these columns and rows."""
        for column in range(left, right + 1):
            along = (LEFT if column > left else 0) | (RIGHT if column < right else 0)
            for row in (top, bottom):
                self._edges[row][column] |= along
        for row in range(top, bottom + 1):
            along = (UP if row > top else 0) | (DOWN if row < bottom else 0)
            for column in (left, right):
                self._edges[row][column] |= along

    def write(self, column: int, row: int, bits: list[Bit]) -> None:
        """Text from here to the right; what leaves the sheet is lost."""
        for bit in bits:
            for letter in bit.text:
                if column < self.width and row < self.height:
                    self._bits[row][column] = Bit(letter, bit.style)
                column += 1

    def is_free(self, column: int, row: int) -> bool:
        """Is there no text yet?"""
        return self._bits[row][column] is None

    def texts(self) -> list[Text]:
        """The rows, without blanks at their ends."""
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Text:
        text = Text()
        cells = [self._cell(row, column) for column in range(self.width)]
        # Runs of one style, or the terminal would get a change of style for every letter.
        for style, run in groupby(cells, key=lambda cell: cell.style):
            text.append("".join(cell.text for cell in run), style)
        text.rstrip()
        return text

    def _cell(self, row: int, column: int) -> Bit:
        edges = self._edges[row][column]
        return self._bits[row][column] or Bit(self._glyphs[edges], self._line_style if edges else "")
