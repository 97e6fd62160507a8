"""The settings of the tests: those of the program, with data of their own that goes when the tests end."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

# Of those who test side by side each has its own, the embedded broker with it: else they take each other's messages.
if "GRIOT_VAR" not in os.environ or os.environ.get("GRIOT_VAR_OF") not in (
    None,
    os.environ.get("PYTEST_XDIST_WORKER", ""),
):
    _folder = tempfile.mkdtemp(prefix="griot-tests-")
    _whose = os.environ.get("PYTEST_XDIST_WORKER", "")
    os.environ |= {"GRIOT_VAR": _folder, "GRIOT_VAR_OF": _whose}  # for the processes that the tests start, too
    atexit.register(shutil.rmtree, _folder, ignore_errors=True)

from config.settings import *  # noqa: F403  everything else is as it is
from config.settings import ALLOWED_HOSTS as OURS

ALLOWED_HOSTS = [*OURS, "testserver"]  # Django's test environment adds it too, but only after tests are collected
# Who is here is told where a test asks for it: elsewhere it would come between other messages.
GRIOT_BEAT = float(os.environ.get("GRIOT_BEAT") or 0)
