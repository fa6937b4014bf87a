"""Whom one can play against: the menu, every spec, and the way back to a saved game."""

from __future__ import annotations

import random
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.cli.conftest import Run
from undaunted import bots
from undaunted.cli.table.opponents import NEWCOMERS, called, described, offered
from undaunted.messages import languages

SPECS = ("recruit", "search:20", "search:8*2")


def rows(out: str) -> list[str]:
    """The last menu, without its numbers."""
    lines = [re.fullmatch(r" +(\d+) (.+)", line) for line in out.splitlines()]
    found = [(int(line[1]), line[2]) for line in lines if line]
    first = max(index for index, (number, _) in enumerate(found) if number == 1)
    return [text for _, text in found[first:]]


def test_the_levels_come_first_and_a_person_last(run: Run) -> None:
    shown = rows(run("play", typed="\n\n").out)
    words = [row.split()[0] for row in shown]
    assert words[:7] == ["Recruit", "Regular", "Veteran", "Elite", "Ace", "Greedy", "Random"]
    assert words[7:] == ["Enemy", "Enemy", "Enemy", "a"], "the solo opponent at three levels"
    assert shown[0].split(maxsplit=1)[1] == "often slips: to learn the rules"
    assert "practise" in shown[5]


def test_the_menu_in_french(run: Run) -> None:
    shown = rows(run("play", "--lang", "fr", typed="\n\n").out)
    words = [row.split()[0] for row in shown]
    assert words[:7] == ["Recrue", "Soldat", "Vétéran", "Élite", "As", "Glouton", "Hasard"]
    assert words[7:] == ["Ennemi", "Ennemi", "Ennemi", "une"]


@pytest.mark.parametrize("lang", languages())
def test_everybody_in_the_menu_has_a_name_and_a_phrase(lang: str) -> None:
    assert set(offered()) == set(bots.names())
    assert NEWCOMERS in bots.levels()
    names = {str(called(bot, lang)).casefold() for bot in offered()}
    assert len(names) == len(offered())
    assert all(described(bot, lang) for bot in offered())
    # A name in one language must not be the spec of somebody else.
    assert not {name for name in names if name in bots.names()} - {
        bot for bot in offered() if str(called(bot, lang)).casefold() == bot
    }


@pytest.mark.parametrize(
    ("typed", "spec"), [("1", "recruit"), ("Ace", "ace"), ("random", "random"), ("", NEWCOMERS)]
)
def test_a_menu_takes_numbers_and_names(run: Run, typed: str, spec: str) -> None:
    assert f"--as US --against {spec}\n" in run("play", typed=f"\n\n{typed}\nq\n").out


def test_a_person_can_be_picked_by_number(run: Run) -> None:
    assert "--hot-seat" in run("play", typed="\n\n11\nq\n").out


@pytest.mark.parametrize("name", ["soldat", "Soldat", "regular", "REGULAR"])
def test_a_name_may_be_that_of_the_language(run: Run, name: str) -> None:
    ran = run("play", "normandy/1", "--against", name, "--lang", "fr", typed="q\n")
    assert "Le robot Soldat joue les Allemands." in ran.out
    assert "--against regular --lang fr" in ran.out


@pytest.mark.parametrize("spec", SPECS)
def test_every_spec_plays_and_its_game_is_gone_on_with(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, spec: str
) -> None:
    workers: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def watched(*args: Any, **options: Any) -> subprocess.Popen[bytes]:
        workers.append(start(*args, **options))
        return workers[-1]

    monkeypatch.setattr("undaunted.bots.processes.crew.subprocess.Popen", watched)
    ran = run("play", "normandy/1", "--against", spec, "--seed", "3", typed="3\n1\n1\nq\n")
    assert f"The bot {called(spec, 'en')} plays the Germans." in ran.out
    command = shlex.split(ran.out.splitlines()[-1])
    assert command[:2] == ["undaunted", "play"]
    assert command[-4:] == ["--as", "US", "--against", spec]
    (path,) = (data / "undaunted" / "saves").iterdir()
    before = undaunted.load(path.read_text(encoding="utf-8")).decisions
    ran = run(*command[1:], typed="1\nq\n")
    assert (ran.status, ran.err) == (0, "")
    assert undaunted.load(path.read_text(encoding="utf-8")).decisions > before
    assert bool(workers) == ("*" in spec)
    assert all(worker.poll() is not None for worker in workers), "a worker was left behind"


def test_a_whole_game_against_a_search(run: Run, tmp_path: Path) -> None:
    chance = random.Random(1)
    typed = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(3000))
    path = tmp_path / "game.log"
    ran = run("play", "normandy/1", "--against", "search:4", "--seed", "1", "--save", path, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert undaunted.load(path.read_text(encoding="utf-8")).over
    assert "is thinking" not in ran.out
