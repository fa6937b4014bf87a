"""TLS sockets that one thread may read while another writes, as the tests' guests do.

OpenSSL allows that no more than any two calls at once, and older Pythons do not prevent it: one connection in
some fifty then waits for ever. Here no call waits inside OpenSSL, and only one is there at a time.
"""

from __future__ import annotations

import select
import ssl
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

T = TypeVar("T")
inside = Lock()


class CarefulSocket(ssl.SSLSocket):
    def recv(self, buflen: int = 1024, flags: int = 0) -> bytes:
        return self._attempt(lambda: super(CarefulSocket, self).recv(buflen, flags))

    def send(self, data, flags: int = 0) -> int:
        return self._attempt(lambda: super(CarefulSocket, self).send(data, flags))

    def _attempt(self, act: Callable[[], T]) -> T:
        while True:
            with inside:
                patience = self.gettimeout()
                self.settimeout(0)
                try:
                    return act()
                except (ssl.SSLWantReadError, ssl.SSLWantWriteError) as wanted:
                    writes = isinstance(wanted, ssl.SSLWantWriteError)
                finally:
                    self.settimeout(patience)
            lists: tuple[list[CarefulSocket], list[CarefulSocket]] = ([], [self]) if writes else ([self], [])
            if not any(select.select(*lists, [], patience)):
                raise TimeoutError("the other side keeps silent")
