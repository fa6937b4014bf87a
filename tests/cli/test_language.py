"""The language: asked for, or by the person's system; in whole games and in every command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undaunted.cli.language import chosen
from undaunted.messages import UnknownLanguage

from .conftest import Run

US = ("play", "normandy/1", "--as", "US", "--against", "greedy", "--seed", "3")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB.UTF-8", "UNDAUNTED_LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "UNDAUNTED_LANG": "en"}, "en"),
    ],
)
def test_the_system_chooses(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert chosen(None) == language


def test_what_is_asked_for_counts_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_LANG", "fr")
    assert chosen("en") == "en"


def test_an_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    with pytest.raises(UnknownLanguage, match="expected one of en, fr"):
        chosen("xx")
    monkeypatch.setenv("UNDAUNTED_LANG", "xx")
    assert run(*US).status == 2


def test_a_game_in_french(run: Run) -> None:
    ran = run(*US, "--lang", "fr", typed="1\n1\n1\nu\nx\nq\n")
    for words in (
        "juin 1944, La Raye, près de Carentan",
        "Les Américains gagnent avec 5 points Objectif.",
        "EA Éclaireur A",
        "Vous piochez\u00a0: Éclaireur A, Chef de Groupe B",
        "Choisissez une carte de votre main pour l'initiative.",
        "Que fait l'Éclaireur A\u00a0?",
        "2 Explorer 2",
        "Se planquer",
        "Décision reprise.",
        "Ce n'est pas une touche du jeu",
        "La partie est sauvée.",
    ):
        assert words in ran.out, words
    assert "--as US --against greedy --lang fr" in ran.out


def test_by_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = run(*US, typed="q\n")
    assert "Tour 1 · La Raye" in ran.out
    assert "--lang" not in ran.out.partition("undaunted play")[2]


def test_sides_may_be_called_as_the_language_calls_them(run: Run) -> None:
    ran = run("play", "normandy/1", "--as", "allemands", "--lang", "fr", "--seed", "3", typed="q\n")
    assert "Vous jouez les Allemands." in ran.out
    assert "--as German" in ran.out
    assert (
        "Vous jouez les Allemands." in run("play", "--lang", "fr", typed="normandy/1\nAllemands\n\nq\n").out
    )


def test_other_commands_in_french(run: Run, finished: Path) -> None:
    listed = run("scenarios", "--lang", "fr").out
    assert "La Huberderie" in listed
    assert "chasser tous" in listed
    assert "maison" in listed
    assert "Décision 1 sur" in run("replay", finished, "--to", "1", "--lang", "fr").out
    assert "gagnée par les Allemands" in run("verify", finished, "--lang", "fr").out
    assert "Courte victoire pour les Allemands." in run("tally", finished, "--lang", "fr").out
    assert "rien à redire" in run("lint", "--lang", "fr").out


def test_json_stays_what_it_is(run: Run) -> None:
    assert run("scenarios", "--json", "--lang", "fr").out == run("scenarios", "--json").out


def test_a_stream_without_accents_gets_plain_letters() -> None:
    command = [sys.executable, "-m", "undaunted", *US, "--lang", "fr"]
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(command, input=b"q\n", capture_output=True, env=env, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "EA Eclaireur A" in ran.stdout.decode("ascii")
