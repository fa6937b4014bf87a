"""Who sits where: what the record of a table says about its seats, and to whom which seat belongs."""

from __future__ import annotations

from collections.abc import Set

from undaunted.content.stage import Stage, stage
from undaunted.game.game import Game
from undaunted.game.telling.names import names
from undaunted.messages import name, say
from undaunted.server import tokens
from undaunted.server.errors import Refusal
from undaunted.server.store import SeatRecord, TableRecord
from undaunted.server.store.dice import Mixing, mixing
from undaunted.server.store.records import PERSON as PERSON
from undaunted.server.telling import Company, called
from undaunted.server.wire import Sitting
from undaunted.solo.offer import NORMAL, against

BOT = "bot"
SOLO = "solo"
"""The bot that plays by cards: it is the only one for its seat."""
INVITE = "invite"
ANYONE = "anyone"
OPEN = (INVITE, ANYONE)
SHOWN = {INVITE: "invited", ANYONE: "open"}


def seats_of(record: TableRecord, token: str) -> tuple[str, ...]:
    """The seats whose key this token is, on whatever device."""
    return tuple(
        seat.seat
        for seat in record.seats
        if any(tokens.fits(token, one) for one in (seat.token_hash, *seat.devices))
    )


def open_seats(record: TableRecord) -> tuple[str, ...]:
    return tuple([seat.seat for seat in record.seats if seat.kind in OPEN])


def held_up(record: TableRecord, game: Game, lang: str) -> str:
    """Why nobody is asked anything though the game is not over: people are missing, or it is void."""
    if game.over:
        return ""
    if record.void:
        return say("server-void", lang=lang)
    missing = open_seats(record)
    if not missing:
        untold = awaited(record)
        if not untold:
            return ""
        seats = called(game, untold, lang, company(record, lang))
        return say("server-waits-for-numbers", lang=lang, seats=seats)
    seats = called(game, missing, lang)
    return say("server-waits-for-people", lang=lang, seats=seats, count=len(missing))


def awaited(record: TableRecord) -> tuple[str, ...]:
    """The seats that are to tell their numbers: all are taken, and only that is missing to deal the cards.
    At a void table nobody is: it is never dealt."""
    found = None if record.void else mixing(record.seed)
    return () if found is None or found.dealt or open_seats(record) else awaits(record, found)


def awaits(record: TableRecord, found: Mixing) -> tuple[str, ...]:
    """The seats whose number can still come: a bot that sits in for somebody knows none."""
    bots = bot_seats(record)
    return tuple(seat for seat in found.untold if seat not in bots)


def has_people(record: TableRecord) -> bool:
    """Whether people play each other. Those at one screen have one token, and all see what is asked there."""
    tokens_of = {seat.token_hash for seat in record.seats if seat.kind == PERSON}
    return len(tokens_of) + len(open_seats(record)) > 1


def may_advise(record: TableRecord) -> bool:
    """Against bots and at one screen always; against people where all agreed."""
    return record.advice or not has_people(record)


def bot_seats(record: TableRecord) -> dict[str, str]:
    """Bots by seat, each as its spec: those that sit in for somebody among them."""
    return {seat.seat: seat.bot for seat in record.seats if seat.kind == BOT or seat.bot}


def bot_name(record: TableRecord, one: SeatRecord, lang: str) -> str:
    """Of the solo opponent also how hard it is, where that is not as usual."""
    told = against(record.scenario) if one.bot == SOLO else None
    if told and told.level != NORMAL:
        return say("bot-solo-level", lang=lang, level=say(f"stage-option-{told.level}", lang=lang))
    return str(name(f"bot-{one.bot}", one.bot, lang))


def side_of(where: Stage, seat: str) -> str:
    number: int = where.table.seat_side[where.seats.index(seat)]
    return where.sides[number]


def sittings(
    record: TableRecord,
    lang: str,
    here: Set[str] = frozenset(),
    yours: tuple[str, ...] = (),
    playing: Stage | None = None,
    giving_up: Set[str] = frozenset(),
) -> tuple[Sitting, ...]:
    """`playing` is what a table in memory is played with: of others it is today's scenario of that name."""
    where = playing or stage(record.scenario)
    names_of = names(where, lang)
    return tuple(
        Sitting(
            seat=one.seat,
            side=side_of(where, one.seat),
            text=str(names_of.seat(one.seat)),
            kind=SHOWN.get(one.kind, one.kind),
            name=bot_name(record, one, lang) if one.kind == BOT else one.name,
            here=one.kind == BOT or one.seat in here,
            yours=one.seat in yours,
            gives_up=one.seat in giving_up,
            standin=bot_name(record, one, lang) if one.kind == PERSON and one.bot else "",
        )
        for one in record.seats
    )


def company(record: TableRecord, lang: str, seat: str = "") -> Company:
    """Who sits here, in the texts for one seat: it is `you`, unless several share its screen."""
    people, bots = {}, {}
    keys: list[bytes] = []
    own: bytes | None = None
    for one in record.seats:
        if one.kind == PERSON:
            keys.append(one.token_hash)
            if one.seat == seat:
                own = one.token_hash
            if one.name:
                people[one.seat] = one.name
        elif one.kind == BOT:
            bots[one.seat] = bot_name(record, one, lang)
    alone = own is not None and keys.count(own) == 1
    return Company(seat if alone else "", people, bots)


def taken(found: SeatRecord, name: str, token: str) -> SeatRecord:
    """A seat on which somebody has sat down."""
    return SeatRecord(
        seat=found.seat,
        kind=PERSON,
        name=name,
        token_hash=tokens.hashed(token),
        # Kept, so that who comes with the same link later hears that the seat is taken.
        key_hash=found.key_hash,
        guest_hash=found.guest_hash,
    )


def seats_to_take(record: TableRecord, key: str, wanted: str, guest: bytes = b"") -> list[SeatRecord]:
    """What a guest may have: the seat his invitation is for, or one that is open to anyone.

    Whoever comes from the table before (`guest`: the hash of the token that his seats there have) gets all
    that are kept for him: he had several there, too.
    """
    if key:
        found = [
            seat
            for seat in record.seats
            if seat.guest_hash and (tokens.fits(key, seat.guest_hash) or seat.guest_hash == guest)
        ]
        if not found:
            found = [seat for seat in record.seats if tokens.fits(key, seat.key_hash)]
        if not found or (wanted and wanted not in [seat.seat for seat in found]):
            raise Refusal("bad-invitation")
        # One that was given away by its link meanwhile is gone; the others are not.
        free = [seat for seat in found if seat.kind in OPEN]
        if free:
            return free
    else:
        found = [seat for seat in record.seats if seat.seat == wanted or not wanted]
        if not found:
            raise Refusal("no-seat", seat=wanted)
        # Without a name: any that is free, else the refusal speaks of the first.
        found.sort(key=lambda seat: seat.kind != ANYONE)
        if found[0].kind == INVITE:
            raise Refusal("invited-only")
    if found[0].kind not in OPEN:
        raise Refusal("taken" if open_seats(record) else "full")
    return found[:1]
