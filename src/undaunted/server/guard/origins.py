"""Which pages may talk to the server: our own, and no stranger's that somebody happens to look at.

Authority is a bearer token that our page keeps for its own origin; there is no cookie. So a stranger's page
has nothing to act with even if it got through. Refusing it anyway keeps it from opening tables, holding
connections, or reading what is said on a server that listens on this machine only.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import header, is_given
from undaunted.server.guard.rules import Rules

SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")


class BadOrigin(ValueError):
    def __init__(self, text: str) -> None:
        super().__init__(f"origin {text!r}: expected scheme and host only, such as https://undaunted.example")


class Origins:
    """What the rules say about Origin and Host."""

    def __init__(self, rules: Rules) -> None:
        self._known = frozenset(parsed(text) for text in rules.origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in self._known)
        self._local = _is_loopback(rules.host)

    def knows_host(self, scope: Scope) -> bool:
        """Whether the request means this server.

        A server on this machine only answers to this machine's names. Otherwise a stranger's page could let
        its own name point here (DNS rebinding) and would be of the same origin for the browser. A server
        that listens to the network has many names, and whoever can rebind to it can also ask it directly.
        """
        if not self._local:
            return True
        host = header(scope, b"host").lower()
        return host in self._hosts or name_of(host) in LOCAL_NAMES

    def allows(self, scope: Scope) -> bool:
        """Whether a page of this origin may open a socket or change something.

        Every browser sends Origin with both. Who sends none is a program, which could write there whatever
        it likes: to refuse it would lock out our tools and nobody else.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        if not is_given(scope, b"origin"):
            return True
        try:
            origin = parsed(header(scope, b"origin"))
        except BadOrigin:  # also `null`, from a sandboxed frame or a file
            return False
        return origin in self._known or urlsplit(origin).netloc == header(scope, b"host").lower()


def parsed(text: str) -> str:
    """An origin as a browser writes it, or BadOrigin. A port that goes without saying is left out."""
    try:
        parts = urlsplit(text.strip().lower())
        port = parts.port
    except ValueError:
        raise BadOrigin(text) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise BadOrigin(text)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadOrigin(text)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" if port in (None, usual) else f"{parts.scheme}://{name}:{port}"


def name_of(host: str) -> str:
    """The name in `name:port`."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")
