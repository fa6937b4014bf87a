"""The rules for readers, all of them and in every language: for the browser's page and for docs/players.

The texts are Markdown, `<language>/<number>-<chapter>.md`: a chapter is `# Title {#id}`, a section
`## Title {#id .game}`. One that names no game belongs to all. What the packs know already stands there as
`{cards normandy}` and is made from them.
"""

from __future__ import annotations

from undaunted.rulebook.book import GAMES, Block, Chapter, Rulebook, Section, rulebook

__all__ = ["GAMES", "Block", "Chapter", "Rulebook", "Section", "rulebook"]
