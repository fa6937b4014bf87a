"""HTTP as uvicorn speaks it, with an end to patience."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from undaunted.server.door.door import Door
from undaunted.server.door.visit import Visit
from undaunted.server.guard.asking import address

LONGEST_HEAD = 16 * 1024
"""Bytes."""


class Http(H11Protocol):
    """A connection that was let in, until it ends or becomes a socket, which then has its `Visit`."""

    def __init__(self, address: str, *, door: Door, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._address = address
        self._door = door
        self.conn: _Heard = _Heard(self, door.limits.pieces)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visit = Visit(self._door, self._address, transport, self._is_waited_for)
        self._flow_in = self._door.flow()
        socket: Any = self.ws_protocol_class  # uvicorn calls it as a function, and types it as any protocol
        self.ws_protocol_class = partial(socket, visit=self._visit)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self._visit.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        visit, size = self._visit, len(data)
        if self.transport.is_closing():
            return
        if not self._door.proxy:  # whose connections carry the requests of many
            if size > self._flow_in.bytes_left(visit.address):
                visit.cut("traffic")
                return
            self._flow_in.spend(visit.address, 0, size)
        super().data_received(data)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.note_reading()

    def on_response_complete(self) -> None:
        self._visit.wait_anew()
        super().on_response_complete()

    def shutdown(self) -> None:
        if self.conn.waiting:
            self._hang_up()
        else:
            super().shutdown()

    def timeout_keep_alive_handler(self) -> None:
        if self.conn.waiting:
            self._hang_up()
        elif self._visit.is_read():
            super().timeout_keep_alive_handler()
        # Else the visit looks after it: who still reads the last answer cannot ask for the next.

    def turns_away(self) -> bool:
        """Another head is whole. Where there were too many, nobody gets to see it."""
        if not self._door.hears(self._address):
            self.cut("requests")
            return True
        self._visit.wait_anew()
        return False

    def is_next(self, request: h11.Request) -> bool:
        """Or else it is handled when its turn comes."""
        who = self._who(request)
        if self._door.turns.is_next(who):
            return True
        self._door.turns.wait(who, self._go_on)
        self.flow.pause_reading()
        return False

    def _hang_up(self) -> None:
        """Whose request waits for its turn: uvicorn does not know of it, and would end what has not begun."""
        self.transport.close()

    def _go_on(self) -> None:
        self.conn.go_on()
        if not self.transport.is_closing():
            self.flow.resume_reading()
            try:
                self.handle_events()
            except Exception:
                # As the loop does where `data_received` fails: nobody else would ever end it.
                self.transport.abort()
                raise

    def _who(self, request: h11.Request) -> str:
        if self._door.proxy:
            return address({"client": self.client, "headers": list(request.headers)}, proxy=True)
        return self._address

    def cut(self, why: str) -> None:
        self._visit.cut(why)

    def _is_waited_for(self) -> bool:
        """With nothing, half a head or half a body."""
        return not self.conn.waiting and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)


class _Heard(h11.Connection):
    """Counts the pieces in which a request comes, and keeps it until its turn.

    A chunk of one byte is as much work as any.
    """

    def __init__(self, protocol: Http, most: int) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self._protocol = protocol
        self._most = self._left = most
        self.waiting = False
        self._ready: h11.Request | None = None

    def next_event(self) -> Any:  # what h11 says, which has a type for each
        if self.waiting:
            return h11.NEED_DATA
        if self._ready is not None:
            ready, self._ready = self._ready, None
            return ready
        self._left -= 1
        if self._left < 0:
            if self._left == -1:
                self._protocol.cut("pieces")
            return h11.NEED_DATA
        event = super().next_event()
        return self._hear(event) if isinstance(event, h11.Request) else event

    def go_on(self) -> None:
        """It is this one's turn."""
        self.waiting = False

    def _hear(self, request: h11.Request) -> Any:
        self._left = self._most
        if self._protocol.turns_away():
            self._left = -1
            return h11.NEED_DATA
        if self._protocol.is_next(request):
            return request
        self.waiting, self._ready = True, request
        return h11.NEED_DATA
