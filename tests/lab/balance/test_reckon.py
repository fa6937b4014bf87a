"""Figures of a few games made by hand, with answers worked out by hand."""

import random
from pathlib import Path

import pytest

from tests.lab.balance.made import GAMES, outcome, settings
from tests.packs import teams
from undaunted.content.stage import stage
from undaunted.game.event import HOW
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.balance.figures import NotPlayed, Use
from undaunted.lab.balance.reckon import of_scenario, reckon, spread
from undaunted.rules import words

BALANCE = reckon(settings(), GAMES)
(LA_RAYE,) = BALANCE.scenarios


def test_an_undecided_game_is_half_a_win_for_each():
    us, german = LA_RAYE.wins["US"], LA_RAYE.wins["German"]
    assert (us.wins, german.wins, LA_RAYE.undecided) == (2, 1, 1)
    assert (us.rate, german.rate) == (0.625, 0.375)


def test_intervals_mirror_each_other():
    us, german = LA_RAYE.wins["US"], LA_RAYE.wins["German"]
    assert us.low == pytest.approx(1 - german.high)
    assert us.high == pytest.approx(1 - german.low)
    # Wilson's interval of 2.5 in 4: (0.6250 + 0.4802 ± 0.6750) / 1.9604
    assert [us.low, us.high] == pytest.approx([0.2194, 0.9081], abs=1e-4)


def test_lengths():
    assert LA_RAYE.rounds == spread([2, 4, 2, 3])
    assert (LA_RAYE.rounds.least, LA_RAYE.rounds.median, LA_RAYE.rounds.most) == (2, 2.5, 4)
    assert (LA_RAYE.rounds.lower, LA_RAYE.rounds.upper) == (2, 3.25)
    assert LA_RAYE.decisions.values == [100, 110, 130, 140]
    assert LA_RAYE.decisions.median == 120


def test_how_games_end():
    ends = {end.how: end for end in LA_RAYE.ends}
    known = [how for one, how in HOW.items() if one <= words.BY_NEUTRALISING]
    assert list(ends) == [*known, "standstill", "undecided"]
    assert (ends["control"].games, ends["control"].share) == (2, 0.5)
    assert ends["control"].wins == {"US": 2, "German": 0}
    assert ends["pin"].wins == {"US": 0, "German": 1}
    assert (ends["undecided"].games, ends["undecided"].wins) == (1, {"US": 0, "German": 0})
    assert sum(end.share for end in LA_RAYE.ends) == 1


def test_a_game_that_is_over_keeps_its_points():
    assert [step.going for step in LA_RAYE.points] == [4, 4, 2, 1]
    # After round 2 the US have 1, 1, 5 and 2; after round 3 they have 1, 1, 5 and 3.
    us = [step.sides["US"] for step in LA_RAYE.points]
    assert us[1:3] == [(1, 1.5, 2.75), (1, 2, 3.5)]
    # In the end the Germans have 4, 5, 3 and 3.
    assert LA_RAYE.points[3].sides["German"] == (3, 3.5, 4.25)


def test_cards_by_their_share_and_those_never_played():
    played = [use for use in LA_RAYE.cards["US"] if use.times]
    assert played == [Use("Rifleman A", 12, 0.75), Use("Scout A", 4, 0.25)]
    assert LA_RAYE.cards["German"][0] == Use("Rifleman A", 4, 1.0)
    assert "Scout A" in LA_RAYE.never_played["German"]
    assert "Rifleman A" not in LA_RAYE.never_played["US"]
    # It cannot be played, so nobody is blamed for that.
    assert "Fog of War" not in LA_RAYE.never_played["US"]


def test_actions_by_their_share_and_those_never_taken():
    taken = [use for use in LA_RAYE.actions["US"] if use.times]
    assert taken == [Use("Attack", 8, 0.5), Use("End turn", 8, 0.5)]
    assert "Scout" in LA_RAYE.never_taken["US"]
    assert "Move" not in LA_RAYE.never_taken["German"]


def test_the_cards_of_a_side_are_those_of_all_its_seats(tmp_path: Path):
    with teams.found_in(tmp_path):
        alone, four = (of_scenario(stage(name), GAMES) for name in (teams.NAME, teams.FOUR))
    for side in ("US", "German"):
        assert {use.name for use in four.cards[side]} == {use.name for use in alone.cards[side]}
    assert four.never_taken == alone.never_taken


def test_thinking_time():
    us, german = LA_RAYE.thinking["US"], LA_RAYE.thinking["German"]
    assert [us.decision, us.game, us.slowest] == pytest.approx([0.005, 0.2, 0.04])
    assert german.decision == pytest.approx(0.002)


def test_the_order_of_the_games_makes_no_difference():
    for seed in range(5):
        shuffled = random.Random(seed).sample(GAMES, len(GAMES))
        assert reckon(settings(), shuffled) == BALANCE


def test_names_come_from_the_content():
    assert (LA_RAYE.title, LA_RAYE.sides) == ("La Raye", ("US", "German"))
    assert LA_RAYE.goals == {"US": "control 5", "German": "control 5"}
    assert LA_RAYE.needs == {"US": 5, "German": 5}


def test_scenarios_are_kept_apart():
    games = [*GAMES, outcome(1, 1, scenario="north-africa/1"), outcome(2, 1, scenario="north-africa/1")]
    found = reckon(settings(4, "normandy/1", "north-africa/1"), games)
    assert [(one.id, one.games) for one in found.scenarios] == [("normandy/1", 4), ("north-africa/1", 2)]
    assert found.scenarios[0] == LA_RAYE
    assert found.scenarios[1].wins["Italian"].wins == 2
    assert (found.games, found.finished) == (6, False)


def test_what_was_not_played_is_left_out():
    found = reckon(settings(4, "normandy/1", "normandy/2"), GAMES)
    assert [one.id for one in found.scenarios] == ["normandy/1"]
    assert not found.finished
    assert BALANCE.finished
    assert reckon(settings(), []).scenarios == []


def test_failures_are_told():
    found = reckon(settings(), GAMES[:3], [Failed(GAMES[3].match, "out of ideas", 3)])
    assert found.failures == [NotPlayed("normandy/1", 4, "out of ideas")]
    assert not found.finished


def test_one_game_is_its_own_quartiles():
    found = spread([7])
    assert (found.least, found.lower, found.median, found.upper, found.most) == (7, 7, 7, 7, 7)
