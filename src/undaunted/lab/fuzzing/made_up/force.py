"""What a side of a made-up scenario brings, where it stands and how it wins."""

from __future__ import annotations

from typing import Any

from undaunted.lab.fuzzing.made_up.city import city_goal, join_city
from undaunted.lab.fuzzing.made_up.maker import Maker
from undaunted.lab.fuzzing.made_up.team import share_out


def make_force(maker: Maker, side: str) -> dict[str, Any]:
    deck, supply = maker.piles[side]
    force: dict[str, Any] = {"goal": "", "deck": deck, "supply": supply}
    waiting = list(maker.fielded[side])
    maker.rng.shuffle(waiting)
    occupied = _park(maker, side, force, waiting)
    occupied |= _place(maker, force, waiting)
    marked = [*occupied, *maker.some_tiles(0, 3)]
    enemy_holds = maker.sides.index(side)
    for tile in dict.fromkeys(marked):
        # Even tiles to the one, odd ones to the other, so that none has two masters.
        own = maker.board.index(tile) % 2 == enemy_holds
        force.setdefault("controlled" if own and maker.chance(0.4) else "scouted", []).append(tile)
    goals = list(dict.fromkeys(_goal(maker, side) for _ in range(maker.rng.choice((1, 1, 1, 1, 2, 3)))))
    force["goal"] = goals[0] if len(goals) == 1 else goals
    if any(goal.startswith("escape") for goal in goals) or (not maker.names and maker.chance(0.15)):
        force["escape"] = maker.some_tiles(1, 3)
    if maker.names:
        join_city(maker, side, force)
    if maker.teams:
        share_out(maker, side, force)
    return force


def _park(maker: Maker, side: str, force: dict[str, Any], waiting: list[str]) -> set[str]:
    """Vehicles on tiles that they can enter, with whoever boards them; those who do wait no longer."""
    rng = maker.rng
    occupied = set()
    for vehicle in maker.parked[side]:
        tile = rng.choice(maker.smooth)
        occupied.add(tile)
        force.setdefault("vehicles", {}).setdefault(tile, []).append(vehicle["title"])
        crew = [waiting.pop() if waiting and maker.chance(0.5) else "" for _ in vehicle["places"]]
        if any(crew):
            force.setdefault("aboard", {})[vehicle["title"]] = crew
    return occupied


def _place(maker: Maker, force: dict[str, Any], waiting: list[str]) -> set[str]:
    """Counters on tiles, or markers where they come in."""
    rng = maker.rng
    homes = maker.some_tiles(1, 1 if "everybody on one tile" in maker.odd else 3)
    occupied = set()
    for counter in waiting:
        if "nobody has a place" in maker.odd and maker.chance(0.5):
            continue
        home = rng.choice(homes)
        if maker.rolls(counter) and home not in maker.smooth:
            home = rng.choice(maker.smooth)
        rifleman = bool(maker.names) and counter.startswith("Rifleman")
        placed = rifleman or maker.chance(0.75) or (bool(maker.names) and _squadless(counter, waiting))
        if placed:
            force.setdefault("units", {}).setdefault(home, []).append(counter)
            occupied.add(home)
        if maker.names and (maker.lawful or maker.chance(0.8)):
            continue  # others join a Rifleman there
        if not placed or maker.chance(0.2):
            label = "everyone" if maker.chance(0.3) and home in maker.smooth else counter
            force.setdefault("spawn", {}).setdefault(home, []).append(label)
    return occupied


def _squadless(counter: str, waiting: list[str]) -> bool:
    """No Rifleman of its squad could be joined by it."""
    squad = counter.rpartition(" ")[2]
    return len(squad) == 1 and f"Rifleman {squad}" not in waiting


def _goal(maker: Maker, side: str) -> str:
    rng = maker.rng
    enemy = next(other for other in maker.sides if other != side)
    if maker.names:
        return city_goal(maker, side, enemy)
    kinds = ["escape"]
    if not maker.lawful or any(counter.startswith("Rifleman") for counter in maker.fielded[enemy]):
        kinds.append("pin")
    if not maker.lawful or maker.variant.last_resort == "falls":
        kinds.append("neutralise")
    if maker.points or "goals out of reach" in maker.odd:
        kinds += ["control", "claim", "control"]
    kind = rng.choice(kinds)
    if kind == "pin":
        return kind
    if kind in ("control", "claim"):
        most = 99 if "goals out of reach" in maker.odd else min(maker.points, 99)
        return f"{kind} {rng.randint(1, most)}"
    whose = side if kind == "escape" else enemy
    named = [*maker.fielded[whose], *(vehicle["title"] for vehicle in maker.parked[whose])]
    if named and maker.chance(0.5):
        return f"{kind} {', '.join(rng.sample(named, rng.randint(1, min(len(named), 4))))}"
    most = 99 if "goals out of reach" in maker.odd else max(1, len(named))
    return f"{kind} {rng.randint(1, min(most, 99))}"
