"""Styled lines cut to a width."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Broken between words; what follows the first line is indented."""
    if text.cell_len <= width:
        return [text]
    rows: list[Text] = []
    start = 0
    plain = text.plain
    while start < len(plain):
        lead = indent if rows and width > 2 * indent else 0
        end = start + max(1, width - lead)
        if end < len(plain):
            space = plain.rfind(" ", start + 1, end + 1)
            end = space if space > start and plain[start:space].strip() else end
        row = Text(" " * lead) + text[start:end]
        row.rstrip()
        rows.append(row)
        start = end
        while rows and start < len(plain) and plain[start] == " ":
            start += 1
    return rows


def cut(text: Text, width: int, more: str) -> Text:
    """One line at most this wide; a sign at the end says that something is missing."""
    if text.cell_len <= width:
        return text
    return text[: max(0, width - cell_len(more))] + Text(more)
