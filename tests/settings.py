"""The settings of the tests: those of the program, with data of their own that goes when the tests end."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

if "GRIOT_VAR" not in os.environ:
    _folder = tempfile.mkdtemp(prefix="griot-tests-")
    os.environ["GRIOT_VAR"] = _folder  # for the processes that the tests start, too
    atexit.register(shutil.rmtree, _folder, ignore_errors=True)

from config.settings import *  # noqa: F403  everything else is as it is
from config.settings import ALLOWED_HOSTS as OURS

ALLOWED_HOSTS = [*OURS, "testserver"]  # Django's test environment adds it too, but only after tests are collected
