"""Whole campaigns at random, and that the fuzzer would notice what should never happen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from undaunted.campaign.book import Book
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.pools import Pools
from undaunted.campaign.standing import Standing
from undaunted.cli import main
from undaunted.lab.campaigns.choices import prepare
from undaunted.lab.campaigns.games import CampaignGame
from undaunted.lab.fuzzing.campaigns import invariants, keeping, run, sight
from undaunted.lab.fuzzing.campaigns.fuzzed import FuzzedCampaign
from undaunted.lab.fuzzing.campaigns.steering import Steering, reached
from undaunted.lab.fuzzing.watched import Broken


@pytest.fixture(scope="module")
def campaign(told: Book) -> Campaign:
    """After its first two games."""
    campaign, rng = Campaign.begin(told, seed=3), Random(3)
    for number in range(2):
        prepare(campaign, rng, "random")
        played = CampaignGame(campaign.begun(), number).at_random(200)
        assert played
        campaign.finish(played.result)
    prepare(campaign, rng, "random")
    return campaign


def test_campaigns_end_and_nothing_is_found(told: Book, tmp_path: Path) -> None:
    report = run.run(10, 1, tmp_path, jobs=1, pack="trial")
    assert report.ok, str(report)
    assert report.campaigns == sum(report.ends.values()) == 10
    assert set(report.ends) == {"END-1", "END-2"}
    assert report.checks["views leak nothing"] >= 10
    assert report.checks["logs read back"] >= 10
    assert "nothing found" in str(report)


def test_every_end_is_reached_by_steering(told: Book) -> None:
    rng = Random(1)
    for end in told.file.ends:
        steering, state = Steering(told, end), told.file.start
        while state in told.states:
            state = told.states[state].next[steering.winner(state, rng)]
        assert state == end
    assert Steering(told, "END-9").winner("1a", rng) == ""
    assert reached(told, "9a") == {"9a", "END-1", "END-2"}


def test_a_failure_is_written_down(told: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(campaign: Campaign, before: Standing) -> None:
        if campaign.record:
            raise Broken("squads stay whole", "six Riflemen", "five")

    monkeypatch.setattr(invariants, "look", breaks)
    report = run.run(1, 1, tmp_path, jobs=1, pack="trial")
    assert not report.ok
    assert "six Riflemen" in str(report)
    assert "six Riflemen" in report.files[0].with_suffix(".txt").read_text(encoding="utf-8")
    # What was kept can be looked at as any campaign.
    assert main(["campaign", "show", str(report.files[0])]) == 0


def moved(campaign: Campaign, card: str, source: str, target: str) -> Standing:
    now = campaign.standing
    pools: Pools = now.pools["Soviet"].moved([card], source, target)  # type: ignore[arg-type]
    return now.with_(pools={**now.pools, "Soviet": pools})


def with_standing(campaign: Campaign, now: Standing) -> Campaign:
    twin = Campaign.of(campaign.rows, campaign.book)
    twin._now = now
    return twin


class TestWouldNotice:
    def test_somebody_missing_from_a_squad(self, campaign: Campaign) -> None:
        rifleman = next(card for card in campaign.pools["Soviet"].available if card.endswith("-006"))
        with pytest.raises(Broken, match="squads stay whole"):
            invariants.squads_stay_whole(moved(campaign, rifleman, "available", "removed"))

    def test_a_card_in_two_pools(self, campaign: Campaign) -> None:
        now = campaign.standing
        pools = now.pools["Soviet"]
        twice = msgspec.structs.replace(pools, removed=(*pools.removed, pools.available[0]))
        with pytest.raises(Broken, match="every card lies in one pool"):
            invariants.every_card_lies_in_one_pool(now.with_(pools={**now.pools, "Soviet": twice}))

    def test_somebody_back_from_the_dead(self, campaign: Campaign) -> None:
        before = campaign.standing
        gone = before.pools["Soviet"].removed[0]
        with pytest.raises(Broken, match="nobody comes back"):
            invariants.nobody_comes_back(before, moved(campaign, gone, "removed", "available"))

    def test_a_wall_that_stands_again(self, campaign: Campaign) -> None:
        now = campaign.standing
        damaged = now.with_(city=now.city.turned({"504": "B"}, 2))
        with pytest.raises(Broken, match="the city only falls"):
            invariants.the_city_only_falls(damaged, now.with_(city=now.city.turned({"504": "A"}, 2)))

    def test_another_way_than_the_graph_has(self, campaign: Campaign) -> None:
        with pytest.raises(Broken, match="the record follows the graph"):
            invariants.the_record_follows_the_graph(campaign.standing.with_(state="9a"))

    def test_a_view_that_tells_too_much(self, campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
        sight.views_leak_nothing(campaign, Random(1))
        monkeypatch.setattr(sight, "shown", lambda campaign, _: msgspec.json.encode(campaign.pools))
        with pytest.raises(Broken, match="views leak nothing"):
            sight.views_leak_nothing(campaign, Random(1))

    def test_a_card_shown_before_it_has_come(
        self, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        locked = campaign.pools["Soviet"].locked[0]
        monkeypatch.setattr(sight, "shown", lambda *_: msgspec.json.encode({"card": locked}))
        with pytest.raises(Broken, match=locked):
            sight.views_leak_nothing(campaign, Random(1))

    def test_rows_that_add_up_to_something_else(self, campaign: Campaign) -> None:
        other = with_standing(campaign, campaign.standing.with_(attempt=7))
        with pytest.raises(Broken, match="rows add up"):
            keeping.rows_add_up(other)


def test_the_same_seed_is_the_same_campaign(told: Book) -> None:
    one, again = (FuzzedCampaign(2, 5, told, closer=0.0).play() for _ in range(2))
    assert one == again
