"""The API answers every request as its schema says, however wrong it is, and never fails."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.abuse.talking import Table

OPERATIONS = [
    "GET /api/catalogue",
    "GET /api/stage/{game}/{number}",
    "GET /api/rules",
    "GET /api/rulebook",
    "GET /api/guides",
    "POST /api/guides/{guide}",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/seat",
    "GET /api/tables/{table}/moments",
    "GET /api/tables/{table}/account/{decision}",
    "GET /api/tables/{table}/log",
    "GET /api/tables/{table}/stage",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/afterwards",
    "POST /api/tables/{table}/carry",
    "POST /api/tables/{table}/device",
    "GET /api/reach",
    "GET /api/campaigns",
    "POST /api/campaigns",
    "POST /api/campaigns/mine",
    "GET /api/campaigns/{campaign}",
    "POST /api/campaigns/{campaign}/seat",
    "POST /api/campaigns/{campaign}/carry",
    "POST /api/campaigns/{campaign}/device",
    "POST /api/campaigns/{campaign}/fork",
    "GET /api/campaigns/{campaign}/log",
    "POST /api/campaigns/{campaign}/deck",
    "POST /api/campaigns/{campaign}/integrate",
    "POST /api/campaigns/{campaign}/reserve",
    "POST /api/campaigns/{campaign}/void",
    "POST /api/campaigns/{campaign}/leave",
    "POST /api/campaigns/{campaign}/standin",
    "POST /api/campaigns/{campaign}/play",
    "GET /health",
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def table(address: str) -> Table:
    return Table(address, listed=True)


@pytest.fixture(scope="module")
def campaign(address: str) -> dict[str, str]:
    """One that waits for its decks, and the key to both its sides."""
    wish = {"sides": {"Soviet": "me", "German": "me"}, "campaign": "trial"}
    opened: dict[str, str] = httpx.post(f"http://{address}/api/campaigns", json=wish, timeout=30).json()
    return opened


@pytest.fixture(scope="module")
def api(address: str) -> BaseSchema:
    return schemathesis.openapi.from_url(f"http://{address}/schema/openapi.json")


def test_the_list_of_operations_is_the_schemas(api: BaseSchema) -> None:
    paths = api.raw_schema["paths"]
    found = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert found == set(OPERATIONS)


@pytest.mark.parametrize("label", OPERATIONS)
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_fits_its_schema(
    api: BaseSchema, table: Table, campaign: dict[str, str], label: str, mode: GenerationMode
) -> None:
    method, _, path = label.partition(" ")
    operation = api[path][method]

    # What is told of a campaign is long, and its operations are many.
    @settings(
        max_examples=8 if "campaign" in path else 25, suppress_health_check=list(HealthCheck), database=None
    )
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans())
    def check(case: Case[Any], known: bool) -> None:
        if known and case.path_parameters and "table" in case.path_parameters:
            # Most invented tables are not there, and refused at the first step.
            case.path_parameters["table"] = table.id
        if known and case.path_parameters and "campaign" in case.path_parameters:
            case.path_parameters["campaign"] = campaign["campaign"]
            case.headers["Authorization"] = f"Bearer {campaign['token']}"
        case.call_and_validate(checks=CHECKS)

    try:
        check()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "nothing that takes no input can be asked wrongly"
