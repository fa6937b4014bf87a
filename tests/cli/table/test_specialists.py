"""Specialists at the keyboard: told where they can be had, asked for by name, refused where they cannot."""

from __future__ import annotations

import random
from pathlib import Path

import undaunted
from tests.cli.conftest import Run

NAME = "normandy/1+specialists"


def test_the_list_of_scenarios_tells_how_to_ask_for_them(run: Run) -> None:
    rows = run("scenarios").out.splitlines()
    told = [row for row in rows if row.startswith("+")]
    assert f"+specialists: With specialists, as in {NAME}" in told
    assert sum(row.startswith("+specialists") for row in told) == 2, "not in North Africa"
    assert "+specialists : Avec des spécialistes" in run("scenarios", "--lang", "fr").out.replace("\xa0", " ")


def test_so_does_the_menu_which_takes_them_by_name(run: Run) -> None:
    ran = run("play", typed=f"{NAME}\n\n\nq\n")
    assert f"With specialists: type {NAME}, for instance." in ran.out
    assert "Four players, two a side: type armour-and-armament/101+teams, for instance." in ran.out
    assert "With specialists. In the supply, specialists take the place" in " ".join(ran.out.split())
    both = run("play", typed="armour-and-armament/101+specialists+teams\n\n\nq\n").out
    assert "Which scenario?" in both
    assert "is not in the list" not in both


def test_a_whole_game_with_them(run: Run, tmp_path: Path) -> None:
    chance = random.Random(2)
    typed = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(6000))
    path = tmp_path / "game.log"
    who = ("--as", "US", "--against", "greedy", "--seed", "2")
    ran = run("play", NAME, *who, "--save", path, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert "Grenadier A" in ran.out
    game = undaunted.load(path.read_text(encoding="utf-8"))
    assert (game.scenario, game.over) == (NAME, True)


def test_where_there_are_none_one_is_told(run: Run) -> None:
    ran = run("play", "north-africa/1+specialists")
    assert ran.status != 0
    assert "found the option 'specialists', expected no option, as north-africa/1 has none" in ran.err
    ran = run("play", "under-cover-of-night/201+specialists")
    assert "expected an option of under-cover-of-night/201, one of teams" in ran.err
