"""An embattled city on the brick map and beside it, in a sign or a word.

507[1/3]⌂7▲ G       a building: cover within it and against other tiles, its structural defence
503[1+3]∩ S         fortified: cover of whoever controls it; the mouth of a tunnel
504[0]≈ ♦2 ◎MA      smoke, two mission points, and who keeps watch over it
RA!                 a routed unit
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.text import Text

from undaunted.cli.screen.canvas import Bit
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.codes import Codes
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.cli.screen.minefield import laid
from undaunted.game.telling.names import Names
from undaunted.game.view import SeatView, TileView, View

PICKED = "bold reverse"


def cover(tile: TileView) -> str:
    """What counts against fire from other tiles, or for its holder, after what counts always."""
    if tile.building:
        return f"{tile.cover}/{tile.building}"
    return f"{tile.cover}+{tile.fortified}" if tile.fortified else str(tile.cover)


def signs(tile: TileView, view: View, glyphs: Glyphs, aims: Collection[str]) -> list[Bit]:
    """What stands on the ground there: a building to hit, a tunnel, smoke, mission points."""
    sites = {one.kind: one.id for one in view.structures if one.tile == tile.id}
    found = []
    if tile.structure:
        picked = sites.get("building") in aims
        found.append(Bit(f"{glyphs.structure}{tile.structure}", PICKED if picked else "yellow"))
    if tile.tunnel == "open":
        found.append(Bit(glyphs.tunnel, PICKED if sites.get("tunnel") in aims else "bold"))
    if tile.smoke:
        found.append(Bit(glyphs.smoke, "bold"))
    if tile.mission:
        found.append(Bit(f"{glyphs.mission}{tile.mission}", "bold yellow"))
    return found


def watches(tile: TileView, codes: Codes, glyphs: Glyphs) -> list[Bit]:
    """Whoever keeps watch over it, by his code."""
    units = [unit for unit in codes.view.counters if unit.id in tile.watched_by]
    return [Bit(f"{glyphs.watch}{codes.soldier(unit)}", f"bold {codes.style(unit.side)}") for unit in units]


def facts(tile: TileView, view: View, names: Names) -> Iterator[str]:
    """The same in words."""
    if tile.structure:
        yield names.say("tile-building", defence=tile.structure)
    if tile.fortified:
        yield names.say("tile-fortified", cover=tile.fortified)
    if tile.tunnel:
        yield names.say(f"tile-tunnel-{tile.tunnel}")
    if tile.smoke:
        yield names.say("tile-smoke")
    if tile.mission:
        yield names.say("tile-mission", points=tile.mission)
    for side, points in tile.gains.items():
        yield names.say("tile-gains", side=side, points=points)
    for unit in tile.watched_by:
        yield names.say("tile-watched", unit=unit)


def mines(view: View, names: Names, glyphs: Glyphs) -> Iterator[Text]:
    """One line, where any lie: `Mines: 504-505 ○ Soviets, 506-507 ● Germans`."""
    if not names.stage.table.city_cells or not view.mines:
        return
    title = names.say("screen-entry", title=names.say("title-mines"))
    where = ", ".join(f"{one.id} {laid(one, glyphs)} {names.side(one.owner)}" for one in view.mines)
    yield Text.assemble((title, "bold"), f" {where}")


def losses(seat: SeatView, cards: Cards) -> tuple[dict[str, int], dict[str, int]]:
    """The fallen, and what was set aside: Fog of War, Bombers."""
    aside = {
        name: count
        for name, count in seat.removed.items()
        if cards.knows(name) and cards.card(name).card.kind != "combat"
    }
    return {name: count for name, count in seat.removed.items() if name not in aside}, aside


def legend(view: View, names: Names, glyphs: Glyphs) -> Iterator[str]:
    yield names.say("legend-city", building=glyphs.structure)
    told = {
        "tunnel": any(tile.tunnel for tile in view.tiles),
        "smoke": any(deed.word == "Smoke" for deed in names.stage.deeds),
        "watch": any(deed.word == "Overwatch" for deed in names.stage.deeds),
        "mission": any(tile.mission for tile in view.tiles),
    }
    meant = [names.say(f"legend-{sign}", sign=getattr(glyphs, sign)) for sign, here in told.items() if here]
    if meant:
        yield names.say("legend-signs", signs=", ".join(meant))
