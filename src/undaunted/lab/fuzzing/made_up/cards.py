"""Cards, vehicles and structures of made-up packs."""

from __future__ import annotations

from typing import Any

from undaunted.content.action import OWN_SQUAD, WORDS
from undaunted.content.checks.bounds import CARDS_ONLY
from undaunted.content.deeds import CITY_ONLY, NOT_IN_CITY, PROFILES
from undaunted.lab.fuzzing.made_up.maker import COMMANDER, Maker
from undaunted.rules import words

SOLDIERS = ("Scout", "Gunner", "Sniper", "Mortar", "Engineer", "Driver", "Guide")
LEADERS = ("Leader", "Sergeant", "Captain")
SKILLS = ("driving", "gunnery", "navigating")
PLACES = ("driver", "gunner", "navigator", "loader", "passenger")


def make_cards(maker: Maker) -> None:
    rng = maker.rng
    squads = [chr(ord("A") + n) for n in range(26 if "many squads" in maker.odd else rng.randint(1, 3))]
    if "no Fog of War" not in maker.odd:
        maker.cards.append(_card("Fog of War", "fog", 1, rng.randint(2, 20)))
    titles = [] if "no Riflemen" in maker.odd else ["Rifleman"]
    titles += rng.sample(SOLDIERS, rng.randint(0, len(SOLDIERS)))
    if "many cards" in maker.odd:
        titles += [f"Soldier {number}" for number in range(120)]
    for title in titles:
        card = _card(title, "combat", rng.randint(0, 9), rng.randint(1, 5))
        if title == "Rifleman" or maker.chance(0.4):
            card["squads"] = squads[: rng.randint(1, len(squads))]
        if maker.chance(0.3):
            card["skill"] = rng.choice(SKILLS)
        card["defence"] = rng.randint(1, 20) if "wild values" in maker.odd else rng.randint(2, 7)
        if maker.chance(0.2):
            # A tank: with armour and no other defence, or with both.
            card["armour"] = card["defence"] if maker.chance(0.3) else card.pop("defence")
        if maker.city and maker.chance(0.1):
            card["unguided"] = True
        if not maker.city or title != "Rifleman":
            _whose(maker, card)
        maker.cards.append(card)
    for title in rng.sample(LEADERS, rng.randint(0, len(LEADERS))):
        card = _card(title, "command", rng.randint(1, 9), rng.randint(1, 2))
        if maker.chance(0.4):
            card["squads"] = squads[: rng.randint(1, len(squads))]
        elif maker.chance(0.5):
            card["aircraft"] = True
        _whose(maker, card)
        maker.cards.append(card)
    if maker.teams:
        maker.cards.append(_card(COMMANDER, "command", rng.randint(1, 9), 1))
    if maker.chance(0.3) or "counters shared across sides" in maker.odd:
        _share_a_counter(maker)
    if "a huge supply" in maker.odd:
        for card in maker.cards:
            card["copies"] = 99
    used = sorted({squad for card in maker.cards for squad in card.get("squads", ())}) or squads
    for card in maker.cards:
        if card["kind"] != "fog":
            known = _words(maker, card["kind"] == "combat")
            _give_actions(maker, card, known, used, bool(card.get("squads")))


def _card(title: str, kind: str, initiative: int, copies: int) -> dict[str, Any]:
    return {"title": title, "kind": kind, "initiative": initiative, "copies": copies, "origin": "original"}


def _whose(maker: Maker, card: dict[str, Any]) -> None:
    if maker.chance(0.3):
        card["sides"] = [maker.rng.choice(maker.sides)]


def _share_a_counter(maker: Maker) -> None:
    """A second card of a counter: of the same sides and squads, unless it is to be odd."""
    soldiers = [card for card in maker.cards if card["kind"] == "combat"]
    if not soldiers:
        return
    shared = maker.rng.choice(soldiers)
    card = shared | {"title": "Veteran", "unit": shared["title"]}
    card = {key: value for key, value in card.items() if key not in ("defence", "armour")}
    if "counters shared across sides" in maker.odd:
        card.pop("sides", None)
        shared["sides"] = [maker.sides[0]]
    maker.cards.append(card)


def _words(maker: Maker, has_counter: bool, aboard: bool = False) -> list[str]:
    """The words that a card, or a place aboard, can have by the rules of the pack."""
    known = sorted(PROFILES)
    if not maker.lawful:
        return known
    known = [name for name in known if name not in (NOT_IN_CITY if maker.city else CITY_ONLY)]
    if maker.variant.hope == "points":
        known = [name for name in known if name == "Scout" or not PROFILES[name].able & words.CAN_SCOUT]
    if maker.motorised:
        known.remove("Guide")
    if not maker.mined and not maker.city:
        known.remove("Mine")
    if has_counter:
        barred = CARDS_ONLY if aboard else () if maker.city else ("Inspire",)
        return [name for name in known if name not in barred]
    return [name for name in known if not PROFILES[name].goes & words.ON_TILE]


def _give_actions(
    maker: Maker, item: dict[str, Any], known: list[str], squads: list[str], has_squad: bool
) -> None:
    rng = maker.rng
    count = rng.randint(1, 5)
    if "many actions" in maker.odd:
        count = rng.randint(8, 20)
    if "far too many actions" in maker.odd and maker.chance(0.3):
        count = 2000
    if "no actions" in maker.odd and maker.chance(0.6):
        count = 0
    actions = [_action(maker, known, squads, has_squad) for _ in range(count)]
    item["actions"] = list(dict.fromkeys(actions)) if maker.lawful else actions


def _action(maker: Maker, known: list[str], squads: list[str], has_squad: bool) -> str:
    rng = maker.rng
    strange = "words without rules" in maker.odd and maker.chance(0.3)
    name = rng.choice(sorted(WORDS) if strange else known)
    word = WORDS[name]
    most = 99 if "wild values" in maker.odd else 4
    parts = [name]
    if word.value:
        value = str(rng.randint(1, most))
        # In the city what can break buildings says how well; elsewhere one value may do for both.
        breaks = maker.city and maker.lawful and name in PROFILES and PROFILES[name].also & words.BREAKS
        two = word.second and (breaks or maker.chance(0.5))
        parts.append(f"{value}/{rng.randint(1, most)}" if two else value)
    if word.squad and (word.squad_required or maker.chance(0.5)):
        parts.append(OWN_SQUAD if has_squad and maker.chance(0.8) else rng.choice(squads))
    if word.reach and maker.chance(0.2):
        parts.append(f"within {rng.randint(0, 3)}")
    if word.reach and maker.chance(0.1):
        parts.append(f"beyond {rng.randint(0, 2)}")
    if maker.city and maker.chance(0.1):
        parts.append("+")
    return " ".join(parts)


def make_vehicles(maker: Maker) -> None:
    rng = maker.rng
    skills = sorted({card["skill"] for card in maker.cards if card.get("skill")})
    squads = sorted({squad for card in maker.cards for squad in card.get("squads", ())}) or ["A"]
    for number in range(maker.motorised):
        places = []
        for place in range(30 if "crowded vehicles" in maker.odd else rng.randint(1, len(PLACES))):
            made: dict[str, Any] = {"title": f"{PLACES[place % len(PLACES)]}-{place}"}
            _give_actions(
                maker, made, _words(maker, True, aboard=True), squads, not maker.lawful and maker.chance(0.1)
            )
            if not place and maker.chance(0.7):
                made["actions"] = [f"Drive {rng.randint(1, 3)}"]
            if skills and maker.chance(0.3):
                made["needs"] = rng.choice(skills)
            places.append(made)
        critical = rng.randint(1, 3)
        vehicle: dict[str, Any] = {
            "title": f"Vehicle {number}",
            "side": rng.choice(maker.sides),
            "places": places,
            "critical": critical,
            "integrity": critical + rng.randint(0, 3),
            "armour": rng.randint(1, 7),
            "origin": "original",
        }
        if maker.chance(0.6):
            vehicle["defence"] = rng.randint(2, 8)
        maker.vehicles.append(vehicle)


def make_structures(maker: Maker) -> None:
    count = maker.rng.choice((0, 0, 0, 1, 3))
    if "many structures" in maker.odd:
        count = 60
    if "far too many structures" in maker.odd:
        count = 3000
    for number in range(count):
        maker.structures.append(
            {
                "title": f"Structure {number}",
                "defence": maker.rng.randint(1, 9),
                "origin": "original",
                "points": 0 if maker.lawful and maker.variant.hope == "points" else maker.rng.randint(0, 3),
            }
        )
