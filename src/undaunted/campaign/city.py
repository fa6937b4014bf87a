"""The city between games: which face each place shows, and which tunnels have fallen in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from undaunted.content.city import FIRST, is_building, next_face
from undaunted.content.folder import Pack
from undaunted.content.schema import Scenario


class CityNow(msgspec.Struct, frozen=True):
    """What is not as it was when the fighting began; and since which game (0: before the first)."""

    faces: dict[str, str] = {}
    since: dict[str, int] = {}
    caved_in: tuple[str, ...] = ()
    tunnels: tuple[str, ...] = ()  # seen in some game

    def face(self, place: str) -> str:
        return self.faces.get(place, FIRST)

    def turned(self, faces: Mapping[str, str], game: int) -> CityNow:
        """With the faces that a game left behind."""
        new = {place: letter for place, letter in sorted(faces.items()) if letter != self.face(place)}
        return msgspec.structs.replace(
            self, faces={**self.faces, **new}, since={**self.since, **dict.fromkeys(new, game)}
        )

    def fortified(self, pack: Pack, places: Iterable[str], game: int) -> CityNow:
        """Places that are no building show their next face; one that is fortified already stays as it is."""
        new = {}
        for place in places:
            face = pack.tiles[place + self.face(place)]
            after = next_face(pack.tiles, face)
            if after and not is_building(face):
                new[place] = after.letter
        return self.turned(new, game)

    def fallen_in(self, places: Iterable[str]) -> CityNow:
        return msgspec.structs.replace(self, caved_in=tuple(sorted({*self.caved_in, *places})))

    def shown(self, places: Iterable[str]) -> CityNow:
        """Tunnels that a game has shown to both sides."""
        return msgspec.structs.replace(self, tunnels=tuple(sorted({*self.tunnels, *places})))

    def on(self, board: Iterable[str]) -> dict[str, str]:
        """The faces of the places of a board, as far as they are not the first ones."""
        return {place: self.faces[place] for place in sorted(board) if self.face(place) != FIRST}

    def tunnels_of(self, scenario: Scenario) -> tuple[str, ...]:
        """Those of a scenario that are still open."""
        return tuple(place for place in scenario.tunnels if place not in self.caved_in)


def condition(pack: Pack, place: str, letter: str) -> str:
    """whole, damaged, destroyed or fortified."""
    face = pack.tiles[place + letter]
    if face.fortified:
        return "fortified"
    if letter == FIRST:
        return "whole"
    return "damaged" if is_building(face) else "destroyed"
