"""Campaigns by bots: the same seed, the same campaigns; what is kept is not played again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.lab.documents import parsed
from undaunted.campaign.book import Book
from undaunted.cli import main
from undaunted.lab.arena.errors import SettingsDiffer
from undaunted.lab.campaigns import stages
from undaunted.lab.campaigns.figures import CampaignFigures
from undaunted.lab.campaigns.games import CampaignGame
from undaunted.lab.campaigns.outcome import CampaignOutcome, SimulationSettings
from undaunted.lab.campaigns.report import FIGURES, PAGE, write
from undaunted.lab.campaigns.sheet import sheet
from undaunted.lab.campaigns.simulate import run
from undaunted.lab.campaigns.store import OUTCOMES, CampaignStore

SETTINGS = SimulationSettings(bots=("greedy", "random"), campaigns=3, seed=5, most=80, pack="trial")


@pytest.fixture(scope="module")
def outcomes(told: Book) -> list[CampaignOutcome]:
    return list(run(SETTINGS, range(3), jobs=1))


def plain(outcome: CampaignOutcome) -> CampaignOutcome:
    """Without thinking times, which differ from run to run."""
    games = tuple(msgspec.structs.replace(game, seconds=(0.0, 0.0)) for game in outcome.games)
    return msgspec.structs.replace(outcome, games=games)


def test_the_same_seed_plays_the_same(told: Book, outcomes: list[CampaignOutcome]) -> None:
    again = list(run(SETTINGS, [1], jobs=1))
    assert [plain(one) for one in again] == [plain(outcomes[1])]
    assert len({one.seed for one in outcomes}) == 3
    assert plain(outcomes[0]).games != plain(outcomes[2]).games


def test_every_campaign_ends(told: Book, outcomes: list[CampaignOutcome]) -> None:
    for one in outcomes:
        assert one.end in told.file.ends
        assert one.winner == told.file.ends[one.end].winner
        states = [game.state for game in one.games]
        assert states[0] == "1a"
        assert [*states[1:], one.end] == [game.next for game in one.games]
        assert all(game.capped == (game.decisions >= SETTINGS.most) for game in one.games)


def test_figures_and_page(told: Book, outcomes: list[CampaignOutcome], tmp_path: Path) -> None:
    found = write(SETTINGS, outcomes, tmp_path)
    assert msgspec.json.decode((tmp_path / FIGURES).read_bytes(), type=CampaignFigures) == found
    assert sum(one.campaigns for one in found.ends) == 3
    assert sum(one.games for one in found.states) == found.games == sum(len(one.games) for one in outcomes)
    assert sum(rate.wins for rate in found.wins.values()) == 3
    assert next(one for one in found.states if one.state == "1a").share == 1
    parsed((tmp_path / PAGE).read_text(encoding="utf-8"))
    assert "3 campaigns" in sheet(found)


def test_what_was_kept_is_not_played_again(
    told: Book, outcomes: list[CampaignOutcome], tmp_path: Path
) -> None:
    with CampaignStore(tmp_path, SETTINGS) as store:
        assert store.missing == [0, 1, 2]
        store.add(outcomes[1])
    with (tmp_path / OUTCOMES).open("ab") as file:
        file.write(b'{"number": 2, "se')  # killed while it wrote
    with CampaignStore(tmp_path, SETTINGS) as store:
        assert store.missing == [0, 2]
        assert store.outcomes == [outcomes[1]]
    with pytest.raises(SettingsDiffer, match="seed"):
        CampaignStore(tmp_path, msgspec.structs.replace(SETTINGS, seed=6))


def test_the_command(told: Book, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["campaign", "simulate", "--campaigns", "1", "--bot", "random", "--most", "40", "--jobs", "1"]
    out = tmp_path / "run"
    assert main([*args, "--pack", "trial", "--out", str(out)]) == 0
    assert "1 campaign," in capsys.readouterr().out
    assert (out / PAGE).exists()
    assert main(["campaign", "simulate", "--bot", "nobody"]) == 2
    assert "--bot: " in capsys.readouterr().err
    assert main(["campaign", "simulate", "--decks", "good"]) == 2


def test_nobody_withdraws_before_a_game_has_lasted_long(told: Book) -> None:
    stage = stages.arrived(told, "1a").stage
    played = CampaignGame(stage, 1).by_bots(("random", "random"), most=200)
    assert played.decisions >= 200 or played.result.how != "withdrawal"


class TestGamesByThemselves:
    @pytest.mark.parametrize("state", ["1a", "2b", "7h", "9a"])
    def test_everybody_who_has_joined_is_there(self, told: Book, state: str) -> None:
        campaign = stages.arrived(told, state)
        assert campaign.state == state
        assert campaign.phase == "game"
        for side in campaign.sides:
            lost = [card for entry in campaign.record for card in entry.sides[side].lost]
            assert not lost
            joined = [card for arrival in campaign.standing.arrivals for card in arrival.joined[side]]
            assert {card[-3:] for card in joined} <= {card[-3:] for card in campaign.pools[side].available}

    def test_win_rates_by_state(self, told: Book) -> None:
        plan = stages.StagePlan("random", games=2, seed=1, most=30, states=("1a", "9a"), pack="trial")
        found = stages.reckon(plan, stages.run(plan, jobs=1))
        assert [(one.state, one.games) for one in found.states] == [("1a", 2), ("9a", 2)]
        assert "9a" in stages.sheet(found)
