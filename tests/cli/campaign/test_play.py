"""A whole campaign in the terminal: briefing, deck, game, step, and again until it is over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import undaunted
from tests.cli.campaign.conftest import Play
from tests.cli.conftest import Run
from undaunted.campaign.rows import Finished, Mustered, Opened, parse
from undaunted.cli.campaign import files

NEW = ("new", "one", "--pack", "trial", "--against", "greedy", "--seed", "1")


def saved(name: str = "one") -> files.Kept:
    return files.load(files.path_of(name))


class TestAgainstABot:
    def test_a_whole_campaign(self, played: Play) -> None:
        assert played(*NEW).status == 0
        ran = played("play", "one")
        assert ran.status == 0, ran.err
        kept = saved()
        assert kept.campaign.phase == "over"
        assert "Secret of the Soviets before 1a." in ran.out
        assert "Secret of the Germans" not in ran.out
        assert "Rifleman A: 1 of 5" in ran.out
        assert "After game 1" in ran.out
        assert "The Germans won 11." in ran.out
        assert "has learnt something" in ran.out
        assert "You lost it." in ran.out
        assert "They join you:" in ran.out
        assert len([row for row in kept.campaign.rows if isinstance(row, Finished) and row.log]) == len(
            kept.campaign.record
        )

    def test_in_french(self, played: Play) -> None:
        played(*NEW, "--as", "allemands", "--lang", "fr")
        ran = played("play", "one", "--lang", "fr", most=60)
        assert "Après la partie 1" in ran.out
        assert "Secret of the Germans before 1a." in ran.out
        assert "Entrée pour choisir votre pioche" in ran.out

    def test_cards_are_chosen_by_number(self, played: Play) -> None:
        played(*NEW)
        played("play", "one", first=("", "3 9", "99", "x", "", "q"))
        deck = next(
            row for row in saved().campaign.rows if isinstance(row, Mustered) and row.side == "Soviet"
        )
        assert "S-S-006" in deck.cards
        assert "S-S-012" in deck.cards
        assert "S-S-004" not in deck.cards

    def test_the_desk_shows_everything(self, played: Play) -> None:
        played(*NEW)
        ran = played("play", "one", first=("b", "r", "p", "c", "s", "h", "zz", "q"))
        for told in (
            "Secret of the Soviets before 1a.",
            "Games won: Soviets 0, Germans 0",
            "Serving: 25",
            "The Works: the Germans",
            "No game has been played yet.",
            "training: the next scenario",
            "That is not a key here",
            "undaunted campaign play one",
        ):
            assert told in ran.out

    def test_a_game_that_was_left_goes_on(self, played: Play) -> None:
        played(*NEW)
        left = played("play", "one", first=("", "", "", "1", "q"))
        assert "undaunted campaign play one" in left.out
        kept = saved()
        assert kept.campaign.phase == "game"
        before = undaunted.load(kept.game_path().read_text(encoding="utf-8")).decisions
        assert before
        played("play", "one", first=("", "q"))
        assert undaunted.load(saved().game_path().read_text(encoding="utf-8")).decisions == before
        assert len([row for row in saved().campaign.rows if isinstance(row, Opened)]) == 1

    def test_a_game_is_made_void_and_played_again(self, played: Play) -> None:
        played(*NEW)
        played("play", "one", first=("", "", "", "1", "q"))
        ran = played("play", "one", first=("v", "y", "q"))
        assert "Game 1 will be played again." in ran.out
        kept = saved()
        assert (kept.campaign.number, kept.campaign.attempt, kept.campaign.phase) == (1, 1, "deck")
        assert kept.game_path().name == "one.game-1-2.log"

    def test_training_changes_nothing(self, played: Play) -> None:
        played(*NEW)
        before = saved().campaign.rows
        ran = played("play", "one", first=("t", "1", "q", "q"))
        assert "That was training" in ran.out
        # The bot has chosen its deck before anybody sat down.
        assert [row for row in saved().campaign.rows if not isinstance(row, Mustered)] == before


class TestTwoAtOneScreen:
    def test_what_one_reads_the_other_does_not(self, played: Play) -> None:
        played("new", "two", "--pack", "trial", "--hot-seat", "--seed", "1")
        ran = played("play", "two", most=40)
        soviet, _, german = ran.out.partition("Now the Germans look at the screen, and nobody else.")
        assert "Now the Soviets look at the screen" in soviet
        assert "Secret of the Soviets before 1a." in soviet
        assert "Secret of the Germans before 1a." in german
        assert "Secret of the Germans" not in soviet
        assert "Secret of the Soviets before 1a." not in german
        assert len(saved("two").campaign.record) >= 1

    def test_both_have_to_want_a_game_void(self, played: Play) -> None:
        played("new", "two", "--pack", "trial", "--hot-seat", "--seed", "1")
        played("play", "two", first=("", "", "", "", "1", "q"))
        played("play", "two", first=("v", "y", "n", "q"))
        assert saved("two").campaign.phase == "game"
        played("play", "two", first=("v", "y", "y", "q"))
        assert saved("two").campaign.attempt == 1


def test_a_bot_sits_in_and_hands_back(played: Play) -> None:
    played("new", "two", "--pack", "trial", "--hot-seat", "--seed", "1")
    played("play", "two", "--as", "German", "--against", "greedy", first=("q",))
    assert (saved("two").seats.side, saved("two").seats.against) == ("German", "greedy")
    played("play", "two", "--against", "random", first=("q",))
    assert (saved("two").seats.side, saved("two").seats.against) == ("German", "random")
    played("play", "two", "--hot-seat", first=("q",))
    assert saved("two").seats.side == ""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_kill_loses_nothing(played: Play, tmp_path: Path, trial_pack: Path) -> None:
    """In the middle of a game: every choice and every decision is there."""
    played(*NEW)
    command = [sys.executable, "-m", "undaunted", "campaign", "play", "one"]
    environment = {**os.environ, "UNDAUNTED_PACKS": str(trial_pack.parent)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment, text=True
    ) as running:
        assert running.stdin is not None
        running.stdin.write("\n\n\n1\n1\n")
        running.stdin.flush()
        path = saved().game_path()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if path.exists() and undaunted.load(path.read_text(encoding="utf-8")).decisions >= 2:
                break
            time.sleep(0.05)
        running.kill()
    kept = saved()
    assert kept.campaign.phase == "game"
    assert undaunted.load(path.read_text(encoding="utf-8")).decisions >= 2
    ran = played("play", "one", most=60)
    assert "After game 1" in ran.out


def test_a_game_that_ended_before_its_step_was_taken(played: Play) -> None:
    """As if killed between the last decision and the step: it is taken now, and draws the same."""
    played(*NEW)
    played("play", "one", most=30)
    path = files.path_of("one")
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(at for at, line in enumerate(lines[1:], 1) if isinstance(parse(line), Finished))
    path.write_text("\n".join(lines[:number]) + "\n", encoding="utf-8")
    step = saved()
    assert step.campaign.phase == "game"
    played("play", "one", first=("q",))
    again = path.read_text(encoding="utf-8").splitlines()
    assert again[number] == lines[number]


def test_a_campaign_is_not_written_over(played: Play, run: Run) -> None:
    played(*NEW)
    kept, other = saved(), saved()
    other.campaign.choose_deck("Soviet", other.campaign.musterable("Soviet").suggested)
    other.save()
    kept.campaign.choose_deck("German", kept.campaign.musterable("German").suggested)
    with pytest.raises(Exception, match="somebody else has written"):
        kept.save()


def test_any_beginning_of_the_file_is_a_campaign(played: Play) -> None:
    """Wherever it was killed. Logs that lie about from another campaign of that name are put aside."""
    played(*NEW)
    played("play", "one", most=14)
    path = files.path_of("one")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert any(isinstance(parse(line), Finished) for line in lines[1:])
    for rows in range(3, len(lines)):
        path.write_text("\n".join(lines[:rows]) + "\n", encoding="utf-8")
        assert len(saved().campaign.rows) == rows - 1
    path.unlink()
    played(*NEW)
    played("play", "one", first=("", "", "", "q"))
    assert saved().campaign.phase == "game"
    assert path.with_name("one.game-1.old.log").exists()
