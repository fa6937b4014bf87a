"""What the bot's actions do otherwise: Command, Inspire, Recon, Bolster, Air Support."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undaunted
from tests.rules.solo.ground import line, lined_up, pass_cards, shown, us
from tests.scene import scene
from tests.table import end_turn, has, offered, play, told, zone
from undaunted.rules import words
from undaunted.speed import rules

# Command


def commanded(*more: str) -> undaunted.Game:
    """A Platoon Sergeant commands; after him a Rifleman A and a Fog of War, and these two are drawn."""
    setting = us().draws("German Platoon Sergeant", "German Rifleman A", "German Fog of War")
    game = setting.draws(*(f"German {card}" for card in more)).game(seed=1)
    end_turn(game, "US")
    play(game, "German", "Command")
    return game


@pytest.mark.parametrize(
    ("more", "stands"),
    [
        (("Squad Leader A", "Scout A"), ["Squad Leader A", "Scout A", "Rifleman A", "Fog of War"]),
        # To the right of its equals.
        (("Rifleman B", "Scout A"), ["Scout A", "Rifleman A", "Rifleman B", "Fog of War"]),
        (("Fog of War", "Scout B"), ["Scout B", "Rifleman A", "Fog of War", "Fog of War"]),
    ],
)
def test_command_draws_cards_into_their_places(more: tuple[str, ...], stands: list[str]) -> None:
    assert line(commanded(*more)) == ["Platoon Sergeant", *stands]


def test_what_would_stand_left_of_the_card_in_use_stands_right_behind_it() -> None:
    setting = scene("under-cover-of-night/204+solo=LRDG").hand("Italian", "Rifleman A")
    setting.initiative("Italian").turn_of("Italian")
    setting.draws("LRDG Sergeant Major", "LRDG Scout", "LRDG Fog of War", "LRDG Lieutenant")
    game = setting.game(seed=1)
    end_turn(game, "Italian")
    play(game, "LRDG", "Command")
    assert line(game, "LRDG") == ["Sergeant Major", "Lieutenant", "Scout", "Fog of War"]


def test_command_draws_what_there_is() -> None:
    setting = us().deck("German", "Platoon Sergeant", "Rifleman A", "Scout A", "Rifleman B")
    game = lined_up("Platoon Sergeant", "Rifleman A", "Scout A", setting=setting)
    play(game, "German", "Command")
    assert line(game) == ["Platoon Sergeant", "Scout A", "Rifleman A", "Rifleman B"]


# Inspire


def test_an_inspired_card_lies_sideways_and_is_resolved_twice() -> None:
    game = lined_up("Squad Leader B", "Rifleman B", "Rifleman A")
    play(game, "German", "Inspire")
    assert offered(game, "German") == {"Rifleman B", "stop"}, "of its squad"
    play(game, "German", "Rifleman B", "stop")
    assert line(game) == ["Rifleman B ↷", "Rifleman A"]
    pass_cards(game)
    assert line(game) == ["Rifleman B", "Rifleman A"], "upright again, and not discarded"
    assert has(game, "German", "discard", "Rifleman B") == 0
    pass_cards(game)
    assert line(game) == ["Rifleman A"]
    assert has(game, "German", "discard", "Rifleman B") == 1


def test_the_leftmost_upright_copy_is_turned_and_none_twice() -> None:
    setting = us().deck("German", "Squad Leader A", "Rifleman A*2")
    game = lined_up("Squad Leader A", "Rifleman A", "Rifleman A", setting=setting)
    play(game, "German", "Inspire", "Rifleman A")
    assert line(game) == ["Squad Leader A", "Rifleman A ↷", "Rifleman A"]
    play(game, "German", "Inspire", "Rifleman A")
    assert line(game) == ["Squad Leader A", "Rifleman A ↷", "Rifleman A ↷"]
    assert "Inspire 1 A" not in offered(game, "German")


def test_a_suppressed_unit_that_is_inspired_is_readied_and_then_acts() -> None:
    setting = us().suppressed("German Rifleman A")
    game = lined_up("Squad Leader A", "Rifleman A", "Fog of War", setting=setting)
    play(game, "German", "Inspire", "Rifleman A", "stop")
    assert line(game) == ["Rifleman A", "Fog of War"]
    assert "Move 1" in offered(game, "German")


def test_command_cards_and_fog_of_war_are_not_inspired() -> None:
    game = lined_up("Squad Leader A", "Squad Leader B", "Fog of War")
    assert not any(name.startswith("Inspire") for name in offered(game, "German"))


# Recon


def test_recon_removes_a_fog_of_war_and_sets_a_card_aside_face_down() -> None:
    setting = us().draws("German Scout A", "German Fog of War", "German Rifleman A", "German Scout B")
    game = setting.game(seed=1)
    end_turn(game, "US")
    play(game, "German", "Recon", "stop")
    assert line(game) == ["Rifleman A", "?"]
    assert has(game, "German", "removed", "Fog of War") == 1
    pass_cards(game)
    assert line(game) == ["?"], "it is not resolved this turn"
    assert game.round == 3


def test_it_is_turned_over_on_the_next_turn_and_comes_before_its_equals() -> None:
    setting = us("Platoon Sergeant").face_down("Rifleman B")
    game = lined_up("Rifleman A", "Scout A", "Fog of War", setting=setting)
    assert line(game) == ["Scout A", "Rifleman B", "Rifleman A", "Fog of War"]
    assert told(game, "flipped")[0]["card"] == "Rifleman B"


def test_there_is_no_recon_without_a_fog_of_war_face_up() -> None:
    assert "Recon" not in offered(lined_up("Scout A", "Rifleman A", "Rifleman B"), "German")
    setting = us().face_down("Fog of War")
    assert "Recon" in offered(lined_up("Scout A", "Rifleman A", "Rifleman B", setting=setting), "German")


def test_nobody_is_told_what_lies_face_down() -> None:
    setting = us().draws("German Scout A", "German Fog of War", "German Rifleman A", "German Scout B")
    game = setting.game(seed=1)
    end_turn(game, "US")
    play(game, "German", "Recon", "stop")
    for seat in ("US", "German", None):
        said = " ".join(event.say() for event in game.events(seat, game.decisions - 2))
        assert "Scout B" not in said
        assert [card.card for card in shown(game, seat).line if not card.card] == [""]
    assert (shown(game, "US").unseen or {})["german-scout-b"] == 1


def test_whoever_guesses_it_takes_it_from_what_nobody_has_seen() -> None:
    """Search and bots look at positions that fit what the human knows."""
    game = us().face_down("Rifleman B", "Scout A").game(seed=1)
    seen: Any = game.observation("US")
    first, last = game.stage.table.seat_first_card[1:3]
    guesses: set[int] = set()
    for number in range(100):
        dealt: Any = rules.determinise(seen, number)
        set_aside = dealt.line[0], dealt.line[2]
        guesses.update(set_aside)
        assert [dealt.played[card] for card in range(first, last)] == [
            set_aside.count(card) for card in range(first, last)
        ]
        assert sum(dealt.deck[first:last]) == sum(seen.state.deck[first:last]) - 2
    assert guesses == {card for card in range(first, last) if seen.state.deck[card]}


def test_the_deck_is_counted_without_what_was_set_aside() -> None:
    game = us().face_down("Rifleman B").game(seed=1)
    bot = shown(game, "US")
    assert bot.deck_size == sum((bot.unseen or {}).values()) - 1


# Bolster


def bolstered(*decks: str, where: str = "normandy/1+solo=German", seed: int = 1) -> undaunted.Game:
    setting = us(where=where).draws("German Squad Leader A", "German Fog of War", "German Fog of War")
    game = setting.game(seed=seed)
    end_turn(game, "US")
    play(game, "German", "Bolster", *decks)
    return game


def test_the_top_card_of_a_bolster_deck_goes_to_the_discard_pile() -> None:
    game = bolstered("deck-a", "deck-a")
    drawn = Counter(zone(game, "German", "discard"))
    assert sum(drawn[card] for card in ("Rifleman A", "Scout A")) == 2
    assert sum(next(s for s in game.view(None).seats if s.name == "German").bolsters.values()) == 10


def test_a_squad_leader_bolsters_from_the_deck_of_his_squad() -> None:
    assert offered(bolstered(), "German") == {"deck-a", "stop"}


def test_every_card_of_a_deck_may_be_the_top_one() -> None:
    found = set()
    for seed in range(30):
        game = bolstered("deck-a", "stop", seed=seed)
        found |= {str(one["card"]) for one in told(game, "bolstered")}
    assert found == {"Rifleman A", "Scout A"}


def test_an_empty_deck_gives_way_to_another_at_random() -> None:
    setting = us().removed("German", "Rifleman A*4", "Scout A*2")
    setting.draws("German Squad Leader A", "German Fog of War", "German Fog of War", "German Scout B")
    game = setting.game(seed=1)
    end_turn(game, "US")
    play(game, "German", "Bolster", "deck-a")
    assert told(game, "bolstered")[0]["card"] == "Scout B"


def test_among_several_decks_each_is_as_likely_however_large() -> None:
    """Of 101 three decks: with A empty, T of a few cards comes as often as B of many."""
    counts: Counter[str] = Counter()
    setting = scene("armour-and-armament/101+solo=German").hand("US", "Scout A")
    squads = dict(setting.stage.scenario.forces["German"].supply)
    setting.removed("German", *(f"{card}*{n}" for card, n in squads.items() if card.endswith(" A")))
    setting.draws("German Squad Leader A", "German Fog of War", "German Fog of War")
    for seed in range(400):
        game = setting.game(seed=seed)
        end_turn(game, "US")
        play(game, "German", "Bolster", "deck-a")
        counts[str(told(game, "bolstered")[0]["card"])[-1]] += 1
    assert counts.total() == 400
    assert 160 < counts["B"] < 240, counts


def test_with_all_decks_empty_there_is_nothing_to_bolster() -> None:
    setting = us().supply("German", "Fog of War*3")
    game = lined_up(
        "Squad Leader A",
        "Rifleman A",
        "Scout A",
        setting=setting.deck("German", "Squad Leader A", "Rifleman A", "Scout A"),
    )
    assert not any(name.startswith("Bolster") for name in offered(game, "German"))


# Air Support


def test_an_aircraft_that_is_called_stands_in_the_line() -> None:
    setting = scene("under-cover-of-night/203+solo=Italian").hand("LRDG", "Scout")
    setting.draws("Italian Commando Leader S", "Italian Rifleman A", "Italian Fog of War")
    game = setting.game(seed=1)
    end_turn(game, "LRDG")
    play(game, "Italian", "Air Support", "Assault Aircraft")
    assert line(game, "Italian") == ["Commando Leader S", "Rifleman A", "Assault Aircraft", "Fog of War"]
    assert "hand" not in str(told(game, "supported"))


def test_two_commanders_do_not_go_on_for_ever() -> None:
    """With little else to draw each would shuffle the other back into the line (ruling 43c)."""
    setting = scene("under-cover-of-night/204+solo=LRDG").hand("Italian", "Rifleman A")
    setting.initiative("Italian").turn_of("Italian").deck("LRDG", "Sergeant Major", "Lieutenant")
    game = setting.game(seed=1)
    end_turn(game, "Italian")
    cards = 0
    while game.deciders == ("LRDG",):
        if "Command" in " ".join(offered(game, "LRDG")):
            play(game, "LRDG", "Command")
        else:
            play(game, "LRDG", "stop")
            cards += 1
    assert words.LINE_MOST <= cards <= words.LINE_MOST + 4
