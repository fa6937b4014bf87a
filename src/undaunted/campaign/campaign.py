"""A campaign in progress: what its rows add up to, and what may be done next.

Every doing checks itself, appends one row to `rows` and gives it back, so that a store can keep it:

    campaign = Campaign.begin("stalingrad", seed=1)
    for side in campaign.sides:
        campaign.choose_deck(side, campaign.musterable(side).suggested)
    game = undaunted.new(campaign.begun())
    ...                                      # play it to its end
    campaign.finish(result_of(game))         # the step is taken; `campaign.state` is the next game's
    again = Campaign.of(campaign.rows)       # the same in every respect
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from undaunted.campaign.rows import Row
from undaunted.campaign.view import CampaignView
from undaunted.game.result import Result

Phase = Literal["reserves", "integrate", "deck", "game", "over"]
Todo = Literal["reserve", "integrate", "deck", "wait", "play", "over"]


class Slot(msgspec.Struct, frozen=True):
    """So many cards of one unit (`Rifleman A`), out of these, by designation."""

    unit: str
    count: int
    listed: int
    cards: tuple[str, ...]


class Musterable(msgspec.Struct, frozen=True):
    """What a side can choose for its deck: from every slot just so many."""

    slots: tuple[Slot, ...]
    suggested: tuple[str, ...]


class Vacancy(msgspec.Struct, frozen=True):
    """Somebody lost from an integrated squad, and the reserves of whom the owner chooses one."""

    lost: str
    cards: tuple[str, ...]


class Campaign:
    """Made by `begin` or `of`. Cards are called by designation (`S-U-009`), sides by name."""

    rows: list[Row]

    @classmethod
    def begin(cls, name: str = "stalingrad", seed: int | bytes | None = None) -> Campaign:
        """A new campaign of a pack; one seed, one course of its steps."""
        raise NotImplementedError

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Campaign:
        """What the rows add up to; raises BadRows."""
        raise NotImplementedError

    # What is going on

    @property
    def sides(self) -> tuple[str, ...]:
        raise NotImplementedError

    @property
    def state(self) -> str:
        """`6b`, or `END…` when all is over."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """Which game is at hand, from 1 on; when all is over, that of the last one."""
        raise NotImplementedError

    @property
    def attempt(self) -> int:
        """How often the game at hand was made void."""
        raise NotImplementedError

    @property
    def phase(self) -> Phase:
        """What the campaign waits for; sides need not wait for each other before `game`."""
        raise NotImplementedError

    def todo(self, side: str) -> Todo:
        """What a side has to do now."""
        raise NotImplementedError

    @property
    def winner(self) -> str:
        """Of the whole campaign; empty while it goes on."""
        raise NotImplementedError

    # Doing

    def musterable(self, side: str) -> Musterable:
        raise NotImplementedError

    def choose_deck(self, side: str, cards: Sequence[str]) -> Row:
        """In secret, and again while the other side has not chosen; once both have, the game can begin."""
        raise NotImplementedError

    def integrable(self, side: str) -> Musterable:
        """Whom a side can keep of the squads that are to be made one: five, three and three."""
        raise NotImplementedError

    def integrate(self, side: str, cards: Sequence[str]) -> Row:
        raise NotImplementedError

    def vacancies(self, side: str) -> tuple[Vacancy, ...]:
        raise NotImplementedError

    def choose_reserve(self, side: str, lost: str, card: str) -> Row:
        raise NotImplementedError

    @property
    def stage(self) -> str:
        """The name of the stage to be played, `stalingrad/25+m…`; empty until both decks are chosen."""
        raise NotImplementedError

    @property
    def muster(self) -> str:
        """The text of its muster."""
        raise NotImplementedError

    def begun(self) -> str:
        """Note that the game has begun; gives the stage's name. Once noted, it only gives it again."""
        raise NotImplementedError

    def finish(self, result: Result, log: str = "") -> Row:
        """The game is over: take the step. `log` is kept with it where nobody else keeps it."""
        raise NotImplementedError

    def void(self, side: str, wanted: bool = True) -> Row:
        """Ask for the game to be void, whether it goes on or was the last one; it is when both ask.

        Until the next game begins. Decks are chosen again, then it is played again.
        """
        raise NotImplementedError

    def fork(self, game: int, seed: int | bytes | None = None) -> Campaign:
        """A new campaign that goes on from before a game, with chance of its own from there."""
        raise NotImplementedError

    # Seeing

    def view(self, side: str | None, lang: str = "en") -> CampaignView:
        """What a side sees, or a spectator (None)."""
        raise NotImplementedError
