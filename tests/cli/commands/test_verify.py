"""`undaunted verify` says what it has checked, and what it has not."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run
from tests.game.test_mixture import BOTH, ONE, SERVER, dealt, ground

FINGERPRINT = hashlib.sha256(SERVER).hexdigest()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.log"


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_fingerprint_is_printed_and_what_was_not_checked(run: Run, file: Path) -> None:
    game = dealt(())
    file.write_text(game.save())
    ran = run("verify", file)
    assert ran.status == 0
    came = sum(len(row.came.split()) for row in game.rows())
    assert f"each of the {came} dice and draws is the one that the seed gives" in flat(ran.out)
    assert FINGERPRINT in ran.out.split()
    assert "Not checked: that you were shown this one at the start." in flat(ran.out)
    assert "chose the seed alone" in flat(ran.out)


@pytest.mark.parametrize(
    "given", [FINGERPRINT, FINGERPRINT.upper(), f" {FINGERPRINT[:32]} {FINGERPRINT[32:]}"]
)
def test_the_promised_fingerprint(run: Run, file: Path, given: str) -> None:
    file.write_text(dealt().save())
    ran = run("verify", "--fingerprint", given, file)
    assert ran.status == 0
    assert "It is the one that you gave" in flat(ran.out)
    assert "numbers of US, German" in flat(ran.out)
    assert "Promised but never told" not in flat(ran.out)


def test_another_fingerprint_is_refused(run: Run, file: Path) -> None:
    file.write_text(dealt().save())
    ran = run("verify", "--fingerprint", "0" * 64, file)
    assert (ran.status, ran.out) == (1, "")
    assert f"found the fingerprint {FINGERPRINT}, expected the one that was promised" in ran.err


def test_new_seeds_before_decisions_are_told_and_refused(run: Run, file: Path) -> None:
    file.write_text(ground())
    ran = run("verify", file)
    assert ran.status == 0
    assert "it has 4 sources of chance, and a new one before decision 11, 21, 31" in flat(ran.out)
    assert "all dice and draws follow from the published seed" not in flat(ran.out)
    ran = run("verify", "--fingerprint", FINGERPRINT, file)
    assert (ran.status, ran.out) == (1, "")
    assert "other dice from decision 11 on" in ran.err


def test_a_number_that_was_never_told(run: Run, file: Path) -> None:
    file.write_text(dealt(ONE).save())
    out = flat(run("verify", file).out)
    assert "numbers of US, each of which fits" in out
    assert "Promised but never told, and not mixed in: German." in out


def test_a_game_from_a_given_position(run: Run, file: Path) -> None:
    file.write_text(undaunted.from_position(dealt(BOTH).position(), seed=1).save())
    assert "It began in a position that somebody gave" in flat(run("verify", file).out)


def test_a_seed_that_is_still_secret(run: Run, file: Path) -> None:
    file.write_text(dealt(()).save(secret=False))
    assert "Not checked: that they follow from a seed." in flat(run("verify", file).out)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_both_languages(run: Run, file: Path, lang: str) -> None:
    for text in (dealt().save(), ground(), dealt(ONE).save(secret=False)):
        file.write_text(text)
        assert run("verify", "--lang", lang, file).status == 0


def test_what_is_no_fingerprint(run: Run, file: Path) -> None:
    file.write_text(dealt().save())
    assert "expected 64 hexadecimal digits" in run("verify", "--fingerprint", "abc", file).err
    both = run("verify", "--fingerprint", FINGERPRINT, file, file)
    assert both.status == 2
    assert "found 2 files" in both.err
