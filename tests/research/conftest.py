"""These tests have an environment of their own, `make research`: without its packages they are not collected."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") and find_spec("pettingzoo") else ["test_*.py"]
