"""What a bot chooses between the games of a campaign: what the campaign suggests."""

from __future__ import annotations

from undaunted.campaign.campaign import Campaign


def choose_for(campaign: Campaign, side: str) -> None:
    """All that this side owes before its next game."""
    while (todo := campaign.todo(side)) in ("reserve", "integrate", "deck"):
        if todo == "reserve":
            vacancy = campaign.vacancies(side)[0]
            campaign.choose_reserve(side, vacancy.lost, vacancy.cards[0])
        elif todo == "integrate":
            campaign.integrate(side, campaign.integrable(side).suggested)
        else:
            campaign.choose_deck(side, campaign.musterable(side).suggested)
