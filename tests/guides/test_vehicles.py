"""What the guide for vehicles says is true of the game that is played in it."""

from __future__ import annotations

from tests.guides.played import at_lesson, learners_steps
from undaunted.game.game import Game
from undaunted.guides import find
from undaunted.guides.wording import figures

VEHICLES = find("vehicles")
TRUCK = "lrdg-patrol-truck"


def at(page: str) -> Game:
    return at_lesson(VEHICLES, page)


def test_it_ends_by_driving_off_the_board() -> None:
    *_, (game, where) = learners_steps(VEHICLES)
    assert (game.winner, game.how, game.round, where.astray) == ("LRDG", "escape", 2, False)
    escaped = [event.args["unit"] for event in game.events("LRDG") if event.kind == "escaped"]
    assert len(escaped) == figures(VEHICLES, game)["needed"]
    assert TRUCK in escaped, "the truck counts as one"


def test_entering_leaves_the_card_to_be_used() -> None:
    before, after = at("enter"), at("entered")
    assert "lrdg-machine-gunner" not in before.now("LRDG").aboard.values()
    assert before.now("LRDG").tile_of["lrdg-machine-gunner"] == before.now("LRDG").tile_of[TRUCK]
    assert "lrdg-machine-gunner.attack" in [option.name for option in after.options("LRDG")]


def test_a_hit_hurts_somebody_aboard_and_the_vehicle() -> None:
    game = at("driver")
    assert game.now("LRDG").damage == {"italian-scout-car": 1}
    assert [event.args["unit"] for event in game.events("LRDG") if event.kind == "casualty"] == [
        "italian-machine-gunner-a"
    ]


def test_it_is_disabled_until_it_is_repaired() -> None:
    told = figures(VEHICLES, at("disabled"))
    assert told["damage"] == told["critical"] == 2
    assert told["integrity"] == 4
    assert at("disabled").now("LRDG").disabled == (TRUCK,)
    assert at("repaired").now("LRDG").disabled == ()
    lost = [event.kind for event in at("damaged").events("LRDG") if event.kind == "casualty"]
    assert len(lost) == 3, "one for their car, two for the truck"


def test_a_tie_is_enough_for_who_holds_the_initiative() -> None:
    told = figures(VEHICLES, at("repair"))
    assert told["bid"] == told["their_bid"]
    assert at("repair").now("LRDG").initiative == "LRDG"
