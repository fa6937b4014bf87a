"""The campaign for the city, whole: its graph as the book's example has it, and campaigns at random."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.campaign.playing import play, play_randomly
from tests.campaign.test_course import check_squads
from undaunted.campaign.book import book, is_end
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.graph import reachable
from undaunted.campaign.lint import lint
from undaunted.content import pack


def test_it_is_sound() -> None:
    assert lint(pack("stalingrad")) == []


def test_it_has_what_was_asked_for() -> None:
    told = book("stalingrad")
    assert len(told.levels) == 15
    assert len({state.scenario for state in told.states.values()}) >= 24
    assert len([state for state in reachable(told) if is_end(state)]) >= 6
    assert told.states["1a"].scenario == 11
    assert {told.winner for told in told.file.ends.values()} == {"Soviet", "German"}


@pytest.mark.parametrize(
    ("state", "soviet", "german"),
    [("6a", "7a", "7b"), ("6b", "7c", "7d"), ("6c", "7e", "7f"), ("6d", "7g", "7h")],
)
def test_the_printed_table_of_states(state: str, soviet: str, german: str) -> None:
    assert book("stalingrad").states[state].next == {"Soviet": soviet, "German": german}


def test_five_victories_in_a_row_end_it() -> None:
    for winner in ("Soviet", "German"):
        campaign = Campaign.begin("stalingrad", seed=1)
        while campaign.phase != "over":
            play(campaign, winner)
        assert campaign.winner == winner
        assert campaign.number <= 7


def test_random_campaigns_keep_their_squads_and_end() -> None:
    ends: Counter[str] = Counter()
    for seed in range(16):
        random = Random(seed)
        campaign = Campaign.begin("stalingrad", seed=seed)
        while campaign.phase != "over":
            assert campaign.number <= 15
            play_randomly(campaign, random)
            check_squads(campaign)
        ends[campaign.state] += 1
        for side in (*campaign.sides, None):
            assert campaign.view(side, "fr").end is not None
    assert len(ends) > 3
