"""What the first guide says is true of the game that is played in it, lesson by lesson."""

from __future__ import annotations

import pytest

from tests.guides.played import at_lesson, learners_steps
from undaunted.game.game import Game
from undaunted.guides import find
from undaunted.guides.wording import figures

LA_RAYE = find("la-raye")


def at(page: str) -> Game:
    return at_lesson(LA_RAYE, page)


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events("US")]


def test_it_ends_with_a_victory_by_points_in_a_few_rounds() -> None:
    *_, (game, where) = learners_steps(LA_RAYE)
    assert (game.winner, game.how, where.astray) == ("US", "control", False)
    assert game.round == 4
    now = game.now("US")
    assert (now.sides["US"].points, now.sides["German"].points) == (5, 0)


def test_it_asks_for_everything_that_is_to_be_taught() -> None:
    *_, (game, _) = learners_steps(LA_RAYE)
    own = {pick.partition(".")[2] for pick in game.answers("US") if "." in pick}
    assert own == {"scout", "move", "bolster", "inspire", "control", "attack"}
    assert {"hunker-down", "ready", "end-turn", "us-fog-of-war"} <= set(game.answers("US"))
    assert {"suppressed", "casualty", "reshuffled", "hunkered", "readied"} <= set(kinds(game))


def test_the_germans_begin_with_points_and_control_the_farm() -> None:
    now = at("head-start").now("US")
    assert now.sides["German"].points == now.objectives["5B"] == 3
    assert now.sides["German"].controlled == ("5B",)
    assert now.objectives["5B"] == max(now.objectives.values()), "no tile is worth more"


def test_the_learner_wins_loses_and_ties_bids() -> None:
    bids = [
        (figures(LA_RAYE, at(page))["bid"], figures(LA_RAYE, at(page))["their_bid"])
        for page in ("bid-won", "bid-lost", "tie", "last-scout")
    ]
    assert bids == [(7, 1), (1, 7), (1, 1), (9, 7)]
    assert [at(page).now("US").initiative for page in ("bid-won", "bid-lost", "tie", "last-scout")] == [
        "US", "German", "German", "US",
    ]  # fmt: skip


def test_new_ground_brings_a_fog_of_war() -> None:
    assert figures(LA_RAYE, at("scout-road"))["fog"] == 0
    assert figures(LA_RAYE, at("fog"))["fog"] == 1
    assert "12B" in at("fog").now("US").sides["US"].scouted


def test_only_the_rifleman_who_was_hit_loses_a_card_and_is_suppressed() -> None:
    game = at("suppressed")
    now = game.now("US")
    assert now.suppressed == ("us-rifleman-a",)
    assert now.seats["US"].removed == {"us-rifleman-a": 1}
    shots = [event.args for event in game.events("US") if event.kind == "shot"]
    assert [(shot["result"], shot["target"]) for shot in shots] == [
        ("miss", "us-rifleman-a"), ("hit", "us-rifleman-a"), ("hit", "us-rifleman-a"),
    ]  # fmt: skip


def test_a_fog_of_war_is_left_in_the_hand_that_cannot_be_played() -> None:
    hand = at("fog-stays").now("US").seats["US"].hand
    assert hand == {"us-fog-of-war": 1}
    assert at("fog-stays").why_not("US", "us-fog-of-war") is not None


def test_the_bolstered_riflemen_come_after_the_deck_was_shuffled_anew() -> None:
    before, after = at("bolstered").now("US"), at("shuffle").now("US")
    assert before.seats["US"].discard["us-rifleman-b"] == 3
    assert {"us-rifleman-a", "us-rifleman-b"} <= set(after.seats["US"].hand or {})
    assert "reshuffled" in kinds(at("shuffle"))


def test_the_farm_is_empty_when_it_is_said_to_be() -> None:
    standing = at("farm-empty").now("US").tile_of
    assert [unit for unit, tile in standing.items() if tile == "5B"] == []
    assert at("ready").now("US").suppressed == ("us-rifleman-a",)
    assert at("control").now("US").suppressed == ()


def test_the_sum_that_is_explained_is_the_one_that_is_rolled_for() -> None:
    game = at("sum")
    told = figures(LA_RAYE, game, LA_RAYE.lessons[17].odds)
    assert told["total"] == int(told["base"]) + int(told["cover"]) + int(told["range"])
    option = next(one for one in game.options("US") if one.name == "@german-machine-gunner-a")
    assert option.odds is not None
    assert (option.odds.total, round(option.odds.chance * 100)) == (told["total"], told["percent"])
    shot = [event.args for event in at("hit").events("US") if event.kind == "shot"][-1]
    assert (shot["total"], shot["result"]) == (told["total"], "hit")


@pytest.mark.parametrize("page", ["bid-high", "bid-fog"])
def test_the_highest_and_the_lowest_number_are_what_they_are_called(page: str) -> None:
    game = at(page)
    numbers = game.stage.table.card_initiative
    bid = game._things.cards.index("us-platoon-sergeant" if page == "bid-high" else "us-fog-of-war")
    all_numbers = [numbers[card] for card in range(game.stage.table.cards)]
    assert numbers[bid] == (max if page == "bid-high" else min)(all_numbers)
