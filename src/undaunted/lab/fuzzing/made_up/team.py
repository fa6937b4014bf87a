"""Team tables of made-up scenarios: what a side brings, dealt out to two seats."""

from __future__ import annotations

from typing import Any

from undaunted.lab.fuzzing.made_up.maker import COMMANDER, Maker

FOG = "Fog of War"


def share_out(maker: Maker, side: str, force: dict[str, Any]) -> None:
    """All cards of a counter go to one seat; the card of the one in command is in one deck, once."""
    rng = maker.rng
    team: list[dict[str, Any]] = [{"seat": f"{side}-{number}", "deck": {}, "supply": {}} for number in (1, 2)]
    seats: dict[str, dict[str, Any]] = {}
    for pile in ("deck", "supply"):
        for name, count in force[pile].items():
            if name not in (COMMANDER, FOG):
                owner = maker.counter(side, name) or name
                seats.setdefault(owner, rng.choice(team))[pile][name] = count
    rng.choice(team)["deck"][COMMANDER] = 2 if maker.chance(0.03) else 1
    if FOG in force["deck"]:
        rng.choice(team)["deck"][FOG] = force["deck"][FOG]
    if FOG in force["supply"]:
        force["team_fog"] = {FOG: force["supply"][FOG]}
    force["team"] = team
