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
from typing import TYPE_CHECKING, Literal

import msgspec

from undaunted.campaign import muster, step
from undaunted.campaign.book import Book, book
from undaunted.campaign.chance import Chain
from undaunted.campaign.city import CityNow
from undaunted.campaign.errors import BadChoice, BadRows, CampaignError, WrongPhase
from undaunted.campaign.fold import fold_row
from undaunted.campaign.muster import Musterable, Slot
from undaunted.campaign.pools import Cards, Pools
from undaunted.campaign.rows import (
    AnyRow,
    Finished,
    Forked,
    Founded,
    Integrated,
    Left,
    Mustered,
    Opened,
    Replaced,
    Sown,
    Voided,
)
from undaunted.campaign.standing import Entry, Standing, founded
from undaunted.content import musters
from undaunted.content.options import StageName
from undaunted.content.stage import stage as stage_called
from undaunted.game.result import Result

if TYPE_CHECKING:
    from undaunted.campaign.view import CampaignView

__all__ = ["Campaign", "Musterable", "Phase", "Slot", "Todo", "Vacancy"]

Phase = Literal["reserves", "integrate", "deck", "game", "over"]
Todo = Literal["reserve", "integrate", "deck", "wait", "play", "over"]


class Vacancy(msgspec.Struct, frozen=True):
    """Somebody lost from an integrated squad, and the reserves of whom the owner chooses one."""

    lost: str
    cards: Cards


class Campaign:
    """Made by `begin` or `of`. Cards are called by designation (`S-U-009`), sides by name."""

    def __init__(self, told: Book) -> None:
        self.rows: list[AnyRow] = []
        self._now: Standing = founded(told)
        self._starts: dict[int, int] = {}
        self._strict = True

    @classmethod
    def begin(cls, name: str | Book = "stalingrad", seed: int | bytes | None = None) -> Campaign:
        """A new campaign of a pack; one seed, one course of its steps."""
        told = name if isinstance(name, Book) else book(name)
        campaign = cls(told)
        campaign._add(Founded(campaign=told.pack.id, content=told.hash))
        campaign._add(_sown(Chain.of(seed)))
        return campaign

    @classmethod
    def of(cls, rows: Iterable[AnyRow], told: Book | None = None, *, strict: bool = False) -> Campaign:
        """What the rows add up to; raises BadRows.

        What began with other content goes on as far as the rows still fit; `strict` has nothing of that.
        """
        campaign: Campaign | None = None
        for number, row in enumerate(rows, 1):
            if campaign is None:
                if not isinstance(row, Founded):
                    raise BadRows(1, type(row).__name__.lower(), "a row that founds a campaign")
                campaign = cls(told or book(row.campaign))
                campaign._strict = strict
            try:
                campaign._add(row)
            except CampaignError as error:
                raise BadRows(number, error.found, error.expected) from error
        if campaign is None:
            raise BadRows(0, "no row", "a campaign's rows")
        campaign._strict = True
        return campaign

    def follow(self, row: AnyRow, *, strict: bool = False) -> Campaign:
        """One row more, from elsewhere; raises a CampaignError and stays as it was if it does not fit."""
        self._strict = strict
        try:
            self._add(row)
        finally:
            self._strict = True
        return self

    def _add(self, row: AnyRow) -> AnyRow:
        """Take a row over; one that does not fit changes nothing."""
        before = self._now
        after = fold_row(before, row, first=not self.rows, strict=self._strict)
        self.rows.append(row)
        self._now = after
        if after.number > before.number or not self._starts:
            self._starts[after.number] = len(self.rows)
        elif after.number < before.number:
            # Made void: the game began where it began first, those after it have yet to begin.
            self._starts = {game: at for game, at in self._starts.items() if game <= after.number}
        return row

    # What is going on

    @property
    def standing(self) -> Standing:
        """All of it."""
        return self._now

    @property
    def book(self) -> Book:
        return self._now.book

    @property
    def sides(self) -> tuple[str, ...]:
        return self.book.sides

    @property
    def state(self) -> str:
        """`6b`, or `END…` when all is over."""
        return self._now.state

    @property
    def number(self) -> int:
        """Which game is at hand, from 1 on; when all is over, that of the last one."""
        return self._now.number

    @property
    def attempt(self) -> int:
        """How often the game at hand was made void."""
        return self._now.attempt

    @property
    def record(self) -> tuple[Entry, ...]:
        return self._now.record

    @property
    def pools(self) -> dict[str, Pools]:
        return self._now.pools

    @property
    def city(self) -> CityNow:
        return self._now.city

    @property
    def areas(self) -> dict[str, str]:
        """The holder of each; empty for nobody."""
        return self._now.areas

    @property
    def phase(self) -> Phase:
        """What the campaign waits for; sides need not wait for each other before `game`."""
        if self._now.ended:
            return "over"
        if self._now.muster:
            return "game"
        todo = {self.todo(side) for side in self.sides}
        return "reserves" if "reserve" in todo else "integrate" if "integrate" in todo else "deck"

    def todo(self, side: str) -> Todo:
        """What a side has to do now."""
        now = self._now
        self._check_side(side)
        if now.ended:
            return "over"
        if now.muster:
            return "play"
        if now.vacancies.get(side):
            return "reserve"
        if self.book.integrated(now.state) and not now.integrated[side]:
            return "integrate"
        return "wait" if side in now.decks else "deck"

    @property
    def winner(self) -> str:
        """Of the whole campaign; empty while it goes on."""
        return self.book.file.ends[self.state].winner if self._now.over else ""

    @property
    def left(self) -> str:
        """The side that left this fork, which has ended without a result; empty for none."""
        return self._now.left

    @property
    def voiding(self) -> frozenset[str]:
        """The sides that want the game void."""
        return self._now.voiding

    @property
    def can_void(self) -> bool:
        return self.phase == "game" or (self.phase != "over" and self._now.last is not None)

    # Doing

    def musterable(self, side: str) -> Musterable:
        """The slots of a side's deck; chosen cards come from `slots`, `suggested` is a sensible choice."""
        self._check_todo(side, "deck", "wait", "play")
        return muster.musterable(self._now, side)

    def chosen(self, side: str) -> Cards:
        """The deck that a side has chosen for the game at hand; nothing until it has."""
        return self._now.decks.get(side, ())

    def choose_deck(self, side: str, cards: Sequence[str]) -> AnyRow:
        """In secret, and again while the other side has not chosen; once both have, the game can begin."""
        self._check_todo(side, "deck", "wait")
        return self._add(Mustered(side=side, cards=muster.check_choice(self.musterable(side), cards)))

    def integrable(self, side: str) -> Musterable:
        """Whom a side can keep of the squads that are to be made one: five, three and three."""
        self._check_todo(side, "integrate")
        return muster.integrable(self._now, side)

    def integrate(self, side: str, cards: Sequence[str]) -> AnyRow:
        """Two squads are made one; those not chosen leave the platoon."""
        return self._add(Integrated(side=side, cards=muster.check_choice(self.integrable(side), cards)))

    def vacancies(self, side: str) -> tuple[Vacancy, ...]:
        """The lost of an integrated squad whose place nobody has taken yet."""
        self._check_side(side)
        lost = self._now.vacancies.get(side, ())
        return tuple(Vacancy(card, step.reserves_for(self._now, side, card)) for card in lost)

    def choose_reserve(self, side: str, lost: str, card: str) -> AnyRow:
        self._check_todo(side, "reserve")
        if (vacancy := next((one for one in self.vacancies(side) if one.lost == lost), None)) is None:
            raise BadChoice("unknown-card", repr(lost), "somebody whose place is free")
        if card not in vacancy.cards:
            raise BadChoice("unknown-card", repr(card), f"one of {', '.join(vacancy.cards)}")
        return self._add(Replaced(side=side, lost=lost, card=card))

    @property
    def stage(self) -> str:
        """The name of the stage to be played, `stalingrad/25+m…`; empty until both decks are chosen."""
        now = self._now
        if not now.muster or now.ended:
            return ""
        name = musters.register(now.muster)
        return now.stage or str(StageName(self.book.scenario(now.state).name, (), name))

    @property
    def muster(self) -> str:
        """The text of its muster."""
        return self._now.muster

    def begun(self) -> str:
        """Note that the game has begun; gives the stage's name. Once noted, it only gives it again."""
        if self.phase != "game":
            raise WrongPhase("not-mustered", f"the phase {self.phase!r}", "both decks chosen")
        name = self.stage
        if not self._now.opened:
            self._add(Opened(stage=name, muster=self.muster, content=stage_called(name).hash))
        return name

    def finish(self, result: Result, log: str = "") -> AnyRow:
        """The game is over: take the step. `log` is kept with it where nobody else keeps it."""
        if self.phase != "game" or not self._now.opened:
            raise WrongPhase("not-begun", f"the phase {self.phase!r}", "a game that has begun")
        return self._add(Finished(result=result, log=log))

    def void(self, side: str, wanted: bool = True) -> AnyRow:
        """Ask for the game to be void, whether it goes on or was the last one; it is when both ask.

        Until the next game begins. Decks are chosen again, then it is played again.
        """
        self._check_side(side)
        if not self.can_void:
            raise WrongPhase("nothing-to-void", f"the phase {self.phase!r}", "a game to be made void")
        return self._add(Voided(side=side, wanted=wanted))

    def leave(self, side: str) -> AnyRow:
        """A side does not want this fork, or no longer: it ends without a result, for both."""
        self._check_side(side)
        if self.phase == "over":
            raise WrongPhase("over", "a campaign that has ended", "one that goes on")
        return self._add(Left(side=side))

    def fork(self, game: int, seed: int | bytes | None = None) -> Campaign:
        """A new campaign that goes on from before a game, with chance of its own from there."""
        if not 1 <= game <= self.number:
            raise BadChoice("no-such-game", f"game {game}", f"one of the first {self.number}")
        rows = [*_cut(self.rows[: self._starts[game]], game)]
        for row in self.rows[self._starts[game] : self._starts.get(game + 1)]:
            if isinstance(row, Opened | Voided):
                break
            if isinstance(row, Replaced):
                rows.append(row)
        return Campaign.of([*rows, Forked(game=game), _sown(Chain.of(seed))], self.book)

    # Seeing

    def view(self, side: str | None, lang: str = "en") -> CampaignView:
        """What a side sees, or a spectator (None)."""
        from undaunted.campaign.sight import view  # which is about words, and most campaigns never say any

        if side is not None:
            self._check_side(side)
        return view(self, side, lang)

    # Inside

    def _check_side(self, side: str) -> None:
        if side not in self.sides:
            raise BadChoice("no-such-side", repr(side), f"one of {', '.join(self.sides)}")

    def _check_todo(self, side: str, *wanted: Todo) -> None:
        if (todo := self.todo(side)) not in wanted:
            raise WrongPhase("not-now", f"{side} to do {todo!r}", f"to do {wanted[0]!r}")


def _sown(chain: Chain) -> Sown:
    return Sown(hash=chain.hash, seed=chain.seed.hex(), games=chain.games)


def _cut(rows: Iterable[AnyRow], game: int) -> Iterable[AnyRow]:
    """The rows with no key of a game that is still to be played."""
    first = 1
    for row in rows:
        if isinstance(row, Forked):
            first = row.game
        if not isinstance(row, Sown):
            yield row
        elif first < game:
            yield _sown(Chain(bytes.fromhex(row.seed), row.games).cut(min(row.games, game - 1)))
