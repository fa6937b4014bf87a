"""Where the frames of a socket begin and end, read off their heads, without a look at what is in them.

Taking a frame apart costs some thirty times as much as stepping over it, and a read can hold 40,000 of them.
"""

from __future__ import annotations

CONTROL = 0x8
"""Opcodes from here on are close, ping and pong; they may stand between the fragments of a message."""
LAST = 0x80
MASKED = 0x80
MASK = 4


class Frames:
    """`count` what comes, piece by piece, as the network cuts it."""

    def __init__(self, most_fragments: int) -> None:
        self._most_fragments = most_fragments
        self._to_come = 0
        self._head = b""
        self._fragments = 0

    @property
    def is_in_shreds(self) -> bool:
        """Whether the message under way has come in more fragments than anybody needs."""
        return self._fragments > self._most_fragments

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin here. It stops at the first too many, and where a message is in shreds."""
        at = self._to_come
        if self._head:
            data = self._head + data
            self._head = b""
        size, found = len(data), 0
        while at < size:
            length = data[at + 1] & 0x7F if at + 1 < size else 0
            head = 10 if length == 127 else 4 if length == 126 else 2
            if at + head > size:
                self._head = data[at:]
                at = size
                break
            found += 1
            self._note(data[at])
            if found > most or self._fragments > self._most_fragments:
                break
            if head > 2:
                length = int.from_bytes(data[at + 2 : at + head], "big")
            at += head + length + (MASK if data[at + 1] & MASKED else 0)
        self._to_come = at - size
        return found

    def _note(self, first: int) -> None:
        if first & 0xF < CONTROL:
            self._fragments = 0 if first & LAST else self._fragments + 1
