"""What all tests share."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.means", "tests.database"]

# Files in these folders take longest. They begin first: else one process is left with them when the others are done.
LONG = ("e2e", "chaos", "running", "workers")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not set(LONG).intersection(item.path.parts))
