"""What is derived from entries: dropped and refolded at will, never the truth.

Three kinds: per entry, in the order of its stream; from the latest state, once a stored group; and from the rows of
another projection, in one order for all streams. The first two follow the writer within its transaction, so who
wrote, reads it. Whatever could not be taken in there is marked (`events_behind`), and `catch_up` reads only the marks.
A fourth kind is made only when somebody asks for it.

Of this program (games/tables/): Lobby and Schedule are made from the latest state, Results from entries, Numbers from
the rows of Results, Analyses when somebody asks.
"""

from events.projections.base import (
    Change,
    EntryProjection,
    OnDemandProjection,
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
    "OnDemandProjection",
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
