"""A process in which bots think: positions come in, decisions go out, until its input ends.

Runs as `python -m undaunted.server.thinkers.worker NICE`.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from undaunted import bots
from undaunted.bots import Bot, SearchBot
from undaunted.bots.processes.giving_way import give_way
from undaunted.bots.processes.pipe import make_table, read_observation, receive, send
from undaunted.bots.sureness import consider
from undaunted.server.thinkers.task import (
    Choose,
    Chosen,
    Consider,
    Considered,
    Forget,
    Order,
    Position,
    Ready,
    Scene,
    Strike,
)

KEPT = 64
"""Bots; a strong one's tree takes some megabytes."""


class Study:
    """The bots of this process, by table and seat; who has not been asked for longest goes first."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()
        self._tables: dict[int, Any] = {}

    def obey(self, order: Order) -> Chosen | Considered | None:
        match order:
            case Scene():
                self._tables[order.number] = make_table(order.table)
            case Strike():
                self._tables.pop(order.scene, None)
            case Forget():
                for key in [key for key in self._bots if key[0] == order.table]:
                    dismiss(self._bots.pop(key))
            case Choose():
                return Chosen(self._bot(order).choose(self._seen(order.position), order.position.things))
            case Consider():
                seen = self._seen(order.position)
                return Considered(consider(seen, order.position.things, order.budget, order.seed))
        return None

    def _seen(self, position: Position) -> Any:
        return read_observation(self._tables[position.scene], position.seat, position.seen)

    def _bot(self, order: Choose) -> Bot:
        key = (order.table, order.position.seat)
        bot = self._bots.pop(key, None)
        if bot is not None and (order.fresh or bot.name != order.spec):
            dismiss(bot)
            bot = None
        if bot is None:
            bot = bots.make(order.spec, seed=order.seed)
        self._bots[key] = bot
        if len(self._bots) > self._most:
            dismiss(self._bots.popitem(last=False)[1])
        return bot

    def __len__(self) -> int:
        return len(self._bots)


def dismiss(bot: Bot) -> None:
    if isinstance(bot, SearchBot):
        bot.close()


def listen(source: BinaryIO, orders: SimpleQueue[Order]) -> None:
    """In a thread of its own, so that the end of the input ends the longest thought too."""
    decoder: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
    try:
        while data := receive(source):
            orders.put(decoder.decode(data))
    finally:
        os._exit(0)


def main(nice: int) -> None:
    give_way(nice)
    orders: SimpleQueue[Order] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    study = Study()
    out = sys.stdout.buffer
    send(out, Ready())
    while True:
        answer = study.obey(orders.get())
        if answer is not None:
            send(out, answer)


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except BrokenPipeError:
        os._exit(1)
    except BaseException:
        # Leaving the usual way would wait for the thread that listens.
        traceback.print_exc()
        os._exit(1)
