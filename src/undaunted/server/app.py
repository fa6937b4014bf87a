"""The application, put together from its parts."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import undaunted
from undaunted.server.archive import Archive
from undaunted.server.archive.task import Broken, Unreadable
from undaunted.server.campaigns.following import follow
from undaunted.server.campaigns.registry import Campaigns
from undaunted.server.door import Door
from undaunted.server.errors import NONSENSE, Refusal
from undaunted.server.guard import Client, Gate, Health, Metrics, Troubles, operations
from undaunted.server.guard.buckets import Buckets
from undaunted.server.guard.costs import Purse
from undaunted.server.lasting import LastingPages
from undaunted.server.listing import Listing
from undaunted.server.openers import Founders, Openers
from undaunted.server.packs import Packs
from undaunted.server.pages import Refused
from undaunted.server.peers.forwarding import Forwarding
from undaunted.server.routes import campaigning, campaigns, guides, lobby
from undaunted.server.routes.accounts import table_account
from undaunted.server.routes.afterwards import table_afterwards
from undaunted.server.routes.asked import language_of
from undaunted.server.routes.carrying import Carrying, carry_seat, take_along
from undaunted.server.routes.reaching import reach
from undaunted.server.routes.records import table_record
from undaunted.server.routes.replays import table_moments
from undaunted.server.settings import Settings
from undaunted.server.sockets import play
from undaunted.server.store import Store
from undaunted.server.tables import Tables
from undaunted.server.thinkers import Thinkers, ThinkersGone
from undaunted.server.thinkers.places import Places

if TYPE_CHECKING:
    from undaunted.server.peers.peers import Peers

log = logging.getLogger(__name__)

CODES = {401: "bad-token", 403: "not-yours", 404: "no-page", 405: "method", 413: "too-big", 429: "too-fast"}

CUT_SHORT = "client disconnected prematurely"
"""The framework's word for a body that does not come; it takes that for a fault of ours."""


class Server:
    """What lives as long as the server: the store is opened at once, so that a bad file is noticed then."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.packs = Packs()
        self.store = Store.open(settings.store or settings.data)
        self.thinkers = Thinkers(settings.bots, Places(settings.places))
        self.tables = Tables(self.store, self.thinkers, self.metrics, settings.keeping, settings.talking)
        self.archive = Archive(self.store.place)
        self.archive.troubled = self._troubled
        self.campaigns = Campaigns(self.store, self.tables)
        pace = Buckets(settings.limits.tables, settings.limits.addresses)
        self.founders = Founders(self.store, pace, settings.keeping.campaigns_opened, settings.proxy)
        self.openers = Openers(self.store, pace, settings.keeping.tables_opened, settings.proxy)
        self.tables.opened_by = self.openers.opener
        self.app = self._make_app()
        self.peers = self._make_peers()
        app = Forwarding(self.app, self.peers, settings.limits.body) if self.peers else self.app
        self.gate = Gate(app, settings.rules, Client.load(), self.metrics)
        self.door = Door(settings.rules, self.metrics)
        for state in ("waiting", "playing", "over"):
            self.metrics.watch_tables(state, partial(self.tables.count, state))
        self.store.watch_commits(self.metrics.committed)
        self.metrics.watch("left_out", "Packs, or parts of them.", lambda: len(self.packs.troubles))
        self.metrics.watch("damaged_tables", "Those asked for.", lambda: len(self.tables.damaged))
        self.metrics.watch("damage", "How often pages made no sense.", lambda: self.store.damage.count)

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """From the first bot to the last written row."""
        self.packs.read()
        try:
            await self.thinkers.start()
        except ThinkersGone as gone:
            log.error("%s; a simpler bot decides in their place", gone)
        if self.peers:
            await self.peers.start(self._wake_up)
        # Meanwhile people may come: a bot that owes a decision for days can owe it for a second more.
        nudging = asyncio.create_task(self._wake_up())
        examining = asyncio.create_task(self._examine())
        try:
            yield
        finally:
            nudging.cancel()
            examining.cancel()
            await asyncio.gather(nudging, examining, return_exceptions=True)
            await self.campaigns.close()
            await self.tables.close()
            await self.thinkers.close()
            await self.archive.close()
            if self.peers:
                await self.peers.stop()
            await self.store.close()

    def _troubled(self, table: str, found: Unreadable | Broken) -> None:
        """The archive has not been able to read a game."""
        if isinstance(found, Broken):
            if found.damage:
                self.store.damage.note(found.damage)
                self.tables.note_damage(table, f"table {table}: {found.told}")
            else:
                log.error("the archive: %s", found.told)
        elif found.why in ("journal", "damaged"):
            self.tables.note_damage(table, found.told)
        else:
            self.tables.log_once(table, found.told)

    def _troubles(self) -> Troubles:
        damage, gone = self.store.damage, self.store.trouble()
        told = (
            (f"the data file is damaged: {damage.what} (found {damage.count} times)",) if damage.count else ()
        )
        return Troubles(
            self.packs.troubles, tuple(self.tables.damaged.values()), (gone, *told) if gone else told
        )

    async def _examine(self) -> None:
        """The data file, now and then: damage is to be known before somebody asks for what lay there."""
        while True:
            found = self.store.damage.count
            await self.store.examine()
            if self.store.damage.count > found:
                log.error("the data file is damaged: %s", self.store.damage.what)
            await asyncio.sleep(self.settings.keeping.examined)

    async def _wake_up(self) -> None:
        """What the last server left undone."""
        await self.campaigns.mind()
        await self.tables.nudge()

    def _make_peers(self) -> Peers | None:
        """Where several processes share a store; a file has one server, and needs nothing of it."""
        if not self.settings.store:
            return None
        from undaunted.server.peers.peers import Peers
        from undaunted.server.store.postgresql.store import SharedStore

        assert isinstance(self.store, SharedStore)
        return Peers(
            self.store, self.tables, self.campaigns, self.app, self.settings.peer, self.settings.proxy,
            self._purse_of, self.metrics,
        )  # fmt: skip

    def _purse_of(self, address: str) -> Purse:
        """The gate's own, which is made last: it stands around all else."""
        return self.gate.purses.of(address)

    def _make_app(self) -> Litestar:
        health = Health(self.store.writable, lambda: bool(self.thinkers.pids()), troubles=self._troubles)
        return Litestar(
            route_handlers=[
                lobby.catalogue,
                lobby.scenario_stage,
                lobby.rules,
                lobby.whole_rules,
                lobby.listed,
                lobby.open_table,
                lobby.table_page,
                lobby.sit_down,
                lobby.table_log,
                lobby.table_stage,
                table_account,
                table_moments,
                guides.guide_list,
                guides.start_guide,
                table_afterwards,
                carry_seat,
                take_along,
                reach,
                table_record,
                play,
                campaigns.campaign_list,
                campaigns.begin_campaign,
                campaigns.my_campaigns,
                campaigns.campaign_page,
                campaigns.take_side,
                campaigns.carry_side,
                campaigns.take_side_along,
                campaigns.fork_campaign,
                campaigns.campaign_log,
                campaigning.choose_deck,
                campaigning.integrate,
                campaigning.choose_reserve,
                campaigning.want_void,
                campaigning.leave_fork,
                campaigning.stand_in,
                campaigning.play_next,
                follow,
                *operations(self.settings.rules, health, self.metrics),
            ],
            dependencies={
                name: Provide(_always(value), sync_to_thread=False)
                for name, value in {
                    "tables": self.tables,
                    "openers": self.openers,
                    # Not `campaigns`: the framework takes a wrong field of that name for this one.
                    "headquarters": self.campaigns,
                    "founders": self.founders,
                    "archive": self.archive,
                    "listing": Listing(self.tables),
                    "lasting_pages": LastingPages(),
                    "carrying": Carrying(self.store, self.settings.keeping.carried),
                    "settings": self.settings,
                }.items()
            },
            lifespan=[self.running],
            exception_handlers={
                Refusal: _refused,
                HTTPException: _refused_by_framework,
                **dict.fromkeys(NONSENSE, _not_understood),
                Exception: _failed,
            },
            request_max_body_size=self.settings.limits.body,
            openapi_config=OpenAPIConfig(
                title="Undaunted",
                version=undaunted.__version__,
                description="Tables, and the games played at them. Live play goes over /api/play/TABLE.",
                path="/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
            logging_config=None,
            state=State({"metrics": self.metrics}),
        )


def _always(value: Any) -> Any:
    def give() -> Any:
        return value

    return give


def _answer(request: Request[Any, Any, Any], refusal: Refusal, status: int) -> Response[Refused]:
    request.app.state.metrics.refused(refusal.code)
    told = Refused(refusal.code, refusal.text(language_of(request)))
    headers = {"Retry-After": str(math.ceil(refusal.wait))} if refusal.wait else {}
    return Response(told, status_code=status, headers=headers)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    return _answer(request, refusal, refusal.status)


def _refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework finds wrong, before any of our code is asked, in our words."""
    if error.status_code >= 500 and error.detail != CUT_SHORT:
        return _failed(request, error)
    code = CODES.get(error.status_code, "bad-message")
    if code == "bad-message":
        what = _what(error) if isinstance(error, ValidationException) else error.detail
        return _answer(request, Refusal(code, what=what), 400)
    return _answer(request, Refusal(code), error.status_code)


def _not_understood(request: Request[Any, Any, Any], _: Exception) -> Response[Refused]:
    """A body that the framework itself stumbles over."""
    return _answer(request, Refusal("bad-message", what="JSON"), 400)


def _what(error: ValidationException) -> str:
    """The first thing that is wrong: where, and what was expected."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    parts = [str(found[key]) for key in ("key", "message") if isinstance(found, dict) and found.get(key)]
    return ": ".join(parts) or error.detail


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, Refusal("failed"), 500)
