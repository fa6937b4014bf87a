"""What every answer tells the browser: trust nothing but our own files, tell nobody, keep no secrets."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted.server.guard.asgi import Message, Send

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

ALWAYS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    # The address of a table says who plays where; no other site needs to know.
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
PARTS = (b"text/javascript", b"text/css", b"font/")
"""What is only ever part of a page: the rules of the page hold for it, and dozens of answers stay short."""
ON_PARTS = (b"x-content-type-options", b"cross-origin-resource-policy")
UNKEPT = (b"cache-control", b"no-store")
"""Unless an answer says itself how long it may be kept, as those that never change do."""


def with_headers(send: Send) -> Send:
    """Sends the same, with our headers on every answer; also on a refused handshake."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = complete(message.get("headers", ()))
        await send(message)

    return sending


def complete(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """These headers and ours; where both name one, ours count, but for how long to keep the answer."""
    pairs = [(bytes(name).lower(), bytes(value)) for name, value in given]
    ours = {name for name, _ in ALWAYS}
    kept = [pair for pair in pairs if pair[0] not in ours and pair[0] != b"server"]
    if not any(name == UNKEPT[0] for name, _ in kept):
        kept.append(UNKEPT)
    if any(name == b"content-type" and value.startswith(PARTS) for name, value in kept):
        return kept + [pair for pair in ALWAYS if pair[0] in ON_PARTS]
    return kept + list(ALWAYS)
