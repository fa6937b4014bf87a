"""Open files: each connection is one, and where there are none left nobody gets in."""

from __future__ import annotations

import logging
import sys

if sys.platform != "win32":  # which has no such limit
    import resource

log = logging.getLogger(__name__)

OWN = 64
"""Kept for the store, its lock, logs and the loop."""
EACH_BOT = 4
"""Pipes to a process in which bots think."""
DETOURS = 2
"""For each connection, where several processes share a store: its way to another one, and one from there of
somebody who plays here."""
FEWEST = 16
"""Connections that are tried even where there should be no files for them."""


def make_room(connections: int, bots: int, usual: int, shared: bool = False) -> int:
    """For how many connections there are files, `connections` at most. Said where it is less than `usual`.

    `shared`: with other processes, which take each other's detours. The limit is raised as far as these need:
    processes that are started inherit it.
    """
    if sys.platform == "win32":
        return connections
    reserved = OWN + EACH_BOT * bots
    each = 1 + DETOURS * shared
    limit = _raised(connections * each + reserved)
    if limit == resource.RLIM_INFINITY:
        return connections
    room = max(FEWEST, min(connections, (limit - reserved) // each))
    expected = min(connections, usual)
    if room < expected:
        log.warning(
            "open files: found a limit of %d, room for %d connections; expected %d (`ulimit -n`, "
            "LimitNOFILE=) for %d connections. No more than %d are let in.",
            limit, room, expected * each + reserved, expected, room,
        )  # fmt: skip
    return room


def _raised(needed: int) -> int:
    assert sys.platform != "win32"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return soft
    wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems have a lower one that they do not tell
        return soft
    return wanted
