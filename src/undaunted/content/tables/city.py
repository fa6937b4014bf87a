"""What only the embattled city has: faces of tiles, buildings and tunnels, mission points, cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.action import Action
from undaunted.content.checks.mines import ends
from undaunted.content.schema import Force, Structure, TileFace
from undaunted.content.tables.lists import starts
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler

TRIGGERS = {"rout": words.GAIN_ROUT, "damage": words.GAIN_DAMAGE, "vehicle": words.GAIN_VEHICLE}


def city_structures(plan: Compiler) -> list[tuple[str, Structure, int]]:
    """Buildings, tile by tile, and the mouths of tunnels: what can be broken."""
    found = [
        (
            tile,
            Structure(title=f"Building {tile}", defence=face.structure, origin=face.origin),
            words.BUILDING,
        )
        for tile in plan.tiles
        if (face := plan.pack.face(tile, plan.scenario.faces)).structure
    ]
    defence = plan.variant.tunnel_defence
    return found + [
        (tile, Structure(title=f"Tunnel {tile}", defence=defence, origin="printed"), words.TUNNEL)
        for tile in plan.tiles
        if tile in plan.scenario.tunnels
    ]


def watch_deed(plan: Compiler) -> int:
    """What a Machine Gunner does who keeps watch."""
    return plan.deed(Action(word="Suppress", value=plan.variant.watch_dice)) if plan.city else 0


def fill_city(plan: Compiler) -> None:
    table = plan.table
    table.structure_kind = bytearray(kind for _, _, kind in plan.all_structures)
    table.tunnels = words.TUNNEL in table.structure_kind
    table.counter_squad = bytearray(plan.squad(counter.squad) for counter in plan.all_counters)
    table.counter_unguided = bytearray(_unguided(plan, unit) for unit in range(table.counters))
    _fill_faces(plan)
    _fill_goals(plan)
    _fill_cells(plan)


def _unguided(plan: Compiler, unit: int) -> bool:
    cards = plan.table.unit_card[plan.table.unit_from[unit] : plan.table.unit_from[unit + 1]]
    return any(plan.all_cards[card].card.unguided for card in cards)


def _faces(plan: Compiler, tile: str) -> tuple[TileFace, ...]:
    """All faces of a place, in order; a tile that is no place has one."""
    return plan.pack.places.get(tile) or (plan.pack.face(tile),)


def _fill_faces(plan: Compiler) -> None:
    table = plan.table
    of_tiles = [_faces(plan, tile) for tile in plan.tiles] if plan.city else []
    faces = [face for some in of_tiles for face in some]
    table.faces = len(faces)
    table.face_from = starts(of_tiles)
    table.face_cover = bytearray(face.cover for face in faces)
    table.face_building = bytearray(face.building for face in faces)
    table.face_fortified = bytearray(face.fortified for face in faces)
    table.face_structure = bytearray(face.structure or 0 for face in faces)
    rough = plan.scenario.rough
    table.face_rough = bytearray(
        face.rough or tile in rough for tile, some in zip(plan.tiles, of_tiles, strict=False) for face in some
    )


def _fill_goals(plan: Compiler) -> None:
    """Tiles to occupy, mission points, what gains them, and whether a Full Rout wins."""
    table = plan.table
    goals = [goal for force in plan.forces for goal in force.goals]
    occupied = any(goal.tiles for goal in goals)
    table.goal_tile = (
        bytearray(tile in goal.tiles for goal in goals for tile in plan.tiles) if occupied else bytearray()
    )
    table.tile_mission = bytearray(plan.scenario.missions.get(tile, 0) for tile in plan.tiles)
    gains = [_gains(force) for force in plan.forces]
    table.gains = bytearray(points for by_trigger, _ in gains for points in by_trigger)
    table.gains_hold = bytearray()
    if any(hold for _, hold in gains):
        table.gains_hold = bytearray(hold.get(tile, 0) for _, hold in gains for tile in plan.tiles)
    table.full_rout = bytearray()
    if plan.city:
        table.full_rout = bytearray(plan.scenario.wins_by_full_rout(side) for side in plan.pack.sides)


def _gains(force: Force) -> tuple[list[int], dict[str, int]]:
    if force.gains is None:
        return [0] * words.TRIGGERS, {}
    by_trigger = [0] * words.TRIGGERS
    for word, trigger in TRIGGERS.items():
        by_trigger[trigger] = getattr(force.gains, word)
    return by_trigger, dict(force.gains.hold)


def _fill_cells(plan: Compiler) -> None:
    """One after the other; routed counters come first."""
    table = plan.table
    parts = (
        ("at_routed", table.counters),
        ("at_watch", table.counters),
        ("at_laid", table.counters),
        ("at_smoked", table.counters),
        ("at_face", table.tiles),
        ("at_smoke", table.tiles),
        ("at_field", table.edges),
        ("at_reused", table.cards),
        ("at_due", table.structures),
        ("at_mission", plan.sides),
    )
    at = 0
    for name, cells in parts:
        if name != "at_routed":
            setattr(table, name, at if plan.city else 0)
        at += cells
    table.city_cells = at if plan.city else 0
    table.start_city = bytearray(table.city_cells)
    table.hazards = plan.city
    if not plan.city:
        return
    for unit in range(table.counters):
        table.start_city[table.at_watch + unit] = words.NONE
    for number, tile in enumerate(plan.tiles):
        letters = [face.id[-1] for face in _faces(plan, tile)]
        table.start_city[table.at_face + number] = letters.index(plan.scenario.faces.get(tile, letters[0]))
    numbers = {frozenset(table.edge_tile[2 * edge : 2 * edge + 2]): edge for edge in range(table.edges)}
    for side, force in enumerate(plan.forces):
        for kind, edges in enumerate((force.mines.personnel, force.mines.armour) if force.mines else ()):
            for edge in edges:
                between = frozenset(plan.tiles.index(tile) for tile in ends(edge))
                table.start_city[table.at_field + numbers[between]] = 1 + 2 * side + kind
