"""What a fork keeps secret for the campaigns that it was made from.

A fork shares its first rows with the campaign that it was forked from, and so the secrets in them. So what
guards those secrets asks all campaigns between the fork and the root, not the fork.
"""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.server.store import OVER
from undaunted.server.store.campaign_records import Ancestor, CampaignRecord, SideRecord
from undaunted.server.tables.seating import BOT


def guarding(ancestors: Sequence[Ancestor]) -> tuple[Ancestor, ...]:
    """Those of a fork's ancestors whose secrets it has to keep."""
    return tuple(one for one in ancestors if one.guards)


def held(record: CampaignRecord, yours: tuple[str, ...], ancestors: Sequence[Ancestor]) -> tuple[str, ...]:
    """Those of one's sides in a fork that one has in all guarding ancestors, too."""
    guard = guarding(ancestors)
    mine = [one for one in record.sides if one.side in yours]
    return tuple(one.side for one in mine if all(_same_holder(one, before) for before in guard))


def _same_holder(one: SideRecord, before: Ancestor) -> bool:
    return any(
        one.side == other.side and one.token_hash == other.token_hash and bool(one.token_hash)
        for other in before.holders
    )


def is_alone(record: CampaignRecord, yours: tuple[str, ...]) -> bool:
    """Whether nobody else plays here who has secrets."""
    return bool(yours) and all(one.kind == BOT or one.side in yours for one in record.sides)


def may_deal(
    record: CampaignRecord, left: str, yours: tuple[str, ...], ancestors: Sequence[Ancestor]
) -> bool:
    """Whether the sides of a fork of this campaign may be given to anybody: where it has no secrets from
    whoever makes the fork."""
    finished = record.state == OVER and not left
    everything = len(yours) == len(record.sides)
    return bool(yours) and (finished or everything) and not guarding(ancestors)
