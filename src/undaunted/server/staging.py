"""What a scenario looks like, in one language: all that a browser needs to know once and can keep."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from urllib.parse import quote

import undaunted
from undaunted import bots
from undaunted.api import about
from undaunted.content import Pack, broken, exists, pack
from undaunted.content.errors import Problem
from undaunted.content.geometry import corner
from undaunted.content.remembering import remembered
from undaunted.content.stage import Stage as Compiled
from undaunted.content.stage import stage
from undaunted.game.telling.aims import goal_told
from undaunted.game.telling.names import IN_CITY, Names, names
from undaunted.game.telling.ways import ways
from undaunted.game.telling.wording import (
    action_text,
    goal_text,
    side_briefing,
    side_name,
    told_text,
    with_article,
)
from undaunted.game.things import Things, slug
from undaunted.messages import has, ids, languages, name, say
from undaunted.rules import words
from undaunted.server import city, pages, soldiers, soloing
from undaunted.server.tables import seating

NEWCOMERS = "regular"
EMBLEMS = {"US": "star", "German": "bars", "LRDG": "scorpion", "Italian": "chevrons"}
ANY_EMBLEM = ("star", "bars")
TOLD = 5
"""Problems of a broken pack that the lobby lists: enough to know which, lint tells them all."""


@remembered
def catalogue(lang: str) -> pages.Catalogue:
    """All there is to play, and against whom."""
    told = undaunted.scenarios()
    homes = list(dict.fromkeys(one.id.partition("/")[0] for one in told))
    return pages.Catalogue(
        games=tuple(
            pages.GameInfo(
                id=home,
                theatre=theatre(pack(home)),
                title=str(name(f"pack-{home}", pack(home).title, lang)),
                box=_box(pack(home), lang),
                scenarios=tuple(
                    scenario_info(stage(one.id), lang) for one in told if one.id.partition("/")[0] == home
                ),
            )
            for home in homes
        ),
        left_out=tuple(_left_out(folder, problems) for folder, problems in broken().items()),
        bots=tuple(bot_info(spec, lang) for spec in offered_bots()),
        solo=soloing.offered(lang),
        newcomers=NEWCOMERS,
        languages=languages(),
    )


def _left_out(folder: Path, problems: tuple[Problem, ...]) -> pages.LeftOut:
    """With its files as its author knows them, not as the host's disk has them."""
    told = [str(problem).replace(f"{folder.parent}/", "") for problem in problems]
    return pages.LeftOut(folder.name, tuple(told[:TOLD]), max(0, len(told) - TOLD))


def _box(told: Pack, lang: str) -> str:
    return str(name(f"box-{slug(told.file.box)}", told.file.box, lang)) if told.file.box else ""


def theatre(told: Pack) -> str:
    """Whose look a pack has: that of the game which it extends, or one of its own."""
    while told.base:
        told = told.base
    return told.id


def offered_bots() -> tuple[str, ...]:
    """The levels, weakest first, then those to practise on."""
    levels = tuple(bots.levels())
    return (*levels, *(bot for bot in reversed(bots.names()) if bot not in levels))


def bot_info(spec: str, lang: str) -> pages.BotInfo:
    key = f"opponent-{spec}"
    return pages.BotInfo(
        spec=spec,
        name=str(name(f"bot-{spec}", spec, lang)),
        text=say(key, lang=lang) if has(key, lang) else "",
    )


@cache
def rule_texts(lang: str) -> dict[str, pages.RuleInfo]:
    """The short rule help, by topic."""
    topics = [id.removeprefix("rule-") for id in ids(lang) if id.startswith("rule-")]
    return {
        topic: pages.RuleInfo(_rule_title(topic, lang), say(f"rule-{topic}", lang=lang)) for topic in topics
    }


def _rule_title(topic: str, lang: str) -> str:
    topic = topic.removesuffix(IN_CITY)
    for key in (f"action-{topic}", f"button-{topic}", f"title-rule-{topic}"):
        if has(key, lang):
            return say(key, lang=lang)
    return ""


def scenario_info(where: Compiled, lang: str) -> pages.ScenarioInfo:
    told, called = about(where.pack, where.scenario), names(where, lang)
    return pages.ScenarioInfo(
        id=where.name,
        game=where.pack.id,
        theatre=theatre(where.pack),
        title=told_text(told.id, "title", told.title, lang),
        place=told_text(told.id, "place", told.place, lang),
        date=told_text(told.id, "date", told.date, lang),
        briefing=told_text(told.id, "briefing", told.briefing, lang),
        origin=told.origin,
        origin_text=say(f"origin-{told.origin}", lang=lang),
        sides=tuple(_side(where, number, lang) for number in range(len(where.sides))),
        seats=tuple(
            pages.SeatInfo(
                seat, seating.side_of(where, seat), str(called.seat(seat)), seat == where.automaton
            )
            for seat in where.seats
        ),
        options=option_infos(told.options, lang),
        ways=option_infos(where.options, lang),
        board=tuple(_thumb(where, tile) for tile in where.tiles),
        vehicles=bool(where.vehicles) or any(counter.armour for counter in where.counters),
        solo=soloing.sides_of(where),
        not_alone=soloing.not_alone(where.pack, told.options, lang),
        snow=city.has_snow(where.pack, where.scenario),
    )


def option_infos(chosen: Iterable[str], lang: str) -> tuple[pages.OptionInfo, ...]:
    return tuple(pages.OptionInfo(way.option, way.text, way.about) for way in ways(chosen, lang))


def _side(where: Compiled, number: int, lang: str) -> pages.SideInfo:
    side = where.sides[number]
    goal = where.scenario.forces[side].goal
    called = side_name(side, lang)
    return pages.SideInfo(
        name=side,
        text=str(called),
        people=with_article(called, lang),
        full=called.forms.get("full", str(called)),
        style=number,
        emblem=EMBLEMS.get(side, ANY_EMBLEM[number]),
        briefing=side_briefing(where.scenario, side, lang),
        goal=str(goal),
        goal_text=goal_text(goal, lang, where.pack.id),
        goal_told=goal_told(where, side, lang),
        needed=goal.needed,
    )


def _thumb(where: Compiled, tile: str) -> pages.ThumbTile:
    x, y = corner(where.board[tile], where.scenario.board.lines)
    face = where.pack.face(tile, where.scenario.faces)
    return pages.ThumbTile(tile, x, y, face.terrain, where.scenario.objectives.get(tile, 0))


def staged(scenario: str, lang: str) -> pages.StageInfo:
    """Everything of a scenario that never changes during a game."""
    return staged_of(stage(scenario), lang)


def staged_of(where: Compiled, lang: str) -> pages.StageInfo:
    return _Stager(where, lang).stage()


def address(where: Compiled, table: str) -> str:
    """Where a browser finds all that never changes.

    With the scenario, which it may know from other tables; or with the table, if that was begun with content
    which the scenario no longer has.
    """
    today = exists(where.name) and stage(where.name).hash == where.hash
    return f"stage/{quote(where.name)}" if today else f"tables/{table}/stage"


class _Stager:
    def __init__(self, where: Compiled, lang: str) -> None:
        self.where = where
        self.lang = lang
        self.things = Things(where)
        self.names: Names = names(where, lang)

    def stage(self) -> pages.StageInfo:
        where = self.where
        return pages.StageInfo(
            scenario=scenario_info(where, self.lang),
            tiles=tuple(self._tile(number) for number in range(len(where.tiles))),
            cards=tuple(self._card(number) for number in range(len(where.cards))),
            counters=tuple(self._counter(number) for number in range(len(where.counters))),
            vehicles=tuple(self._vehicle(number) for number in range(len(where.vehicles))),
            structures=tuple(self._structure(number) for number in range(len(where.structures))),
            buttons=tuple(
                pages.ButtonInfo(button, say(f"button-{button}", lang=self.lang))
                for button in self.things.buttons.values()
            ),
            edges=self._edges(),
            mine_side=where.scenario.mines.owner if where.scenario.mines else "",
            bolsters=soloing.bolsters(where, self.things, self.lang),
            city=soldiers.city_info(where, self.lang),
        )

    def _edges(self) -> tuple[pages.EdgeInfo, ...]:
        """Where mines can lie; none where there are no mines."""
        where = self.where
        if not where.scenario.mines and not soldiers.can_mine(where):
            return ()
        return tuple(
            pages.EdgeInfo(id, str(self.names.edge(id)), (where.tiles[one], where.tiles[other]))
            for id, one, other in zip(
                self.things.edges, where.table.edge_tile[::2], where.table.edge_tile[1::2], strict=True
            )
        )

    def _tile(self, number: int) -> pages.TileInfo:
        where = self.where
        tile = where.tiles[number]
        face = where.pack.face(tile, where.scenario.faces)
        forces = where.scenario.forces
        x, y = corner(where.board[tile], where.scenario.board.lines)
        return pages.TileInfo(
            id=tile,
            x=x,
            y=y,
            terrain=face.terrain,
            terrain_text=str(self.names.terrain(face.terrain)),
            cover=face.cover,
            low_cover=where.table.low_hill if face.hill else face.cover,
            hill=face.hill,
            rough=bool(where.table.rough[number]),
            radio=number == where.table.radio_tile,
            spawns=tuple(side for side, force in forces.items() if tile in force.spawn),
            escapes=tuple(side for side, force in forces.items() if tile in force.escape),
            **city.of_place(where, tile, self.lang),
        )

    def _card(self, number: int) -> pages.CardInfo:
        where, table = self.where, self.where.table
        card, id = where.cards[number], self.things.cards[number]
        unit = table.card_unit[number]
        return pages.CardInfo(
            id=id,
            seat=where.seats[table.card_seat[number]],
            side=where.sides[table.seat_side[table.card_seat[number]]],
            name=str(self.names.card(id)),
            title=slug(card.card.title),
            squad=card.squad,
            kind=card.card.kind,
            initiative=table.card_initiative[number],
            counter="" if unit == words.NONE else self.things.counters[unit],
            unit=""
            if card.counter in ("", card.name, card.unnumbered)
            else str(self.names.counter(self.things.counters[unit])),
            actions=self._actions(table.first_action, number * table.actions_a_card, table.actions_a_card),
            **soldiers.of_card(card, where.pack.id, self.lang),
        )

    def _actions(self, first: int, start: int, slots: int) -> tuple[pages.ActionInfo, ...]:
        """The actions of one card or place, from slot `start` of their kind on."""
        things = range(first + start, first + start + slots)
        return tuple(self._action(thing) for thing in things if thing in self.things.names)

    def _action(self, thing: int) -> pages.ActionInfo:
        action = self.where.deeds[self.things.deed(thing)]
        return pages.ActionInfo(
            thing=self.things.names[thing],
            word=slug(action.word),
            text=action_text(action, self.lang),
            value=f"{action.value}/{action.second}" if action.second else str(action.value or ""),
            upgraded=soldiers.is_upgraded(self.where, thing),
        )

    def _counter(self, number: int) -> pages.CounterInfo:
        table, told, id = self.where.table, self.where.counters[number], self.things.counters[number]
        return pages.CounterInfo(
            id=id,
            side=self.where.sides[table.counter_side[number]],
            name=str(self.names.counter(id)),
            title=slug(told.title),
            squad=told.squad,
            defence=told.defence,
            armour=told.armour,
            vehicle=bool(table.vehicles and table.counter_vehicle[number] != words.NONE),
        )

    def _vehicle(self, number: int) -> pages.VehicleInfo:
        table, told = self.where.table, self.where.vehicles[number]
        id = self.things.counters[table.vehicle_counter[number]]
        places = range(table.place_from[number], table.place_from[number + 1])
        return pages.VehicleInfo(
            id=id,
            name=str(self.names.counter(id)),
            title=slug(told.title),
            armour=told.armour,
            critical=told.critical,
            integrity=told.integrity,
            places=tuple(self._place(place) for place in places),
        )

    def _place(self, number: int) -> pages.PlaceInfo:
        table, told, id = self.where.table, self.where.places[number], self.things.places[number]
        return pages.PlaceInfo(
            id=id,
            name=str(self.names.place(id)),
            needs=told.needs,
            actions=self._actions(
                table.first_place_action, number * table.actions_a_place, table.actions_a_place
            ),
        )

    def _structure(self, number: int) -> pages.StructureInfo:
        told, id = self.where.structures[number], self.things.structures[number]
        return pages.StructureInfo(
            id=id,
            name=str(self.names.structure(id)),
            title=slug(told.title),
            tile=self.where.tiles[self.where.table.structure_tile[number]],
            defence=told.defence,
            points=told.points,
            kind=soldiers.STRUCTURES.get(self.where.table.structure_kind[number], ""),
        )
