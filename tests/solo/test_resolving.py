"""Resolving solo cards, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.rules.solo.ground import line
from tests.solo.ground import account_of, applied, bot_turn, la_raye, resolve, skipped
from tests.table import has, marker, told, where

# Conditions


def test_a_false_condition_and_the_next_line():
    game = bot_turn(la_raye(), "Rifleman A")
    done = resolve(game, "I  Enemy on same tile: attack 1.\nII  Move to scouted tile.")
    assert skipped(done) == {"I": "condition"}
    assert applied(done) == ["II"]


def test_an_action_that_breaks_a_rule_makes_the_line_false():
    """Only 8A is scouted: nobody may move anywhere else."""
    game = bot_turn(la_raye(), "Rifleman A")
    done = resolve(game, "I  Move to 12B.\nII  Move to 8A.")
    assert skipped(done) == {"I": "no-such-tile"}
    assert where(game, "German Rifleman A") == "8A"


def test_an_action_that_misses_its_aim_makes_the_line_false():
    """From 5B no step over scouted tiles leads closer to 4B, which is next door."""
    game = bot_turn(la_raye(), "Rifleman A")
    done = resolve(game, "I  Move closer to 4B.\nII  Do nothing.")
    assert skipped(done) == {"I": "no-closer"}
    assert where(game, "German Rifleman A") == "5B"


def test_an_action_without_effect_makes_the_line_false():
    """The US have no Fog of War left to be given."""
    setting = la_raye().deck("US", "Rifleman A", "Rifleman B", "Scout A").supply("US", "Rifleman A*3")
    game = bot_turn(setting, "Scout A")
    done = resolve(game, "I  Conceal.\nII  Do nothing.")
    assert skipped(done) == {"I": "no-effect"}
    assert not told(game, "concealed")


def test_control_only_where_it_claims_points():
    game = bot_turn(la_raye().place("German Rifleman A", "8A"), "Rifleman A")
    done = resolve(game, "Control.")
    assert skipped(done) == {"I": "no-points"}
    assert marker(game, "German", "8A") == "scouted"
    game = bot_turn(la_raye().place("German Rifleman A", "13B").scouted("German", "13B"), "Rifleman A")
    assert applied(resolve(game, "Control.")) == ["I"]
    assert marker(game, "German", "13B") == "controlled"


def test_no_line_applies_no_action():
    game = bot_turn(la_raye(), "Rifleman A")
    done = resolve(game, "Enemy on same tile: attack 1.")
    assert applied(done) == []
    assert line(game) == [] or "Rifleman A" not in line(game)
    assert has(game, "German", "discard", "Rifleman A") >= 1 or game.round == 3


def test_a_condition_that_speaks_of_somebody_aims_the_action_at_him():
    """A Scout on the same tile is easier to hit than the Rifleman; the condition asks for the Rifleman."""
    setting = la_raye().place("US Scout A", "5B").place("US Rifleman A", "5B")
    game = bot_turn(setting, "Rifleman A", dice=(1,))
    resolve(game, "Enemy Rifleman on same tile: attack 1.")
    assert "Rifleman" in str(told(game, "shot")[-1]["target"])


# Sub-lines


def test_the_first_sub_line_that_applies():
    text = """I    Select destination within 1.
     A) Select threatened objective as destination.
     B) Select scouted tile as destination.
     C) Select unscouted tile as destination.
     Move to destination."""
    game = bot_turn(la_raye(), "Rifleman A")
    done = resolve(game, text)
    assert applied(done) == ["I B"]
    assert [part.label for part in account_of(done).steps[0].parts] == ["A", "B"]


def test_without_any_sub_line_the_line_does_not_apply_even_if_its_condition_is_true():
    text = """I    Tile is secure: select destination within 1.
     A) Select threatened objective as destination.
     Move to destination.
II   Do nothing."""
    done = resolve(bot_turn(la_raye(), "Rifleman A"), text)
    assert skipped(done) == {"I": "no-subline"}


def test_a_sub_line_has_a_condition_of_its_own():
    text = """I    Select destination within 1.
     A) 6A is scouted: select scouted tile as destination.
     B) 6A is unscouted: select destination closer to 6A.
     Move to destination."""
    game = bot_turn(la_raye(), "Rifleman A")
    assert applied(resolve(game, text)) == ["I B"]


# Closer, tie-breakers, chance


def test_closer_takes_the_closest_before_any_tie_breaker():
    """With two steps 13B is reached, one from 6A; a tie-breaker for cover never gets a say."""
    game = bot_turn(la_raye(), "Scout A")
    done = resolve(game, "Move closer to 6A. [value]")
    assert where(game, "German Scout A") in ("13B", "3B")
    assert not account_of(done).steps[0].choices or account_of(done).steps[0].choices[0].what in (
        "destination",
        "through",
    )


def test_tie_breakers_in_order_then_chance():
    setting = la_raye().scouted("German", "12B", "4B", "11B")
    game = bot_turn(setting, "Rifleman A", dice=(0,))
    done = resolve(game, "Move to unoccupied tile. [lower value]")
    choice = account_of(done).steps[0].choices[0]
    assert choice.rolls
    assert all(1 <= face <= 10 for face in choice.rolls)
    assert len(told(game, "rolled")) == len(choice.rolls)
    assert where(game, "German Rifleman A") == choice.chosen


def test_numbers_left_over_are_rolled_again():
    """Three even tiles: nine numbers of the die count, the tenth does not; a 0 is the tenth."""
    setting = la_raye().scouted("German", "12B", "4B", "11B").unmarked("German", "8A")
    game = bot_turn(setting, "Rifleman A", dice=(0, 4))
    done = resolve(game, "Move to unoccupied tile. [lower value]")
    choice = account_of(done).steps[0].choices[0]
    assert choice.rolls == (10, 4)
    assert len(choice.candidates) == 3
    assert choice.chosen == choice.candidates[1].name


@pytest.mark.parametrize(
    ("count", "dice", "chosen"), [(2, [5], 0), (2, [6], 1), (4, [9, 3], 1), (11, [1, 1], 0)]
)
def test_every_course_is_as_likely_as_the_others(count, dice, chosen):
    from undaunted.solo.chance import Rolls

    rolls = Rolls()
    rolls.faces = list(dice)
    assert rolls.below(count) == chosen
    assert rolls.read == len(dice)


# Rolls


def test_a_roll_resolves_what_its_number_says():
    text = "Roll. 1-6: conceal. 7-10: attack 1."
    game = bot_turn(la_raye(), "Scout A", dice=(6,))
    done = resolve(game, text)
    assert account_of(done).steps[0].rolls == (6,)
    assert told(game, "concealed")
    game = bot_turn(la_raye(), "Scout A", dice=(0, 1))
    resolve(game, text)
    assert told(game, "shot"), "a 0 is a 10"


def test_if_only_one_action_could_be_resolved_there_is_no_roll():
    setting = la_raye().off("US Rifleman A", "US Rifleman B", "US Scout A", "US Scout B")
    game = bot_turn(setting, "Scout A")
    done = resolve(game, "Roll. 1-6: conceal. 7-10: attack 1.")
    assert account_of(done).steps[0].rolls == ()
    assert told(game, "concealed")


def test_if_none_could_be_the_line_does_not_apply():
    setting = la_raye().off("US Rifleman A", "US Rifleman B", "US Scout A", "US Scout B")
    done = resolve(
        bot_turn(setting, "Scout A"), "Roll. 1-6: recon. 7-10: attack 1.\n".replace("recon", "attack 1")
    )
    assert skipped(done) == {"I": "no-case"}


# Then


def test_then_goes_on_with_a_line():
    game = bot_turn(la_raye(), "Scout A", dice=(1,))
    done = resolve(game, "I  Conceal, then III.\nII  Recon.\nIII  Attack 1.")
    assert applied(done) == ["I", "III"]


def test_then_goes_on_with_the_next_that_applies_if_that_does_not():
    game = bot_turn(la_raye(), "Scout A", dice=(1,))
    done = resolve(game, "I  Conceal, then II.\nII  Enemy on same tile: attack 1.\nIII  Attack 1.")
    assert applied(done) == ["I", "III"]
    assert skipped(done) == {"II": "condition"}


# Boxes, and what the rules of the game ask for


def test_the_boxed_rule_scouts_what_is_entered_and_costs_a_fog_of_war():
    game = bot_turn(la_raye(), "Scout A")
    before = has(game, "German", "discard", "Fog of War")
    box = "When Scout moves onto an unscouted tile: scout it."
    resolve(game, "Move to 12B.", box=box)
    assert marker(game, "German", "12B") == "scouted"
    assert has(game, "German", "discard", "Fog of War") > before


def test_several_effects_one_after_the_other():
    setting = la_raye().place("German Rifleman A", "8A").scouted("German", "3B", "6A")
    game = bot_turn(setting, "Rifleman A", dice=(1,))
    done = resolve(game, "Move to 3B, attack 1.")
    assert applied(done) == ["I"]
    assert where(game, "German Rifleman A") == "3B"
    assert told(game, "shot")


# The cards of the play area


def test_inspire_next_two_matching_cards_with_an_inspire_of_one():
    game = bot_turn(la_raye(), "Squad Leader A", "Rifleman A", "Scout A")
    resolve(game)
    assert line(game) == ["Scout A ↷", "Rifleman A ↷"]


def test_bolster_comes_from_the_deck_of_the_squad():
    game = bot_turn(la_raye(), "Squad Leader B")
    resolve(game)
    drawn = [one["card"] for one in told(game, "bolstered")]
    assert len(drawn) == 2
    assert all(str(one).endswith("B") for one in drawn)


def test_recon_takes_a_fog_of_war_out_of_the_play_area():
    game = bot_turn(la_raye(), "Scout A")
    done = resolve(game)
    assert applied(done) == ["I"]
    assert told(game, "reconnoitred")


# Without a text


def test_a_card_without_a_text_does_nothing_and_says_so():
    game = bot_turn(la_raye(), "Rifleman A")
    from undaunted.solo.automaton import Automaton

    automaton = Automaton(game.stage)
    automaton.cards = {}
    offered = [option.thing for option in game.options("German")]
    assert game._things.names[automaton.choose(game.observation("German"), offered)] == "stop"
    assert account_of(automaton).fault == "missing"


def test_when_no_more_dice_are_allowed_it_takes_what_comes():
    """Nine out of ten numbers count for three tiles; here the tenth comes again and again."""
    setting = la_raye().scouted("German", "12B", "4B", "11B").unmarked("German", "8A")
    game = bot_turn(setting, "Rifleman A", dice=(0,) * 20)
    done = resolve(game, "Move to unoccupied tile. [lower value]")
    assert applied(done) == ["I"]
    assert where(game, "German Rifleman A") in ("12B", "4B", "11B")
