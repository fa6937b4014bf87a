"""What proves that a seat is one's own: long random texts, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

BYTES = 32


def new_token() -> str:
    """256 bits: the key to one's seats, or the secret of an invitation."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> bytes:
    """As it is kept. A token has 256 random bits, so it needs neither salt nor a slow hash."""
    return hashlib.sha256(token.encode()).digest()


def fits(token: str, kept: bytes) -> bool:
    return bool(token and kept) and hmac.compare_digest(hashed(token), kept)
