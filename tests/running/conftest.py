"""Stacks of real processes as fixtures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running import processes


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[processes.Embedded]:
    """Griot in embedded mode, ready."""
    with processes.embedded(tmp_path) as stack:
        yield stack


@pytest.fixture(scope="module")
def production(tmp_path_factory: pytest.TempPathFactory) -> Iterator[processes.Production]:
    """Two web processes, two workers of each kind and beat, ready; for tests marked `needs("postgres", "redis")`.

    They note more often than usual who is here, so that nobody need wait to see it.
    """
    with processes.production(tmp_path_factory.mktemp("production"), GRIOT_BEAT="0.4") as stack:
        yield stack
