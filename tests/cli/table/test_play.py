"""Whole games at the keyboard, and all that can be typed along the way."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run
from tests.scene import at_a_standstill
from undaunted.cli import saves
from undaunted.cli.screen.cards import Cards
from undaunted.cli.table.result import show_result
from undaunted.cli.terminal import Terminal

US = ("play", "normandy/1", "--as", "US", "--against", "greedy", "--seed", "3")


PEOPLE = {"US": "The Americans", "German": "The Germans"}


@pytest.mark.parametrize("number", [1, 2, 5, 7, 8, 10, 12])
@pytest.mark.parametrize("side", ["US", "German"])
def test_whole_games_against_a_bot(run: Run, tmp_path: Path, number: int, side: str) -> None:
    chance = random.Random(number)
    typed = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(6000))
    path = tmp_path / "game.log"
    who = ("--as", side, "--against", "greedy", "--seed", number)
    ran = run("play", f"normandy/{number}", *who, "--save", path, typed=typed)
    assert ran.status == 0
    assert ran.err == ""
    assert "have won in round" in ran.out
    game = undaunted.load(path.read_text(encoding="utf-8"))
    assert game.over
    assert f"{PEOPLE[game.winner or '']} have won" in ran.out


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The game ended in a draw in round 2."), ("fr", "La partie est nulle, au tour 2.")],
)
def test_the_last_screen_of_a_draw(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = at_a_standstill("normandy/1")
    game.play("US", "stop")
    terminal = Terminal(lang)
    show_result(game, "US", game.events("US"), Cards(game.stage, terminal.glyphs, lang), terminal)
    out = capsys.readouterr().out
    assert said in out
    assert ("Draw: nothing has changed" in out) == (lang == "en")


def test_two_people_at_one_keyboard(run: Run) -> None:
    chance = random.Random(1)
    typed = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(4000))
    ran = run("play", "normandy/2", "--hot-seat", "--seed", "1", typed=typed)
    assert "Pass the keyboard to the Germans." in ran.out
    assert "have won in round" in ran.out


def test_the_menu_takes_enter_for_the_defaults(run: Run) -> None:
    ran = run("play", typed="\n\n\nq\n")
    assert f"Which scenario? 1 to {len(undaunted.scenarios())}, Enter for normandy/1:" in ran.out
    assert "You play the Americans." in ran.out
    assert "The bot Regular plays the Germans." in ran.out
    assert "--as US --against regular" in ran.out


def test_the_menu_takes_names_and_numbers_and_asks_again(run: Run) -> None:
    ran = run("play", typed="99\nnormandy/5\ngerman\n11\nq\n")
    assert f'"99" is not in the list: type a number from 1 to {len(undaunted.scenarios())}.' in ran.out
    assert "Crossing the Vire" in ran.out
    assert "--hot-seat" in ran.out


def test_leaving_the_menu_is_no_error(run: Run, data: Path) -> None:
    assert run("play").status == 0
    assert not data.exists()


def test_enter_alone_chooses_the_only_option(run: Run) -> None:
    ran = run(*US, typed="1\n1\n5\n\n\nq\n")
    assert "Enter/1" in ran.out
    assert "You end your turn." in ran.out


def test_enter_alone_asks_where_there_are_several(run: Run) -> None:
    assert "There is more than one option: type a number from 1 to 3." in run(*US, typed="\nq\n").out


@pytest.mark.parametrize("typed", ["0", "4", "999999"])
def test_a_number_not_on_offer(run: Run, typed: str) -> None:
    assert "There is no such number: choose one from 1 to 3." in run(*US, typed=f"{typed}\nq\n").out


@pytest.mark.parametrize("typed", ["x", "-1", "1 2", "?x", "🎲"])
def test_an_unknown_key(run: Run, typed: str) -> None:
    assert "That is not a key of this game" in run(*US, typed=f"{typed}\nq\n").out


def test_undo_takes_back_and_says_when_it_cannot(run: Run) -> None:
    ran = run(*US, typed="1\nu\n1\nu\nq\n")
    assert "Undo stops at the last die roll, card draw or reveal" in ran.out
    assert "Taken back." in ran.out
    assert run(*US, typed="u\nq\n").out.count("There is nothing to undo") == 1


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("?", "Both players choose one card from their hand in secret"),
        ("?2", "Both players choose one card from their hand in secret"),
        ("?9", "There is no such number"),
        ("l", "The Germans draw 4 cards."),
        ("c", "Deck (5): Platoon Sergeant"),
        ("o", "Hand and deck together (9)"),
        ("b", "controlled by the Germans, German spawn"),
        ("h", "q: save and quit"),
        ("h", "a: advice: what a bot would do"),
        ("m", "1 Squad Leader B"),
    ],
)
def test_keys_that_show_something(run: Run, key: str, words: str) -> None:
    assert words in run(*US, typed=f"{key}\nq\n").out


def test_the_rule_of_an_attack_explains_its_odds(run: Run) -> None:
    ran = run(*US, typed="1\n1\n1\n?\nq\n")
    assert "Choose any enemy counter on the board" in ran.out
    assert "a 0 always hits" in ran.out


@pytest.mark.parametrize("typed", ["1\n1\nq\n", "1\n1\n"])
def test_leaving_saves_and_says_how_to_go_on(run: Run, data: Path, typed: str) -> None:
    ran = run(*US, typed=typed)
    (path,) = (data / "undaunted" / "saves").glob("normandy-1-*.log")
    assert f"undaunted play --resume {path} --as US --against greedy" in ran.out
    assert undaunted.load(path.read_text(encoding="utf-8")).decisions == 3


def test_ctrl_c_saves_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("undaunted.cli.table.terminal_game.TerminalGame._ask", interrupt)
    path = tmp_path / "kept.log"
    assert run(*US, "--save", path).status == 0
    assert path.exists()


def test_a_game_goes_on_where_it_was_left(run: Run, running: Path) -> None:
    before = undaunted.load(running.read_text(encoding="utf-8"))
    ran = run("play", "--resume", running, "--as", "us", "--against", "random", typed="1\nq\n")
    after = undaunted.load(running.read_text(encoding="utf-8"))
    assert ran.status == 0
    assert after.decisions == before.decisions + 1
    assert after.log[: len(before.log)] == before.log


def test_a_finished_game_shows_its_result_again(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    game = undaunted.load(text)
    won = f"{PEOPLE[game.winner or '']} have won in round {game.round}: "
    assert won in run("play", "--resume", finished).out
    assert finished.read_text(encoding="utf-8") == text


def test_a_failing_program_keeps_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("undaunted.cli.table.terminal_game.TerminalGame._bot", fail)
    path = tmp_path / "kept.log"
    with pytest.raises(RuntimeError, match="a bug"):
        run(*US, "--save", path, typed="1\n")
    assert undaunted.load(path.read_text(encoding="utf-8")).decisions == 1


def test_a_place_that_cannot_be_written_loses_no_game(run: Run, data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run(*US, "--save", tmp_path / "file" / "game.log", typed="1\nq\n")
    assert ran.status == 0
    assert len(list((data / "undaunted" / "saves").iterdir())) == 1


def test_nowhere_to_save_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = run(*US, "--save", tmp_path / "file" / "game.log", typed="1\nq\n")
    assert ran.status == 2
    assert "could not be written" in ran.err


def test_saves_do_not_overwrite_each_other(data: Path) -> None:
    first = saves.fresh("normandy/1")
    saves.write(first, "one")
    second = saves.fresh("normandy/1")
    assert second != first
    assert not list(first.parent.glob("*.part"))


def test_a_hand_is_never_shown_to_the_other_player(run: Run) -> None:
    ran = run("play", "normandy/1", "--hot-seat", "--seed", "3", typed="1\n1\nq\n")
    us, german = ran.out.split("Pass the keyboard to the Germans.")[:2]
    assert "The Americans draw Scout A, Squad Leader B" in us
    assert "The Americans draw Scout A, Squad Leader B" not in german
    assert "The Americans have placed a bid." in german
    assert "Squad Leader B (7)" not in german.partition("Choose a card")[0]


def test_a_game_without_a_compiler_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted.speed.COMPILED", False)
    assert run(*US, typed="q\n").out.count("rules: ") == 1
