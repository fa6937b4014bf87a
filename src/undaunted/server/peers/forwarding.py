"""Before the application: what names a table that another process plays is handed on to that one.

It stands behind the gate: whoever comes is counted, and refused, once, where he comes in.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from undaunted.server.guard import refusing
from undaunted.server.guard.asgi import App, Message, Receive, Scope, Send
from undaunted.server.guard.refusing import Rejection
from undaunted.server.peers.passing import PeerGone, pass_request, pass_socket
from undaunted.server.peers.routing import named
from undaunted.server.store.errors import HeldElsewhere, StoreError
from undaunted.server.tables.hub import TRY_AGAIN

if TYPE_CHECKING:
    from undaunted.server.peers.peers import Peers

log = logging.getLogger(__name__)

BUSY = Rejection(503, "busy", "refused-busy", wait=2)


class Forwarding:
    def __init__(self, app: App, peers: Peers, body: int) -> None:
        """`body`: bytes that one may have."""
        self._app = app
        self._peers = peers
        self._body = body
        self._silent: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = named(scope["path"]) if scope["type"] in ("http", "websocket") else ""
        holder = await self._holder(id, scope, wanted_here=scope["type"] == "websocket") if id else None
        if holder is None:
            await self._app(scope, receive, send)
            return
        headers = self._peers.introduction(scope)
        began = _Began(send)
        try:
            async with self._peers.while_there(holder.process):
                if scope["type"] == "http":
                    await pass_request(scope, receive, began, holder.address, headers, self._body)
                else:
                    await pass_socket(scope, receive, began, holder.address, headers)
        except PeerGone:
            if holder.process not in self._silent:
                log.warning("process %s at %s does not answer", holder.process, holder.address)
                self._silent.add(holder.process)
            await self._break_off(scope, send, began)

    async def _holder(self, id: str, scope: Scope, wanted_here: bool) -> HeldElsewhere | None:
        """The process that has to answer; None for this one. A socket brings a table along that nobody is at:
        so each soon is where its people come in."""
        try:
            await self._peers.store.hold(id)
        except HeldElsewhere as holder:
            if not (wanted_here and await self._peers.ask_for(holder, scope)):
                return holder
            return await self._holder(id, scope, wanted_here=False)
        except StoreError:
            return None  # the application says so
        return None

    async def _break_off(self, scope: Scope, send: Send, began: _Began) -> None:
        if scope["type"] == "websocket":
            if not began:
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            if not began.ended:
                await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
        elif not began:
            await refusing.refuse(scope, send, BUSY)
        else:
            raise PeerGone("in the midst of an answer")


class _Began:
    """Sends, and remembers whether anything was sent."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._began = self.ended = False

    def __bool__(self) -> bool:
        return self._began

    async def __call__(self, message: Message) -> None:
        self._began = True
        self.ended = message["type"] == "websocket.close"
        await self._send(message)
