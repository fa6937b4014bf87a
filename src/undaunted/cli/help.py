"""Pages to read beside the game: rules, keys, signs, tiles."""

from __future__ import annotations

from rich.text import Text

from undaunted.cli.board import cover_text
from undaunted.cli.codes import marker, side_letters, side_style, unit_code
from undaunted.cli.glyphs import Glyphs
from undaunted.cli.wrap import wrap
from undaunted.game.question import Question
from undaunted.game.things import slug
from undaunted.game.view import View
from undaunted.messages import say

KEYS = ("number", "enter", "undo", "rule", "log", "cards", "opponent", "board", "quit")
ATTACKS = ("shoot", "blast")


def rule_topic(question: Question) -> str:
    """The rule behind a question: that of the action under way, or of the moment."""
    if question.action and question.kind != "spawn":
        return slug(question.action.split(" ")[0])
    return {"use": "turn"}.get(question.kind, question.kind)


def rule(topic: str, asked: str, width: int, lang: str) -> list[Text]:
    """A rule, one sentence a line; with the sum of an attack where one is made."""
    sentences = say(f"rule-{topic}", lang=lang).splitlines()
    if asked in ATTACKS:
        sentences += ["", *say("rule-odds", lang=lang).splitlines()]
    return [row for sentence in sentences for row in wrap(Text(sentence), width, indent=2)]


def keys(width: int, lang: str) -> list[Text]:
    return [row for key in KEYS for row in wrap(Text(say(f"key-{key}", lang=lang)), width, indent=3)]


def legend(view: View, glyphs: Glyphs, width: int, lang: str) -> list[Text]:
    """What the signs on the board mean."""
    sides = [side.name for side in view.sides]
    letters = side_letters(sides)
    one, other = sides[:2]
    texts = [
        say("legend-tile", lang=lang, star=glyphs.star),
        say("legend-units", lang=lang, one=one, other=other),
        *(
            say(
                "legend-markers",
                lang=lang,
                side=side,
                scouted=marker(letters[side], "scouted"),
                controlled=marker(letters[side], "controlled"),
            )
            for side in sides
        ),
        say("legend-signs", lang=lang, target=glyphs.target, radio=glyphs.radio),
    ]
    return [row for text in texts for row in wrap(Text(text), width, indent=2)]


def tiles(view: View, width: int, lang: str) -> list[Text]:
    """Every tile spelled out, with the whole of a crowd."""
    sides = [side.name for side in view.sides]
    rows: list[Text] = []
    for tile in view.tiles:
        text = Text.assemble((f"{tile.id:<4}", "bold"))
        facts = [tile.terrain, say("tile-cover", lang=lang, cover=cover_text(tile))]
        if tile.points:
            facts.append(say("tile-points", lang=lang, points=tile.points))
        facts += [say(f"tile-{mark}", lang=lang, side=side) for side, mark in tile.markers.items()]
        facts += [say("tile-spawn", lang=lang, side=side) for side in tile.spawns]
        facts += [say("tile-target", lang=lang, side=side) for side in tile.targeted_by]
        if tile.radio:
            facts.append(say("tile-radio", lang=lang))
        text.append(", ".join(facts))
        for unit in view.counters:
            if unit.tile == tile.id:
                text.append("  ")
                text.append(unit_code(unit, sides), f"bold {side_style(sides, unit.side)}")
        rows += wrap(text, width, indent=6)
    return rows
