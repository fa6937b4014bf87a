"""Playing a campaign over a server's API: somebody with a key to a side, and games that end at once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.client import PATIENCE, Guest
from tests.server.house import House, Lobby
from undaunted.campaign.campaign import Campaign
from undaunted.game.record.mixture import commitment_of
from undaunted.server.campaigns import pages
from undaunted.server.store import fresh_id
from undaunted.server.store.campaign_records import CampaignRecord, SideRecord
from undaunted.server.tokens import hashed

T = TypeVar("T")
WITHDRAW = "withdraw"


class Commander:
    """Who has these sides of a campaign; without a token somebody who looks on."""

    def __init__(self, house: Lobby, campaign: str, token: str = "", yours: Iterable[str] = ()) -> None:
        self.house, self.campaign, self.token = house, campaign, token
        self.yours = tuple(yours)
        self.nonce = ""
        """A number that is promised with each deck, for the dice of the game."""

    def ask(self, method: str, path: str = "", body: Any = None, **params: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        more = {} if body is None else {"json": body}
        return self.house.http(
            method, f"/api/campaigns/{self.campaign}{path}", headers=headers, params=params, **more
        )

    def got(self, kind: type[T], method: str, path: str = "", body: Any = None, **params: str) -> T:
        answer = self.ask(method, path, body, **params)
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=kind)

    def refused(self, method: str, path: str = "", body: Any = None, **params: str) -> tuple[int, str]:
        answer = self.ask(method, path, body, **params)
        assert answer.status_code >= 400, answer.text
        found = answer.json()
        assert found["text"]
        assert "refused-" not in found["text"]
        return answer.status_code, found["code"]

    def of(self, kind: type[T], path: str, body: Any) -> T:
        """About campaigns in general."""
        answer = self.house.http("POST", f"/api/campaigns{path}", json=body)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    def page(self, side: str = "", lang: str = "en") -> pages.CampaignPage:
        return self.got(pages.CampaignPage, "GET", side=side, lang=lang)

    def choose(self) -> pages.CampaignPage:
        """Whatever one's sides owe, as it is suggested."""
        page = self.page()
        for side in self.yours:
            page = self.page(side)
            while page.view.todo in ("reserve", "integrate", "deck"):
                page = self._choose(side, page)
        return page

    def _choose(self, side: str, page: pages.CampaignPage) -> pages.CampaignPage:
        choice = page.view.choice
        assert choice is not None
        if choice.what == "reserve":
            wish: dict[str, Any] = {
                "side": side,
                "lost": choice.lost_card,
                "card": choice.slots[0].faces[0].card,
            }
            return self.got(pages.CampaignPage, "POST", "/reserve", wish)
        path = {"deck": "/deck", "integrate": "/integrate"}[choice.what]
        wish = {"side": side, "cards": choice.suggested}
        if choice.what == "deck" and self.nonce:
            wish["commitment"] = commitment_of(self.nonce)
        return self.got(pages.CampaignPage, "POST", path, wish)

    def play(self) -> str:
        return self.got(pages.NextTable, "POST", "/play").table

    def table(self, table: str = "", **more: Any) -> Guest:
        return self.house.guest(table or self.play(), self.token, **more)


def begin(house: Lobby, sides: dict[str, str], **more: str) -> tuple[Commander, pages.CampaignOpened]:
    answer = house.http("POST", "/api/campaigns", json={"sides": sides, "campaign": "trial"} | more)
    assert answer.status_code == 201, answer.text
    opened = msgspec.json.decode(answer.content, type=pages.CampaignOpened)
    return Commander(house, opened.campaign, opened.token, opened.yours), opened


def join(house: Lobby, opened: pages.CampaignOpened, side: str, name: str = "") -> Commander:
    guest = Commander(house, opened.campaign)
    seated = guest.got(pages.CampaignSeated, "POST", "/seat", {"key": opened.links[side], "name": name})
    return Commander(house, seated.campaign, seated.token, seated.yours)


class News:
    """What the socket tells of a campaign."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def until(self, there: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        """All that is told until it stands so."""
        told = []
        while True:
            told.append(json.loads(self._socket.recv(timeout=PATIENCE)))
            if there(told[-1]):
                return told

    def closed_with(self) -> tuple[int, str]:
        """The close code, and the code of the refusal before it."""
        code = ""
        with suppress(ConnectionClosed):
            code = json.loads(self._socket.recv(timeout=PATIENCE))["code"]
            self._socket.recv(timeout=PATIENCE)
        return self._socket.protocol.close_code or 0, code


@contextmanager
def following(who: Commander, **more: str) -> Iterator[News]:
    wish = {"do": "follow", "campaign": who.campaign, "token": who.token} | more
    address = who.house.address.replace("http", "ws", 1) + "/api/follow"
    with connect(address, compression=None, open_timeout=PATIENCE, proxy=None) as socket:
        socket.send(json.dumps(wish))
        yield News(socket)


def withdraw(guests: list[Guest], loser: str) -> None:
    """Bid, pass, and withdraw as soon as this seat's turn begins."""
    for guest in guests:
        guest.until(lambda now: True)
    while True:
        for guest in guests:
            if guest.now.ending is not None:
                return
            if len(guest.welcome.yours) > 1 and (asked := guest.now.asked):
                guest.face(asked[0])
            if guest.now.choices:
                break
        else:
            guests[0].next()
            continue
        things = [choice.thing for choice in guest.now.choices]
        gives_up = guest.now.seat == loser and WITHDRAW in things
        # Nobody does more than he has to: the last thing is to let it be, where that is offered.
        thing = WITHDRAW if gives_up else next(one for one in reversed(things) if one != WITHDRAW)
        done = guest.pick(thing)
        assert hasattr(done, "number"), done
        for one in guests:
            one.catch_up(done.number)


INVITING = {"Soviet": "me", "German": "invite"}


def two(house: House) -> tuple[Commander, Commander, pages.CampaignOpened]:
    """Ada leads the Soviets, Bob the Germans."""
    ada, opened = begin(house, INVITING, name="Ada")
    return ada, join(house, opened, "German", "Bob"), opened


def play_one(soviet: Commander, german: Commander, loser: str) -> pages.CampaignPage:
    """A whole game, from the decks to the step."""
    soviet.choose()
    german.choose()
    table = soviet.play()
    assert german.play() == table, "both are led to the same table"
    with soviet.table(table) as one, german.table(table) as other:
        withdraw([one, other], loser)
    return soviet.page()


def do(house: House, deed: Coroutine[Any, Any, T]) -> T:
    """In the loop of the house."""
    return asyncio.run_coroutine_threadsafe(deed, house.loop).result(PATIENCE)


def out_of_step(house: House, table: str) -> None:
    """As where a bot's decision was not kept, and nobody has come back since."""

    async def fall() -> None:
        live = house.server.tables.in_memory(table)
        assert live is not None
        live.gone = True

    do(house, fall())
    assert house.server.tables.in_memory(table) is None, "what is out of step is not asked"


def lay_down(house: House, campaign: Campaign, **more: Any) -> tuple[Commander, Commander]:
    """A campaign whose games so far were made up, with a person on each side."""
    now = time.time()
    record = CampaignRecord(
        id=fresh_id(),
        name="trial",
        lang="en",
        created=now,
        changed=now,
        state="playing",
        sides=[SideRecord(side, "person", token_hash=hashed(f"key of {side}")) for side in campaign.sides],
        **more,
    )
    create = house.server.campaigns.create(record, campaign)
    asyncio.run_coroutine_threadsafe(create, house.loop).result(PATIENCE)
    one, other = (Commander(house, record.id, f"key of {side}", (side,)) for side in campaign.sides)
    return one, other
