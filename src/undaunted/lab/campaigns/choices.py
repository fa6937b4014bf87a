"""What bots choose between games: what is suggested, or anything that can be chosen."""

from __future__ import annotations

from random import Random

from undaunted.campaign.campaign import Campaign, Musterable

SUGGESTED, ANY = "suggested", "random"
DECKS = (SUGGESTED, ANY)


def choose(campaign: Campaign, side: str, rng: Random, decks: str = ANY) -> bool:
    """The next thing that a side has to choose; False where there is nothing.

    Reserves and squads are chosen at random whatever the decks are: nothing is suggested to a bot there.
    """
    todo = campaign.todo(side)
    if todo == "reserve":
        vacancy = rng.choice(campaign.vacancies(side))
        campaign.choose_reserve(side, vacancy.lost, rng.choice(vacancy.cards))
    elif todo == "integrate":
        campaign.integrate(side, _any(campaign.integrable(side), rng))
    elif todo == "deck":
        offered = campaign.musterable(side)
        campaign.choose_deck(side, offered.suggested if decks == SUGGESTED else _any(offered, rng))
    else:
        return False
    return True


def _any(offered: Musterable, rng: Random) -> list[str]:
    return [card for slot in offered.slots for card in rng.sample(slot.cards, slot.count)]


def prepare(campaign: Campaign, rng: Random, decks: str) -> None:
    """All that both sides have to choose before the next game, whoever comes first."""
    while choosers := [
        side for side in campaign.sides if campaign.todo(side) not in ("wait", "play", "over")
    ]:
        choose(campaign, rng.choice(choosers), rng, decks)
