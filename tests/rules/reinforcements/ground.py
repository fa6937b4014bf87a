"""Where these tests take place: `tests/packs/night.py` and `tests/packs/armour.py`."""

from __future__ import annotations

import undaunted
from tests.scene import Scene, scene
from tests.table import told


def lrdg(*cards: str, where: str = "night/1") -> Scene:
    """The LRDG's turn, with this hand; no mine lies anywhere until the scene says so."""
    return scene(where).mines().hand("LRDG", *cards)


def italian(*cards: str, where: str = "night/1") -> Scene:
    return scene(where).mines().turn_of("Italian").hand("Italian", *cards)


def us(*cards: str, where: str = "armour/1") -> Scene:
    return scene(where).hand("US", *cards)


def minefield(game: undaunted.Game) -> dict[frozenset[str], list[str]]:
    """The mines on the board, by the two tiles that each overlaps."""
    return {frozenset(edge.tiles): sorted(edge.mines) for edge in game.view(None).mines}


def between(one: str, other: str) -> frozenset[str]:
    return frozenset((one, other))


EDGE = between("17A", "19A")


def kinds(game: undaunted.Game, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in game.events(None) if event.kind in wanted]


def dice(game: undaunted.Game) -> list[tuple[str | int, ...]]:
    """What each shot was up against: base, cover, range, total."""
    return [tuple(shot[part] for part in ("base", "cover", "range", "total")) for shot in told(game, "shot")]


def car(*mines: str) -> Scene:
    """The Scout Car on 17A with a Scout at the wheel and a Rifleman beside him; 19A and 2B are scouted."""
    setting = italian("Scout A").scouted("Italian", "17A", "19A", "2B").place("Italian Scout Car", "17A")
    setting.aboard("Italian Scout A", "Scout Car", "driver")
    return setting.aboard("Italian Rifleman A", "Scout Car", "gunner").mines(*mines)


def on_foot(*mines: str, card: str = "Assault Trooper S") -> Scene:
    """A soldier of squad S on 17A, with the LRDG's mines about him."""
    return italian(card).place(f"Italian {card}", "17A").scouted("Italian", "17A", "19A", "2B").mines(*mines)
