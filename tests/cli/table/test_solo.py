"""The solo opponent at the keyboard: asked for by name or in the menu, shown, explained, taken up again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run

STAGE = "north-africa/1+solo=Italian+hard"
WHO = ("--as", "LRDG", "--seed", "3")


def test_a_whole_game_against_it(run: Run, tmp_path: Path) -> None:
    chance = random.Random(2)
    typed = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(6000))
    path = tmp_path / "game.log"
    ran = run("play", "north-africa/1", *WHO, "--against", "solo:hard", "--save", path, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert "The bot Enemy Unknown (Hard) plays the Italians." in " ".join(ran.out.split())
    assert "Line: " in ran.out
    assert "Bolster deck A" in ran.out
    game = undaunted.load(path.read_text(encoding="utf-8"))
    assert (game.scenario, game.over) == (STAGE, True)


def test_it_tells_why_and_is_taken_up_again_in_either_language(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    ran = run("play", STAGE, *WHO, "--save", path, typed="w\n" + "1\n" * 12 + "w\nq\n")
    assert "has resolved no card yet" in ran.out
    assert "solo card 5" in ran.out
    assert "Not so: " in ran.out
    french = run("play", "--resume", path, "--lang", "fr", typed="w\nq\n")
    assert (french.status, french.err) == (0, "")
    assert "carte solo 5" in french.out
    assert "Ce n'est pas le cas" in french.out.replace("\xa0", " ")


def test_the_menu_offers_it_beside_the_bots(run: Run) -> None:
    out = run("play", typed="north-africa/1\n\nEnemy Unknown (Easy)\nq\n").out
    assert "the solo opponent: plays by cards that you can read" in out
    assert "Alone against the Italians." in out
    assert "never keeps the card that it bid" in " ".join(out.split())


def test_the_list_of_scenarios_tells_how_to_ask_for_it(run: Run) -> None:
    told = " ".join(run("scenarios").out.split())
    assert "Enemy Unknown, as in north-africa/1+solo=Italian+hard" in told


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ((STAGE, "--against", "regular"), "expected 'solo:hard' or nothing"),
        ((STAGE, "--hot-seat"), "expected a game without a solo opponent"),
        ((STAGE, "--as", "Italian"), "found 'Italian', expected one of LRDG"),
        (("north-africa/1", "--against", "solo:mean"), "expected one of solo:easy, solo, solo:hard"),
        (("north-africa/1+solo=French",), "one of solo=LRDG, solo=Italian"),
        (("normandy/1+specialists+solo=German",), "specialists in a solo game"),
        (("armour-and-armament/101+teams+solo=German",), "which is for two seats"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, args: tuple[str, ...], complaint: str) -> None:
    ran = run("play", *args)
    assert ran.status != 0
    assert complaint in ran.err


def test_a_missing_card_is_refused_by_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted.cli.solo.lacking", lambda stage: ("Gunner",))
    ran = run("play", STAGE)
    assert ran.status != 0
    assert "found no solo card for Gunner of Italian in the pack north-africa" in ran.err
