"""News of a campaign over a WebSocket: `/api/follow/CAMPAIGN`, or `/api/follow` as it was before.

A browser says which campaign (`pages.Follow`) and is told how it stands (`pages.Stands`), at once and
whenever that changes for the eyes through which it looks; the page itself it fetches over HTTP. Another
`Follow`, of the same campaign, is another pair of eyes from then on.

Close codes: 1008 nothing to follow (the refusal before it says why), 1009 a message was too big, 1013 come
back.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.pages import Follow, Stands
from undaunted.server.campaigns.registry import Campaigns
from undaunted.server.campaigns.telling import Teller
from undaunted.server.errors import NONSENSE, Refusal, spoken
from undaunted.server.routes.campaigns import eyes_of, yours_by_header
from undaunted.server.tables.hub import TRY_AGAIN
from undaunted.server.wire import No

BIGGEST = 4096
POLICY, TOO_BIG = 1008, 1009

_decoder: msgspec.json.Decoder[Follow] = msgspec.json.Decoder(Follow)


class Left(Exception):
    """The browser has gone."""


class Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket(["/api/follow", "/api/follow/{campaign:str}"])
async def follow(socket: WebSocket[Any, Any, Any], headquarters: NamedDependency[Campaigns]) -> None:
    """A connection from its first message to its end."""
    await socket.accept()
    with suppress(Left, WebSocketDisconnect):
        named = socket.path_params.get("campaign")
        code = await _Following(socket, headquarters, named).run()
        await socket.close(code)


class _Following:
    def __init__(self, socket: WebSocket[Any, Any, Any], campaigns: Campaigns, named: str | None) -> None:
        """`named`: the campaign that the address names; no other can be followed there."""
        self._socket = socket
        self._campaigns = campaigns
        self._named = named
        self._lang = "en"

    async def run(self) -> int:
        """Gives the code to close with."""
        try:
            try:
                async with asyncio.timeout(self._campaigns.tables.keeping.join_within):
                    wish = await self._next()
            except TimeoutError:
                raise Refusal("not-joined") from None
            if self._named not in (None, wish.campaign):
                raise Refusal("bad-message", what="campaign")
            async with self._campaigns.at(wish.campaign) as live:
                while True:
                    wish = await self._look(live, wish)
        except Refusal as refusal:
            self._campaigns.tables.metrics.refused(refusal.code)
            await self._send(No(refusal.code, refusal.text(self._lang)))
            return POLICY
        except Closed as closed:
            return closed.code

    async def _look(self, live: Live, wish: Follow) -> Follow:
        """Tell how it stands, until other eyes are wanted."""
        if wish.campaign != live.id:
            raise Refusal("bad-message", what="campaign")
        yours = await yours_by_header(live, f"Bearer {wish.token}" if wish.token else None)
        eyes = eyes_of(yours, wish.side)
        teller = Teller(live, self._campaigns.tables, yours, self._lang)
        told: Stands | None = None
        asking = asyncio.create_task(self._next())
        try:
            with live.followers.joined(yours) as bell:
                while not asking.done():
                    bell.clear()
                    if live.gone:
                        raise Closed(TRY_AGAIN)
                    await teller.look(eyes)
                    now = teller.stands(eyes)
                    if now != told:
                        told = now
                        await self._send(now)
                    await self._either(bell, asking)
            return await asking
        finally:
            asking.cancel()

    @staticmethod
    async def _either(bell: asyncio.Event, asking: asyncio.Task[Follow]) -> None:
        rung = asyncio.create_task(bell.wait())
        try:
            await asyncio.wait({rung, asking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            rung.cancel()

    async def _next(self) -> Follow:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Left
        text = event.get("text")
        data = text.encode(errors="replace") if text is not None else event.get("bytes") or b""
        if len(data) > BIGGEST:
            raise Closed(TOO_BIG)
        try:
            wish = _decoder.decode(data)
        except NONSENSE as error:
            what = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
            raise Refusal("bad-message", what=what) from error
        self._lang = spoken(wish.lang)
        return wish

    async def _send(self, message: Stands | No) -> None:
        text = msgspec.json.encode(message).decode()
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
