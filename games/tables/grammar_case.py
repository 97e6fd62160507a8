"""What the grammar judges: an entry, and the table that it comes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

import msgspec

from events.entry import Entry
from games.tables.table import Chair, Table

SLACK: Final = timedelta(seconds=10)
"""So long after the time that a decision has read its entry may be made."""
UUID: Final = re.compile(r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
Told: TypeAlias = Callable[[], Sequence[tuple[Entry, Any]]]
"""Gives all entries before, each with its telling. Slow for the writer: only what takes back asks."""


class OutOfPlace(Exception):
    """This entry may not come here. The reason tells nothing that a body holds."""


class Case(msgspec.Struct):
    """An entry, what its body holds, and what it comes after."""

    table: Table
    entry: Entry
    body: Any
    previous: Entry | None
    told: Told

    def __repr__(self) -> str:
        return f"Case({self.entry!r})"  # bodies must not reach a log line or a traceback

    @property
    def seat(self) -> int:
        """The seat that is named, where one must be."""
        assert self.entry.seat is not None
        return self.entry.seat

    @property
    def chair(self) -> Chair:
        """Who sits there."""
        return self.table.chairs[self.seat]

    @property
    def after(self) -> str | None:
        """The kind of the entry right before."""
        return None if self.previous is None else self.previous.kind

    def late(self, moment: datetime | None) -> bool:
        """Whether that moment has come by the time of the entry."""
        return moment is not None and datetime.fromisoformat(self.entry.at) >= moment


def by_a_person(case: Case) -> str | None:
    """Of a seat in which a person sits and plays."""
    return None if case.chair.sitter == "person" else "is of a seat where no person sits"


def of_a_person(case: Case) -> str | None:
    """Of a seat that is somebody's, also while a bot stands in for them."""
    return "is of a seat where no person sits" if case.chair.player is None else None
