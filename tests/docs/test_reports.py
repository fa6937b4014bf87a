"""What the documents quote is what was measured."""

from __future__ import annotations

from typing import Any

import pytest

import reports_page
from undaunted.campaign.book import book
from undaunted.lab.arena.patterns import scenarios

FOLDERS = [
    *((name, "report") for name in reports_page.STRENGTH),
    *((name, "balance") for name in reports_page.BALANCE),
    *((name, "campaign") for name in reports_page.CAMPAIGNS),
    *((name, "report") for name in reports_page.SOLO),
]


def test_the_page_says_what_the_reports_say() -> None:
    """If not: `python tools/reports_page.py`."""
    assert reports_page.PAGE.read_text(encoding="utf-8") == reports_page.page()


@pytest.mark.parametrize(("name", "file"), FOLDERS)
def test_a_report_has_figures_and_a_page_of_its_own(name: str, file: str) -> None:
    assert reports_page.read(name, f"{file}.json")["format"] == 1
    page = (reports_page.FOLDER / name / f"{file}.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/", "")


# The solo opponent, over all scenarios and both sides


def solo_won(name: str) -> dict[str, Any]:
    pairing: dict[str, Any] = reports_page.read(name, "report.json")["pairings"][0]
    assert pairing["bots"][0] == "solo"
    return pairing


def test_the_solo_opponent_is_a_match_for_greedy_everywhere() -> None:
    found = solo_won("solo-greedy")
    assert set(found["by_scenario"]) == set(scenarios(["*/*+solo=*"]))
    for name, rate in found["by_scenario"].items():
        assert rate["games"] >= 1000, name
        assert 0.25 <= rate["score"] <= 0.75, name
        assert rate["undecided"] <= rate["games"] / 100, name
    assert not reports_page.read("solo-greedy", "report.json")["failed"]


def test_hard_is_harder_than_normal_and_normal_than_easy() -> None:
    easy, normal, hard = (solo_won(name)["all"] for name in ("solo-easy", "solo-greedy", "solo-hard"))
    assert easy["high"] < normal["low"]
    assert normal["high"] < hard["low"]


def test_the_searching_bot_beats_the_solo_opponent() -> None:
    found = solo_won("solo-search")["all"]
    assert found["games"] >= 4 * 64
    assert found["score"] <= 0.2


def test_equal_bots_find_every_scenario_of_stalingrad_open() -> None:
    found = reports_page.read("balance-stalingrad", "balance.json")
    assert not found["failures"]
    assert {one["id"] for one in found["scenarios"]} == set(scenarios(["stalingrad/*"]))
    for one in found["scenarios"]:
        assert one["games"] >= 100, one["id"]
        assert all(0.35 <= side["rate"] <= 0.65 for side in one["wins"].values()), one["id"]


def test_the_searching_bot_beats_greedy_in_the_city() -> None:
    report = reports_page.read("search-greedy-stalingrad", "report.json")
    found = report["pairings"][0]
    assert not report["failed"]
    assert found["bots"] == ["search:0.1s", "greedy"]
    assert set(found["by_scenario"]) == set(scenarios(["stalingrad/11", "stalingrad/21-29"]))
    assert found["all"]["score"] >= 0.85


def test_neither_side_loses_the_campaign_before_it_begins() -> None:
    found = reports_page.read("campaign", "campaign.json")
    assert found["campaigns"] >= 200
    assert {one["state"] for one in found["ends"] if one["campaigns"]} == set(book("stalingrad").file.ends)
    assert all(side["rate"] >= 0.35 for side in found["wins"].values())
