"""Mines in words: where they lie, and how many can still be laid."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.cli.screen.glyphs import Glyphs
from undaunted.game.telling.names import Names
from undaunted.game.things import MINE_KINDS
from undaunted.game.view import MinedEdge, View


def laid(mined: MinedEdge, glyphs: Glyphs) -> str:
    """The signs of the kinds, each with its number where there are several: `○2●`."""
    counts = [(getattr(glyphs, kind), mined.mines.count(kind)) for kind in MINE_KINDS]
    return "".join(sign + (str(count) if count > 1 else "") for sign, count in counts if count)


def brief(view: View, names: Names, glyphs: Glyphs) -> Iterator[Text]:
    """One line, in games that have mines: `Mines: 4A-9B ○, 4A-22A ● · 3 left to lay`."""
    if not names.stage.scenario.mines:
        return
    title = names.say("screen-entry", title=names.say("title-mines"))
    where = ", ".join(f"{one.id} {laid(one, glyphs)}" for one in view.mines) or names.say("screen-no-mines")
    left = names.say("screen-mines-left", count=view.mine_supply)
    yield Text.assemble((title, "bold"), f" {where}{glyphs.between}{left}")
