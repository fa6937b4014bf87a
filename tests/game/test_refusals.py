"""Every kind of illegal decision gets its own reason, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import find, play, refused
from undaunted.game import game as game_module
from undaunted.game import odds
from undaunted.game.telling import astray, besieged, reasons
from undaunted.game.telling.names import IN_CITY
from undaunted.messages import say

Case = tuple[Callable[[], Scene], tuple[str, ...], str]
TESSY = "normandy/8"
GERMANS = ("German Rifleman A", "German Rifleman B", "German Scout A", "German Scout B")


def us(*cards: str, scenario: str = "normandy/1") -> Scene:
    return scene(scenario).hand("US", *cards)


def mortar() -> Scene:
    """The US Mortar on 16A with its target on 10A, where the German Rifleman A and Machine Gunner A stand."""
    return us("Mortar", scenario=TESSY).place("US Mortar", "16A").target("US", "10A").dice(1)


# The scene, what is played before, and the thing that is then refused.
CASES: dict[str, Case] = {
    "must-choose": (lambda: us("Rifleman A"), ("Rifleman A", "Attack"), "stop"),
    "nothing-to-draw": (
        lambda: us("Platoon Sergeant").deck("US"),
        ("Platoon Sergeant",),
        "us-platoon-sergeant.command",
    ),
    "not-suppressed": (lambda: us("Rifleman A"), ("Rifleman A",), "ready"),
    "fog-cannot-be-played": (lambda: us("Fog of War"), (), "us-fog-of-war"),
    "not-in-supply": (lambda: us("Platoon Sergeant"), ("Platoon Sergeant", "Bolster"), "us-squad-leader-a"),
    "fog-never-bolstered": (lambda: us("Platoon Sergeant"), ("Platoon Sergeant", "Bolster"), "us-fog-of-war"),
    "not-in-play-area": (
        lambda: us("Squad Leader A").play_area("US", "Rifleman A"),
        ("Squad Leader A", "Inspire"),
        "us-scout-a",
    ),
    "only-combat-cards-inspired": (
        lambda: us("Squad Leader A").play_area("US", "Rifleman A"),
        ("Squad Leader A", "Inspire"),
        "us-squad-leader-a",
    ),
    "wrong-squad": (lambda: us("Squad Leader A"), ("Squad Leader A", "Bolster"), "us-rifleman-b"),
    "wrong-card-action": (lambda: us("Rifleman A"), ("Rifleman A",), "us-scout-a.conceal"),
    "unit-suppressed": (
        lambda: us("Rifleman A").suppressed("US Rifleman A"),
        ("Rifleman A",),
        "us-rifleman-a.move",
    ),
    "no-step": (
        lambda: us("Rifleman A").place("US Rifleman A", "11B"),
        ("Rifleman A",),
        "us-rifleman-a.move",
    ),
    "no-enemy-on-board": (lambda: us("Rifleman A").off(*GERMANS), ("Rifleman A",), "us-rifleman-a.attack"),
    "no-target-marker": (
        lambda: us("Mortar", scenario=TESSY).place("US Mortar", "16A"),
        ("Mortar",),
        "us-mortar.blast",
    ),
    "blast-needs-counter": (lambda: mortar().target("US", "15A"), ("Mortar",), "us-mortar.blast"),
    "guide-nobody": (
        lambda: (
            us("Platoon Guide", scenario="normandy/5")
            .empty_board()
            .place("US Rifleman A", "9B")
            .place("German Rifleman A", "2B")
        ),
        ("Platoon Guide",),
        "us-platoon-guide.guide",
    ),
    "nothing-to-bolster": (
        lambda: us("Platoon Sergeant", "Rifleman A").nothing_else("US"),
        ("Platoon Sergeant",),
        "us-platoon-sergeant.bolster",
    ),
    "nothing-to-inspire": (lambda: us("Squad Leader A"), ("Squad Leader A",), "us-squad-leader-a.inspire"),
    "no-fog-in-hand": (lambda: us("Scout A"), ("Scout A",), "us-scout-a.recon"),
    "control-needs-marker": (
        lambda: us("Rifleman A").place("US Rifleman A", "3B"),
        ("Rifleman A",),
        "us-rifleman-a.control",
    ),
    "already-controlled": (
        lambda: us("Rifleman A").controlled("US", "17B"),
        ("Rifleman A",),
        "us-rifleman-a.control",
    ),
    "enemy-holds-tile": (
        lambda: us("Rifleman A").place("US Rifleman A", "5B").scouted("US", "5B"),
        ("Rifleman A",),
        "us-rifleman-a.control",
    ),
    "not-adjacent": (lambda: us("Scout A"), ("Scout A", "Scout"), "5B"),
    "not-scouted": (lambda: us("Rifleman A"), ("Rifleman A", "Move"), "12B"),
    "target-already-there": (mortar, ("Mortar", "Target"), "10A"),
    "target-too-near": (mortar, ("Mortar", "Target"), "4B"),
    "not-an-enemy": (lambda: us("Rifleman A"), ("Rifleman A", "Attack"), "@us-scout-a"),
    "not-on-board": (
        lambda: us("Rifleman A").off("German Scout A"),
        ("Rifleman A", "Attack"),
        "@german-scout-a",
    ),
    "not-own-counter": (
        lambda: us("Platoon Guide", scenario="normandy/5"),
        ("Platoon Guide", "Guide"),
        "@german-rifleman-a",
    ),
    "guide-needs-ready": (
        lambda: us("Platoon Guide", scenario="normandy/5").suppressed("US Scout A"),
        ("Platoon Guide", "Guide"),
        "@us-scout-a",
    ),
    "already-blasted": (mortar, ("Mortar", "Blast", "German Rifleman A"), "@german-rifleman-a"),
    "not-on-target-tile": (mortar, ("Mortar", "Blast"), "@german-rifleman-b"),
}
# Only a pack of our own can bring these about.
IN_OTHER_TESTS: dict[str, str] = {
    "casualty-other-unit": "tests/rules/test_casualties.py",
    "nowhere-to-place": "tests/rules/test_placing.py",
    "target-nowhere": "tests/rules/test_mortar.py",
    "no-spawn-there": "tests/rules/test_placing.py",
    "out-of-reach": "tests/rules/test_attack.py",
}
# Vehicles, structures and the like have tests of their own.
NORTH_AFRICA = {
    "vehicles/test_entering": (
        "vehicle-elsewhere", "enemies-aboard", "place-taken", "commander-has-no-counter",
    ),
    "vehicles/test_shifting": ("not-aboard", "shifted-already", "exit-first", "cannot-exit-now"),
    "vehicles/test_seats": ("not-in-that-place", "vehicle-disabled", "skill-needed", "exit-to-walk"),
    "vehicles/test_driving": ("no-drive", "rough-terrain"),
    "vehicles/test_repair": ("nothing-to-repair", "not-to-be-repaired"),
    "test_scouting": ("nothing-to-navigate", "not-in-chain", "nothing-to-surveil", "scouted-already"),
    "vehicles/test_targets": (
        "no-enemy-vehicle", "nothing-to-demolish", "only-demolition", "structure-gone",
        "demolition-same-tile", "inside-a-vehicle", "no-such-defence",
    ),
    "vehicles/test_hits": ("not-in-the-vehicle",),
    "test_escape": ("no-escape-here",),
}  # fmt: skip
IN_OTHER_TESTS |= {
    reason: f"tests/rules/north_africa/{name}.py"
    for name, reasons in NORTH_AFRICA.items()
    for reason in reasons
}
REINFORCEMENTS = {
    "test_advance": ("nobody-advances", "cannot-advance", "no-advance-there"),
    "test_air_support": ("no-aircraft", "only-aircraft"),
    "test_mining": ("nothing-to-mine", "mine-which-first", "no-mine-there", "edge-of-own-tile"),
    "test_salvos": ("nobody-to-strike", "nobody-to-strike-there"),
}
IN_OTHER_TESTS |= {
    reason: f"tests/rules/reinforcements/{name}.py"
    for name, reasons in REINFORCEMENTS.items()
    for reason in reasons
}


def reasons_of_the_rules() -> set[str]:
    """Those of clicks astray are in tests/game/test_astray.py, which sees to it that all are there."""
    return reasons_in(Path(reasons.__file__))


def reasons_in(path: Path) -> set[str]:
    """The reasons a file knows, read off its text so that a new one is not forgotten."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)
    return {name for name in found if f"reason-{name} =" in MESSAGES}


MESSAGES = "\n".join(
    file.read_text(encoding="utf-8")
    for file in (Path(undaunted.__file__).parent / "messages" / "en").rglob("*.ftl")
)


def test_every_reason_of_the_rules_is_provoked() -> None:
    assert CASES.keys() | IN_OTHER_TESTS.keys() == reasons_of_the_rules()


def test_no_reason_is_written_that_nothing_gives() -> None:
    written = set(re.findall(r"^reason-([a-z-]+) =", MESSAGES, re.MULTILINE))
    # What the city says otherwise is given under the same name.
    written = {name.removesuffix(IN_CITY) for name in written}
    files = (reasons, astray, besieged, odds, game_module)
    given = {reason for file in files for reason in reasons_in(Path(str(file.__file__)))}
    assert written - given == {"stale"}, "and that one is no compound, so it is not found by its looks"


@pytest.mark.parametrize(("reason", "place"), IN_OTHER_TESTS.items())
def test_what_needs_a_pack_of_our_own_is_provoked_elsewhere(reason: str, place: str) -> None:
    root = Path(__file__).parents[2]
    assert f'"{reason}"' in (root / place).read_text(encoding="utf-8")


@pytest.mark.parametrize("reason", sorted(CASES))
def test_a_refusal_names_its_rule_and_changes_nothing(reason: str) -> None:
    setting, before, thing = CASES[reason]
    game = setting().game()
    play(game, "US", *before)
    assert refused(game, "US", thing) == reason


def test_the_turn_goes_on_after_a_refusal() -> None:
    game = us("Rifleman A").game()
    refused(game, "US", "us-rifleman-b")
    play(game, "US", "Rifleman A", "Control")


def test_nothing_can_be_decided_once_the_game_is_over() -> None:
    game = us("Rifleman A").controlled("US", "13B", "6A").place("US Rifleman A", "2B").game()
    play(game, "US", "Rifleman A", "Control")
    assert game.over
    for seat in ("US", "German"):
        assert refused(game, seat, "end-turn") == "game-over"


def test_a_seat_that_owes_nothing_is_told_who_does() -> None:
    game = us("Rifleman A").game()
    assert refused(game, "German", "end-turn") == "not-your-decision"
    with pytest.raises(undaunted.IllegalDecision, match="wait for the Americans"):
        game.play("German", "end-turn")


def test_a_bid_is_made_once() -> None:
    game = scene().bidding().hand("US", "Rifleman A*2").hand("German", "Scout A").game()
    play(game, "US", "Rifleman A")
    assert refused(game, "US", "us-rifleman-a") == "not-your-decision"


@pytest.mark.parametrize("seat", ["", "us", "France", "US "])
def test_an_unknown_seat(seat: str) -> None:
    assert refused(us("Rifleman A").game(), seat, "end-turn") == "unknown-name"


@pytest.mark.parametrize(
    "thing", ["", "rifleman", "us-rifleman-z", "@us", "US:", "German:end-turn", -1, 99_999, 7]
)
def test_an_unknown_thing(thing: str | int) -> None:
    assert refused(us("Rifleman A").game(), "US", thing) == "unknown-thing"


def test_an_option_of_an_earlier_moment_is_stale() -> None:
    game = us("Scout A", "Scout B").game()
    old = find(game, "US", "Scout B")
    play(game, "US", "Scout A", "Conceal")
    assert refused(game, "US", old) == "stale"


def test_an_option_of_the_other_seat_is_stale() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    assert refused(game, "US", find(game, "German", "Scout A")) == "stale"


def test_an_option_from_a_line_that_was_taken_back_is_stale() -> None:
    game = us("Scout A", "Rifleman A").game()
    play(game, "US", "Scout A", "Scout")
    old = find(game, "US", "2B")
    game.undo("US")
    game.undo("US")
    play(game, "US", "Rifleman A", "Move")
    assert refused(game, "US", old) == "stale"


def test_a_bid_option_lives_while_the_other_side_bids() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    mine = find(game, "US", "Rifleman A")
    play(game, "German", "Scout A")
    game.play("US", mine)
    assert game.view(None).initiative == "German"


@pytest.mark.parametrize("reason", sorted(set(re.findall(r"^reason-([a-z-]+) =", MESSAGES, re.MULTILINE))))
def test_every_reason_says_what_would_be_right(reason: str) -> None:
    args = dict.fromkeys(
        re.findall(r"\$(\w+)", MESSAGES.split(f"reason-{reason} =")[1].split("\nreason-")[0]), "X"
    )
    text = say(f"reason-{reason}", **{**args, "prompt": "What should Scout A do?"})
    assert ":" in text or "only" in text or text.endswith("What should Scout A do?")
    assert "$" not in text


def test_a_reason_carries_its_rule_and_its_words() -> None:
    game = us("Rifleman A").game()
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.play("US", "us-fog-of-war")
    assert caught.value.rule == "fog-cannot-be-played"
    assert caught.value.reason == caught.value.explain("en")
    assert isinstance(caught.value, ValueError)
