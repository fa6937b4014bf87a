"""How many rows a campaign may have: whoever opens it adds them all up."""

from __future__ import annotations

from itertools import takewhile

from undaunted.campaign.campaign import Campaign
from undaunted.campaign.rows import Finished, Opened
from undaunted.server.errors import Refusal

MOST_ROWS = 5_000
"""Of a campaign: a long one has some hundred."""
MOST_AGAIN = 100
"""Rows of one side while no game begins or ends: whoever changes his mind for ever fills no campaign that
others play, too."""


def check_room(campaign: Campaign, side: str = "") -> None:
    """Refuses where no more rows fit. `side`: which of them thinks again, where one does."""
    if len(campaign.rows) >= MOST_ROWS:
        raise Refusal("campaign-full")
    lately = takewhile(lambda row: not isinstance(row, Opened | Finished), reversed(campaign.rows))
    if side and sum(getattr(row, "side", "") == side for row in lately) >= MOST_AGAIN:
        raise Refusal("campaign-too-often")
