"""What a side sees of its campaign, and what a spectator does: built up from what he may know.

Texts are in the language asked for. A side sees its own platoon, briefings, intel and deck; of the enemy what
lay open at the table: how many cards its casualty pile had, and aircraft that were shot down. A spectator
sees the record and the city. Nobody sees locked, upgrade or reserve cards before they come.
"""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """Anything that is shown."""


class ActionView(View, frozen=True):
    """What a card can do: `word` for its sign, `text` and within it `value` as the language has them."""

    word: str  # move, scout, attack, …
    text: str
    value: str = ""
    upgraded: bool = False  # more than others of its unit have


class FaceView(View, frozen=True):
    """A card as it lies on the table; `missing` is what a reserve has not learnt."""

    card: str  # its designation, `S-U-009`
    id: str  # as games call it: `Rifleman B U009`
    number: str
    soldier: str
    title: str  # as packs call it: `Rifleman`
    called: str  # worded: `Rifleman B Molchanov`
    family: str  # worded, what it has in common with others of its unit: `Rifleman B`
    squad: str
    kind: str  # combat or command
    grade: str  # regular, upgraded or reserve
    initiative: int
    actions: tuple[ActionView, ...]
    missing: tuple[ActionView, ...] = ()
    aircraft: bool = False
    armour: bool = False


class MomentView(View, frozen=True):
    """Something in somebody's story."""

    game: int
    what: str  # joined, fought, wounded, upgraded, fell, shot-down, replaced, left
    text: str


class PersonView(View, frozen=True):
    """Somebody of the own platoon, serving or not: an upgraded card is the same person, a reserve another."""

    person: str  # of his own in the platoon: `009`, a reserve `R009`
    face: FaceView  # the card that he has now, or had last
    status: str  # serving, fallen, shot-down or gone
    games: int  # in which he took part
    story: tuple[MomentView, ...]
    since: int = 1  # the game before which he joined
    until: int = 0  # the game in which he was lost


class DrawView(View, frozen=True):
    """One card of a step, as it came."""

    phase: str  # casualties or upgrades
    face: FaceView
    outcome: str  # back (it does not count), lost, upgraded
    text: str
    comes: FaceView | None = None  # the reserve or upgraded card that takes its place
    chooses: bool = False  # its owner has yet to choose a reserve


class SideStepView(View, frozen=True):
    """A step for one side; cards are the viewer's own only."""

    side: str
    pile: int  # cards in the casualty pile
    draws: tuple[DrawView, ...] = ()
    shot_down: tuple[str, ...] = ()  # worded, and open to all
    intel: str = ""  # what the secret intel brought, told to its side alone
    joined: tuple[FaceView, ...] = ()  # by intel
    losses: int = 0  # permanent ones; of the enemy always 0
    upgrades: int = 0


class StepView(View, frozen=True):
    """The Campaign Step after a game."""

    game: int
    victory: str  # a sentence
    aftermath: str
    area: str  # its id, if the victor took one
    damaged: tuple[str, ...]  # places that show another face now
    caved_in: tuple[str, ...]
    sides: tuple[SideStepView, ...]
    over: bool = False  # an END: neither casualties nor upgrades


class EntryView(View, frozen=True):
    """One line of the Campaign Record."""

    game: int
    state: str
    scenario: str  # `stalingrad/25`
    title: str
    date: str
    area: str  # its id
    places: tuple[str, ...] = ()  # of the board
    winner: str = ""
    how: str = ""
    rounds: int = 0
    next: str = ""
    piles: dict[str, int] = {}  # cards in the casualty piles, by side
    lost: tuple[str, ...] = ()  # the viewer's own: names
    upgraded: tuple[str, ...] = ()
    not_taken: str = ""  # the state that the other victory would have led to
    attempts: int = 1  # how often it was played, with those that were void


class AreaView(View, frozen=True):
    id: str
    title: str
    places: tuple[str, ...]
    holder: str  # a side, or nobody
    won_in: int = 0  # the game
    contested: bool = False  # the next game is about it


class PlaceView(View, frozen=True):
    """A place of the city."""

    id: str
    title: str
    x: int  # in half tiles, as on boards
    y: int
    face: str
    terrain: str
    terrain_text: str
    state: str  # whole, damaged, destroyed or fortified
    area: str = ""
    tunnel: str = ""  # open or destroyed, once a game has shown it
    board: bool = False  # the next game is fought here
    changed_in: int = 0  # the game in which it got this face
    streets: tuple[str, ...] = ()  # where they leave it, for the picture
    rails: tuple[str, ...] = ()


class SlotView(View, frozen=True):
    """So many cards of a unit, from those there are."""

    unit: str  # `Rifleman A`
    called: str
    count: int  # to be chosen: fewer than the scenario lists where there are not so many
    listed: int  # as the scenario has it
    faces: tuple[FaceView, ...]


class ChoiceView(View, frozen=True):
    """What the viewer has to choose now, or has chosen."""

    what: str  # deck, integrate or reserve
    slots: tuple[SlotView, ...]
    suggested: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    lost: str = ""  # of a reserve: whose place he takes, worded
    lost_card: str = ""


class BriefingView(View, frozen=True):
    """What is told before a game; to a spectator without what is a side's own."""

    game: int
    state: str
    scenario: str
    title: str
    date: str
    place: str
    story: str  # the scenario's, told to all
    orders: str = ""  # the scenario's for the viewer's side
    text: str = ""  # the campaign's for the viewer's side
    goals: dict[str, str] = {}
    initiative: str = ""
    joined: tuple[FaceView, ...] = ()  # unlocked before this game
    left: tuple[FaceView, ...] = ()  # replaced
    fortified: tuple[str, ...] = ()
    intel: str = ""
    integrates: tuple[str, ...] = ()


class EndView(View, frozen=True):
    state: str
    winner: str
    how: str
    text: str


class NodeView(View, frozen=True):
    """A state that a campaign may come to: what it is about is told when it comes."""

    state: str
    level: int  # 0: an END
    next: dict[str, str] = {}  # by victor
    winner: str = ""  # of an END


class CampaignView(View, frozen=True):
    """All that a page shows."""

    title: str
    pack: str
    side: str  # the viewer's; empty for a spectator
    sides: tuple[str, ...]
    game: int
    state: str
    phase: str  # of the viewer: reserves, integrate, deck, game or over
    owes: dict[str, bool]  # by side: does the campaign wait for it, outside of a game?
    todo: str  # of the viewer: reserve, integrate, deck, wait, play or over; empty for a spectator
    record: tuple[EntryView, ...]  # the last one is the game at hand, without a winner
    areas: tuple[AreaView, ...]
    city: tuple[PlaceView, ...]
    wins: dict[str, int]
    void: tuple[str, ...]  # sides that want the game void
    can_void: bool
    stage: str = ""  # of the game at hand, once both have chosen
    chance: tuple[str, ...] = ()  # the hashes of the seeds; when all is over, the seeds
    platoon: tuple[PersonView, ...] = ()
    briefing: BriefingView | None = None
    choice: ChoiceView | None = None
    step: StepView | None = None  # the last one
    steps: tuple[StepView, ...] = ()  # all of them
    end: EndView | None = None
    left: str = ""  # the side that left this fork: it has ended without a result
    graph: tuple[NodeView, ...] = ()  # all states, in the order of the book
