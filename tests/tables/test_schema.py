"""The whole API from its own schema: what it declares is what comes, for anybody and whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from config.asgi import application
from tests.people import Person, started

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
SCHEMA = schemathesis.openapi.from_asgi("/api/schema/", application)
FEW = settings(
    max_examples=5, deadline=None, phases=[Phase.explicit, Phase.generate], derandomize=True, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)  # fmt: skip


@pytest.fixture(params=["a stranger", "the host of a game"])
def place(request: pytest.FixtureRequest, alice: Person, bob: Person) -> tuple[dict[str, str], str | None]:
    """The headers of somebody, and a table there is; a stranger knows only tables that the schema brings forth."""
    if request.param == "a stranger":
        return {}, None
    known = started("asterix", [alice, bob])
    return {"Authorization": f"Bearer {alice.token}"}, known


@SCHEMA.parametrize()
@FEW
def test_every_operation_answers_as_its_schema_says(case: Any, place: tuple[dict[str, str], str | None]) -> None:
    headers, table = place
    if table is not None and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.call_and_validate(headers=headers, checks=CHECKS)


@pytest.mark.parametrize("path", sorted(SCHEMA.raw_schema["paths"]))
def test_every_operation_declares_what_all_may_answer(path: str) -> None:
    for method, operation in SCHEMA.raw_schema["paths"][path].items():
        declared = set(operation["responses"])
        assert {"401", "405", "406", "429"} <= declared, (method, path)
        if method != "get":
            assert "403" in declared, f"{method} {path}: with a cookie from elsewhere"
        if "{table}" in path:
            assert "404" in declared, (method, path)
