"""What a request says about itself: headers, the address it came from, the language it wants."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import parse_qsl

from undaunted.messages import languages
from undaunted.server.guard.asgi import Scope

UNKNOWN = "unknown"
"""The address of those who have none: a Unix socket, a proxy that says nothing."""


def header(scope: Scope, name: bytes) -> str:
    """All values of a header, joined as HTTP joins them; empty where it is missing."""
    return ", ".join(value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name)


def is_given(scope: Scope, name: bytes) -> bool:
    return any(key.lower() == name for key, _ in scope["headers"])


def address(scope: Scope, proxy: bool) -> str:
    """Who is to answer for this request: an IPv4 address, or the /64 of an IPv6 one.

    Behind a proxy it is the last hop of X-Forwarded-For, the one our proxy has written itself: what stands
    before it came from outside and may say anything. Without a proxy the header is somebody's invention.
    """
    return counted(_told(scope, proxy))


def origin(scope: Scope, proxy: bool) -> str:
    """The address that is counted, not yet as it is counted; empty where there is none."""
    found = _parsed(_told(scope, proxy))
    return str(found) if found else ""


def _told(scope: Scope, proxy: bool) -> str:
    if proxy:
        return header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
    client = scope["client"]
    return str(client[0]) if client else ""


def counted(text: str) -> str:
    """An address as it is counted. A whole /64 is one customer's: to count single ones would stop nobody."""
    found = _parsed(text)
    if found is None:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def is_local(scope: Scope) -> bool:
    """Whether this machine itself asks.

    A proxy on this machine would make everyone local. Who was forwarded is therefore never taken for local,
    even where the host forgot to say that there is a proxy.
    """
    if any(is_given(scope, name) for name in (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")):
        return False
    found = _parsed(scope["client"][0]) if scope["client"] else None
    return found is not None and found.is_loopback


def language(scope: Scope) -> str:
    """`lang` of the query, or the first known one that the browser accepts, or English."""
    query = scope["query_string"].decode("latin-1")
    wanted = [value for key, value in parse_qsl(query) if key == "lang"]
    wanted += [one.partition(";")[0] for one in header(scope, b"accept-language").split(",")]
    known = languages()
    return next((short for one in wanted if (short := one.strip().lower()[:2]) in known), "en")


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    if text.startswith("["):  # some proxies write [2001:db8::1]:4711
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:  # and 192.0.2.1:4711
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return found.ipv4_mapped
    return found
