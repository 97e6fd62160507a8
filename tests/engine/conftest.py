"""`make laws` prints what the laws were tried on."""

from __future__ import annotations

import os
from typing import Final

import pytest

LAWS: Final = "laws"
"""The property in which a test notes how much it looked at."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """With GRIOT_LAWS: the numbers of all tests that passed, however many processes ran them."""
    passed: list[pytest.TestReport] = terminalreporter.getreports("passed")
    numbers = sorted(str(value) for report in passed for name, value in report.user_properties if name == LAWS)
    if numbers and os.environ.get("GRIOT_LAWS"):
        terminalreporter.section("what the laws were tried on")
        for line in numbers:
            terminalreporter.line(line)
