"""A server that was started as hosts start it, asked from outside."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx

PATIENCE = 60.0
NAME = "undaunted.example"


class Trouble(Exception):
    """What was tried did not do what hosts are told."""

    def __init__(self, what: str, found: object, expected: str) -> None:
        super().__init__(f"{what}: found {found}, expected {expected}")


def expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Trouble(what, repr(found), repr(expected))


class Deployed:
    """At an address of this machine, with or without a proxy that it believes in."""

    def __init__(self, address: str, proxied: bool = False) -> None:
        self.address = address
        self._headers = {"host": NAME, "x-forwarded-for": "192.0.2.1"} if proxied else {}

    # `more` is whatever httpx takes.
    def _ask(self, path: str, method: str = "GET", **more: Any) -> httpx.Response:
        address = self.address + path
        return httpx.request(method, address, headers=self._headers, timeout=PATIENCE, **more)

    def wait_until_well(self, patience: float = PATIENCE) -> None:
        end = time.monotonic() + patience
        while (found := self._health()) != {"status": "ok", "store": True, "bots": True}:
            if time.monotonic() > end:
                raise Trouble(f"{self.address}/health", found, "that all is well")
            time.sleep(0.1)

    def _health(self) -> object:
        try:
            return self._ask("/health").json()
        except (httpx.HTTPError, ValueError) as error:
            return error

    def show_its_page(self) -> None:
        page = self._ask("/")
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
        if not scripts:
            raise Trouble(
                f"{self.address}/", f"{page.status_code} {page.text[:80]!r}", "a page with a script"
            )
        for script in scripts:
            expect(script, self._ask(script).status_code, 200)

    def open_table(self) -> str:
        wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "recruit"}}
        answer = self._ask("/api/tables", "POST", json=wish)
        expect("opening a table", answer.status_code, 201)
        return str(answer.json()["table"])

    def expect_table(self, table: str) -> None:
        """As soon as it can: a process that was killed has its tables for some seconds more."""
        end = time.monotonic() + PATIENCE
        while (status := self._ask(f"/api/tables/{table}").status_code) == 503:
            if time.monotonic() > end:
                break
            time.sleep(0.1)
        expect(f"table {table} at {self.address}", status, 200)


def tell(steps: list[tuple[str, Callable[[], None]]]) -> None:
    """Carries them out, one after the other, and says how long each took."""
    for what, step in steps:
        begun = time.monotonic()
        step()
        print(f"{time.monotonic() - begun:6.1f} s  {what}", flush=True)


def run_tool(main: Callable[[], None]) -> None:
    try:
        main()
    except Trouble as trouble:
        sys.exit(str(trouble))
