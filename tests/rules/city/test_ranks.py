"""Regular, reserve and upgraded cards of one unit, as #011 would be fought with them later in a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs.proving import searched
from tests.scene import Scene, scene
from tests.table import has, offered, play, where
from undaunted import content

PACK = """\
id = "later"
title = "Later"
extends = "stalingrad"
rules = "stalingrad"
sides = ["Soviet", "German"]
origin = "original"
"""


@pytest.fixture(scope="module", autouse=True)
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """9 January Square with Rifleman 004 upgraded and 005 replaced by a reserve."""
    home: Path = tmp_path_factory.mktemp("packs") / "later"
    (home / "scenarios").mkdir(parents=True)
    (home / "pack.toml").write_text(PACK)
    told = (content.pack("stalingrad").folder / "scenarios" / "011.toml").read_text("utf-8")
    named = '"Rifleman A U004" = 1\n"Rifleman A R005" = 1'
    soviet, german = told.split("[German]")
    soviet = soviet.replace('"Rifleman A" = 1', named).replace('"Rifleman A" = 4', '"Rifleman A" = 3')
    (home / "scenarios" / "011.toml").write_text(f"{soviet}[German]{german}", "utf-8")
    with searched(home.parent):
        yield


def later_on(*cards: str) -> Scene:
    return scene("later/11").hand("Soviet", *cards)


def test_an_upgraded_card_has_its_better_action() -> None:
    game = later_on("Rifleman A U004").game()
    play(game, "Soviet", "Rifleman A U004")
    assert "Attack 2" in offered(game, "Soviet")


def test_a_reserve_cannot_take_the_action_that_is_struck_out() -> None:
    game = later_on("Rifleman A R005").game()
    play(game, "Soviet", "Rifleman A R005")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Attack")]
    assert "Move 1" in offered(game, "Soviet")


def test_they_are_all_of_one_unit() -> None:
    game = later_on("Rifleman A R005", "Rifleman A U004").game()
    play(game, "Soviet", "Rifleman A R005", "Move", "504", "Rifleman A U004", "Move", "510")
    assert where(game, "Soviet Rifleman A") == "510"


def test_any_of_them_may_be_the_casualty_and_the_owner_chooses() -> None:
    setting = scene("later/11").turn_of("German").hand("German", "Rifleman B 009").dice(0)
    game = setting.hand("Soviet", "Rifleman A U004", "Rifleman A R005").game()
    play(game, "German", "Rifleman B 009", "Attack", "Soviet Rifleman A")
    assert offered(game, "Soviet") == {"Rifleman A U004", "Rifleman A R005"}
    play(game, "Soviet", "Rifleman A R005")
    assert has(game, "Soviet", "removed", "Rifleman A R005") == 1


def test_inspire_takes_no_upgraded_action() -> None:
    game = later_on("Squad Leader A 002").play_area("Soviet", "Rifleman A U004").game()
    play(game, "Soviet", "Squad Leader A 002", "Inspire", "Rifleman A U004")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Attack")]
    assert "Move 1" in offered(game, "Soviet")


def test_squad_leader_inspires_what_is_plain() -> None:
    game = later_on("Squad Leader A 002").play_area("Soviet", "Rifleman A R005").game()
    play(game, "Soviet", "Squad Leader A 002", "Inspire", "Rifleman A R005", "Move", "504")
    assert where(game, "Soviet Rifleman A") == "504"
