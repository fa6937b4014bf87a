"""A bundle holds all that a stage is made from: a game goes on whatever becomes of the pack."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from types import ModuleType

import pytest

import undaunted
from tests.packs import teams
from undaunted import content
from undaunted.content import musters
from undaunted.content.bundle import BadBundle, pack_up, unpack
from undaunted.content.loader import BUILT_IN
from undaunted.content.stage import Stage, stage
from undaunted.game.things import Things
from undaunted.rules import engine as interpreted
from undaunted.speed import rules

EVERY = [told.id for told in undaunted.scenarios()]


def course(where: Stage, seed: int, engine: ModuleType = rules, most: int = 1500) -> list[bytes]:
    """Every position of a random game."""
    state = engine.opening(where.table)
    engine.seed(state, seed)
    engine.start_round(state)
    chance = random.Random(seed)
    options = engine.Options()
    seen = [state.pack()]
    while not state.winner and len(seen) < most:
        seat = next(one for one in range(where.table.seats) if engine.owes_decision(state, one))
        engine.options(state, seat, options)
        engine.play(state, seat, chance.choice(options.listed()))
        seen.append(state.pack())
    return seen


@pytest.mark.parametrize("version", [1, 0])
@pytest.mark.parametrize("name", EVERY)
def test_the_same_stage_comes_out(name: str, version: int) -> None:
    before = stage(name, version=version)
    after = unpack(pack_up(before), version=version)
    assert (after.name, after.hash, after.rules_version) == (before.name, before.hash, before.rules_version)
    assert Things(after).names == Things(before).names
    assert after.scenario == before.scenario
    assert pack_up(after) == pack_up(before)


@pytest.mark.parametrize("name", ["normandy/1", "north-africa/7"])
@pytest.mark.parametrize("engine", [rules, interpreted], ids=["compiled", "interpreted"])
def test_it_plays_the_same_game(name: str, engine: ModuleType) -> None:
    text = pack_up(stage(name))
    assert course(unpack(text, engine), 5, engine) == course(stage(name, engine), 5, engine)


@pytest.mark.parametrize("spoilt", ["changed", "broken", "deleted"])
def test_a_pack_may_be_spoilt(spoilt: str, tmp_path: Path) -> None:
    with teams.found_in(tmp_path / "packs") as folder:
        text = pack_up(stage(teams.FOUR))
        before = course(stage(teams.FOUR), 7)
        scenario = next((folder / "scenarios").iterdir())
        if spoilt == "changed":
            told = scenario.read_text("utf-8")
            scenario.write_text(told.replace('"control 5"', '"control 6"').replace("= 3", "= 2"), "utf-8")
        elif spoilt == "broken":
            scenario.write_text("nonsense", "utf-8")
        else:
            shutil.rmtree(folder)
        content.reload()
        assert course(unpack(text), 7) == before
        assert unpack(text).seats == ("US-1", "US-2", "German-1", "German-2")


def test_the_pack_of_the_program_may_be_spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cards are another's base, too: a bundle needs neither."""
    with teams.found_in(tmp_path / "packs"):
        texts = [pack_up(stage("normandy/1")), pack_up(stage(teams.NAME))]
        before = [course(stage(name), 3) for name in ("normandy/1", teams.NAME)]
        own = shutil.copytree(BUILT_IN, tmp_path / "built-in")
        cards = own / "normandy" / "cards.toml"
        cards.write_text(cards.read_text("utf-8").replace("initiative = 9", "initiative = 1"), "utf-8")
        monkeypatch.setattr("undaunted.content.loader.BUILT_IN", own)
        content.reload()
        changed = stage("normandy/1")
        assert [course(unpack(text), 3) for text in texts] == before
        assert unpack(texts[0]).hash != changed.hash


def test_a_muster_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "normandy/1+" + musters.register('[US]\nsupply = { "Rifleman A" = 1, "Fog of War" = 3 }')
    text = pack_up(stage(name))
    before = course(stage(name), 2)
    monkeypatch.setattr(musters, "_known", type(musters._known)())
    content.reload()
    after = unpack(text)
    assert after.name == name
    assert course(after, 2) == before


def _spoilt(**changes: object) -> str:
    return json.dumps(json.loads(pack_up(stage("normandy/1"))) | changes)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("nonsense", "a bundle in JSON"),
        ("[]", "the one of this program"),
        ('{"format": 2}', "the one of this program"),
        ('{"format": 1}', "what pack_up writes"),
    ],
)
def test_what_is_no_bundle_is_refused(text: str, expected: str) -> None:
    with pytest.raises(BadBundle) as caught:
        unpack(text)
    assert expected in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"hash": "0"}, "the content 0"),
        ({"stage": "normandy/1+teams"}, "an option of normandy/1"),
        ({"stage": "normandy/1+m000000000000"}, "a muster in TOML or JSON|the muster m000000000000"),
        ({"cards": []}, "a counter of US, none here"),
    ],
)
def test_a_bundle_that_was_changed_is_refused(changes: dict[str, object], expected: str) -> None:
    with pytest.raises(BadBundle, match=expected):
        unpack(_spoilt(**changes))


def test_rules_that_are_gone_are_told() -> None:
    with pytest.raises(BadBundle, match="one of the versions"):
        unpack(pack_up(stage("normandy/1")), version=99)
