"""A guide ready to be played: read from its file, and played through once to see that it holds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

import undaunted
from undaunted.content import musters
from undaunted.content.errors import ContentError
from undaunted.content.read import convert, read_toml
from undaunted.content.stage import stage
from undaunted.game.course import Unasked
from undaunted.game.errors import BadChance
from undaunted.game.game import Game
from undaunted.game.record.chance import Scripted
from undaunted.guides.schema import GuideFile, Lesson, Outcomes, Page

FOLDER = Path(__file__).parent
UNASKED: Unasked = "automatic"
"""As tables are played: what is not worth a click is no part of a lesson either."""


class UnknownGuide(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"guide: found {name!r}, expected one of {', '.join(guides())}")


@dataclass(frozen=True, eq=False)
class Guide:
    """`scenario` is a stage's name, with the muster if there is one."""

    name: str
    scenario: str
    seat: str
    minutes: int
    lessons: tuple[Lesson, ...]
    end: tuple[Page, ...]
    outcomes: Outcomes
    picks: tuple[tuple[str, ...], ...]
    """What the learner is to pick, question by question; of several any one."""
    lesson_of: tuple[int, ...]
    """Which lesson each pick belongs to."""
    theirs: dict[str, tuple[str, ...]]
    """What every other seat decides, question by question."""

    @property
    def pages(self) -> tuple[Page, ...]:
        return tuple(page for lesson in self.lessons for page in lesson.pages) + self.end

    def texts(self) -> tuple[str, ...]:
        """Every message that it says."""
        watched = [lesson.watch for lesson in self.lessons if lesson.watch]
        own = [page.text for page in self.pages]
        return tuple(
            dict.fromkeys(f"guide-{self.name}-{text}" for text in [*own, *watched, "title", "about"])
        )

    def begin(self) -> Game:
        chance = Scripted([*self.outcomes.setup, *self.outcomes.later])
        return undaunted.new(self.scenario, chance=chance, unasked=UNASKED)


@cache
def guides() -> dict[str, Guide]:
    """All of them by name, the first for whoever knows nothing yet."""
    found = [load(path) for path in sorted(FOLDER.glob("*.toml"))]
    return {guide.name: guide for guide in sorted(found, key=lambda guide: -guide.minutes)}


def find(name: str) -> Guide:
    if name not in guides():
        raise UnknownGuide(name)
    return guides()[name]


def load(path: Path) -> Guide:
    """Raises ContentError, which says where and what."""
    from undaunted.guides.checking import fail, play_through  # which need what is defined here

    told = convert(read_toml(path), GuideFile, path.name)
    scenario = told.scenario
    if told.muster is not None:
        scenario += "+" + musters.register(msgspec.json.encode(told.muster).decode(), lasting=True)
    where = stage(scenario)
    if told.seat not in where.seats:
        fail(path.name, "seat", repr(told.seat), f"one of {', '.join(where.seats)}")
    theirs: dict[str, list[str]] = {seat: [] for seat in where.seats if seat != told.seat}
    if len(theirs) != 1:
        fail(path.name, "scenario", f"{len(where.seats)} seats", "a game for two")
    for lesson in told.lesson:
        next(iter(theirs.values())).extend(lesson.then)
    outcomes = " ".join(told.chance).split()
    chance = Scripted(outcomes)
    try:
        game = undaunted.new(scenario, chance=chance, unasked=UNASKED)
    except BadChance as error:
        raise ContentError(
            file=path.name, key="chance", found=error.found, expected=error.expected
        ) from error
    setup = game.rows()[0].came.split()
    guide = Guide(
        name=path.stem,
        scenario=scenario,
        seat=told.seat,
        minutes=told.minutes,
        lessons=told.lesson,
        end=told.end,
        outcomes=Outcomes(tuple(setup), tuple(outcomes[len(setup) :])),
        picks=tuple(_any(pick) for lesson in told.lesson for pick in lesson.do),
        lesson_of=tuple(number for number, lesson in enumerate(told.lesson) for _ in lesson.do),
        theirs={seat: tuple(things) for seat, things in theirs.items()},
    )
    play_through(guide, game, chance, path.name)
    return guide


def _any(pick: str) -> tuple[str, ...]:
    return tuple(thing.strip() for thing in pick.split("|"))
