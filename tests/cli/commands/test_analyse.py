"""`undaunted analyse`: which decision, whose, what is thought of it, and nothing that its seat cannot see."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.cli.conftest import Ran, Run
from tests.game.test_views import dealt_again

FEW = ("--simulations", "20")


def found(ran: Ran) -> dict[str, Any]:
    assert (ran.status, ran.err) == (0, "")
    told: dict[str, Any] = json.loads(ran.out)
    return told


def test_a_running_game_at_its_open_decision(run: Run, running: Path) -> None:
    game = undaunted.load(running.read_text(encoding="utf-8"))
    told = found(run("analyse", running, *FEW, "--json"))
    assert told["scenario"] == "normandy/1"
    assert (told["decision"], told["seat"]) == (game.decisions + 1, game.deciders[0])
    assert told["played"] is None
    assert {one["option"] for one in told["options"]} == {
        option.name for option in game.options(game.deciders[0])
    }
    assert 0 < sum(one["visits"] for one in told["options"]) <= 20
    visits = [one["visits"] for one in told["options"]]
    assert visits == sorted(visits, reverse=True)
    assert all((one["win_chance"] is None) == (one["visits"] == 0) for one in told["options"])


def test_a_finished_game_at_its_last_decision(run: Run, finished: Path, last: int) -> None:
    told = found(run("analyse", finished, *FEW, "--json"))
    log = undaunted.load(finished.read_text(encoding="utf-8")).log
    assert told["decision"] == last
    assert f"{told['seat']}:{told['played']}" == log[last].split()[0]
    assert told["played"] in [one["option"] for one in told["options"]]


@pytest.mark.parametrize("number", [1, 2, 7])
def test_any_decision(run: Run, finished: Path, number: int) -> None:
    told = found(run("analyse", finished, "--at", number, *FEW, "--json"))
    log = undaunted.load(finished.read_text(encoding="utf-8")).log
    assert told["decision"] == number
    assert f"{told['seat']}:{told['played']}" == log[number].split()[0]


def test_a_bid_from_either_side(run: Run, finished: Path) -> None:
    us, german = (
        found(run("analyse", finished, "--at", "1", "--as", side, *FEW, "--json"))
        for side in ("us", "GERMAN")
    )
    assert (us["seat"], us["question"]) == ("US", "bid")
    assert (german["seat"], german["question"]) == ("German", "bid")
    assert us["played"]
    assert german["played"] is None  # decision 1 was not theirs
    assert us["options"] != german["options"]


def test_the_same_figures_each_time(run: Run, running: Path) -> None:
    first, second = (found(run("analyse", running, *FEW, "--json")) for _ in range(2))
    assert first["options"] == second["options"]


def test_a_position(run: Run, finished: Path) -> None:
    game = undaunted.new("north-africa/3", seed=1)
    told = found(run("analyse", game.position(), "--as", "Italian", *FEW, "--json"))
    assert (told["scenario"], told["seat"], told["decision"]) == ("north-africa/3", "Italian", None)


@pytest.mark.parametrize("side", ["LRDG", "Italian"])
def test_what_is_hidden_makes_no_difference(run: Run, side: str) -> None:
    game = undaunted.new("north-africa/3", seed=1)
    others = [dealt_again(game, side, number) for number in range(3)]
    assert len({one.position() for one in (game, *others)}) > 1
    told = [found(run("analyse", one.position(), "--as", side, *FEW, "--json")) for one in (game, *others)]
    assert all(one["options"] == told[0]["options"] for one in told)


def test_as_a_table(run: Run, finished: Path) -> None:
    out = run("analyse", finished, "--at", "1", *FEW).out
    assert out.startswith(
        "normandy/1 La Raye, round 1, decision 1\n"
        "US: Choose a card from your hand to bid for the initiative.\n"
    )
    assert "option" in out
    assert "win chance  visits  thought" in out
    assert "Squad Leader B (7) (played)" in out
    assert "take it as a guess. 1" in out
    assert max(map(len, out.splitlines())) <= 80


def test_in_french(run: Run, finished: Path) -> None:
    out = run("analyse", finished, "--at", "1", *FEW, "--lang", "fr").out
    assert out.startswith("normandy/1 La Raye, tour 1, décision 1\nAméricains\u00a0: Choisissez une carte")
    assert "victoire  visites  réflexion" in out
    assert "Chef de Groupe B (7) (joué)" in out


def test_seconds_will_do_as_well(run: Run, running: Path) -> None:
    assert found(run("analyse", running, "--seconds", "0.02", "--json"))["simulations"] > 0


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("/no/such/file",), "/no/such/file: found no such file"),
        (("normandy/1 round=x",), "round: found 'x', expected a number"),
        (("normandy/99 round=1",), "normandy/99"),
        (("FILE", "--at", "0"), "--at: found 0, expected a decision from 1 to"),
        (("FILE", "--at", "9999"), "--at: found 9999, expected a decision from 1 to"),
        (("FILE", "--as", "French"), "--as: found 'French', expected one of"),
        (("FILE", "--seconds", "1", "--simulations", "1"), "--simulations: found --seconds beside it"),
        (("FILE", "--seconds", "0"), "--seconds"),
        (("POSITION", "--at", "1"), "--at: found a position beside it"),
        (("OVER",), "found a game that is over"),
    ],
)
def test_what_makes_no_sense(run: Run, finished: Path, args: tuple[str, ...], words: str) -> None:
    over = undaunted.load(finished.read_text(encoding="utf-8")).position()
    meant = {"FILE": str(finished), "POSITION": undaunted.new("normandy/1").position(), "OVER": over}
    ran = run("analyse", *(meant.get(arg, arg) for arg in args))
    assert ran.status in (1, 2)
    assert words in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_damaged_game_is_named(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    finished.write_text(text.replace("us-scout-a", "us-scout-b", 1), encoding="utf-8")
    ran = run("analyse", finished)
    assert ran.status == 1
    assert ran.err.startswith(f"undaunted: {finished}: ")


def test_a_file_may_be_called_like_a_position(run: Run, running: Path, tmp_path: Path) -> None:
    odd = tmp_path / "round=1.log"
    os.replace(running, odd)
    assert found(run("analyse", odd, *FEW, "--json"))["scenario"] == "normandy/1"
