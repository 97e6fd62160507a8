"""The kinds of projection, and which ones this program has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from django.conf import settings
from django.core.signals import setting_changed
from django.db import models
from django.utils.module_loading import import_string

from events.entry import Entry

F = TypeVar("F")


class Projection(ABC):
    """Rows that are made from the log and that nobody else writes."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Raise it when the same log gives other rows: the next migrate then refolds all of it."""
    models: ClassVar[tuple[type[models.Model], ...]]
    """Its own tables, in the order in which they may be emptied."""

    def clear(self) -> None:
        """Drop all that it ever wrote."""
        for model in self.models:
            model._default_manager.all().delete()

    def rows(self) -> dict[str, Counter[tuple[Any, ...]]]:
        """All that it has written, by table, for comparison: without the numbers that the database gave."""
        found = {}
        for model in self.models:
            names = [field.attname for field in model._meta.concrete_fields if not isinstance(field, models.AutoField)]
            found[model._meta.label] = Counter(model._default_manager.values_list(*names))
        return found


class EntryProjection(Projection, Generic[F]):
    """Rows made from each entry of some kinds, in the order of its stream."""

    kinds: ClassVar[frozenset[str]]

    @abstractmethod
    def apply(self, entry: Entry, telling: Any, state: F) -> None:
        """Write what this entry changes. `state` is as of the entry; read it now, keep nothing of it."""


class Change(msgspec.Struct, Generic[F], frozen=True):
    """A stream after a stored group: its latest state, and the one before (None: not known, so write everything)."""

    stream: str
    seq: int
    state: F
    before: F | None

    def __repr__(self) -> str:
        return f"Change({self.stream}, {self.seq})"  # states must not reach a log line


class StateProjection(Projection, Generic[F]):
    """Rows made from the latest state of each stream, once a stored group."""

    @abstractmethod
    def apply(self, changes: Sequence[Change[F]]) -> None:
        """Write what these streams show now. All of a group at once: this stands on the way of every move."""


class OrderedProjection(Projection):
    """Rows made from the rows of an entry projection, in ONE order for all streams: ratings, for example.

    Two commits may cross, so a row of the source may turn up that belongs before some that are taken in already:
    then all from there on is dropped and taken in again. So the live run and a rebuild come to the same.
    """

    source: ClassVar[str]
    """The name of the entry projection whose rows it reads."""

    @abstractmethod
    def earliest(self, streams: Collection[str]) -> Any | None:
        """Of the rows of the source that these streams have: the place of the first in the order; None without any.

        What a place is, only the projection knows. Where what it writes falls into parts that know nothing of each
        other (by person, say), it may name the parts: then a late row costs these parts and not everybody's.
        """

    @abstractmethod
    def drop_from(self, place: Any) -> None:
        """Drop what it wrote for rows of the source at that place and after it."""

    @abstractmethod
    def take_from(self, place: Any | None) -> None:
        """Take in the rows of the source from that place on (None: all), in the order."""


class OnDemandProjection(Projection):
    """Rows that are made from a stream when somebody asks for them, and kept: none has to be there.

    So nothing follows the writer, and a rebuild drops what there is.
    """

    def rows(self) -> dict[str, Counter[tuple[Any, ...]]]:
        """Nothing that a rebuild would have to bring back."""
        return {}


@cache
def projections() -> tuple[Projection, ...]:
    """The projections of this program, named by the setting GRIOT_PROJECTIONS; ordered ones after their sources."""
    named = [import_string(path)() for path in settings.GRIOT_PROJECTIONS]
    return tuple(sorted(named, key=lambda projection: isinstance(projection, OrderedProjection)))


@cache
def entry_projections() -> tuple[EntryProjection[Any], ...]:
    """Those made from entries."""
    return tuple(each for each in projections() if isinstance(each, EntryProjection))


@cache
def state_projections() -> tuple[StateProjection[Any], ...]:
    """Those made from the latest state."""
    return tuple(each for each in projections() if isinstance(each, StateProjection))


@cache
def wanted_kinds() -> frozenset[str]:
    """The kinds of entries that any projection of entries takes in."""
    return frozenset().union(*(projection.kinds for projection in entry_projections()))


def ordered_after(source: Projection) -> tuple[OrderedProjection, ...]:
    """Those that read the rows of that one."""
    return tuple(each for each in projections() if isinstance(each, OrderedProjection) and each.source == source.name)


def _forget(*, setting: str, **_: Any) -> None:
    if setting == "GRIOT_PROJECTIONS":
        for known in (projections, entry_projections, state_projections, wanted_kinds):
            known.cache_clear()


setting_changed.connect(_forget)
