"""A fold and projections for the tests of the log: a sum in which the order of moves counts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from django.db import models

from events.entry import Entry
from events.projections import Change, EntryProjection, OrderedProjection, StateProjection


class Sum(msgspec.Struct):
    """The state: `moves` are those that count, `renewed` the rewinds."""

    stream: str
    total: int = 0
    moves: list[int] = []
    renewed: list[int] = []
    words: int = 0


class Forbidden(Exception):
    """An entry that may not come: after which, and after which others."""


class SumFold:
    """`events.fold.Fold`."""

    name = "toy/1"

    def start(self, stream: str) -> Sum:
        return Sum(stream)

    def apply(self, state: Sum, entry: Entry, seed: bytes) -> Any:
        if entry.kind == "played":
            state.total = (state.total * 3 + int(entry.data()["add"])) % 1_000_003
            state.moves.append(entry.seq)
        elif entry.kind in ("undone", "redone"):
            state.renewed.append(entry.seq)
        elif entry.kind == "said":
            state.words += 1
        elif entry.kind == "broken":
            raise ArithmeticError("the fold cannot take this in")
        return state.total

    def check(self, state: Sum, entry: Entry, previous: Entry | None, told: Callable[[], Sequence[Any]]) -> None:
        """Everything may come, but what is `forbidden`."""
        if entry.kind == "forbidden":
            raise Forbidden(previous, [each for each, _ in told()])

    def copy(self, state: Sum) -> Sum:
        return Sum(state.stream, state.total, state.moves.copy(), state.renewed.copy(), state.words)

    def encode(self, state: Sum) -> bytes:
        return msgspec.json.encode(state)

    def decode(self, body: bytes) -> Sum:
        return msgspec.json.decode(body, type=Sum)


class Tally(models.Model):
    """What `Tallies` writes."""

    stream = models.CharField(max_length=36, primary_key=True)
    total = models.IntegerField()
    moves = models.IntegerField()
    at = models.CharField(max_length=27)

    class Meta:
        app_label = "toy"

    def __str__(self) -> str:
        return self.stream


class Tallies(EntryProjection[Sum]):
    """The total of each stream as of its latest `counted`."""

    name = "tallies"
    kinds = frozenset({"counted"})
    models = (Tally,)

    def apply(self, entry: Entry, telling: Any, state: Sum) -> None:
        Tally._default_manager.update_or_create(
            stream=entry.stream, defaults={"total": state.total, "moves": len(state.moves), "at": entry.at}
        )


class Standing(models.Model):
    """What `Standings` writes."""

    stream = models.CharField(max_length=36, primary_key=True)
    total = models.IntegerField()

    class Meta:
        app_label = "toy"

    def __str__(self) -> str:
        return self.stream


class Standings(StateProjection[Sum]):
    """The latest total of each stream; nothing is written while the total stays the same."""

    name = "standings"
    models = (Standing,)

    def apply(self, changes: Sequence[Change[Sum]]) -> None:
        for change in changes:
            if change.before is None or change.before.total != change.state.total:
                Standing._default_manager.update_or_create(stream=change.stream, defaults={"total": change.state.total})


class Rank(models.Model):
    """What `Ranks` writes: `chain` depends on all tallies before this one, in their order."""

    stream = models.CharField(max_length=36, primary_key=True)
    at = models.CharField(max_length=27)
    chain = models.IntegerField()

    class Meta:
        app_label = "toy"

    def __str__(self) -> str:
        return self.stream


class Ranks(OrderedProjection):
    """A number that depends on the order of all streams, as a rating does: by time, then by name."""

    name = "ranks"
    source = "tallies"
    models = (Rank,)

    def earliest(self, streams: Collection[str]) -> tuple[str, str] | None:
        found = Tally._default_manager.filter(stream__in=streams).order_by("at", "stream")
        return found.values_list("at", "stream").first()

    def drop_from(self, place: tuple[str, str]) -> None:
        Rank._default_manager.filter(_from(place)).delete()

    def take_from(self, place: tuple[str, str] | None) -> None:
        last = Rank._default_manager.order_by("at", "stream").last()
        chain = last.chain if last else 0
        tallies = Tally._default_manager.order_by("at", "stream")
        for tally in tallies if place is None else tallies.filter(_from(place)):
            chain = (chain * 3 + tally.total + 1) % 1_000_003
            Rank._default_manager.create(stream=tally.stream, at=tally.at, chain=chain)


def _from(place: tuple[str, str]) -> models.Q:
    at, stream = place
    return models.Q(at__gt=at) | models.Q(at=at, stream__gte=stream)


MODELS = (Tally, Standing, Rank)
FOLD = SumFold()
