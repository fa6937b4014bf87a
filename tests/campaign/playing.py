"""Campaigns without their games: results made up from what was mustered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from undaunted.campaign.campaign import Campaign
from undaunted.content import musters
from undaunted.game.result import Remains, Result

SIDES = ("Soviet", "German")


def muster(campaign: Campaign, random: Random | None = None) -> str:
    """Both sides do all that stands between them and the game, sensibly or at random; gives the stage."""
    for side in campaign.sides:
        while campaign.todo(side) == "reserve":
            free = campaign.vacancies(side)[0]
            campaign.choose_reserve(side, free.lost, random.choice(free.cards) if random else free.cards[0])
        if campaign.todo(side) == "integrate":
            offered = campaign.integrable(side)
            campaign.integrate(side, _pick(offered.slots, random) or offered.suggested)
        if campaign.todo(side) == "deck":
            deck = campaign.musterable(side)
            campaign.choose_deck(side, _pick(deck.slots, random) or deck.suggested)
    return campaign.begun()


def _pick(slots: Collection[object], random: Random | None) -> list[str]:
    if random is None:
        return []
    return [card for slot in slots for card in random.sample(slot.cards, slot.count)]  # type: ignore[attr-defined]


def in_game(campaign: Campaign, side: str) -> list[str]:
    """The soldiers of deck and supply, as games call them."""
    told = musters.read(campaign.muster).sides[side]
    every = {**(told.deck or {}), **(told.supply or {})}
    return [name for name in every if name in campaign.book.by_name[side]]


def fighting(campaign: Campaign, side: str) -> list[str]:
    """Those of them who can be hit."""
    return [
        name
        for name in in_game(campaign, side)
        if campaign.book.pack.roster(side)[name].card.kind == "combat"
    ]


def result(
    campaign: Campaign,
    winner: str = "Soviet",
    *,
    fallen: Mapping[str, int | Collection[str]] | None = None,
    used: Mapping[str, Collection[str]] | None = None,
    shot_down: Mapping[str, tuple[str, ...]] | None = None,
    faces: Mapping[str, str] | None = None,
    caved_in: tuple[str, ...] = (),
    controlled: Mapping[str, tuple[str, ...]] | None = None,
    routed: Mapping[str, tuple[str, ...]] | None = None,
) -> Result:
    """The end of the game at hand: everybody is in use, but those who fell (so many, or these)."""
    sides = {}
    for side in campaign.sides:
        told = (fallen or {}).get(side, 0)
        lost = fighting(campaign, side)[:told] if isinstance(told, int) else list(told)
        down = (shot_down or {}).get(side, ())
        every = (used or {}).get(side, in_game(campaign, side))
        sides[side] = Remains(
            used=tuple(name for name in every if name not in lost and name not in down),
            casualties=tuple(lost),
            shot_down=down,
            controlled=(controlled or {}).get(side, ()),
            routed=(routed or {}).get(side, ()),
        )
    return Result(
        winner=winner, how="control", sides=sides, faces=dict(faces or {}), caved_in=caved_in, rounds=9
    )


def play(campaign: Campaign, winner: str = "Soviet", **how: object) -> None:
    """One game more, mustered sensibly."""
    muster(campaign)
    campaign.finish(result(campaign, winner, **how))  # type: ignore[arg-type]


def play_randomly(campaign: Campaign, random: Random) -> None:
    """One game more, whatever may come of it."""
    muster(campaign, random)
    scenario = campaign.book.scenario(campaign.state)
    faces = {}
    for place in scenario.board.layout[0].split():
        tile = place.partition("@")[0]
        after = [face.letter for face in campaign.book.pack.places[tile] if not face.fortified]
        later = [letter for letter in after if letter >= campaign.city.face(tile)]
        if later:
            faces[tile] = random.choice(later[:2])
    fallen = {
        side: random.sample(able := fighting(campaign, side), random.randint(0, min(14, len(able))))
        for side in campaign.sides
    }
    campaign.finish(result(campaign, random.choice(SIDES), fallen=fallen, faces=faces))
