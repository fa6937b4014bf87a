"""Advice: every question, in the words of the list, from what the player can see and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run
from tests.cli.screen.test_screen import moments, screen
from tests.game.test_views import dealt_again
from undaunted.bots import Budget
from undaunted.bots.advice import Advice, Reply
from undaunted.bots.sureness import advise, sureness
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import Entry, choices
from undaunted.cli.screen.glyphs import FANCY
from undaunted.cli.table.hints import MOST, page
from undaunted.cli.table.invitation import TYPING, invitation
from undaunted.game.game import Game
from undaunted.messages import languages

US = ("play", "normandy/1", "--as", "US", "--against", "greedy", "--seed", "3")
BUDGET = Budget(simulations=20)
SCENARIOS = (
    "normandy/5",
    "normandy/7",
    "north-africa/2",
    "north-africa/6",
    "north-africa/7",
    "north-africa/8",
    "north-africa/10",
)
KINDS = {
    "bid", "turn", "use", "spawn", "step", "guide", "bolster", "command", "inspire", "target", "shoot",
    "blast", "casualty", "after", "navigate", "surveil", "injure", "suppress", "repair",
}  # fmt: skip
ROW = re.compile(r" *(\?|\d+\xa0?%) +(\d+)\xa0?%  (\d+) (.+)")


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock has no say in what is advised."""
    monkeypatch.setattr("undaunted.cli.table.hints.BUDGET", "20")


@cache
def kinds() -> dict[str, tuple[str, str]]:
    """A position of each kind of question that comes up, and who decides there."""
    found: dict[str, tuple[str, str]] = {}
    for scenario in SCENARIOS:
        for game, seat in every_moment(scenario):
            question = game.view(seat).question
            if question and question.kind not in found:
                found[question.kind] = (game.position(), seat)
    return found


def every_moment(scenario: str) -> Iterator[tuple[Game, str]]:
    yield from moments(scenario, most=400, every=1)


def listed(game: Game, seat: str, lang: str = "en") -> list[Entry]:
    return choices(game.options(seat), game.view(seat), Cards(game.stage, FANCY, lang), lang)


@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_question(lang: str) -> None:
    assert len(KINDS & kinds().keys()) >= 15, sorted(KINDS - kinds().keys())
    for kind, (position, seat) in kinds().items():
        game = undaunted.from_position(position)
        offered = listed(game, seat, lang)
        lines = [line.plain for line in page(advise(game, seat, BUDGET), offered, 80, lang)]
        assert max(map(len, lines)) <= 80
        told = [row for row in map(ROW.fullmatch, lines) if row]
        assert len(told) == min(MOST, len(offered)), (kind, lines)
        for row in told:
            choice = offered[int(row[3]) - 1]
            assert choice.texts[0].startswith(row[4]), kind


def test_the_key_shows_the_page(run: Run) -> None:
    out = run(*US, typed="a\nq\n").out
    assert "Advice\nAfter " in out
    assert re.search(r"^ +\d+% +\d+%  3 Fog of War \(1\) ×2$", out, re.MULTILINE)
    assert "take it as a guess" in out
    assert "Choose a card from your hand to bid" in out.partition("take it as a guess")[2]


def test_it_changes_nothing(run: Run, tmp_path: Path) -> None:
    for name, typed in (("asked", "3\na\na\n1\na\n1\nq\n"), ("unasked", "3\n1\n1\nq\n")):
        run(*US, "--save", tmp_path / name, typed=typed)
    assert (tmp_path / "asked").read_text() == (tmp_path / "unasked").read_text()


def test_in_french(run: Run) -> None:
    out = run(*US, "--lang", "fr", typed="a\nh\nq\n").out
    assert "Avis\nAprès " in out
    assert "3 Brouillard de Guerre (1) ×2" in out
    assert "a\u00a0: un avis\u00a0: ce que ferait un robot" in out


def test_two_people_each_get_their_own(run: Run) -> None:
    out = run("play", "normandy/1", "--hot-seat", "--seed", "3", typed="a\n1\na\nq\n").out
    us, german = out.split("Advice\n")[1:]
    us, german = us.partition("guess")[0], german.partition("guess")[0]
    assert "Fog of War" in us
    assert "Rifleman" not in us
    assert "Fog of War" not in german
    assert "Rifleman" in german


@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/2"])
def test_what_is_hidden_makes_no_difference(scenario: str) -> None:
    for game, seat in moments(scenario, most=12):
        told = {advise(game, seat, BUDGET).replies}
        told |= {advise(dealt_again(game, seat, number), seat, BUDGET).replies for number in range(3)}
        assert len(told) == 1


def thought(*replies: tuple[int, float]) -> Advice:
    found = tuple(Reply(thing, visits, chance) for thing, (visits, chance) in enumerate(replies))
    return Advice(found, sum(reply.visits for reply in found), 0.1)


@pytest.mark.parametrize(
    ("advice", "sure"),
    [
        (thought((500, 0.5)), "only"),
        (thought((20, 0.9), (3, 0.1)), "hasty"),
        (thought((700, 0.52), (300, 0.51)), "close"),
        (thought((600, 0.50), (400, 0.55)), "close"),
        (thought((800, 0.54), (200, 0.50)), "leaning"),
        (thought((950, 0.60), (50, 0.40)), "sure"),
        (thought((999, 0.60), (1, 0.99)), "sure"),
        (thought((1000, 0.60), (0, 0.0)), "sure"),
    ],
)
def test_how_sure_it_is(advice: Advice, sure: str) -> None:
    assert sureness(advice) == sure


def test_an_option_nobody_looked_into_has_no_chance_to_show() -> None:
    game = undaunted.new("normandy/1", seed=3)
    offered = listed(game, "US")
    advice = thought((500, 0.5), (0, 0.0), (0, 0.0))
    things = [choice.option.thing for choice in offered]
    replies = tuple(
        Reply(thing, reply.visits, reply.win_chance)
        for thing, reply in zip(things, advice.replies, strict=True)
    )
    lines = [line.plain for line in page(Advice(replies, 500, 0.1), offered, 80, "en")]
    assert "         ?       0%  2 Scout A (6)" in lines


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("scenario", ["normandy/8", "north-africa/12"])
def test_the_keys_fit_the_window(scenario: str, lang: str) -> None:
    for game, seat in moments(scenario, most=40):
        for width in (20, 40, 60, 80, 120):
            shown = screen(game, seat, width, 24, lang)
            line = invitation(shown, width, lang)
            assert len(line) <= max(width - TYPING + 1, 20)
            for key in ("h", "a", "q") if width >= 60 else ("h",):
                assert f", {key} " in line
            assert (", m " in line) == (shown.pages() > 1 and width >= 40) or width < 40
