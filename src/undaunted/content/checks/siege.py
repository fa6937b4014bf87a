"""What the embattled city takes, and other games do not; and what it does not take."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from undaunted.content.checks.ground import Finding
from undaunted.content.checks.mines import ends
from undaunted.content.errors import Findings, dotted
from undaunted.content.folder import Pack
from undaunted.content.geometry import neighbours
from undaunted.content.goal import CITY_GOALS
from undaunted.content.roster import Counter
from undaunted.content.schema import Force, Scenario
from undaunted.content.variants import variant

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler

ELSEWHERE = ("rout", "mission", "hold", "occupy")
"""Goals that need what only the city has."""
RIFLEMAN = "Rifleman"
MISSION_MARKERS = 14
"""Mission points are counted with markers, and the box has so many."""
MOST = 250
"""Of what is numbered in a byte, or summed up in one (`checks/bounds.py`)."""


def is_city(pack: Pack) -> bool:
    """Is it played by the rules of the embattled city?"""
    return variant(pack.rules, str(pack.folder)).last_resort == "routs"


def siege(plan: Compiler, report: Findings) -> None:
    if plan.city:
        _in_the_city(plan, report)
    else:
        _elsewhere(plan, report)


def _in_the_city(plan: Compiler, report: Findings) -> None:
    scenario = plan.scenario
    for key, there in (
        ("radio", scenario.radio),
        ("mines", scenario.mines),
        ("structures", scenario.structures),
        ("vehicles", plan.vehicles),
    ):
        if there:
            report.add(key, f"{key} under the rules of {plan.pack.rules}", "none")
    for tile in plan.tiles:
        last = (plan.pack.places.get(tile) or (plan.pack.face(tile),))[-1]
        if last.structure:
            # Damage would lead to a face that there is not.
            report.add("board.layout", f"{last.id}, a building to the end", "a last face that is none")
    _fits_in_bytes(plan, report)
    laid: Tally[frozenset[str]] = Tally()
    beside = neighbours(plan.board)
    for side, force in zip(plan.pack.sides, plan.forces, strict=True):
        if force.spawn or force.escape:
            report.add(dotted(side, "spawn"), "markers of another game", "none")
        if force.team:
            report.add(dotted(side, "team"), f"a team under the rules of {plan.pack.rules}", "none")
        if not any(one.title == RIFLEMAN for one in _placed(plan, side)):
            report.add(dotted(side, "units"), "no Rifleman", "a Rifleman on the board: others join them")
        for goal in force.goals:
            if goal.word not in CITY_GOALS:
                report.add(dotted(side, "goal"), str(goal), f"one of {', '.join(CITY_GOALS)}")
        for kind in ("personnel", "armour"):
            for edge in getattr(force.mines, kind) if force.mines else ():
                key = dotted(side, "mines", kind)
                one, other = ends(edge) if "-" in edge else (edge, "")
                if one not in beside or other not in beside[one]:
                    report.add(key, repr(edge), "the edge between two neighbours, such as '503-504'")
                laid[frozenset((one, other))] += 1
    for between, mines in laid.items():
        if mines > 1:
            report.add("mines", f"{mines} mines on {'-'.join(sorted(between))}", "one an edge")


def _fits_in_bytes(plan: Compiler, report: Findings) -> None:
    """The faces of all tiles are numbered through, and mission points are summed up."""
    faces = sum(len(plan.pack.places.get(tile) or (tile,)) for tile in plan.tiles)
    if faces > MOST:
        report.add("board.layout", f"{faces} faces of its tiles", f"{MOST} at most")
    points = sum(plan.scenario.missions.values())
    if points > MOST:
        report.add("missions", f"{points} mission points", f"{MOST} at most")


def _placed(plan: Compiler, side: str) -> list[Counter]:
    number = plan.pack.sides.index(side)
    units = {unit for units in plan.forces[number].units.values() for unit in units}
    return [counter for counter in plan.counters[number] if counter.name in units]


def _elsewhere(plan: Compiler, report: Findings) -> None:
    scenario = plan.scenario
    for key, there in (("tunnels", scenario.tunnels), ("missions", scenario.missions)):
        if there:
            report.add(key, f"{key} under the rules of {plan.pack.rules}", "none")
    for side, force in zip(plan.pack.sides, plan.forces, strict=True):
        for key in ("mines", "gains", "integrated"):
            if getattr(force, key):
                report.add(dotted(side, key), f"{key} under the rules of {plan.pack.rules}", "none")
        if force.full_rout is not None:
            report.add(dotted(side, "full_rout"), f"full_rout under the rules of {plan.pack.rules}", "none")
        for goal in force.goals:
            if goal.word in ELSEWHERE:
                report.add(dotted(side, "goal"), str(goal), "a goal of this game")


# What can be read, but not sensibly played


def lonely(pack: Pack, side: str, force: Force, units: Iterable[str]) -> Iterator[Finding]:
    """Who is not on the board is placed beside a Rifleman, of the own squad if there is one (ruling 46)."""
    known = pack.counters(side)
    squads = {known[unit].squad for unit in _on_board(force) if known[unit].title == RIFLEMAN}
    for unit in units:
        counter = known[unit]
        if squads and (not counter.squad or counter.armour or counter.squad in squads):
            continue
        yield dotted(side, "units"), f"no Rifleman for {unit}", "its place on the board, or a Rifleman's"


def unreachable(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    """Goals that nobody could ever reach or count with the markers of the box, and missions without gains."""
    held = sum(scenario.missions.values())
    for side, force in scenario.forces.items():
        enemy = next(name for name in scenario.forces if name != side)
        against = scenario.forces[enemy]
        rivals = {pack.roster(enemy)[name].counter for name in (*against.deck, *against.supply)}
        for goal in force.goals:
            most = {"hold": held, "rout": len(rivals - {""}), "mission": MISSION_MARKERS}.get(goal.word, 99)
            if goal.number > most:
                yield dotted(side, "goal"), str(goal), f"no more than the {most} there are"
            if goal.word == "mission" and force.gains is None:
                yield dotted(side, "gains"), "nothing", f"what gains mission points, for {str(goal)!r}"
            if goal.names and goal.tiles and goal.number > len(goal.names):
                yield dotted(side, "goal"), str(goal), f"no more than the {len(goal.names)} it names"


def _on_board(force: Force) -> list[str]:
    return [unit for units in force.units.values() for unit in units]
