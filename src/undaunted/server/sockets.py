"""Live play over a WebSocket: `/api/play/TABLE`, so that a proxy can tell where it belongs.

`/api/play` answers as well, for pages that were loaded before addresses named their table.

A browser joins one table and then asks one thing after another (`wire.Ask`); what it is told (`wire.Tell`)
comes in the order in which it happened. Whatever it sends is answered, at worst with a refusal; only what
it says about itself (`wire.Seen`) is just noted.

Close codes: 1008 no table was joined (the refusal before it says why), or far too many messages; 1009 a
message was too big; 1012 the server stops; 1013 the connection fell behind, or its table has to be loaded
again: come back with `seen`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from undaunted.game.errors import IllegalDecision
from undaunted.messages import say
from undaunted.server import staging
from undaunted.server.door.websocket import AT_ONCE
from undaunted.server.errors import NONSENSE, Refusal, spoken
from undaunted.server.explaining import briefing, explained
from undaunted.server.guard.costs import metered
from undaunted.server.hints import hints
from undaunted.server.store import PLAYING
from undaunted.server.tables import Connection, Table, Tables, dealing
from undaunted.server.tables.coaching import NotNow
from undaunted.server.tables.seating import company, may_advise, seats_of
from undaunted.server.tables.seeing import first_unseen, note_seen
from undaunted.server.telling import called
from undaunted.server.wire import (
    Advise,
    Ask,
    AskBrief,
    Because,
    Deal,
    Done,
    Explain,
    Face,
    Join,
    Lost,
    No,
    Pick,
    Ping,
    Pong,
    Reveal,
    Seen,
    Speak,
    Talk,
    Undo,
    Welcome,
    Why,
    Withdraw,
)

log = logging.getLogger(__name__)

BIGGEST = 4096
"""Bytes of one message."""
POLICY = 1008
TOO_BIG = 1009

_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
_identified = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Left(Exception):
    """The browser has gone."""


@websocket(["/api/play", "/api/play/{table:str}"])
async def play(socket: WebSocket[Any, Any, Any], tables: NamedDependency[Tables]) -> None:
    """A connection from its first message to its end."""
    await socket.accept()
    with suppress(Left, WebSocketDisconnect):
        await Session(socket, tables, socket.path_params.get("table")).run()


class Session:
    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, named: str | None = None) -> None:
        """`named`: the table that the address names; no other can be joined there."""
        self._socket = socket
        self._tables = tables
        self._named = named
        keeping = tables.keeping
        self._connection = Connection((), "en", "", keeping.queued, keeping.queued_length)
        extensions: Any = socket.scope.get("extensions")
        self._at_once: Callable[[str], bool] | None = (extensions or {}).get(AT_ONCE)
        self._advising: asyncio.Task[None] | None = None

    async def run(self) -> None:
        sending = asyncio.create_task(metered(self._send()))
        try:
            await self._to_the_end()
        except Left:
            sending.cancel()
            raise
        finally:
            if self._advising is not None:
                self._advising.cancel()
            self._connection.close(POLICY)
            await asyncio.gather(sending, return_exceptions=True)

    async def _to_the_end(self) -> None:
        joined = await self._first()
        if joined is None:
            return
        try:
            async with self._tables.at(joined.table) as table:
                await self._join(table, joined)
                try:
                    while not self._connection.close_code:
                        ask = await self._next()
                        await self._connection.emptied()
                        if ask is not None:
                            await self._answer(table, ask)
                finally:
                    table.leave(self._connection)
        except Refusal as refusal:
            self._refuse(refusal)

    # Coming and going

    async def _first(self) -> Join | None:
        """The table to join; None where that does not come in time, or something else comes."""
        try:
            async with asyncio.timeout(self._tables.keeping.join_within):
                ask = await self._next()
        except TimeoutError:
            self._refuse(Refusal("not-joined"))
            return None
        if isinstance(ask, Join):
            self._connection.lang = spoken(ask.lang)
            if self._named not in (None, ask.table):
                self._refuse(Refusal("bad-message", what="table"))
                return None
            return ask
        if ask is not None:
            self._refuse(Refusal("not-joined"), getattr(ask, "id", 0))
        return None

    async def _join(self, table: Table, join: Join) -> None:
        connection = self._connection
        yours = seats_of(table.record, join.token)
        if join.token and not yours and table.record.campaign:
            # Taken along to this device by the campaign's page, or at another of its tables.
            await table.know_devices()
            yours = seats_of(table.record, join.token)
        if join.token and not yours:
            raise Refusal("bad-token")
        if join.face and join.face not in yours:
            raise Refusal("not-yours")
        connection.yours = yours
        if yours and self._at_once is not None:
            # At the cost of whoever decides. Those who watch, as many as they are, pay for themselves.
            connection.at_once = self._at_once
        connection.face = join.face or (yours[0] if len(yours) == 1 else "")
        await table.join(connection, join.seen, lambda: connection.tell(welcome(table, connection)))
        table.tell_rematch(connection)
        table.talk.show(connection, join.heard)

    async def _next(self) -> Ask | None:
        """The next message that makes sense; None where one did not, and was refused."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Left
        text = event.get("text")
        data = text.encode(errors="replace") if text is not None else event.get("bytes") or b""
        if len(data) > BIGGEST:
            self._refuse(Refusal("too-big"))
            self._connection.close(TOO_BIG)
            return None
        try:
            return _decoder.decode(data)
        except NONSENSE as error:
            what = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
            self._refuse(Refusal("bad-message", what=what), number_of(data))
            return None

    async def _send(self) -> None:
        connection = self._connection
        try:
            while (text := await connection.next()) is not None:
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            await self._socket.close(connection.close_code)
        except Exception as error:  # whatever the network says, there is nobody left to tell
            log.debug("a connection ended while sending: %s", type(error).__name__)
            connection.close(POLICY)

    # Asking

    async def _answer(self, table: Table, ask: Ask) -> None:
        connection = self._connection
        try:
            await self._do(table, ask)
        except Refusal as refusal:
            self._refuse(refusal, getattr(ask, "id", 0))
            table.send_away()
            if refusal.code == "stale":
                await table.look(lambda: table.show(connection))
        except IllegalDecision as error:
            self._tables.metrics.refused("illegal")
            connection.tell(No("illegal", error.explain(connection.lang), getattr(ask, "id", 0)))
        except Exception:  # whatever went wrong, it is ours, and the others at the table play on
            log.exception("table %s: %s failed", table.id, type(ask).__name__)
            self._refuse(Refusal("busy"), getattr(ask, "id", 0))
            table.send_away()

    async def _do(self, table: Table, ask: Ask) -> None:
        connection = self._connection
        match ask:
            case Pick():
                self._check_own(ask.seat)
                start = time.perf_counter()
                await table.pick(
                    ask.seat, ask.moment, ask.thing, lambda number: connection.tell(Done(ask.id, number))
                )
                self._tables.metrics.decided(time.perf_counter() - start)
            case Undo():
                self._check_own(ask.seat)
                connection.tell(Done(ask.id, await table.undo(ask.seat, ask.moment)))
            case Withdraw():
                self._check_own(ask.seat)
                connection.tell(Done(ask.id, await table.withdraw(ask.seat)))
            case Face():
                if ask.seat:
                    self._check_own(ask.seat)
                await table.word(ask.seat, connection.lang, table.journal.first_unseen(ask.seen))
                await table.look(lambda: self._turn(table, face=ask.seat, seen=ask.seen))
            case Speak():
                await table.word(connection.face, spoken(ask.lang))
                await table.look(lambda: self._turn(table, lang=spoken(ask.lang)))
            case Why():
                self._check_own(ask.seat)
                connection.tell(await table.look(lambda: because(table, ask, connection.lang)))
            case Explain():
                connection.tell(await table.look(lambda: explained(table, ask, connection)))
            case AskBrief():
                connection.tell(await table.look(lambda: briefing(table, ask, connection)))
            case Advise():
                self._check_own(ask.seat)
                self._advise(table, ask)
            case Seen():
                await note_seen(table, connection.yours, ask.number or table.journal.row_after(ask.decision))
            case Talk():
                if not connection.yours:
                    raise Refusal("talk-watching")
                self._check_own(ask.seat)
                connection.tell(Done(ask.id, await table.talk.speak(ask.seat, ask.text)))
            case Reveal():
                await dealing.reveal(table, connection.yours, ask.nonce)
                connection.tell(Done(ask.id, table.journal.number))
            case Deal():
                await dealing.deal(table, connection.yours)
                connection.tell(Done(ask.id, table.journal.number))
            case Lost():
                await dealing.lose(table, connection.yours)
                connection.tell(Done(ask.id, table.journal.number))
            case Ping():
                connection.tell(Pong(ask.id))
            case Join():
                raise Refusal("bad-message", what="join")

    def _turn(self, table: Table, face: str | None = None, lang: str | None = None, seen: int = 0) -> None:
        """Other eyes, or another language, from the next message on."""
        connection = self._connection
        if face is not None:
            connection.face = face
        if lang is not None:
            connection.lang = lang
            connection.tell(welcome(table, connection))
        table.show(connection, table.journal.first_unseen(seen))

    def _advise(self, table: Table, ask: Advise) -> None:
        """Thinking takes a while, and other messages need not wait for it."""
        if not may_advise(table.record):
            raise Refusal("no-advice")
        if self._advising is not None and not self._advising.done():
            raise Refusal("busy")
        if table.coach:
            raise NotNow(table.coach.guide, table.game)
        if ask.seat not in table.asked:
            if table.state != PLAYING:
                raise Refusal(table.state)
            deciders = ", ".join(table.asked)
            raise IllegalDecision("not-your-decision", table.game.stage, ask.seat, deciders=deciders)
        self._advising = asyncio.create_task(self._tell_advice(table, ask))

    async def _tell_advice(self, table: Table, ask: Advise) -> None:
        tables, connection = self._tables, self._connection
        try:
            lang, budget, opener = connection.lang, tables.keeping.advice, tables.opened_by(table.id)
            told = await hints(table.game, ask, lang, tables.thinkers, budget, table.id, opener)
            connection.tell(told)
        except Refusal as refusal:
            self._refuse(refusal, ask.id)
        except Exception:
            log.exception("table %s: no advice", table.id)
            self._refuse(Refusal("busy"), ask.id)

    def _check_own(self, seat: str) -> None:
        if seat not in self._connection.yours:
            raise Refusal("not-yours")

    def _refuse(self, refusal: Refusal, id: int = 0) -> None:
        self._tables.metrics.refused(refusal.code)
        self._connection.tell(No(refusal.code, refusal.text(self._connection.lang), id))


def welcome(table: Table, connection: Connection) -> Welcome:
    return Welcome(
        table=table.id,
        yours=connection.yours,
        scenario=table.record.scenario,
        stage=staging.address(table.game.stage, table.id),
        seats=table.sittings(connection.lang, connection.yours),
        seed_hash=table.game.seed_hash,
        decisions=table.game.decisions,
        advice=may_advise(table.record),
        unseen={seat: first for seat in connection.yours if (first := first_unseen(table, seat))},
        campaign=table.record.campaign,
        dice=dealing.dice_of(table.record),
    )


def because(table: Table, ask: Why, lang: str) -> Because:
    if table.state != PLAYING:
        return Because(ask.id, ask.thing, Refusal(table.state).text(lang))
    if table.coach and (kindly := table.coach.why(table.game, ask.thing, lang)):
        return Because(ask.id, ask.thing, kindly)
    reason = table.game.why_not(ask.seat, ask.thing)
    if reason is None:
        return Because(ask.id, ask.thing, say("server-may-pick", lang=lang))
    if reason.rule == "not-your-decision":
        awaited = called(table.game, table.asked, lang, company(table.record, lang, ask.seat))
        return Because(ask.id, ask.thing, say("reason-not-your-decision", lang=lang, deciders=awaited))
    return Because(ask.id, ask.thing, reason.explain(lang))


def number_of(data: bytes) -> int:
    """The id of a message that otherwise makes no sense, so that the browser knows which it was."""
    try:
        found = msgspec.json.decode(_identified.decode(data).get("id", msgspec.Raw(b"0")))
    except NONSENSE:
        return 0
    # `true` is an int for Python, and none for who reads the answer.
    return found if type(found) is int and 0 <= found < 2**53 else 0
