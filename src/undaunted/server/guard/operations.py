"""The routes for hosts: /health and /metrics, as handlers of the application."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from undaunted.messages import say
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import is_local, language
from undaunted.server.guard.health import Condition, Health
from undaunted.server.guard.metrics import Metrics
from undaunted.server.guard.rules import Rules
from undaunted.server.pages import Refused


def operations(rules: Rules, health: Health, metrics: Metrics) -> list[HTTPRouteHandler]:
    """What `Litestar(route_handlers=[…])` takes."""

    @get(
        "/health",
        summary="Whether the server can keep and answer",
        responses={503: ResponseSpec(Condition, description="Nothing can be kept")},
    )
    async def tell_health(request: Request) -> Response[Condition]:  # type: ignore[type-arg]
        condition = await health.condition(openly=is_local(cast("Scope", request.scope)))
        return Response(condition, status_code=503 if condition.status == "failing" else 200)

    @get("/metrics", include_in_schema=False)
    async def tell_metrics(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        scope = cast("Scope", request.scope)
        if not (rules.open_metrics or is_local(scope)):
            text = say("guard-metrics-local", lang=language(scope))
            refused = msgspec.json.encode(Refused("not-yours", text))
            return Response(refused, status_code=403, media_type=MediaType.JSON)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [tell_health, tell_metrics]
