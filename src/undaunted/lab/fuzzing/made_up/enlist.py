"""Soldiers of made-up packs who are a card each: numbered, named, with what they may become."""

from __future__ import annotations

from typing import Any

from undaunted.lab.fuzzing.made_up.maker import Maker

TAKEN_OVER = ("title", "kind", "initiative", "origin", "actions", "defence", "armour", "unguided")
MOST_NUMBERS = 999


def enlist(maker: Maker) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Cards that stay what they are, and the units whose soldiers are told apart, side by side."""
    shared = {card["unit"] for card in maker.cards if card.get("unit")}
    units: list[dict[str, Any]] = []
    kept: list[dict[str, Any]] = []
    numbers = dict.fromkeys(maker.sides, 0)
    for card in maker.cards:
        alone = not card.get("unit") and card["title"] not in shared and not card.get("skill")
        if card["kind"] != "combat" or not alone:
            kept.append(card)
            continue
        # Upgraded actions are for upgraded cards.
        card["actions"] = list(dict.fromkeys(action.removesuffix(" +") for action in card["actions"]))
        for side in card.get("sides") or maker.sides:
            for squad in card.get("squads") or ("",):
                unit = {key: card[key] for key in TAKEN_OVER if key in card}
                unit |= {"side": side, "squad": squad, "deck": maker.rng.choice(("starting", "locked"))}
                unit["soldiers"] = [_soldier(maker, card, side, numbers) for _ in range(card["copies"])]
                units.append(unit)
    return kept, units


def _soldier(maker: Maker, card: dict[str, Any], side: str, numbers: dict[str, int]) -> dict[str, str]:
    numbers[side] = min(MOST_NUMBERS, numbers[side] + 1)
    made = {"number": f"{numbers[side]:03}", "name": f"Soldier {side} {numbers[side]}"}
    if maker.chance(0.3):
        made["upgrade"] = f"initiative {card['initiative'] + 1}"
    if maker.chance(0.2) and card["initiative"]:
        made |= {"reserve": f"initiative {card['initiative'] - 1}", "stand_in": f"Reserve {numbers[side]}"}
    return made
