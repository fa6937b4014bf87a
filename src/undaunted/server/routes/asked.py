"""What the routes have in common: what is asked and by whom, and answers that last or refuse."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from undaunted.server import pages
from undaunted.server.describing import when as when
from undaunted.server.errors import Refusal
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import language
from undaunted.server.lasting import Lasting, LastingPages
from undaunted.server.openers import Openers
from undaunted.server.store import TableRecord
from undaunted.server.tables import Tables, seating

Lang = Annotated[
    str | None,
    QueryParameter(name="lang", max_length=100, description="en, fr; else as the browser says"),
]
TableId = Annotated[str, PathParameter(max_length=100, description="the table's id, as its address has it")]
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", max_length=200, description="`Bearer TOKEN`, the key to one's seats"
    ),
]
Asked = Request[Any, Any, Any]
AllTables = NamedDependency[Tables]
AllOpeners = NamedDependency[Openers]
Pages = NamedDependency[LastingPages]


def refusing(**codes: str) -> dict[int, ResponseSpec]:
    """What else a route may answer: always `Refused`. Names are statuses: `s404="no such table"`."""
    always = {"s400": "not understood", "s429": "too fast"}
    return {
        int(status[1:]): ResponseSpec(pages.Refused, description=text, generate_examples=False)
        for status, text in (always | codes).items()
    }


def seats_by_header(record: TableRecord, authorization: str | None) -> tuple[str, ...]:
    """Whose the bearer is; without a header nobody."""
    if not authorization:
        return ()
    yours = seating.seats_of(record, bearer(authorization))
    if not yours:
        raise Refusal("bad-token")
    return yours


def bearer(authorization: str | None) -> str:
    """The token in the header; empty where there is none."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def lasting(request: Asked, page: Lasting) -> Response[Any]:
    """The same for everybody until content or texts change: a browser that has it need not get it again."""
    headers = {"etag": page.tag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if page.tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    return Response(body, media_type=MediaType.JSON, headers=headers)


def language_of(request: Asked) -> str:
    return language(scope_of(request))


def scope_of(request: Asked) -> Scope:
    return request.scope  # type: ignore[return-value]
