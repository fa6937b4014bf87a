"""Players' own packs at a server: a broken one is left out, and a scenario's forms are asked for by name."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs import proving, teams
from tests.server.house import House


@pytest.fixture
def own_house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[House]:
    """With a pack for teams, and another that cannot be read."""
    teams.write(tmp_path)
    (proving.write(tmp_path) / "pack.toml").write_text("nonsense", encoding="utf-8")
    with proving.searched(tmp_path), caplog.at_level(logging.WARNING), House() as house:
        yield house


def test_a_broken_pack_is_left_out(
    own_house: House, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    found = own_house.http("GET", "/api/catalogue")
    assert found.status_code == 200
    games = [game["id"] for game in found.json()["games"]]
    assert games[:2] == ["normandy", "north-africa"]
    assert games[-1] == "teams"
    assert "range" not in games
    (left_out,) = found.json()["left_out"]
    assert left_out["folder"] == "range"
    assert left_out["problems"][0].startswith("range/pack.toml: found ")
    assert str(tmp_path) not in found.text
    assert own_house.http("GET", "/api/stage/range/1").status_code == 404
    wish = {"scenario": "range/1", "seats": {"US": "me", "German": "recruit"}}
    refused = own_house.http("POST", "/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-scenario")
    logged = [record.getMessage() for record in caplog.get_records("setup")]
    told = [line for line in logged if line.startswith("the pack in")]
    assert len(told) == 1
    assert str(tmp_path / "range" / "pack.toml") in told[0]


def test_a_table_for_four(own_house: House) -> None:
    seats = {"US-1": "me", "US-2": "invite", "German-1": "anyone", "German-2": "anyone"}
    opened = own_house.open_with(seats, scenario=teams.FOUR)
    assert opened.yours == ("US-1",)
    info = own_house.info(opened.table, opened.token)
    assert (info.scenario, info.title) == (teams.FOUR, "Shoulder to Shoulder")
    assert [(one.seat, one.side) for one in info.seats] == [
        ("US-1", "US"),
        ("US-2", "US"),
        ("German-1", "German"),
        ("German-2", "German"),
    ]
    stage = own_house.http("GET", f"/api/stage/{teams.FOUR}").json()
    assert stage["scenario"]["id"] == teams.FOUR
    assert [one["seat"] for one in stage["scenario"]["seats"]] == list(seats)
    assert "us-2-rifleman-b.control" in [act["thing"] for card in stage["cards"] for act in card["actions"]]


@pytest.mark.parametrize(
    "name", ["teams/1+solo=Italian", "normandy/1+teams", "teams/1+nonsense", "teams/1+m0123456789ab"]
)
def test_a_form_that_there_is_not(own_house: House, name: str) -> None:
    assert own_house.http("GET", f"/api/stage/{name}").status_code == 404
