"""What is asked over the socket and changes nothing, with its answers; part of `wire.py`."""

from __future__ import annotations

import msgspec

from undaunted.server.wire_kinds import Count, Short


class Why(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why can this thing not be picked now?"""

    id: Count
    seat: Short
    thing: Short


class Because(msgspec.Struct, tag_field="say", tag="because", frozen=True):
    id: int
    thing: str
    text: str


class Explain(msgspec.Struct, tag_field="do", tag="explain", forbid_unknown_fields=True):
    """What is this thing, and what would it do now? To whoever looks: `#deck` and the like are known too."""

    id: Count
    thing: Short


class Explained(msgspec.Struct, tag_field="say", tag="explained", frozen=True):
    """`rule` in a sentence or two, `now` sentence by sentence; `section` is that of the rulebook.

    Without a title there is no such thing on this table.
    """

    id: int
    thing: str
    title: str
    rule: str
    now: tuple[str, ...]
    section: str


class AskBrief(msgspec.Struct, tag_field="do", tag="brief", forbid_unknown_fields=True):
    """Who am I, what is to be done, how does it stand?"""

    id: Count


class Briefing(msgspec.Struct, tag_field="say", tag="briefing", frozen=True):
    """`goals` and `score`: a sentence for each side, the reader's first. `ways`: what else is agreed on.

    `orders`: what the reader's side is told for itself; of both sides for who watches.
    """

    id: int
    title: str
    you: str
    story: str
    goals: tuple[str, ...]
    score: tuple[str, ...]
    ways: tuple[str, ...]
    orders: tuple[str, ...]


class Advise(msgspec.Struct, tag_field="do", tag="advise", forbid_unknown_fields=True):
    """What would a strong player do?"""

    id: Count
    seat: Short


class Hint(msgspec.Struct, frozen=True):
    thing: str
    text: str
    percent: int
    share: int
    """Of the thinking, in percent."""


class Advice(msgspec.Struct, tag_field="say", tag="advice", frozen=True):
    """The most promising options; `sure`: only, hasty, close, leaning or sure."""

    id: int
    moment: int
    hints: tuple[Hint, ...]
    sure: str
    text: str
