"""What goes over HTTP and the socket `/api/follow` about campaigns, as data.

`tools/web_types.py` writes the same types for the browser (`web/src/lib/net/campaign.ts`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from undaunted.campaign.view import CampaignView as CampaignView
from undaunted.server.wire import Short
from undaunted.server.wire_kinds import Number

Designation = Annotated[str, msgspec.Meta(max_length=20)]
Cards = Annotated[tuple[Designation, ...], msgspec.Meta(max_length=100)]
MOST_ASKED = 50
"""Campaigns that one browser may ask about at once."""


# What a browser asks


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """`sides`: for each side `me`, `invite` (a secret link) or a bot's spec; one `me` at least.

    Both sides with `me` are one screen that is handed over.
    """

    sides: dict[Short, Short]
    campaign: Short = "stalingrad"
    lang: Short = "en"
    name: Short = ""


class JoinCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """Take the side that an invitation is for."""

    key: Short
    name: Short = ""


class ChooseCards(msgspec.Struct, forbid_unknown_fields=True):
    """Whom a side keeps of squads that are made one, by designation."""

    side: Short
    cards: Cards


class ChooseDeck(msgspec.Struct, forbid_unknown_fields=True):
    """The copies for a side's deck, by designation.

    `commitment`: the SHA-256 of a number of one's own, which is mixed into the dice of the game when one
    tells it at its table (`Reveal`). Without one, what was promised before stays.
    """

    side: Short
    cards: Cards
    commitment: Number = ""


class ChooseReserve(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes the place of somebody lost from an integrated squad."""

    side: Short
    lost: Designation
    card: Designation


class WantVoid(msgspec.Struct, forbid_unknown_fields=True):
    """The game is void, and played again, once both sides want that.

    `game`: its number, so that whoever asks once more does not ask for the one before it; 0 leaves it open.
    """

    side: Short
    wanted: bool = True
    game: int = 0


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """A bot sits in for the person who has this side: it chooses and plays for them. Without one it goes.

    They may ask for it at any time, the other side while they are `away`; in a fork nobody else may, until
    the campaigns that it was made from are over.
    """

    side: Short
    bot: Short = ""


class LeaveFork(msgspec.Struct, forbid_unknown_fields=True):
    """A side does not want this fork, or no longer: it ends without a result, for both."""

    side: Short


class ForkCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A new campaign that goes on from before this game, with chance of its own.

    Without `sides` the same people and bots play it, with the keys they have. While the campaign, or one that
    it was forked from, goes on, a side that somebody else has cannot be given away: its secrets are theirs.
    """

    game: Annotated[int, msgspec.Meta(ge=1, le=99)]
    sides: dict[Short, Short] = {}
    name: Short = ""


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign that this browser knows, with its key where it has one."""

    campaign: Short
    token: Short = ""


class KnownCampaigns(msgspec.Struct, forbid_unknown_fields=True):
    campaigns: Annotated[tuple[Known, ...], msgspec.Meta(max_length=MOST_ASKED)]


# What it is told


class CampaignOffer(msgspec.Struct, frozen=True):
    """A campaign that can be begun: `campaign` is its name, `sides` what its sides are called."""

    campaign: str
    title: str
    pack: str
    theatre: str
    levels: int
    sides: dict[str, str]


class CampaignOpened(msgspec.Struct, frozen=True):
    """`token` is the key to one's own sides, here and at all tables of the campaign; `links` the secret keys
    for those invited."""

    campaign: str
    token: str
    yours: tuple[str, ...]
    links: dict[str, str]


class CampaignSeated(msgspec.Struct, frozen=True):
    campaign: str
    token: str
    yours: tuple[str, ...]


class Party(msgspec.Struct, frozen=True):
    """Who has a side, which is called `text`. `kind`: person, bot or invited.

    `here`: looks at the campaign or sits at its table now. `standin`: the bot that sits in for him, called
    `standin_name`. `away`: so long that the other side may call a bot in. `owes`: is waited for, outside of
    a game.
    """

    side: str
    text: str
    kind: str
    name: str
    bot: str
    here: bool
    yours: bool
    standin: str
    standin_name: str
    away: bool
    owes: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """Where a game of the campaign was or is played; `void`: made so by both."""

    game: int
    table: str
    void: bool
    over: bool


class ForkInfo(msgspec.Struct, frozen=True):
    """A campaign that was made from this one, before this game.

    `yours`: one's sides of this one that open the fork, too, with the same key. `state` as on its page.
    """

    campaign: str
    game: int
    state: str
    yours: tuple[str, ...]


class CampaignPage(msgspec.Struct, frozen=True):
    """A campaign through the eyes of `eyes`: one of one's own sides, or nobody's.

    `tag` changes when anything does that these eyes can see. `state`: waiting (for people), playing or over.
    `table`: of the game that goes on; empty until somebody plays on. `forkable`: the games before which a
    fork can begin. `deals`: whether `sides` of a fork may be dealt anew. `origin`: the campaign that this one
    was made from; empty for none. `sealed`: that one, or one before it, goes on, so that seeds and text of
    this one are not told either.
    """

    campaign: str
    tag: str
    state: str
    created: str
    changed: str
    yours: tuple[str, ...]
    eyes: str
    parties: tuple[Party, ...]
    table: str
    games: tuple[PlayedGame, ...]
    origin: str
    forks: tuple[ForkInfo, ...]
    forkable: tuple[int, ...]
    deals: bool
    sealed: bool
    view: CampaignView


class CampaignInfo(msgspec.Struct, frozen=True):
    """A line in the lobby. `todo`: of one's own sides; `asked`: whom the table waits for; `left`: the side
    that left this fork."""

    campaign: str
    title: str
    pack: str
    state: str
    created: str
    changed: str
    yours: tuple[str, ...]
    parties: tuple[Party, ...]
    game: int
    game_state: str
    game_title: str
    date: str
    wins: dict[str, int]
    todo: dict[str, str]
    table: str
    asked: tuple[str, ...]
    winner: str
    left: str


class NextTable(msgspec.Struct, frozen=True):
    """Where the game at hand is played. The key to the campaign is the key to one's seats there."""

    table: str


# The socket


class Follow(msgspec.Struct, tag_field="do", tag="follow", forbid_unknown_fields=True):
    """The first message, and the only one: which campaign, as whom, and through whose eyes it is shown."""

    campaign: Short
    token: Short = ""
    side: Short = ""
    lang: Short = "en"


class Stands(msgspec.Struct, tag_field="say", tag="stands", frozen=True):
    """How a campaign stands for these eyes: `tag` as on its page, fetch that where it is another one.

    Comes at once and after every change. `here`: the sides whose people are here now.
    """

    tag: str
    here: tuple[str, ...]
    table: str
