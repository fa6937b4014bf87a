"""What is said over the socket about a table's dice before they are cast; part of `wire.py`."""

from __future__ import annotations

import msgspec

from undaunted.server.wire_kinds import Count, Number


class Reveal(msgspec.Struct, tag_field="do", tag="reveal", forbid_unknown_fields=True):
    """The number whose hash one gave when one sat down: all have sat down, and `Dice` waits for it.

    Sent again, it changes nothing.
    """

    id: Count
    nonce: Number


class Deal(msgspec.Struct, tag_field="do", tag="deal", forbid_unknown_fields=True):
    """Wait for no numbers of people who are not here, nor for one's own, which another device may have."""

    id: Count


class Lost(msgspec.Struct, tag_field="do", tag="lost", forbid_unknown_fields=True):
    """No device of ours has our number any more: nobody is to wait for it. The log says it was never told.

    Only a person can know that, so ask one. Should it turn up before the deal, `Reveal` still tells it.
    """

    id: Count


class Promised(msgspec.Struct, frozen=True):
    """What somebody on a seat put into the dice: the hash of a number, and whether he told it."""

    seat: str
    commitment: str
    told: bool


class Dice(msgspec.Struct, tag_field="say", tag="dice", frozen=True):
    """Of a table whose people put numbers of their own into its dice: in Welcome, and whenever that changes.

    `seed_hash` is that of the server's own part. Once all have sat down the seats `awaited` are to tell their
    numbers (`Reveal`); keep what all have promised before you do. Cards are dealt when all is told.
    """

    seed_hash: str
    shares: tuple[Promised, ...]
    awaited: tuple[str, ...]
    dealt: bool
