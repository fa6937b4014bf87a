"""The name of a stage: a scenario, its options and a muster, written in one way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted
from tests.packs import teams
from undaunted import content
from undaunted.content.options import StageName, parse
from undaunted.content.stage import stage


@pytest.fixture
def in_teams(tmp_path: Path) -> Iterator[str]:
    with teams.found_in(tmp_path / "packs"):
        yield teams.FOUR


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("normandy/1", "normandy/1"),
        ("normandy/1+specialists", "normandy/1+specialists"),
        ("normandy/1+solo=German+teams+specialists", "normandy/1+specialists+teams+solo=German"),
        ("normandy/1+m0123456789ab+teams", "normandy/1+teams+m0123456789ab"),
    ],
)
def test_a_name_is_read_and_written(name: str, canonical: str) -> None:
    assert str(parse(name)) == canonical
    assert parse(canonical) == parse(name)


def test_a_name_taken_apart() -> None:
    found = parse("normandy/1+teams+solo=German+m0123456789ab")
    assert found == StageName("normandy/1", ("teams", "solo=German"), "m0123456789ab")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("normandy/1+temas", "did you mean 'teams'?"),
        ("normandy/1+", "an option, one of specialists, teams, solo"),
        ("normandy/1+teams+teams", "each option once"),
        ("normandy/1+teams=US", "it written 'teams'"),
        ("normandy/1+solo", "it written 'solo=NAME'"),
        ("normandy/1+solo=", "it written 'solo=NAME'"),
        ("normandy/1+m0123", "an option, one of"),
        ("normandy/1+m0123456789ab+m0123456789ac", "an option, one of"),
    ],
)
def test_a_wrong_name_is_explained(name: str, expected: str) -> None:
    with pytest.raises(content.UnknownOption) as caught:
        stage(name)
    assert expected in str(caught.value)
    assert isinstance(caught.value, content.UnknownScenario)
    assert not content.exists(name)


@pytest.mark.parametrize("option", ["teams", "specialists"])
def test_an_option_that_a_scenario_does_not_have_is_refused(option: str) -> None:
    with pytest.raises(content.UnknownOption, match="north-africa/1 has none"):
        stage(f"north-africa/1+{option}")
    assert not content.exists(f"north-africa/1+{option}")


def test_a_side_that_there_is_not_cannot_play_alone() -> None:
    with pytest.raises(content.UnknownOption, match="one of solo=LRDG, solo=Italian"):
        stage("north-africa/1+solo=German")


def test_what_there_is_is_named(in_teams: str) -> None:
    with pytest.raises(
        content.UnknownOption, match=r"'specialists', expected an option of teams/1, one of teams"
    ):
        stage("teams/1+specialists")


def test_a_stage_has_its_whole_name(in_teams: str) -> None:
    four, two = stage(in_teams), stage("teams/1")
    assert (four.name, four.scenario.name, four.options) == ("teams/1+teams", "teams/1", ("teams",))
    assert (two.name, two.options) == ("teams/1", ())
    assert four.hash != two.hash
    assert content.exists(in_teams)
    told = {info.id: info.options for info in undaunted.scenarios()}
    assert (told["north-africa/12"], told["teams/1"]) == ((), ("teams",))


def test_a_game_has_it_too(in_teams: str) -> None:
    game = undaunted.new(in_teams, seed=1)
    assert game.scenario == in_teams
    assert game.position().split()[0] == in_teams
    assert f"scenario: {in_teams}\n" in game.save()
    assert undaunted.load(game.save()).position() == game.position()
    assert undaunted.from_position(game.position()).position() == game.position()
    assert game.view("US-2").scenario == in_teams


def test_teams_change_nothing_of_a_game_for_two(in_teams: str) -> None:
    before = stage("teams/1").hash
    file = content.pack("teams").scenario_files[0]
    file.write_text(file.read_text("utf-8").replace('"Fog of War" = 6', '"Fog of War" = 5'), "utf-8")
    four = stage(in_teams).hash
    content.reload()
    assert stage("teams/1").hash == before
    assert stage(in_teams).hash != four


def test_a_stage_is_compiled_once() -> None:
    first = stage("normandy/1")
    assert stage("normandy/1") is first
    assert stage("normandy/1", version=first.rules_version) is first
    assert stage("normandy/1", version=1) is not first
    content.reload()
    assert stage("normandy/1") is not first


def test_packs_are_looked_for_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stage("normandy/1")
    teams.write(tmp_path / "late")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "late"))
    assert not content.exists("teams/1")
    content.reload()
    assert content.exists("teams/1")
