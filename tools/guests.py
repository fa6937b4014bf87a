"""A browser without a screen: joins a table, picks things, and remembers what it was told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from undaunted.server.wire import (
    Done,
    Face,
    Happening,
    Join,
    No,
    Pick,
    Speak,
    Spoken,
    Talk,
    Talked,
    Tell,
    Undo,
    Update,
    Welcome,
    Why,
    Withdraw,
)  # fmt: skip

PATIENCE = 30.0
"""Seconds after which it gives up: nothing that works takes as long."""

T = TypeVar("T")
decoder: msgspec.json.Decoder[Tell] = msgspec.json.Decoder(Tell)


class Guest:
    """`now` is the last update; `log` what happened, put together as a browser does it; `lines` the talk."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        *,
        lang: str = "en",
        seen: int = 0,
        face: str = "",
        heard: int = 0,
        join: bool = True,
    ) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(
                address.replace("http", "ws", 1) + f"/api/play/{table}",
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
        )
        self.address, self.table, self.token, self.lang = address, table, token, lang
        self.heard: list[Tell] = []
        self.texts: list[str] = []
        self.log: list[Happening] = []
        self.lines: list[Spoken] = []
        self.now: Update
        self.welcome: Welcome
        self._last = 0
        if join:
            self.send(Join(table, token, lang, seen, face, heard))

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def come_back(self) -> Guest:
        """Another connection of the same browser, which knows what this one knew."""
        again = Guest(self.address, self.table, self.token, lang=self.lang, seen=self.now.number)
        again.log = list(self.log)
        return again

    # Sending

    def send(self, ask: msgspec.Struct) -> None:
        self.socket.send(msgspec.json.encode(ask).decode())

    def pick(self, thing: str, seat: str = "", moment: int | None = None) -> Done | No:
        """And wait for the answer."""
        self._last += 1
        moment = self.now.moment if moment is None else moment
        self.send(Pick(self._last, seat or self.now.seat, moment, thing))
        return self.answer()

    def undo(self) -> Done | No:
        self._last += 1
        self.send(Undo(self._last, self.now.seat, self.now.moment))
        return self.answer()

    def withdraw(self, seat: str = "") -> Done | No:
        self._last += 1
        self.send(Withdraw(self._last, seat or self.now.seat))
        return self.answer()

    def why(self, thing: str, seat: str = "") -> None:
        self._last += 1
        self.send(Why(self._last, seat or self.now.seat, thing))

    def talk(self, text: str, seat: str = "") -> Done | No:
        self._last += 1
        self.send(Talk(self._last, seat or self.now.seat, text))
        return self.answer()

    def face(self, seat: str) -> Update:
        self.send(Face(seat))
        return self.hear(Update)

    def speak(self, lang: str) -> Update:
        self.send(Speak(lang))
        return self.hear(Update)

    def pick_any(self, random: Random) -> Done:
        """One of the choices; it must be taken."""
        done = self.pick(random.choice(self.now.choices).thing)
        assert isinstance(done, Done), done
        return done

    # Hearing

    def answer(self) -> Done | No:
        """To what was sent last."""
        while True:
            told = self.next()
            if isinstance(told, Done | No) and told.id == self._last:
                return told

    def hear(self, kind: type[T]) -> T:
        """The next of this kind; others are taken in on the way."""
        while True:
            told = self.next()
            if isinstance(told, kind):
                return told

    def until(self, there: Callable[[Update], bool]) -> Update:
        """Hear until the table stands so; it may already."""
        while not (hasattr(self, "now") and there(self.now)):
            self.next()
        return self.now

    def catch_up(self, number: int) -> Update:
        return self.until(lambda now: now.number >= number)

    def next(self) -> Tell:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        told = decoder.decode(text)
        self.heard.append(told)
        if isinstance(told, Update):
            self.now = told
            self.log = [one for one in self.log if one.decision < told.since] + list(told.happened)
        elif isinstance(told, Talked):
            self.lines += told.lines
        elif isinstance(told, Welcome):
            self.welcome = told
        return told

    def closed_with(self) -> int:
        """Hear to the end; gives the close code."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.socket.protocol.close_code or 0


def play_on(guests: list[Guest], random: Random, decisions: int = 10**6) -> None:
    """Let everybody pick what may be picked, all hearing of it, until it is over or so many were made."""
    for guest in guests:
        guest.until(lambda now: True)
    for _ in range(decisions):
        able = [guest for guest in guests if guest.now.choices]
        if not able:
            return
        done = random.choice(able).pick_any(random)
        for guest in guests:
            guest.catch_up(done.number)
