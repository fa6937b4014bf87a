"""The board: tiles, who lies beside whom, how far apart, and the edges between neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.geometry import distances, neighbours
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def fill_board(plan: Compiler) -> None:
    table, tiles = plan.table, plan.tiles
    faces = [plan.pack.face(tile, plan.scenario.faces) for tile in tiles]
    beside = neighbours(plan.board)
    steps = distances(beside)
    table.tiles = len(tiles)
    table.cover = bytearray(face.cover for face in faces)
    table.hill = bytearray(face.hill for face in faces)
    table.rough = bytearray(
        face.rough or tile in plan.scenario.rough for tile, face in zip(tiles, faces, strict=True)
    )
    table.everywhere = bytearray([1]) * len(tiles)
    table.degree = max(len(beside[tile]) for tile in tiles)
    table.neighbours = bytearray(len(beside[tile]) for tile in tiles)
    table.neighbour = bytearray([words.NONE]) * (len(tiles) * table.degree)
    for index, tile in enumerate(tiles):
        for k, other in enumerate(beside[tile]):
            table.neighbour[index * table.degree + k] = tiles.index(other)
    table.distance = bytearray(steps[here].get(there, words.NONE) for here in tiles for there in tiles)
    _edges(plan)
    radio = plan.scenario.radio
    table.radio_tile = tiles.index(radio.tile) if radio else words.NONE
    table.radio_side = plan.pack.sides.index(radio.side) if radio else words.NONE


def _edges(plan: Compiler) -> None:
    """Numbered by their lower tile, then by the higher."""
    table = plan.table
    pairs = [
        (tile, table.neighbour[tile * table.degree + k])
        for tile in range(table.tiles)
        for k in range(table.neighbours[tile])
    ]
    edges = sorted({(min(pair), max(pair)) for pair in pairs})
    numbers = {edge: number for number, edge in enumerate(edges)}
    table.edges = len(edges)
    table.edge_tile = bytearray(tile for edge in edges for tile in edge)
    table.edge_of = bytearray([words.NONE]) * len(table.neighbour)
    for tile, other in pairs:
        k = table.neighbour.index(other, tile * table.degree, (tile + 1) * table.degree)
        table.edge_of[k] = numbers[min(tile, other), max(tile, other)]
