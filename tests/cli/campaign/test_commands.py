"""Beginning, listing, showing, exporting, verifying and forking campaigns."""

from __future__ import annotations

from pathlib import Path

from tests.cli.campaign.conftest import Play
from undaunted.cli.campaign import files

NEW = ("new", "one", "--pack", "trial", "--against", "greedy", "--seed", "1")


class TestNewAndList:
    def test_there_is_none_yet(self, played: Play) -> None:
        assert "There is no campaign yet" in played("list").out
        assert "found no campaign yet" in played("play").err

    def test_new_ones_are_listed(self, played: Play) -> None:
        assert "undaunted campaign play one" in played(*NEW).out
        played("new", "--pack", "trial", "--hot-seat")
        ran = played("list")
        assert "Soviets against Greedy" in ran.out
        assert "two at one screen" in ran.out
        assert "1 (1a)" in ran.out

    def test_what_is_wrong_is_said(self, played: Play) -> None:
        played(*NEW)
        wrong = {
            NEW: "which is there already",
            ("new", "a b"): "expected letters, digits",
            ("new", "x", "--pack", "trial", "--as", "French"): "--as: found 'French', expected one of",
            ("new", "x", "--pack", "trial", "--against", "nobody"): "--against: found 'nobody'",
            ("new", "x", "--pack", "trial", "--against", "solo"): "plays no campaigns",
            ("new", "x", "--pack", "trial", "--hot-seat", "--as", "Soviet"): "it seats people alone",
            ("new", "x", "--pack", "normandy"): "found no campaign",
            ("show", "two"): "found 'two', expected one of one",
            ("show", "one", "kitchen"): "PAGE: found 'kitchen', expected one of",
            ("show", "one", "step"): "no game has been played yet",
            ("fork", "one", "4"): "found game 4, expected one of the first 1",
        }
        for args, told in wrong.items():
            ran = played(*args)
            assert ran.status, args
            assert told in ran.err, (args, ran.err)
            assert ran.err.count("\n") == 1

    def test_a_broken_file_is_told_and_the_others_listed(self, played: Play) -> None:
        played(*NEW)
        text = files.path_of("one").read_text(encoding="utf-8")
        files.path_of("bad").write_text(text + '{"type":"nothing"}\n', encoding="utf-8")
        ran = played("list")
        assert ran.status == 1
        assert "line 4" in ran.err
        assert "Soviets against Greedy" in ran.out


def test_pages_are_for_their_side_alone(played: Play) -> None:
    played("new", "two", "--pack", "trial", "--hot-seat")
    assert "Games won" in played("show", "two").out
    assert "Secret" not in played("show", "two").out
    assert "for one side alone" in played("show", "two", "briefing").err
    assert "Secret of the Germans" in played("show", "two", "briefing", "--as", "ger").out


def test_export_verify_and_back(played: Play, tmp_path: Path) -> None:
    played(*NEW)
    played("play", "one", most=20)
    text = tmp_path / "one.txt"
    ran = played("export", "one", "--out", text)
    assert "it is not over" in ran.err
    games = len(files.load(files.path_of("one")).campaign.record)
    ran = played("verify", text, files.path_of("one"))
    assert ran.status == 0, ran.err
    assert f"{games} game" in ran.out
    assert "decision by decision" in ran.out
    assert played("new", "again", "--from", text, "--pack", "trial").status == 0
    one, again = (files.load(files.path_of(name)).campaign for name in ("one", "again"))
    assert again.rows == one.rows
    text.write_text(text.read_text(encoding="utf-8").replace("learnt S-S", "learnt S-U", 1), encoding="utf-8")
    ran = played("verify", text)
    assert ran.status == 1
    assert "a sum that does not fit" in ran.err


def test_a_fork_goes_another_way(played: Play) -> None:
    played(*NEW)
    played("play", "one", most=60)
    assert played("fork", "one", "2", "--name", "other").status == 0
    one, other = (files.load(files.path_of(name)).campaign for name in ("one", "other"))
    assert other.record == one.record[:1]
    assert other.number == 2
    assert "1 (1a)" not in played("list").out
