"""What is derived from entries (lobby, results, ratings): dropped and refolded at will, never the truth.

Three kinds: per entry, in the order of its stream; from the latest state, once a stored group; and from the rows of
another projection, in one order for all streams. The first two follow the writer within its transaction, so who
wrote, reads it. Whatever could not be taken in there is marked (`events_behind`), and `catch_up` reads only the marks.
"""

from events.projections.catching_up import adopt, catch_up
from events.projections.following import Stored, follow, mark
from events.projections.kinds import (
    Change,
    EntryProjection,
    OrderedProjection,
    Projection,
    StateProjection,
    kinds,
    projections,
)
from events.projections.rebuild import differences, rebuild

__all__ = [
    "Change",
    "EntryProjection",
    "OrderedProjection",
    "Projection",
    "StateProjection",
    "Stored",
    "adopt",
    "catch_up",
    "differences",
    "follow",
    "kinds",
    "mark",
    "projections",
    "rebuild",
]
