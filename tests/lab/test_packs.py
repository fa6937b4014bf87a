"""Made-up packs: always the same from a seed, put to the test, made smaller when they fail."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undaunted import content
from undaunted.content.deeds import NOT_IN_CITY, PROFILES
from undaunted.content.goal import CITY_GOALS, GOALS
from undaunted.lab.fuzzing import fuzzed_game
from undaunted.lab.fuzzing.invariants import Broken
from undaunted.lab.fuzzing.made_up import run as packs_run
from undaunted.lab.fuzzing.made_up.maker import ODDITIES
from undaunted.lab.fuzzing.made_up.pack import MadePack, make_pack, toml
from undaunted.lab.fuzzing.made_up.play import PackFault, Trial, try_pack
from undaunted.lab.fuzzing.made_up.player import PackPlayer
from undaunted.lab.fuzzing.made_up.shrink import shrink

MANY = 150


@pytest.fixture(autouse=True)
def _elsewhere() -> Iterator[None]:
    """What a trial sets is set back, and what was found there forgotten."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("UNDAUNTED_PACKS", "")
        yield
    content.reload()


def first(**wanted: Any) -> MadePack:
    """The first pack that nothing is odd about, and whose pack file says so."""
    for number in range(MANY):
        pack = make_pack(1, number)
        if not pack.oddities and wanted.items() <= pack.files["pack.toml"].items():
            return pack
    raise LookupError(f"found no such pack in {MANY}, expected one: {wanted}")


def test_a_seed_and_a_number_always_give_the_same_pack() -> None:
    assert make_pack(3, 5) == make_pack(3, 5)
    assert make_pack(3, 5).files != make_pack(4, 5).files
    assert make_pack(3, 5).files != make_pack(3, 6).files


def test_packs_are_of_all_kinds() -> None:
    packs = [make_pack(1, number) for number in range(MANY)]
    assert {pack.files["pack.toml"]["rules"] for pack in packs} >= {"normandy", "north-africa"}
    assert {oddity for pack in packs for oddity in pack.oddities} == set(ODDITIES)
    forces = [pack.files["scenarios/1.toml"][side] for pack in packs for side in ("Red", "Blue")]
    single = {force["goal"].split()[0] for force in forces if isinstance(force["goal"], str)}
    assert single == set(GOALS)
    assert any(isinstance(force["goal"], list) for force in forces)
    assert any("team" in force for force in forces)
    words = {re.split(r" (?:\d|[A-Z]$|squad$)", action)[0] for pack in packs for action in _actions(pack)}
    assert words >= set(PROFILES)
    assert any("vehicles.toml" in pack.files for pack in packs)
    assert any("structures.toml" in pack.files for pack in packs)
    for hazard in ("radio", "rough", "mines"):
        assert any(pack.files["scenarios/1.toml"].get(hazard) for pack in packs)
    for trait in ("armour", "aircraft"):
        assert any(card.get(trait) for pack in packs for card in pack.files["cards.toml"]["card"])


def test_packs_of_the_city_have_all_that_it_has() -> None:
    packs = [make_pack(1, number) for number in range(MANY)]
    city = [pack for pack in packs if pack.files["pack.toml"]["rules"] == "stalingrad"]
    assert len(city) > MANY / 5
    sober = [pack for pack in city if not pack.oddities]
    said = {action.rstrip(" +").partition(" ")[0] for pack in sober for action in _actions(pack)}
    assert {word.partition(" ")[0] for word in PROFILES if word not in NOT_IN_CITY} == said
    assert any(action.endswith(" +") for pack in sober for action in _actions(pack))
    assert any("soldiers.toml" in pack.files for pack in sober)
    scenarios = [pack.files["scenarios/1.toml"] for pack in sober]
    for key in ("faces", "tunnels", "missions", "full_rout"):
        assert any(scenario.get(key) for scenario in scenarios)
    forces = [scenario[side] for scenario in scenarios for side in ("Red", "Blue")]
    for key in ("mines", "gains"):
        assert any(force.get(key) for force in forces)
    assert {force.get("full_rout") for force in forces} == {None, True, False}
    goals = [[force["goal"]] if isinstance(force["goal"], str) else force["goal"] for force in forces]
    assert {goal.split()[0] for some in goals for goal in some} == set(CITY_GOALS)
    tiles = [tile for pack in sober for tile in pack.files["tiles.toml"]["tile"]]
    for key in ("building", "structure", "fortified", "rough"):
        assert any(tile.get(key) for tile in tiles)


def _actions(pack: MadePack) -> list[str]:
    soldiers = pack.files.get("soldiers.toml", {}).get("unit", [])
    cards = [*pack.files["cards.toml"]["card"], *soldiers]
    return [action for card in cards for action in card.get("actions", ())]


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    content = {"a b": [{"x": 1, "y z": ["q", '"'], "none": {}}], "flag": True, "é": "line\nline"}
    assert tomllib.loads(toml(content)) == content
    pack = make_pack(1, 0)
    folder = pack.write(tmp_path)
    for name, told in pack.files.items():
        assert tomllib.loads((folder / name).read_text(encoding="utf-8")) == told


def test_a_pack_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    pack = first()
    home = pack.write(tmp_path)
    (home / "cards.toml").write_text("card = 3", encoding="utf-8")
    tried = try_pack(Trial(str(home), seed=1))
    assert "cards.toml" in tried.refused
    assert tried.fault is None
    assert tried.games == 0


def test_a_broken_invariant_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_decides_twice(watched: Any, state: Any) -> None:
        if state.round == 1 and state.bid[0] != 255:
            raise Broken("nobody bids", "a bid", "none")

    monkeypatch.setattr(fuzzed_game, "AFTER_EACH_DECISION", [nobody_decides_twice])
    faults = []
    for number in range(30):
        home = make_pack(1, number).write(tmp_path / str(number))
        faults.append(try_pack(Trial(str(home), seed=number, games=1, cap=20)).fault)
    found = [fault for fault in faults if fault and fault.rule == "nobody bids"]
    assert found
    assert "found a bid, expected none, in made-" in str(found[0])


def test_a_process_that_dies_is_a_fault_and_the_next_pack_gets_another(tmp_path: Path) -> None:
    trial = Trial(str(first().write(tmp_path)), seed=1, games=1, cap=10)
    dying = PackPlayer({"UNDAUNTED_SPEED": "warp"})
    for _ in range(2):
        fault = dying.try_pack(trial).fault
        assert fault is not None
        assert str(fault) == "nothing crashes: the process died: exit code 1"
        assert "SpeedError" in fault.trace


def test_a_pack_that_takes_too_long_is_a_fault(tmp_path: Path) -> None:
    trial = Trial(str(first().write(tmp_path)), seed=1)
    fault = PackPlayer(seconds=0.01).try_pack(trial).fault
    assert fault is not None
    assert fault.rule == "packs are quick"


def test_a_failing_pack_gets_smaller(tmp_path: Path) -> None:
    pack = next(made for number in range(MANY) if "Recon" in str((made := make_pack(1, number)).files))
    smaller = shrink(pack, lambda one: "Recon" in str(one.files), tries=400)
    assert "Recon" in str(smaller.files)
    assert len(str(smaller.files)) < len(str(pack.files)) / 4


def test_packs_that_fail_are_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a speed that does not exist every process dies."""
    monkeypatch.setattr(packs_run, "MOST_FOLDERS", 1)
    report = packs_run.run(2, 1, tmp_path, environment={"UNDAUNTED_SPEED": "warp"}, first=7)
    assert not report.ok
    assert [one.number for one in report.found] == [7, 8]
    assert report.folders == [tmp_path / "pack-1-7"]
    note = (tmp_path / "pack-1-7" / "what.txt").read_text(encoding="utf-8")
    assert "undaunted fuzz --packs 1 --first 7 --seed 1" in note
    assert (tmp_path / "pack-1-7" / "made-7" / "pack.toml").exists()
    assert "2 packs failed" in str(report)


def test_faults_of_one_cause_are_one_kind() -> None:
    one = PackFault("nothing crashes", "IndexError in made-1/1 after 3 decisions", "rules/decide.py:3")
    assert (
        one.kind == PackFault("nothing crashes", "IndexError in made-2/1 after 9", "rules/decide.py:3").kind
    )
    assert one.kind != PackFault("nothing crashes", one.what, "rules/decide.py:4").kind
