"""Whatever only the city forbids is refused with its own reason, in words that both languages have."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import undaunted
from tests.messages.test_french import french
from tests.rules.city.ground import soviet
from tests.scene import Scene
from tests.table import play, refused
from undaunted.game.telling import besieged
from undaunted.messages import has

Case = tuple[Callable[[], Scene], tuple[str, ...], str]

CASES: dict[str, Case] = {
    "withdraw-too-late": (
        lambda: soviet("Scout A", "Scout B"), ("Scout A", "Conceal"), "withdraw",
    ),
    "fog-never-supported": (lambda: soviet("Commissar"), ("Commissar", "Support"), "soviet-fog-of-war"),
    "not-in-supply": (lambda: soviet("Commissar"), ("Commissar", "Support"), "soviet-platoon-sergeant"),
    "card-in-use": (
        lambda: soviet("Commissar").play_area("Soviet", "Scout A"), ("Commissar", "Inspire"),
        "soviet-commissar",
    ),
    "ordered-already": (
        lambda: soviet("Commissar").play_area("Soviet", "Scout A", "Scout B"),
        ("Commissar", "Inspire", "Scout A", "Conceal"), "soviet-scout-a",
    ),
    "not-in-play-area": (
        lambda: soviet("Commissar").play_area("Soviet", "Scout A"), ("Commissar", "Inspire"), "soviet-sniper",
    ),
    "wrong-squad": (
        lambda: soviet("Squad Leader A").play_area("Soviet", "Scout A", "Scout B"),
        ("Squad Leader A", "Inspire"), "soviet-scout-b",
    ),
    "ordered-suppressed": (
        lambda: soviet("Commissar").play_area("Soviet", "Scout A", "Scout B").suppressed("Soviet Scout B"),
        ("Commissar", "Inspire"), "soviet-scout-b",
    ),
    "ordered-in-vain": (
        lambda: soviet("Commissar").play_area("Soviet", "Scout A", "Squad Leader B").supply("Soviet"),
        ("Commissar", "Inspire"), "soviet-squad-leader-b",
    ),
    "not-this-half": (lambda: soviet("Veteran A"), ("Veteran A", "Assault"), "soviet-veteran-a.attack"),
    "no-order-to-order": (
        lambda: soviet("Squad Leader A", "Commissar").play_area("Soviet", "Squad Leader B", "Scout B"),
        ("Commissar", "Inspire", "Squad Leader B"), "soviet-squad-leader-b.inspire",
    ),
    "upgraded-not-inspired": (
        lambda: soviet("Commissar").play_area("Soviet", "Veteran A"),
        ("Commissar", "Inspire", "Veteran A"), "soviet-veteran-a.move",
    ),
    "reuse-other-card": (
        lambda: soviet("Commissar").play_area("Soviet", "Veteran A"),
        ("Commissar", "Inspire", "Veteran A"), "soviet-scout-a.scout",
    ),
    "no-rifleman-on-road": (
        lambda: soviet("Armoured Car A").place("Soviet Rifleman B", "105"), ("Armoured Car A",),
        "soviet-armoured-car-a.move",
    ),
    "no-rifleman-beside": (
        lambda: soviet("Engineer A").off("Soviet Rifleman A"), ("Engineer A",), "soviet-engineer-a.move",
    ),
    "nothing-to-break": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "110").face("105", "B"),
        ("Engineer A",), "soviet-engineer-a.demo",
    ),
    "no-first-half": (
        lambda: soviet("Flamethrower").place("Soviet Flamethrower", "109").unmarked("Soviet", "105")
        .unmarked("Soviet", "110"),
        ("Flamethrower",), "soviet-flamethrower.assault",
    ),
    "nothing-to-inspire": (lambda: soviet("Commissar"), ("Commissar",), "soviet-commissar.inspire"),
    "nobody-to-ready": (
        lambda: soviet("Platoon Sergeant"), ("Platoon Sergeant",), "soviet-platoon-sergeant.ready",
    ),
    "no-fog-to-explore": (lambda: soviet("Scout A"), ("Scout A",), "soviet-scout-a.explore"),
    "smoke-used-up": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "105").smoked("Soviet Engineer A", 2),
        ("Engineer A",), "soviet-engineer-a.smoke",
    ),
    "smoke-there-already": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "105").smoke("105"),
        ("Engineer A",), "soviet-engineer-a.smoke",
    ),
    "mines-used-up": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "105").laid("Soviet Engineer A", 4),
        ("Engineer A",), "soviet-engineer-a.mine",
    ),
    "no-free-edge": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "101")
        .field("101-102 German armour", "101-105 German armour"),
        ("Engineer A",), "soviet-engineer-a.mine",
    ),
    "mined-already": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "105").field("105-106 German armour"),
        ("Engineer A", "Mine", "lay-personnel"), "105-106",
    ),
    "watched-already": (
        lambda: soviet("Machine Gunner A").watch("Soviet Machine Gunner A", "106"),
        ("Machine Gunner A", "Overwatch"), "106",
    ),
    "rough-terrain": (
        lambda: soviet("Tank").place("Soviet Tank", "109").scouted("Soviet", "110"), ("Tank", "Move"), "105",
    ),
    "routed-needs-bolster": (
        lambda: soviet("Scout B").routed("Soviet Scout A"), (), "@soviet-scout-a",
    ),
    "not-on-board": (
        lambda: soviet("Platoon Sergeant").suppressed("Soviet Scout B"),
        ("Platoon Sergeant", "Ready"), "@soviet-sniper",
    ),
    "not-own-counter": (
        lambda: soviet("Platoon Sergeant").suppressed("Soviet Scout B"),
        ("Platoon Sergeant", "Ready"), "@german-scout-a",
    ),
    "not-suppressed-there": (
        lambda: soviet("Platoon Sergeant").suppressed("Soviet Scout B"),
        ("Platoon Sergeant", "Ready"), "@soviet-scout-a",
    ),
    "wrong-squad-counter": (
        lambda: soviet("Sergeant A").suppressed("Soviet Scout A", "Soviet Scout B"),
        ("Sergeant A", "Ready"), "@soviet-scout-b",
    ),
    "guide-unguided": (
        lambda: soviet("Commissar").place("Soviet Antitank Gun", "105"),
        ("Commissar", "Guide"), "@soviet-antitank-gun",
    ),
    "guide-routed": (
        lambda: soviet("Commissar").routed("Soviet Scout A"), ("Commissar", "Guide"), "@soviet-scout-a",
    ),
    "too-near": (
        lambda: soviet("Sniper").place("Soviet Sniper", "111"), ("Sniper", "Attack"), "@german-rifleman-b",
    ),
    "out-of-reach": (
        lambda: soviet("Flamethrower").place("Soviet Flamethrower", "111"),
        ("Flamethrower", "Flame"), "@german-scout-b",
    ),
    "reach-needs-counter": (lambda: soviet("Stuka"), ("Stuka",), "soviet-stuka.attack-3-within-3"),
    "only-breakers": (lambda: soviet("Scout B"), ("Scout B", "Attack"), "building-102"),
    "structure-gone": (
        lambda: soviet("Antitank Gun").place("Soviet Antitank Gun", "101").face("108", "B"),
        ("Antitank Gun", "Antitank"), "building-108",
    ),
}  # fmt: skip
ELSEWHERE = {
    "already-blasted", "not-on-target-tile",  # in a Bomb that has begun
    "not-beside-it", "not-its-ground",  # of a unit that may be moved
    "only-bombers",  # of who has lost aircraft
    "nothing-to-support",
}  # fmt: skip


def made(case: str) -> tuple[undaunted.Game, str]:
    setting, before, thing = CASES[case]
    game = setting().game()
    play(game, "Soviet", *before)
    return game, thing


@pytest.mark.parametrize("reason", sorted(CASES))
def test_a_refusal_names_its_rule_and_changes_nothing(reason: str) -> None:
    game, thing = made(reason)
    assert refused(game, "Soviet", thing) == reason


@pytest.mark.parametrize("reason", sorted(CASES))
def test_and_does_so_in_french(reason: str) -> None:
    game, thing = made(reason)
    why = game.why_not("Soviet", thing)
    assert why
    french(why.explain("fr"), why.explain("en"))


def test_no_reason_of_the_city_is_forgotten() -> None:
    text = Path(besieged.__file__).read_text(encoding="utf-8")
    known = {name for name in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text) if has(f"reason-{name}")}
    assert known == CASES.keys() | ELSEWHERE


def test_where_a_routed_unit_is_not_driven() -> None:
    scene = soviet("Scout B").removed("German", "Scout B").place("German Scout B", "103")
    scene = scene.nothing_else("German").hand("German", "Rifleman A").dice(0)
    game = scene.game()
    play(game, "Soviet", "Scout B", "Attack", "German Scout B")
    assert refused(game, "Soviet", "112") == "not-beside-it"
    assert refused(game, "Soviet", "106") == "not-its-ground"


def test_aircraft_alone_pay_for_antiair() -> None:
    game = soviet("Flak").hand("German", "Bomber", "Stuka", "Rifleman A").game()
    play(game, "Soviet", "Flak", "Antiair")
    assert refused(game, "German", "german-rifleman-a") == "only-bombers"


def test_a_bomb_that_has_begun() -> None:
    game = soviet("Bomber").place("German Scout B", "108").dice(1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "108", "German Scout B")
    assert refused(game, "Soviet", "building-102") == "not-on-target-tile"
    assert refused(game, "Soviet", "@german-scout-b") == "already-blasted"


def test_what_needs_a_counter_or_finds_nothing_in_the_supply() -> None:
    game = soviet("Commissar").supply("Soviet", "Fog of War").game()
    play(game, "Soviet", "Commissar")
    assert refused(game, "Soviet", "soviet-commissar.support") == "nothing-to-support"
