"""The place of somebody lost from an integrated squad: its owner chooses who comes."""

from __future__ import annotations

from random import Random

import pytest

from tests.cli.campaign.conftest import Play
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.rows import Replaced
from undaunted.cli.campaign import files
from undaunted.lab.campaigns.choices import prepare
from undaunted.lab.campaigns.games import CampaignGame


def course(seed: int) -> Campaign:
    """To the last game, unless somebody else wins on the way."""
    campaign, rng = Campaign.begin("trial", seed=seed), Random(seed)
    while campaign.phase != "over" and campaign.state != "9a":
        prepare(campaign, rng, "suggested")
        decisions = 400 if campaign.state == "8a" else 0
        played = CampaignGame(campaign.begun(), rng.getrandbits(32)).at_random(decisions, "Soviet")
        if not played:
            break
        campaign.finish(played.result)
    return campaign


@pytest.fixture
def bereaved() -> Campaign:
    """Both squads are one, and have lost somebody in their first game together."""
    courses = (course(seed) for seed in range(2, 100))
    return next(one for one in courses if {one.todo(side) for side in one.sides} == {"reserve"})


def test_the_owner_chooses_and_the_bot_does(bereaved: Campaign, played: Play) -> None:
    offered = bereaved.vacancies("Soviet")[0]
    files.create("one", files.Seats(side="Soviet", against="greedy"), bereaved)
    ran = played("play", "one", first=("2", "", "q", "q"))
    assert "Who comes in the place of" in ran.out
    chosen = [row for row in files.load(files.path_of("one")).campaign.rows if isinstance(row, Replaced)]
    assert {row.side for row in chosen} == {"Soviet", "German"}
    assert next(row for row in chosen if row.side == "Soviet").card == offered.cards[1]
