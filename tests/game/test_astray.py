"""Clicks that miss the question: each is told what the thing clicked waits for, by the names on the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import undaunted
from tests.game.test_refusals import reasons_in
from tests.packs import teams
from tests.scene import Scene, scene
from tests.table import play
from undaunted.game.telling import astray

Case = tuple[Callable[[], Scene], tuple[str, ...], str, str]


def us(*cards: str) -> Scene:
    return scene().hand("US", *cards)


def lrdg(*cards: str) -> Scene:
    return scene("north-africa/2").hand("LRDG", *cards)


# The scene, what is played before, the thing that is then clicked, and what is said.
CASES: dict[str, Case] = {
    "bid-first": (
        lambda: us("Scout A").hand("German", "Scout A").bidding(),
        (),
        "@us-scout-a",
        "First comes the bid: choose a card from your hand, and the turns begin when everybody has bid.",
    ),
    "finish-first": (
        lambda: us("Scout A"),
        ("Scout A",),
        "13B",
        "First finish what you have begun. What should Scout A do?",
    ),
    "acts-by-card": (
        lambda: us("Scout A").deck("US", "Rifleman A", "Rifleman A", "Scout B").discard("US", "Rifleman A"),
        (),
        "@us-rifleman-a",
        (
            "Rifleman A acts when you play one of his cards: none in your hand, 2 in your deck, "
            "1 in your discard pile, 2 in your supply."
        ),
    ),
    "has-no-cards": (
        lambda: us("Scout A").deck("US").removed("US", *5 * ["Rifleman A"]),
        (),
        "@us-rifleman-a",
        "Rifleman A has no card left to act with: choose a card of somebody else.",
    ),
    "enemy-counter": (
        lambda: us("Scout A"),
        (),
        "@german-scout-a",
        "The German Scout A can be attacked: play a card with an attack, then choose your target.",
    ),
    "not-on-board": (
        lambda: us("Scout A").off("German Scout A"),
        (),
        "@german-scout-a",
        "The German Scout A is not on the board: choose a unit that is.",
    ),
    "no-standstill": (
        lambda: us("Scout A"),
        (),
        "play-on",
        "Whether to play on is asked only when nothing but cards has changed for many rounds.",
    ),
    "tile-needs-card": (
        lambda: us("Scout A"),
        (),
        "13B",
        "A tile is where something is done: play a card first, then choose what its soldier does.",
    ),
    "action-needs-card": (
        lambda: us("Scout A"),
        (),
        "us-scout-a.scout",
        "Play Scout A first: then you can choose Scout 2.",
    ),
    "not-in-hand": (
        lambda: us("Scout A").deck("US", "Rifleman B", "Rifleman B"),
        (),
        "us-rifleman-b.move",
        "Rifleman B is not in your hand (2 in your deck, 3 in your supply): choose a card that you hold.",
    ),
    "enemy-card": (
        lambda: us("Scout A"),
        (),
        "german-scout-a",
        "Scout A is a card of the Germans: choose one of your own.",
    ),
    "button-needs-card": (
        lambda: us("Scout A"),
        (),
        "hunker-down",
        "You hunker down with a card: play one first.",
    ),
    "vehicle-by-crew": (
        lambda: lrdg("Scout"),
        (),
        "@lrdg-patrol-truck",
        "The Patrol Truck moves and fires with the cards of those aboard: play a card of one of its crew.",
    ),
    "vehicle-abandoned": (
        lambda: lrdg("Scout").abandoned("Patrol Truck"),
        (),
        "@lrdg-patrol-truck",
        "Nobody is aboard the Patrol Truck: play a card of a soldier on its tile to get in.",
    ),
    "enemy-vehicle": (
        lambda: lrdg("Scout"),
        (),
        "@italian-medium-tank",
        "The Medium Tank can be attacked: play a card with an attack, then choose your target.",
    ),
    "inside-a-vehicle": (
        lambda: lrdg("Scout"),
        (),
        "@italian-tank-driver-t",
        "The Italian Tank Driver T is inside a vehicle and cannot be aimed at: choose the vehicle.",
    ),
    "place-needs-card": (
        lambda: lrdg("Scout"),
        (),
        "patrol-truck/gunner",
        "The Patrol Truck is entered with a card: play one of a soldier on its tile, then choose his place.",
    ),
    "place-action-needs-card": (
        lambda: lrdg("Scout"),
        (),
        "medium-tank/driver.drive",
        "Drive 1 is for whoever sits in the Medium Tank as driver: nobody of yours does.",
    ),
    "structure-needs-card": (
        lambda: lrdg("Scout"),
        (),
        "hangar",
        "The Hangar can be blown up with Demolition from its own tile: play a card that has it.",
    ),
    "structure-gone": (
        lambda: lrdg("Scout").ruined("Hangar", "LRDG"),
        (),
        "hangar",
        "The Hangar is destroyed already: choose another target.",
    ),
}
ELSEWHERE = {"mate-acts", "seat-only-for-fog", "nothing-there", "deck-of-automaton"}
"""The first two take four players, the last a solo game. Edges are not offered by any scenario yet."""


def test_every_reason_is_provoked() -> None:
    assert CASES.keys() | ELSEWHERE == reasons_in(Path(astray.__file__))


@pytest.mark.parametrize("reason", sorted(CASES))
def test_a_click_astray_is_told_what_the_thing_waits_for(reason: str) -> None:
    setting, before, thing, said = CASES[reason]
    game = setting().game()
    seat = game.seats[0]
    play(game, seat, *before)
    position = game.position()
    refusal = game.why_not(seat, thing)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (reason, said)
    assert game.position() == position


def test_among_four(tmp_path: Path) -> None:
    with teams.found_in(tmp_path / "packs"):
        _ask_among_four()


def _ask_among_four() -> None:
    game = undaunted.new(teams.FOUR, seed=1)
    while game.view(None).question.kind == "bid":  # type: ignore[union-attr]
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    seat = game.deciders[0]
    reasons = {
        thing: game.why_not(seat, thing)
        for thing in (*game.seats, *(f"@{unit}" for unit in game._things.counters))
    }
    rules = {thing: refusal.rule for thing, refusal in reasons.items() if refusal}
    assert {rules[one] for one in game.seats} == {"seat-only-for-fog"}
    assert "mate-acts" in rules.values()
