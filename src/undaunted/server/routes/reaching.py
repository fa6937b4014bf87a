"""From where this server can be reached: told to this computer only, so that its people can let others in."""

from __future__ import annotations

import shlex
import socket
from contextlib import suppress
from ipaddress import ip_address

from litestar import get
from litestar.di import NamedDependency

from undaunted.server import pages
from undaunted.server.data_file import data_file
from undaunted.server.errors import Refusal
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import header, is_local
from undaunted.server.guard.origins import LOCAL_NAMES, name_of
from undaunted.server.routes.asked import Asked, Lang, refusing, scope_of
from undaunted.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("192.0.2.1", "2001:db8::1")
"""Addresses that are nobody's: to ask which way would lead there sends nothing."""
USUAL_PORT = 8344


@get(
    "/api/reach",
    summary="Addresses for others on the network; answers this computer only",
    responses=refusing(s403="somebody else asks"),
)
async def reach(request: Asked, settings: NamedDependency[Settings], lang: Lang = None) -> pages.Reach:
    scope = scope_of(request)
    if not (is_local(scope) and means_here(scope)):
        raise Refusal("only-here")
    server = scope.get("server")
    port = (server[1] if server else None) or settings.port
    found = settings.origins or tuple(origin(one, port) for one in addresses(settings))
    return pages.Reach(open=bool(found), addresses=found, command=command(settings))


def means_here(scope: Scope) -> bool:
    """Whether the page that asks stands at a name of this computer: a stranger's may point here as well."""
    return name_of(header(scope, b"host").lower()) in LOCAL_NAMES


def addresses(settings: Settings) -> tuple[str, ...]:
    """Those at which others may find this machine, as far as the server listens there."""
    if settings.is_local:
        return ()
    if settings.host not in EVERYWHERE:
        return (settings.host,)
    return tuple(one for one in own_addresses() if settings.host != "0.0.0.0" or ":" not in one)


def own_addresses() -> tuple[str, ...]:
    """Of this machine on its networks, the one that leads outside first; IPv6 where there is nothing else."""
    found = [_way_to(there) for there in ELSEWHERE]
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [one for one in dict.fromkeys(found) if _is_usable(one)]
    return tuple([one for one in usable if ":" not in one] or usable)


def _way_to(there: str) -> str:
    """The address from which this machine would talk to another; empty where it could not."""
    family = socket.AF_INET6 if ":" in there else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _is_usable(text: str) -> bool:
    try:
        found = ip_address(text)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast)


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def command(settings: Settings) -> str:
    """What starts this server so that others can come: with the same tables, at the same port."""
    words = ["undaunted", "serve", "--host", "0.0.0.0"]
    if settings.port != USUAL_PORT:
        words += ["--port", str(settings.port)]
    if settings.store:
        # Its password is nothing for a page.
        words += ["--store", "postgresql://…"]
    elif settings.data != str(data_file(None)):
        words += ["--data", settings.data]
    return shlex.join(words)
