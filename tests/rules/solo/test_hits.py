"""Hits on the bot: where its cards are looked for, and the markers they leave."""

from __future__ import annotations

import undaunted
from tests.rules.solo.ground import asked, line, lined_up, tags, us
from tests.scene import Scene, scene
from tests.table import end_turn, fate, has, is_suppressed, play, told, where


def under_fire() -> Scene:
    """A US Rifleman beside a German one, about to hit."""
    return us("Rifleman A").place("US Rifleman A", "5B").scouted("US", "5B").dice(0)


def hit(setting: Scene) -> undaunted.Game:
    game = setting.game(seed=1)
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    return game


def test_the_discard_pile_comes_first() -> None:
    game = hit(under_fire().discard("German", "Rifleman A"))
    assert has(game, "German", "discard", "Rifleman A") == 0
    assert has(game, "German", "deck", "Rifleman A") == 1
    assert told(game, "casualty")[0]["zone"] == "discard"


def test_then_the_deck() -> None:
    game = hit(under_fire())
    assert has(game, "German", "deck", "Rifleman A") == 0
    assert told(game, "casualty")[0]["zone"] == "deck"


def test_then_the_bolster_decks() -> None:
    game = hit(under_fire().deck("German", "Scout A"))
    assert has(game, "German", "removed", "Rifleman A") == 1
    assert told(game, "casualty")[0]["zone"] == "bolsters"


def test_then_the_counter_leaves_and_is_not_marked() -> None:
    game = hit(
        under_fire().deck("German", "Scout A", "Scout B", "Rifleman B").removed("German", "Rifleman A*5")
    )
    assert where(game, "German Rifleman A") is None
    assert tags(game) == {}


def test_a_card_that_lies_face_down_is_safe() -> None:
    setting = under_fire().face_down("Rifleman A").deck("German", "Scout A", "Scout B")
    game = hit(setting.removed("German", "Rifleman A*4"))
    assert where(game, "German Rifleman A") is None
    assert line(game) == ["?"]


def test_a_hit_that_cost_a_card_marks_its_unit_while_the_human_has_the_initiative() -> None:
    assert tags(hit(under_fire())) == {"german-rifleman-a": 1}
    assert tags(hit(under_fire().tagged("German Rifleman A"))) == {"german-rifleman-a": 2}
    # Else the bot has had its turn already.
    assert tags(hit(under_fire().initiative("German"))) == {}


def test_a_miss_marks_nobody() -> None:
    game = us("Rifleman A").place("US Rifleman A", "5B").scouted("US", "5B").dice(1).game(seed=1)
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert tags(game) == {}


def test_suppression_costs_no_card_and_marks_nobody() -> None:
    setting = us("Machine Gunner A", where="normandy/3+solo=German").dice(0, 0, 0, 0)
    game = setting.game(seed=1)
    play(game, "US", "Machine Gunner A", "Suppress", "German Rifleman A")
    assert is_suppressed(game, "German Rifleman A")
    assert tags(game) == {}


def test_the_marker_is_paid_for_on_the_next_turn() -> None:
    setting = under_fire().discard("German", "Rifleman A").hand("US", "Scout A")
    game = setting.draws("German Rifleman A", "German Scout A", "German Rifleman B").game(seed=1)
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    end_turn(game, "US")
    assert line(game) == ["Scout A", "Rifleman B"]
    assert tags(game) == {}


def test_the_human_is_never_asked_which_card_the_bot_loses() -> None:
    """Nor the bot: chance decides between several kinds (ruling 43)."""
    where_ = "armour-and-armament/101+specialists+solo=German"
    setting = us("Rifleman A", where=where_).deck("German", "Scout A").place("US Rifleman A", "3B")
    tile = next(tile for unit, tile in setting.standing.items() if unit == "German Rifleman A")
    setting = setting.place("US Rifleman A", tile).scouted("US", tile).dice(0)
    setting.draws("German Submachine Gunner A")
    game = setting.game(seed=1)
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert game.deciders == ("US",)
    assert has(game, "German", "removed", "Submachine Gunner A") == 1
    assert tags(game) == {"german-rifleman-a": 1}


def test_soldiers_of_north_africa_fall_only_when_their_bolster_deck_has_no_card_either() -> None:
    setting = scene("north-africa/1+solo=Italian").hand("LRDG", "Scout").deck("Italian", "Scout A")
    tile = setting.standing["Italian Rifleman A"]
    game = setting.place("LRDG Scout", tile).scouted("LRDG", tile).dice(0).game(seed=1)
    play(game, "LRDG", "Scout", "Attack", "Italian Rifleman A")
    assert told(game, "casualty")[0]["zone"] == "bolsters"
    assert fate(game, "Italian Rifleman A") is None


# On its own turn, over a mine of the human's


def over_a_mine(*drawn: str, dice: tuple[int, ...], suppressed: str = "") -> undaunted.Game:
    setting = (
        scene("night/1+solo=Italian").mines("17A-19A personnel").place("Italian Assault Trooper S", "17A")
    )
    setting.scouted("Italian", "17A", "19A", "2B")
    setting.draws(*(f"Italian {card}" for card in drawn)).dice(*dice)
    if suppressed:
        setting.place(suppressed, "2B").suppressed(suppressed)
    game = setting.game(seed=1)
    end_turn(game, "LRDG")
    play(game, "Italian", "Stalk", "19A")
    while asked(game).kind in ("step", "after"):  # he might go on, or get into something
        play(game, "Italian", "stop")
    return game


def test_on_its_own_turn_the_face_up_play_area_comes_first_and_nobody_is_marked() -> None:
    game = over_a_mine("Assault Trooper S", "Grenadier S", "Fog of War", dice=(0, 1, 1))
    assert told(game, "casualty")[0]["zone"] == "played"
    assert has(game, "Italian", "removed", "Assault Trooper S") == 1
    assert tags(game) == {}


def test_the_card_in_use_is_lost_and_the_line_goes_on() -> None:
    game = over_a_mine("Assault Trooper S", "Grenadier S", "Fog of War", dice=(0, 1, 1))
    assert line(game, "Italian") == ["Grenadier S", "Fog of War"]
    assert asked(game).card == "italian-grenadier-s"
    assert has(game, "Italian", "discard", "Assault Trooper S") == 0


def test_the_next_card_begins_anew() -> None:
    """As every card does: it first readies its unit."""
    drawn = ("Assault Trooper S", "Grenadier S", "Fog of War")
    game = over_a_mine(*drawn, dice=(0, 1, 1), suppressed="Italian Grenadier S")
    assert has(game, "Italian", "removed", "Assault Trooper S") == 1
    assert not is_suppressed(game, "Italian Grenadier S")
    assert has(game, "Italian", "discard", "Grenadier S") == 1


def test_a_miss_leaves_the_card_in_use() -> None:
    game = over_a_mine("Assault Trooper S", "Grenadier S", "Fog of War", dice=(1, 1, 1))
    assert line(game, "Italian")[0] == "Assault Trooper S"
    play(game, "Italian", "stop")
    assert has(game, "Italian", "discard", "Assault Trooper S") == 1


# Seen


def test_lined_up_cards_are_open_to_all() -> None:
    game = lined_up("Rifleman A", "Scout A", "Rifleman B")
    assert told(game, "lined-up", "US") == told(game, "lined-up", None)
    assert told(game, "lined-up")[0]["cards"] == "Rifleman A, Scout A and Rifleman B"


def test_who_escapes_takes_his_cards_along_that_in_use_too() -> None:
    setting = (
        scene("north-africa/7+solo=LRDG").hand("Italian", "Scout A").initiative("Italian").turn_of("Italian")
    )
    tile = setting.stage.scenario.forces["LRDG"].escape[0]
    setting.place("LRDG Saboteur", tile).scouted("LRDG", tile).deck("LRDG", "Saboteur*2", "Scout")
    setting.draws("LRDG Saboteur", "LRDG Saboteur", "LRDG Scout")
    game = setting.game(seed=1)
    end_turn(game, "Italian")
    assert line(game, "LRDG") == ["Scout", "Saboteur", "Saboteur"]
    play(game, "LRDG", "stop", "Stalk", "escape")
    assert fate(game, "LRDG Saboteur") == "escaped"
    assert line(game, "LRDG") == []
    assert has(game, "LRDG", "discard", "Saboteur") == 0
    assert has(game, "LRDG", "removed", "Saboteur") > 1


def test_the_card_behind_that_of_who_escaped_begins_anew() -> None:
    setting = (
        scene("north-africa/7+solo=LRDG").hand("Italian", "Scout A").initiative("Italian").turn_of("Italian")
    )
    tile = setting.stage.scenario.forces["LRDG"].escape[0]
    setting.place("LRDG Saboteur", tile).scouted("LRDG", tile).deck(
        "LRDG", "Saboteur", "Fog of War*2", "Navigator*2"
    )
    setting.draws("LRDG Fog of War", "LRDG Saboteur", "LRDG Fog of War")
    game = setting.game(seed=1)
    end_turn(game, "Italian")
    assert line(game, "LRDG") == ["Saboteur", "Fog of War", "Fog of War"]
    play(game, "LRDG", "Stalk", "escape")
    assert len(told(game, "fog-passed")) == 2
    assert has(game, "LRDG", "discard", "Fog of War") == 2


def test_a_single_soldier_who_falls_takes_along_what_lies_face_down() -> None:
    setting = scene("north-africa/1+solo=Italian").hand("LRDG", "Scout").face_down("Scout A", "Rifleman A")
    force = setting.stage.scenario.forces["Italian"]
    owned = force.deck["Rifleman A"] + force.supply["Rifleman A"]
    setting.removed("Italian", f"Rifleman A*{owned - 1}")
    tile = setting.standing["Italian Rifleman A"]
    game = setting.place("LRDG Scout", tile).scouted("LRDG", tile).dice(0).game(seed=1)
    play(game, "LRDG", "Scout", "Attack", "Italian Rifleman A")
    assert fate(game, "Italian Rifleman A") == "neutralised"
    assert line(game, "Italian") == ["?"], "the card of somebody else stays"
    assert has(game, "Italian", "removed", "Rifleman A") == owned
