"""A campaign as one text: it replays to the same record, pools and city, or says which line does not hold."""

from __future__ import annotations

import re
from random import Random

import pytest

import undaunted
from tests.campaign.playing import muster, play, play_randomly
from undaunted import bots
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadCampaignLog
from undaunted.campaign.log import game_log, summed, write
from undaunted.campaign.reading import read, verify
from undaunted.game.errors import NotOver
from undaunted.game.result import result_of


def finished(stage: str, seed: int) -> undaunted.Game:
    """A real game, played by two bots to its end."""
    game = undaunted.new(stage, seed=seed, unasked="forced")
    players = {seat: bots.make("greedy", seed=seed) for seat in game.seats}
    for _ in range(6000):
        if game.over:
            break
        seat = game.deciders[0]
        options = game.options(seat)
        thing = players[seat].choose(game.observation(seat), [option.thing for option in options])
        game.play(seat, next(option for option in options if option.thing == thing))
    assert game.over
    return game


@pytest.fixture(scope="module")
def played(home: object) -> str:
    """Two real games, written down."""
    campaign = Campaign.begin("trial", seed=4)
    for number in range(2):
        game = finished(muster(campaign), number)
        campaign.finish(result_of(game), log=game_log(game))
    return write(campaign)


def signed(text: str) -> str:
    """With a sum that fits again, as somebody would write it who knows how."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    _, rows, _ = last.split()
    return f"{body}\nend {rows} {summed(body + chr(10))}\n"


def test_real_games_replay_to_the_same(played: str) -> None:
    verdict = verify(played)
    assert (verdict.campaign, verdict.games, verdict.replayed) == ("trial", 2, 2)
    campaign = read(played)
    assert write(campaign) == played
    assert campaign.number == 3
    assert muster(campaign).startswith("trial/")


def test_a_real_game_says_where_every_card_is(home: object) -> None:
    campaign = Campaign.begin("trial", seed=4)
    stage = muster(campaign)
    with pytest.raises(NotOver):
        result_of(undaunted.new(stage, seed=1))
    game = finished(stage, 1)
    told = result_of(game)
    for side in campaign.sides:
        remains = told.sides[side]
        assert len(remains.casualties) == game.casualties(side)
        names = [*remains.used, *remains.casualties]
        assert len(set(names)) == len(names)
        assert set(names) <= set(campaign.book.by_name[side])
    assert told.winner == game.winner
    assert set(told.faces) == set(game.stage.tiles)


def test_giving_up_at_the_start_of_ones_turn_is_withdrawing(home: object) -> None:
    """Ruling 62."""
    campaign = Campaign.begin("trial", seed=4)
    game = undaunted.new(muster(campaign), seed=1)
    game.withdraw("Soviet")  # while bids are made
    assert result_of(game).how == "withdrawn"
    game = undaunted.new(campaign.stage, seed=1)
    while not any(option.name == "withdraw" for option in game.options(game.deciders[0])):
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    seat = game.deciders[0]
    game.withdraw(seat)
    assert result_of(game).how == "withdrawal"
    campaign.finish(result_of(game))
    assert campaign.record[0].winner != seat


def test_a_draw_is_won_by_the_side_with_the_initiative(home: object) -> None:
    """Ruling 63a."""
    campaign = Campaign.begin("trial", seed=4)
    game = undaunted.new(muster(campaign), seed=1)
    game._state.still = game.stage.table.standstill  # for all rounds but one nothing has changed
    while not game.over:
        seat = game.deciders[0]
        names = [option.name for option in game.options(seat)]
        game.play(seat, next((name for name in ("end-turn", "stop") if name in names), names[0]))
    assert (game.winner, game.how) == (None, "standstill")
    told = result_of(game)
    assert (told.winner, told.how) == (game.view(None).initiative, "standstill")
    campaign.finish(told)
    assert campaign.record[0].winner == told.winner
    assert campaign.number == 2


def test_everything_a_campaign_can_have_goes_through_its_log(campaign: Campaign) -> None:
    random = Random(8)
    play(campaign)
    muster(campaign)
    campaign.void("Soviet")
    campaign.void("Soviet", wanted=False)
    campaign.void("Soviet")
    campaign.void("German")
    play(campaign)
    campaign = campaign.fork(3, seed=12)
    assert write(read(write(campaign))) == write(campaign)
    while campaign.phase != "over":
        play_randomly(campaign, random)
        text = write(campaign)
        again = read(text)
        assert again.rows == campaign.rows
        assert (again.pools, again.city, again.record) == (campaign.pools, campaign.city, campaign.record)


TAMPERED = [
    (r"^step Soviet lost (\S+)>", "step Soviet lost S-S-025>"),  # somebody else was drawn
    (r"^state 2.$", "state 6d"),
    (r"^available Soviet S-S-001", "available Soviet S-L-041 S-S-001"),
    (r"^city .*$", "city 109B"),
    (r"^areas .*$", "areas works=Soviet"),
    (r"^deck Soviet S-S-001", "deck Soviet S-L-041"),
    (r"^begun \S+ ", "begun trial/27+m000000000000 "),
    (r"^(result .*)\"winner\":\"(\w+)\"", r'\1"winner":"Nobody"'),
    (r"^result .*$", "result {}"),
    (r"^content: ....", "content: 0000"),
    (r"^seed (\S+) ....", r"seed \1 0000"),
    (r"^chance .*$", "chance scripted"),
    (r"^state 2.$", "nonsense"),
    (r"^undaunted campaign 1", "undaunted campaign 2"),
]


@pytest.mark.parametrize(("pattern", "instead"), TAMPERED)
def test_a_tampered_log_is_refused(played: str, pattern: str, instead: str) -> None:
    wrong, times = re.subn(pattern, instead, played, count=1, flags=re.MULTILINE)
    assert times == 1
    assert wrong != played
    with pytest.raises(BadCampaignLog, match="line"):
        read(wrong)  # its sum does not fit
    with pytest.raises(BadCampaignLog, match="line"):
        read(signed(wrong))


def test_a_result_that_is_not_the_games_is_found_by_replaying(played: str) -> None:
    """Reading takes a result for what it says; verifying plays the game again."""
    wrong = re.sub(r'^(result .*"rounds":)\d+', r"\g<1>99", played, count=1, flags=re.MULTILINE)
    assert wrong != played
    read(signed(wrong))
    with pytest.raises(BadCampaignLog, match="result of the game"):
        verify(signed(wrong))


def test_a_decision_of_a_game_that_was_changed_is_found(played: str) -> None:
    wrong = played.replace("| Soviet:soviet-", "| German:soviet-", 1)
    assert wrong != played
    with pytest.raises(BadCampaignLog, match="does not hold"):
        verify(signed(wrong))


def test_a_log_that_was_cut_off(played: str) -> None:
    with pytest.raises(BadCampaignLog, match="cut off"):
        read(played[: len(played) // 2])
    with pytest.raises(BadCampaignLog):
        read("")
