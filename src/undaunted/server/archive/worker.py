"""The process in which games are read again: records come in, pages go out, until its input ends.

Runs as `python -m undaunted.server.archive.worker`.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from undaunted.bots.processes.giving_way import give_way
from undaunted.bots.processes.pipe import receive, send
from undaunted.server.archive.reading import answer_to
from undaunted.server.archive.shelf import Shelf
from undaunted.server.archive.task import Answered, Order, Ready, Shelves

NICE = 5
"""Whoever plays comes before whoever looks back, and both before the bots."""


def listen(source: BinaryIO, orders: SimpleQueue[Order]) -> None:
    """In a thread of its own, so that the end of the input ends the longest reading too."""
    decoder: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
    try:
        while data := receive(source):
            orders.put(decoder.decode(data))
    finally:
        os._exit(0)


def main() -> None:
    give_way(NICE)
    shelf = Shelf(msgspec.msgpack.decode(receive(sys.stdin.buffer), type=Shelves).store)
    orders: SimpleQueue[Order] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    out = sys.stdout.buffer
    send(out, Answered(Ready()))
    while True:
        order, begun = orders.get(), time.process_time()
        answer = answer_to(order, shelf)
        send(out, Answered(answer, 1000 * (time.process_time() - begun)))


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        os._exit(1)
    except BaseException:
        # Leaving the usual way would wait for the thread that listens.
        traceback.print_exc()
        os._exit(1)
