"""A solo card as a tree: what the text of a card means, and nothing about how it is done.

The interpreter, the explanation and the renderings in every language all read this and never the text.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Bound = Literal["exactly", "or more", "or fewer"]
Side = Literal["own", "enemy", "any"]


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Any part of a card's text."""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """`2`, `2 or more`, `1 or fewer`."""

    number: int
    bound: Bound = "exactly"

    def met_by(self, found: int) -> bool:
        if self.bound == "or more":
            return found >= self.number
        return found <= self.number if self.bound == "or fewer" else found == self.number


# Nouns


class Trait(Node, frozen=True):
    """What a tile or a unit is, or is not: `scouted`, `within 2 of enemy Riflemen`, `not suppressed`."""

    word: str
    negated: bool = False
    count: Count | None = None
    of: Goal | None = None


class Ground(Node, frozen=True):
    """Tiles by what they are: `unscouted and uncontrolled objective`, `escape marker`, `6A or 5B`."""

    noun: str = "tile"
    whose: str = ""
    traits: tuple[Trait, ...] = ()
    tiles: tuple[str, ...] = ()


class Units(Node, frozen=True):
    """Counters by what they are: `enemy Riflemen on same tile`, `matching Scout`, `damaged vehicle`."""

    side: Side = "own"
    noun: str = "unit"
    titles: tuple[str, ...] = ()
    matching: bool = False
    other: bool = False
    traits: tuple[Trait, ...] = ()


class Above(Node, frozen=True):
    """What sub-lines above this one speak of, in the order given."""

    letters: tuple[str, ...]


class Chosen(Node, frozen=True):
    """What was chosen before: `destination`, `unit`, `that enemy`."""

    what: str


Goal = Ground | Units | Above | Chosen


# Conditions


class All(Node, frozen=True):
    parts: tuple[Condition, ...]


class Any(Node, frozen=True):
    parts: tuple[Condition, ...]


class TileIs(Node, frozen=True):
    """`tile is secure`, `6A is unscouted`, `destination is 2 tiles away`."""

    subject: str
    ground: Ground
    negated: bool = False


class UnitIs(Node, frozen=True):
    """`unit is on foot`, `vehicle is damaged`."""

    subject: str
    traits: tuple[Trait, ...]


class Present(Node, frozen=True):
    """`enemy on same tile`, `no enemy within 1`: a plain one is what the line is then aimed at."""

    units: Units
    count: Count | None = None


class Exists(Node, frozen=True):
    """`threatened objective within 2`, `no uncontrolled objective`."""

    ground: Ground
    count: Count | None = None


class CardsIn(Node, frozen=True):
    """`Fog of War in bot play area`, `2 or more matching cards in play area`."""

    zone: str
    titles: tuple[str, ...] = ()
    matching: bool = False
    count: Count | None = None


class Population(Node, frozen=True):
    subject: str
    count: Count


class Points(Node, frozen=True):
    """`bot has 3 or more points`, `enemy needs 2 or fewer points`."""

    side: Side
    verb: str
    count: Count


class DeckIs(Node, frozen=True):
    """`matching bolster deck is empty`, `bolster deck A is not empty`."""

    deck: str
    empty: bool


class SeatIs(Node, frozen=True):
    """`driver place is empty`: of the vehicle that the unit is in, or could enter."""

    place: str
    empty: bool


class Fact(Node, frozen=True):
    """What needs no more words: `bot has initiative`, `target marker on board`."""

    word: str
    negated: bool = False


Condition = (
    All | Any | TileIs | UnitIs | Present | Exists | CardsIn | Population | Points | DeckIs | SeatIs | Fact
)


# What is done


class Measure(Node, frozen=True):
    """A tie-breaker: `value`, `lower cover`, `closer to enemy Riflemen`, `scouted`, `random`."""

    word: str
    of: Goal | None = None
    trait: Trait | None = None


class SelectRange(Node, frozen=True):
    """`select destination within 2 that is scouted`: where the destination may be at all."""

    within: int | None = None
    traits: tuple[Trait, ...] = ()


class SelectTile(Node, frozen=True):
    """`select threatened objective as destination`."""

    ground: Ground


class SelectNearer(Node, frozen=True):
    """`select destination closer to 6A`, `… closest to above (A > B)`."""

    goal: Goal


class SelectThrough(Node, frozen=True):
    """`select tile to move through`."""


class SelectUnit(Node, frozen=True):
    """`select friendly Rifleman as unit`, `select enemy within 1 as target`."""

    units: Units
    role: str


class Effect(Node, frozen=True):
    """One keyword with what follows it: `attack 1 that enemy`, `bolster matching squad`, `then III`."""

    word: str
    number: int = 0
    goal: Goal | None = None
    toward: bool = False
    name: str = ""
    titles: tuple[str, ...] = ()
    matching: bool = False


class Do(Node, frozen=True):
    effects: tuple[Effect, ...]


class Case(Node, frozen=True):
    first: int
    last: int
    effects: tuple[Effect, ...]


class Roll(Node, frozen=True):
    cases: tuple[Case, ...]


Step = SelectRange | SelectTile | SelectNearer | SelectThrough | SelectUnit | Do | Roll


class Sentence(Node, frozen=True):
    """`[condition:] step. [tie-breakers]`"""

    step: Step
    condition: Condition | None = None
    ties: tuple[Measure, ...] = ()


class SubLine(Node, frozen=True):
    letter: str
    sentences: tuple[Sentence, ...]


class Line(Node, frozen=True):
    """Numbered; its sub-lines stand between what comes first and what closes it."""

    number: str
    at: int
    opening: tuple[Sentence, ...]
    sublines: tuple[SubLine, ...] = ()
    closing: tuple[Sentence, ...] = ()

    @property
    def condition(self) -> Condition | None:
        return self.opening[0].condition if self.opening else None


class Box(Node, frozen=True):
    """The one boxed rule of the printed cards: `When Scout moves onto an unscouted tile: scout it.`"""

    title: str
    word: str


class SoloCard(Node, frozen=True):
    number: str
    title: str
    origin: str
    scenarios: dict[str, tuple[str, ...]]
    """By the bot's side, the ids of the scenarios that it serves."""
    lines: tuple[Line, ...]
    boxes: tuple[Box, ...] = ()
    file: str = ""

    def serves(self, side: str, scenario: str) -> bool:
        return scenario in self.scenarios.get(side, ())
