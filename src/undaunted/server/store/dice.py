"""Where a table's dice come from, as it stands in the column for its seed.

Three things may stand there: a plain seed, which the server chose alone; dice that were laid out
(`prepared.py`); or a mixing, to which people add their own numbers before anything is dealt. Of a mixing all
is kept, from the first moment on: the server's secret, every promise, every number told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from undaunted.game.record.chance import Chance, Secret
from undaunted.game.record.mixture import Share, commitment_of, is_number
from undaunted.game.record.rows import HMAC, SCRIPTED, Segment
from undaunted.server.store.prepared import laid, prepared

MARK = b"mixed\n"
"""No seed begins so: those are 256 random bits."""
UNDEALT = Secret(bytes(32))
"""What a table shows before it is dealt comes from here, and nobody is shown a card of it."""


class Mixing(msgspec.Struct, frozen=True):
    """`server` is its secret, in hexadecimal; `shares` in the order of the seats. `dealt` is for good.

    `lost` are seats that have not got their number any more; should it turn up before the deal, it counts.
    """

    server: str
    shares: tuple[Share, ...] = ()
    dealt: bool = False
    lost: tuple[str, ...] = ()

    def promise(self, seats: Sequence[str], taken: Collection[str], commitment: str) -> Mixing:
        """Who sits on the seats `taken`, of all these, has chosen a number and tells its hash."""
        if self.dealt or not commitment:
            return self
        others = {share.seat: share for share in self.shares if share.seat not in taken}
        found = others | {seat: Share(seat, commitment) for seat in taken}
        return msgspec.structs.replace(self, shares=tuple(found[seat] for seat in seats if seat in found))

    def tell(self, seats: Collection[str], nonce: str) -> Mixing:
        """The number that was promised for these seats; another one changes nothing."""
        commitment = commitment_of(nonce)
        return msgspec.structs.replace(
            self,
            shares=tuple(
                Share(one.seat, one.commitment, nonce)
                if one.seat in seats and one.commitment == commitment
                else one
                for one in self.shares
            ),
        )

    def lose(self, seats: Collection[str]) -> Mixing:
        """What was promised for these seats is not waited for; what was told stays told."""
        return msgspec.structs.replace(
            self, lost=tuple(one.seat for one in self.shares if one.seat in seats or one.seat in self.lost)
        )

    @property
    def untold(self) -> tuple[str, ...]:
        """The seats whose number is promised and can still come."""
        return tuple(one.seat for one in self.shares if not one.nonce and one.seat not in self.lost)

    def deal(self) -> Mixing:
        """No number counts any more that was not told."""
        return msgspec.structs.replace(self, dealt=True, lost=())

    def kept(self) -> bytes:
        """As it stands in the store; where nobody promised anything the server chose alone."""
        if self.dealt and not self.shares:
            return bytes.fromhex(self.server)
        return MARK + msgspec.json.encode(self)


DAMAGED = Mixing("")
_DECODER = msgspec.json.Decoder(Mixing)


@lru_cache(maxsize=4096)
def mixing(seed: bytes) -> Mixing | None:
    """None for dice that nobody can add anything to; one that was damaged has no secret.

    Kept, because a table asks several times a decision.
    """
    if not seed.startswith(MARK):
        return None
    try:
        found = _DECODER.decode(seed.removeprefix(MARK))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return DAMAGED
    sound = is_number(found.server) and all(map(_is_sound, found.shares))
    return found if sound else DAMAGED


def _is_sound(share: Share) -> bool:
    """Or nobody could read the log that has it."""
    told = is_number(share.nonce) and commitment_of(share.nonce) == share.commitment
    return is_number(share.commitment) and (told or not share.nonce)


def kept_of(part: Segment) -> bytes:
    """Of a log whose seed is told, as a table keeps it."""
    assert part.seed is not None
    return Mixing(part.seed.hex(), part.shares, dealt=True).kept() if part.shares else part.seed


def is_dealt(seed: bytes) -> bool:
    found = mixing(seed)
    return found is None or found.dealt


def chance_of(seed: bytes) -> Chance:
    """Of a game that begins."""
    if prepared(seed):
        return laid(seed, 0, setup=True)
    found = mixing(seed)
    if found is None:
        return Secret(seed)
    return Secret(bytes.fromhex(found.server), shares=found.shares) if found.dealt else UNDEALT.__copy__()


def segment_of(seed: bytes) -> Segment:
    """As a record tells it; before it is dealt only what was promised of it."""
    if prepared(seed):
        return Segment(0, SCRIPTED)
    if not is_dealt(seed):
        return Segment(0, HMAC, seed_hash(seed))
    source = chance_of(seed)
    assert isinstance(source, Secret)
    return source.noted(0)


def seed_hash(seed: bytes) -> str:
    """What is published of it; of prepared dice there is nothing to prove."""
    found = mixing(seed)
    if prepared(seed) or found is DAMAGED:
        return ""
    return hashlib.sha256(bytes.fromhex(found.server) if found else seed).hexdigest()
