"""What is derived from entries: dropped and refolded at will, never the truth.

Three kinds: per entry, in the order of its stream; from the latest state, once a stored group; and from the rows of
another projection, in one order for all streams. The first two follow the writer within its transaction, so who
wrote, reads it. Whatever could not be taken in there is marked (`events_behind`), and `catch_up` reads only the marks.

The two projections of this program, Lobby and Schedule (games/tables/), are made from the latest state. The other two
kinds are for results and ratings, which are yet to come; so far only tests use them.
"""

from events.projections.base import (
    Change,
    EntryProjection,
    OrderedProjection,
    Projection,
    StateProjection,
    projections,
    wanted_kinds,
)
from events.projections.catching_up import adopt, catch_up
from events.projections.following import Stored, follow, mark
from events.projections.rebuilding import differences, rebuild

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
    "mark",
    "projections",
    "rebuild",
    "wanted_kinds",
]
