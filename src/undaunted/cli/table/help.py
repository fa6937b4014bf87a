"""Pages to read beside the game: rules, keys, signs, tiles."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.cli.screen import siege
from undaunted.cli.screen.board import cover_text
from undaunted.cli.screen.codes import Codes, marker
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.cli.screen.minefield import laid
from undaunted.cli.screen.wrap import wrap
from undaunted.game.questions import ATTACKS
from undaunted.messages import say

KEYS = (
    "number", "enter", "advice", "undo", "rule", "log", "cards", "opponent", "why", "board", "vehicles",
    "quit",
)  # fmt: skip


def rule(topic: str, asked: str, width: int, lang: str) -> list[Text]:
    """A rule, one sentence a line; with the sum of an attack where one is made."""
    sentences = say(f"rule-{topic}", lang=lang).splitlines()
    if asked in ATTACKS:
        sentences += ["", *say("rule-odds", lang=lang).splitlines()]
    return [row for sentence in sentences for row in wrap(Text(sentence), width, indent=2)]


def keys(width: int, lang: str) -> list[Text]:
    return [row for key in KEYS for row in wrap(Text(say(f"key-{key}", lang=lang)), width, indent=3)]


def legend(codes: Codes, glyphs: Glyphs, width: int) -> list[Text]:
    """What the signs on the board mean."""
    return [row for text in _legend(codes, glyphs) for row in wrap(Text(text), width, indent=2)]


def _legend(codes: Codes, glyphs: Glyphs) -> Iterator[str]:
    view, names, letters = codes.view, codes.names, codes.letters
    lang = names.lang
    one, other = codes.sides[:2]
    driven = {vehicle.id for vehicle in view.vehicles}
    yield say("legend-tile", lang=lang, star=glyphs.star)
    yield say("legend-units", lang=lang, one=names.side(one), other=names.side(other))
    for side in codes.sides:
        units = [unit for unit in view.counters if unit.side == side]
        listed = ", ".join(f"{codes.counter(unit).rstrip('~+!')} {names.counter(unit.id)}" for unit in units)
        yield names.say("legend-codes", side=side, codes=listed)
    if view.vehicles:
        yield say("legend-vehicles", lang=lang, vacant=glyphs.vacant)
    if any(unit.armour and not unit.defence for unit in view.counters if unit.id not in driven):
        yield say("legend-armoured", lang=lang)
    if names.stage.table.city_cells:
        yield from siege.legend(view, names, glyphs)
    standing = [one for one in view.structures if not one.kind]
    if standing:
        listed = ", ".join(f"{codes.structure(one)} {names.structure(one.id)}" for one in standing)
        yield say("legend-structures", lang=lang, sign=glyphs.structure, gone=glyphs.times, codes=listed)
    for side in codes.sides:
        yield say(
            "legend-markers",
            lang=lang,
            side=names.side(side),
            scouted=marker(letters[side], "scouted"),
            controlled=marker(letters[side], "controlled"),
        )
    mines = names.stage.scenario.mines or any(deed.word == "Mine" for deed in names.stage.deeds)
    signs = {
        "target": any(action.word == "Target" for action in names.stage.deeds) and glyphs.target,
        "radio": any(tile.radio for tile in view.tiles) and glyphs.radio,
        "rough": any(tile.rough for tile in view.tiles) and glyphs.rough,
        "escape": any(tile.escapes for tile in view.tiles) and glyphs.escape,
        "personnel": mines and glyphs.personnel,
        "armour": mines and glyphs.armour,
        "both": names.stage.scenario.mines and glyphs.both,
    }
    if names.stage.automaton:
        yield say("legend-tagged", lang=lang)
    meanings = [say(f"legend-{name}", lang=lang, sign=sign) for name, sign in signs.items() if sign]
    if meanings:
        yield say("legend-signs", lang=lang, signs=", ".join(meanings))


def tiles(codes: Codes, glyphs: Glyphs, width: int) -> list[Text]:
    """Every tile spelled out, with the whole of a crowd."""
    view, names = codes.view, codes.names
    lang = names.lang
    rows: list[Text] = []
    for tile in view.tiles:
        text = Text.assemble((f"{tile.id:<4}", "bold"))
        facts = [names.terrain(tile.terrain), say("tile-cover", lang=lang, cover=cover_text(tile))]
        if tile.rough:
            facts.append(say("tile-rough", lang=lang))
        if tile.points:
            facts.append(say("tile-points", lang=lang, points=tile.points))
        facts += [names.say(f"tile-{mark}", side=side) for side, mark in tile.markers.items()]
        facts += [names.say("tile-spawn", side=side) for side in tile.spawns]
        facts += [names.say("tile-target", side=side) for side in tile.targeted_by]
        facts += [names.say("tile-escape", side=side) for side in tile.escapes]
        if tile.radio:
            facts.append(say("tile-radio", lang=lang))
        facts += siege.facts(tile, view, names)
        for structure in view.structures:
            if structure.tile == tile.id and not structure.kind:
                key = "tile-ruin" if structure.destroyed_by else "tile-structure"
                facts.append(names.say(key, structure=structure.id))
        for mined in view.mines:
            if tile.id in mined.tiles:
                other = next(one for one in mined.tiles if one != tile.id)
                facts.append(say("tile-mined", lang=lang, tile=other, mines=laid(mined, glyphs)))
        text.append(", ".join(facts))
        for unit in view.counters:
            if unit.tile == tile.id:
                text.append("  ")
                text.append(codes.counter(unit), f"bold {codes.style(unit.side)}")
        rows += wrap(text, width, indent=6)
    return rows
