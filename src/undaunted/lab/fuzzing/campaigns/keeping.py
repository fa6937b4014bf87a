"""A campaign is its rows, and its log is one text: both add up to the same again."""

from __future__ import annotations

from undaunted.campaign import rows
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.log import write
from undaunted.campaign.reading import read
from undaunted.lab.fuzzing.watched import Broken


def rows_add_up(campaign: Campaign) -> None:
    """Each row goes to JSON and back, and the fold of all is where the campaign stands."""
    again = Campaign.of([rows.parse(rows.dump(row)) for row in campaign.rows], campaign.book)
    if again.rows != campaign.rows or _told(again) != _told(campaign):
        raise Broken("rows add up", "another campaign", "the same record, pools and city")


def _told(campaign: Campaign) -> tuple[object, ...]:
    now = campaign.standing
    return (now.state, now.number, now.attempt, now.pools, now.city, now.areas, now.record, now.integrated,
            now.vacancies, now.decks, now.stage, now.muster, now.voiding)  # fmt: skip


def logs_read_back(campaign: Campaign) -> None:
    """One text, and what is read from it is the same campaign; who reads it works every step out again."""
    again = read(write(campaign), campaign.book)
    if again.rows != campaign.rows or _told(again) != _told(campaign):
        raise Broken("logs read back", "another campaign", "the same rows, record, pools and city")
