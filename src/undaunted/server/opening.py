"""What is asked of a new table: a scenario that is there, somebody on each seat, names that can be shown."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from undaunted import bots
from undaunted.bots import UnknownBot
from undaunted.content.stage import Stage
from undaunted.server import pages, tokens
from undaunted.server.errors import Refusal, spoken
from undaunted.server.store import PLAYING, WAITING, SeatRecord, TableRecord, fresh_id
from undaunted.server.store.dice import Mixing, is_dealt
from undaunted.server.tables import seating
from undaunted.server.wanted import playable

ME = "me"
LONGEST_NAME = 40
LONGEST_THOUGHT = 1.0
"""Seconds a decision: a bot that thinks longer keeps others from thinking."""
MOST_SIMULATIONS = 5000


class Before(NamedTuple):
    """What a rematch has from the table before.

    `guests`: for whom seats are kept, by the hash of the token that each has there. `advice`: was proposed.
    """

    guests: Mapping[str, bytes] = MappingProxyType({})
    advice: bool = False


AFRESH = Before()


def opened(wish: pages.NewTable, before: Before = AFRESH) -> tuple[TableRecord, pages.Opened]:
    """The record of a new table, and the secrets that go to whoever opens it and nowhere else."""
    where = playable(wish.scenario)
    if set(wish.seats) != set(where.seats):
        raise Refusal("bad-message", what=f"seats: {', '.join(where.seats)}")
    token = tokens.new_token()
    own = tokens.hashed(token)
    name = clean_name(wish.name)
    seats, links = [], {}
    for seat in where.seats:
        who = wish.seats[seat]
        _check_solo(where, seat, who)
        if who == ME:
            seats.append(SeatRecord(seat=seat, kind=seating.PERSON, name=name, token_hash=own))
        elif who == seating.INVITE:
            links[seat] = tokens.new_token()
            key, guest = tokens.hashed(links[seat]), before.guests.get(seat, b"")
            seats.append(SeatRecord(seat=seat, kind=who, key_hash=key, guest_hash=guest))
        elif who == seating.ANYONE:
            seats.append(SeatRecord(seat=seat, kind=who))
        else:
            if who != seating.SOLO:
                check_bot(who)
            seats.append(SeatRecord(seat=seat, kind=seating.BOT, bot=who))
    yours = tuple(seat.seat for seat in seats if seat.kind == seating.PERSON)
    now = time.time()
    record = TableRecord(
        id=fresh_id(),
        scenario=where.name,
        content=where.hash,
        rules=where.rules_version,
        seed=b"",
        lang=spoken(wish.lang),
        listed=wish.listed,
        created=now,
        changed=now,
        state=PLAYING,
        winner="",
        how="",
        waits_for="",
        round=0,
        decisions=0,
        seats=seats,
        advice=wish.advice or before.advice,
    )
    record.seed = _dice(record, yours, wish.commitment)
    if seating.open_seats(record) or not is_dealt(record.seed):
        record.state = WAITING
    return record, pages.Opened(table=record.id, token=token if yours else "", yours=yours, links=links)


def _dice(record: TableRecord, yours: tuple[str, ...], commitment: str) -> bytes:
    """Chosen by the server alone where nobody can add to it: there is no open seat, and no promise."""
    mixing = Mixing(secrets.token_hex(32)).promise([one.seat for one in record.seats], yours, commitment)
    alone = not mixing.shares and not seating.open_seats(record)
    return (mixing.deal() if alone else mixing).kept()


def _check_solo(where: Stage, seat: str, who: str) -> None:
    """The solo opponent plays its own seat, nobody else does, and it plays no other."""
    if (seat == where.automaton) != (who == seating.SOLO):
        raise (
            Refusal("solo-seat", solo=where.automaton) if where.automaton else Refusal("not-solo", seat=seat)
        )


def check_bot(spec: str) -> None:
    """One that there is, and that leaves others room to think."""
    try:
        budget = bots.budget_of(spec)
    except UnknownBot as error:
        raise Refusal("no-bot", bot=spec) from error
    if budget is None:
        return
    seconds, simulations = budget.seconds or 0.0, budget.simulations or 0
    if budget.processes > 1 or seconds > LONGEST_THOUGHT or simulations > MOST_SIMULATIONS:
        raise Refusal("no-bot", bot=spec)


def clean_name(text: str) -> str:
    """As it may stand on everybody's screen: short, on one line, nothing that cannot be seen."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in text):
        raise Refusal("bad-name", most=LONGEST_NAME)
    name = " ".join(text.split())
    if len(name) > LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name
