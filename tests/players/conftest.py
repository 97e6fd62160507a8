"""The program in this process, as for tables."""

from tests.tables.conftest import address, alice, http, no_limits, online, people

__all__ = ["address", "alice", "http", "no_limits", "online", "people"]
