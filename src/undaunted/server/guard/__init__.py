"""What stands between the network and the tables: origins, budgets, headers, the client's files, metrics.

`Gate(app, rules, Client.load(), metrics)` is what uvicorn serves (with `server_header=False`); `app` is a
Litestar with `operations(rules, health, metrics)` among its handlers and `rules.limits.body` as its
`request_max_body_size`.
"""

from __future__ import annotations

from undaunted.server.guard.gate import Gate
from undaunted.server.guard.health import Condition, Health, Troubles
from undaunted.server.guard.metrics import Metrics
from undaunted.server.guard.operations import operations
from undaunted.server.guard.origins import BadOrigin
from undaunted.server.guard.rules import Limits, Rate, Rules
from undaunted.server.guard.static import Client

__all__ = [
    "BadOrigin",
    "Client",
    "Condition",
    "Gate",
    "Health",
    "Limits",
    "Metrics",
    "Rate",
    "Rules",
    "Troubles",
    "operations",
]
