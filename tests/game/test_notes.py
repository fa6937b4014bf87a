"""A card that offers little says why, as its owner would be told at a table."""

from __future__ import annotations

import undaunted
from tests.scene import Scene, scene
from tests.table import find, play


def note(setting: Scene, card: str, seat: str = "US", lang: str = "en") -> str:
    return find(setting.game(), seat, card).note(lang)


def test_a_card_of_a_suppressed_soldier_only_readies_him() -> None:
    setting = scene().hand("US", "Rifleman A").suppressed("US Rifleman A")
    assert note(setting, "Rifleman A") == "Rifleman A is suppressed: this card only readies him."
    assert note(setting, "Rifleman A", lang="fr") == (
        "Le Fusilier A est neutralisé\u00a0: cette carte ne sert qu'à le remettre en état."
    )


def test_it_says_so_while_the_card_is_used_and_no_longer() -> None:
    game = scene().hand("US", "Rifleman A", "Scout A").suppressed("US Rifleman A").game()
    assert game.note("US") == ""
    play(game, "US", "Rifleman A")
    assert game.note("US") == "Rifleman A is suppressed: this card only readies him."
    assert game.note("German") == ""
    play(game, "US", "ready")
    assert game.note("US") == ""


def test_nothing_is_said_of_a_card_that_does_what_it_does() -> None:
    setting = scene().hand("US", "Rifleman A", "Scout A")
    assert [option.note() for option in setting.game().options("US")] == ["", "", ""]


def test_off_the_board() -> None:
    setting = scene().hand("US", "Rifleman A").off("US Rifleman A")
    assert note(setting, "Rifleman A") == (
        "Rifleman A is off the board: an action brings him in at a spawn marker first."
    )


def test_a_commander_with_nothing_to_do_can_only_hunker_down() -> None:
    setting = scene().hand("US", "Squad Leader A").nothing_else("US")
    assert note(setting, "Squad Leader A").endswith("this card can only hunker down.")


def test_aboard() -> None:
    crewed = scene("north-africa/6").hand("Italian", "Scout A").turn_of("Italian").abandoned("Medium Tank")
    crewed.place("Italian Medium Tank", "12A").aboard("Italian Scout A", "Medium Tank", "gunner")
    assert note(crewed, "Scout A", "Italian") == (
        "Scout A lacks the skill for this place (gunner): only the actions of the card count."
    )
    crewed.damage("Italian Medium Tank", 3)
    assert note(crewed, "Scout A", "Italian") == (
        "The Medium Tank is disabled: the places aboard are of no use until it is repaired."
    )


def test_looking_at_notes_changes_nothing() -> None:
    game = undaunted.new("normandy/1", seed=3)
    before = game.position()
    for seat in game.seats:
        for option in game.options(seat):
            option.note()
        game.note(seat)
    assert game.position() == before
