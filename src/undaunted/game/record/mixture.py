"""A seed that several have chosen together: a secret of the server, and a number of each player.

The server tells the hash of its secret (the fingerprint) and every player the hash of his number (his
commitment) before anybody tells a number. Then HMAC-SHA-256 makes one seed of all:

    key      the server's secret, 32 bytes
    message  "undaunted dice 1\\n", then for each seat whose number was told, in the order of the seats,
             its name, a blank, the number in lower-case hexadecimal, and "\\n"; in UTF-8
    seed     the 32 bytes that come

So nobody chose it: neither the server, which did not know the numbers when its secret was fixed, nor a
player, who does not know the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import string
from collections.abc import Iterable

import msgspec

FORMAT = "undaunted dice 1\n"
DIGITS = 64
"""Of a number or a hash: 256 bits in hexadecimal."""


class Share(msgspec.Struct, frozen=True, array_like=True):
    """What a seat put in: the hash of a number, and the number; empty where it was never told."""

    seat: str
    commitment: str
    nonce: str = ""


def mixed(server: bytes, shares: Iterable[Share]) -> bytes:
    """The seed of the dice; `shares` in the order of the seats."""
    told = "".join(f"{share.seat} {share.nonce}\n" for share in shares if share.nonce)
    return hmac.digest(server, (FORMAT + told).encode(), "sha256")


def commitment_of(nonce: str) -> str:
    """What is told of a number beforehand."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def is_number(text: str) -> bool:
    """Whether this is a number, or a hash, as it is written."""
    return len(text) == DIGITS and all(sign in string.hexdigits[:16] for sign in text)
