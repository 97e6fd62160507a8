"""All writes, by topic: every one is a decision about a table as it stands, made by the one writer of this process.

The log follows the Decider pattern: a decision looks at the state and answers with entries, the fold alone makes the
next state of them. So `decide` must be pure. It may run more than once: when the group that it was in fails, the group
is tried again, and at last each decision alone. A table's state is its own only after the first `append`; before that
everybody shares it. It reads its `StreamSession` and appends, nothing else: no other table, no message, no waiting.
(Three things it may ask for beside the log, since a second time does no harm: what a person wants of windows, a random
fallback, and, for staff, that words be erased in the same transaction.)

Each function returns a future, so that sockets can await and views can block. Refusals (`Refused`) change nothing and
carry a stable code (docs/wire.md). What others send and get (wire/) is translated by whoever calls.
"""

from typing import Final

WRITE_TIMEOUT: Final = 20
"""Seconds until a stuck writer becomes an error instead of a hanging request or sweep."""
