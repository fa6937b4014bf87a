"""A guided game as data: a scenario, prepared dice and cards, and lessons in which somebody is taught it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undaunted.content.schema import Item

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Thing = Annotated[str, Meta(min_length=1)]
"""In notation; of several that are all right, `a | b`."""


class Aim(Item, frozen=True):
    """A shot whose sum the text names; the attacker may be left out while the game asks for its target."""

    target: str
    attacker: str = ""
    action: str = ""


class Page(Item, frozen=True):
    """One thing to read: the message `guide-NAME-TEXT`, and what it points at.

    That is a thing in notation, or one of the places named in `PLACES`.
    """

    text: Id
    at: tuple[str, ...] = ()


class Lesson(Item, frozen=True):
    """Pages to read, then things to pick, one after the other; the last page stays until they are picked.

    `then` is what the other side decides after that, until it is the learner's decision again, or beside it:
    bids are made at the same time. `watch` is a page to read meanwhile.
    """

    pages: Annotated[tuple[Page, ...], Meta(min_length=1)]
    do: Annotated[tuple[Thing, ...], Meta(min_length=1)]
    then: tuple[str, ...] = ()
    watch: Id | None = None
    odds: Aim | None = None


class GuideFile(Item, frozen=True):
    """`guides/NAME.toml`. `chance` is all that dice and decks bring, in the order of the game.

    `muster` is who takes part, where that is not as the scenario says.
    """

    scenario: str
    seat: str
    minutes: Annotated[int, Meta(ge=1, le=60)]
    chance: tuple[str, ...]
    lesson: Annotated[tuple[Lesson, ...], Meta(min_length=1)]
    end: Annotated[tuple[Page, ...], Meta(min_length=1)]
    muster: dict[str, object] | None = None


PLACES = (
    "goal-own",
    "goal-other",
    "initiative",
    "discard",
    "deck",
    "supply",
    "hand",
    "prompt",
    "log",
    "board",
)
"""What a page can point at besides things: parts of the table that everybody finds in the same place."""


class Outcomes(msgspec.Struct, frozen=True):
    """Prepared dice and cards: what the setup brings, and what comes after it."""

    setup: tuple[str, ...]
    later: tuple[str, ...]
