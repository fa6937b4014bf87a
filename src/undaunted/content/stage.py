"""A stage: a scenario in one of its forms, compiled and ready to be played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

from undaunted.content import musters, options, specialists
from undaunted.content.action import Action
from undaunted.content.checks import resolve
from undaunted.content.compile import Compiler
from undaunted.content.draft import drafted
from undaunted.content.errors import ContentError, Findings, raise_all
from undaunted.content.folder import Pack
from undaunted.content.geometry import Spots
from undaunted.content.identity import content_hash
from undaunted.content.loader import find
from undaunted.content.options import StageName
from undaunted.content.remembering import on_reload, reading
from undaunted.content.roster import Counter, DeckCard
from undaunted.content.schema import Place, Scenario, Structure, Vehicle
from undaunted.content.solo import DRAWS, Automaton, set_up
from undaunted.content.variants import versions
from undaunted.speed import rules

KEPT = 256
"""How many stages are kept compiled; those not asked for longest go first."""


@dataclass(frozen=True, eq=False)
class Stage:
    """A scenario ready to be played: the rules' table, and what its numbers are called."""

    name: str
    """Its whole name, with options and muster: `normandy/1`, `armour/101+teams`."""
    options: tuple[str, ...]
    muster: str
    """The text of the muster that was applied, if any."""
    pack: Pack
    scenario: Scenario
    hash: str
    rules_version: int
    table: Any
    seats: tuple[str, ...]
    cards: tuple[DeckCard, ...]
    counters: tuple[Counter, ...]
    tiles: tuple[str, ...]
    board: Spots
    deeds: tuple[Action, ...]
    vehicles: tuple[Vehicle, ...]
    places: tuple[Place, ...]
    structures: tuple[Structure, ...]
    bolster_decks: tuple[str, ...] = ()
    """Of an automaton, by number."""

    @property
    def automaton(self) -> str:
        """The seat that plays by itself; empty where people or bots play all."""
        number = self.table.automaton
        return self.seats[number] if number < len(self.seats) else ""

    @property
    def sides(self) -> tuple[str, ...]:
        return self.pack.sides


def stage(name: str, engine: ModuleType = rules, version: int = 0) -> Stage:
    """The stage called `normandy/1` or `normandy/1+teams`, compiled for one of the two speeds.

    A game that began under an earlier version of its rules says which; 0 is the present one.
    """
    return _kept(name, engine, version, reading())


@lru_cache(maxsize=KEPT)
def _kept(name: str, engine: ModuleType, version: int, at: int) -> Stage:
    wanted = options.parse(name)
    if str(wanted) != name:
        return _kept(str(wanted), engine, version, at)
    pack, scenario = find(wanted.scenario)
    known = versions(pack.rules)
    if not version and known:
        return _kept(name, engine, known[-1], at)
    muster = musters.find(wanted.muster) if wanted.muster else ""
    return compiled(pack, scenario, wanted, muster, engine, version)


on_reload(_kept.cache_clear)


def _automaton(wanted: StageName) -> Automaton | None:
    side = options.automaton_side(wanted)
    if not side:
        return None
    draws = DRAWS + (options.HARD in wanted.options)
    return Automaton(side, draws, options.EASY not in wanted.options)


def _filled(pack: Pack, scenario: Scenario, wanted: StageName, engine: ModuleType, version: int) -> Compiler:
    if options.SPECIALISTS in wanted.options:
        scenario = specialists.swapped(pack, scenario)
    automaton = _automaton(wanted)
    if automaton:
        scenario = set_up(scenario, automaton.side)
    plan = Compiler(pack, scenario, engine, version, options.TEAMS in wanted.options, automaton)
    try:
        plan.fill()
    except ContentError:
        raise
    except ValueError as error:  # a number that no byte holds, should a bound have been forgotten
        raise ContentError(
            file=scenario.name, found=str(error), expected="what the rules' tables can hold"
        ) from error
    return plan


def compiled(
    pack: Pack, scenario: Scenario, wanted: StageName, muster: str, engine: ModuleType, version: int
) -> Stage:
    """Compile one form of a scenario, wherever its pack comes from."""
    options.check(wanted, pack, scenario)
    if options.SPECIALISTS in wanted.options:
        pack = specialists.reinforced(pack)
    if muster:
        report = Findings(musters.FILE)
        scenario = drafted(pack, musters.applied(scenario, muster), report)
        raise_all([*report, *resolve.scenario(pack, scenario, musters.FILE)])
    plan = _filled(pack, scenario, wanted, engine, version)
    chosen = (*wanted.options, *([wanted.muster] if wanted.muster else []))
    return Stage(
        name=str(wanted),
        options=wanted.options,
        muster=muster,
        pack=pack,
        scenario=scenario,
        hash=content_hash(pack, scenario, chosen),
        rules_version=plan.variant.version,
        table=plan.table,
        seats=tuple(seat.name for seat in plan.seats),
        cards=plan.all_cards,
        counters=tuple(plan.all_counters),
        tiles=plan.tiles,
        board=plan.board,
        deeds=tuple(plan.deeds),
        vehicles=tuple(plan.vehicles),
        places=tuple(place for vehicle in plan.vehicles for place in vehicle.places),
        structures=tuple(structure for _, structure in plan.structures),
        bolster_decks=plan.bolster_decks,
    )
