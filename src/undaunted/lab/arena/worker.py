"""What runs in each process of a crew: play what comes down the channel, tell what becomes of it."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection

import msgspec

from undaunted.lab.arena.task import Crashed, Play, Played, Task, carry_out


class Idle(msgspec.Struct, tag="idle"):
    """Give me something to do; whatever is left of the last task I hand back."""


Message = Played | Crashed | Idle


def work(channel: Connection, play: Play) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    decoder, encoder = msgspec.msgpack.Decoder(Task), msgspec.msgpack.Encoder()
    try:
        while True:
            channel.send_bytes(encoder.encode(Idle()))
            for report in carry_out(decoder.decode(channel.recv_bytes()), play):
                channel.send_bytes(encoder.encode(report))
    except (EOFError, OSError):
        return  # nobody is there any more


def _leave_with_parent() -> None:
    """A killed parent cannot say goodbye, and a game may last for hours."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
