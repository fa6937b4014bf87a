"""Sockets as uvicorn speaks them, with every frame counted before it is taken apart."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from undaunted.server.door.frames import Frames
from undaunted.server.door.packing import PACKING
from undaunted.server.door.visit import Visit
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import address
from undaunted.server.guard.pacing import POLICY

AT_ONCE = "undaunted.at_once"
"""The extension of ASGI by which whoever plays hears of a decision in the step that made it."""
TOGETHER = 4
"""Messages that go out in one piece: as many as somebody is told who comes. A flood waits in its line."""
LINGER = 1.0
"""Seconds in which somebody who was closed can read that he was. Nothing more is read from him."""


class Socket(WebSocketsSansIOProtocol):
    """A visit that goes on as a socket."""

    def __init__(self, *args: Any, visit: Visit, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.conn.available_extensions:
            self.conn.available_extensions = [PACKING]
        door = visit.door
        visit.owes = _nothing  # it is pinged, and has to answer that
        self._visit = visit
        self._who = visit.address
        self._flow = door.flow()
        self._incoming = Frames(door.limits.fragments)
        self._is_ended = False
        self._is_flushing = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._visit.leave()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.close_sent:
            return
        scope = cast("Scope", self.scope)
        scope["extensions"][AT_ONCE] = self.send_at_once
        if self._visit.door.proxy:
            self._who = address(scope, proxy=True)

    def data_received(self, data: bytes) -> None:
        if self._is_ended:
            return
        # The first is the request, as it was read already.
        why = self._excess(data) if self.handshake_initiated else ""
        if why:
            self._end(why)
        else:
            super().data_received(data)
            if not self.handshake_initiated:
                self._turn_down()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.note_reading()

    async def send(self, message: Any) -> None:  # of ASGI; uvicorn's types are not for others
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # The handshake was refused in full. Uvicorn misses that, and would log each as an error of ours.
            self.handshake_complete = True

    def send_at_once(self, text: str) -> bool:
        """A message where nobody has to wait until it can be sent; false where `send` has to be asked.

        What is sent in one turn of the loop goes out together: each way to the network costs as much as
        making the message. Whatever else is sent meanwhile takes along what waits, in its order.
        """
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if len(self.conn.writes) >= TOGETHER:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        if not self._is_flushing:
            self._is_flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._is_flushing = False
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def _turn_down(self) -> None:
        """h11 let the request pass and websockets did not: uvicorn says nothing, and waits for ever."""
        self._is_ended = self.close_sent = True
        self._visit.door.cut("handshake")
        answer = self.conn.reject(HTTPStatus.BAD_REQUEST, f"{self.conn.handshake_exc}\n")
        self.transport.write(answer.serialize())
        self.transport.close()

    def _excess(self, data: bytes) -> str:
        """What there was too much of. Nothing of the rest is looked at."""
        flow, who, size = self._flow, self._who, len(data)
        if size > flow.bytes_left(who):
            return "traffic"
        left = flow.frames_left(who)
        # A frame can come in as many reads as it has bytes: each costs as much as a frame.
        found = max(1, self._incoming.count(data, left))
        if self._incoming.is_in_shreds:
            return "fragments"
        if found > left:
            return "frames"
        flow.spend(who, found, size)
        return ""

    def _end(self, why: str) -> None:
        self._is_ended = True
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            self._visit.cut(why)
            return
        self._visit.door.cut(why)
        # `receive` would begin to read again where it believes to have paused itself.
        self.read_paused = False
        self.transport.pause_reading()
        self.stop_keepalive()
        self.conn.fail(POLICY, "too-fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": "too-fast"})
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


def _nothing() -> bool:
    return False
