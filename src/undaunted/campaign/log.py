"""A campaign in one text file: what was chosen and how each game ended, with the games themselves.

    undaunted campaign 1
    campaign: stalingrad
    content: 5d1f…

    chance hmac-sha256 9c0a… 32
    deck Soviet S-S-001 S-S-002 …
    deck German G-S-001 …
    begun stalingrad/11+m319dd1e272fc 77ab…
    muster {…}
    | undaunted log 1
    | …
    result {…}
    step Soviet lost S-S-011>S-R-011 learnt S-S-004 S-S-005
    step German lost none learnt G-S-007 G-S-009
    state 2b
    …

    available Soviet S-S-001 …
    removed Soviet …
    city 109B 203C
    caved-in none
    areas square=German
    seed 9c0a… 71be…
    end 24 e3b0…

What stands behind `step`, `state` and in the last part follows from the rest: who reads the file works it out
again and compares. The last line counts the rows and sums up all text above it. The seeds are in it, so that
a campaign which is still being played gives itself away by its log: it is its owner's, until all is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import msgspec

from undaunted.campaign.campaign import Campaign
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
from undaunted.campaign.standing import Entry, SideStep
from undaunted.game.game import Game
from undaunted.game.record import log as logs

FORMAT = "undaunted campaign 1"
HMAC = "hmac-sha256"
NONE = "none"
QUOTED = "| "
"""Before every line of a game's own log."""


def write(campaign: Campaign) -> str:
    """The whole campaign, its seeds included."""
    lines = [FORMAT]
    again: Campaign | None = None
    for row in campaign.rows:
        # Followed row by row, for what each step brought: a game that was made void later had one, too.
        again = Campaign.of([row], campaign.book) if again is None else again.follow(row)
        lines += _row(row)
        if isinstance(row, Finished):
            lines += told_step(again.record[-1])
    lines += ["", *told_end(campaign), *_seeds(campaign.rows)]
    body = "\n".join(lines) + "\n"
    return f"{body}end {len(campaign.rows)} {summed(body)}\n"


def game_log(game: Game) -> str:
    """The log of a game as it is kept here: without its content, as the campaign has its muster."""
    record = game.record()
    record.bundle = ""
    return logs.write(record, with_seeds=True)


def summed(body: str) -> str:
    return hashlib.sha256(body.encode(errors="backslashreplace")).hexdigest()


def _row(row: AnyRow) -> Iterator[str]:
    match row:
        case Founded():
            yield f"campaign: {row.campaign}"
            yield f"content: {row.content}"
            yield ""
        case Sown():
            yield f"chance {HMAC} {row.hash} {row.games}"
        case Forked():
            yield f"fork {row.game}"
        case Integrated():
            yield f"integrate {row.side} {_cards(row.cards)}"
        case Mustered():
            yield f"deck {row.side} {_cards(row.cards)}"
        case Opened():
            yield f"begun {row.stage} {row.content}"
            yield f"muster {row.muster}"
        case Finished():
            if row.log:
                yield from (QUOTED + line for line in row.log.rstrip("\n").split("\n"))
            yield f"result {msgspec.json.encode(row.result, order='deterministic').decode()}"
        case Replaced():
            yield f"reserve {row.side} {row.lost} {row.card}"
        case Voided():
            yield f"void {row.side}" if row.wanted else f"unvoid {row.side}"
        case Left():
            yield f"left {row.side}"


def told_step(entry: Entry) -> list[str]:
    """What followed from a result: the draws of each side, and the next state."""
    return [*(_side(side, step) for side, step in entry.sides.items()), f"state {entry.next}"]


def _side(side: str, step: SideStep) -> str:
    lost = [
        f"{draw.card}>{draw.comes}" if draw.comes else draw.card
        for draw in step.draws
        if draw.outcome == "lost"
    ]
    joined = f" joined {_cards(step.joined)}" if step.joined else ""
    return f"step {side} lost {_cards(lost)} learnt {_cards(step.upgraded)}{joined}"


def told_end(campaign: Campaign) -> list[str]:
    """Where it all has led: pools, city and areas."""
    told = []
    for side, pools in campaign.pools.items():
        told.append(f"available {side} {_cards(pools.available)}")
        told.append(f"removed {side} {_cards(pools.removed)}")
    city = campaign.city
    told.append(f"city {_cards(place + city.faces[place] for place in sorted(city.faces))}")
    told.append(f"caved-in {_cards(city.caved_in)}")
    told.append(f"areas {_cards(f'{name}={holder}' for name, holder in campaign.areas.items() if holder)}")
    return told


def _seeds(rows: Iterable[AnyRow]) -> list[str]:
    return [f"seed {row.hash} {row.seed}" for row in rows if isinstance(row, Sown)]


def _cards(cards: Iterable[str]) -> str:
    return " ".join(cards) or NONE
