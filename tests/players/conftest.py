"""The program in this process, as for tables."""

from tests.tables.conftest import alice, http, no_limits

__all__ = ["alice", "http", "no_limits"]
