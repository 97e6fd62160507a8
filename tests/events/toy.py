"""A fold and a projection for the tests of the log: a sum in which the order of moves counts."""

from __future__ import annotations

from typing import Any

import msgspec
from django.db import models

from events.entry import Entry
from events.projections import Projection


class Sum(msgspec.Struct):
    """The state: `moves` are those that count, `renewed` the rewinds."""

    stream: str
    total: int = 0
    moves: list[int] = []
    renewed: list[int] = []
    words: int = 0


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

    def copy(self, state: Sum) -> Sum:
        return Sum(state.stream, state.total, state.moves.copy(), state.renewed.copy(), state.words)

    def encode(self, state: Sum) -> bytes:
        return msgspec.json.encode(state)

    def decode(self, body: bytes) -> Sum:
        return msgspec.json.decode(body, type=Sum)


class Tally(models.Model):
    """What the tests' projection writes."""

    stream = models.CharField(max_length=36, primary_key=True)
    total = models.IntegerField()
    moves = models.IntegerField()

    class Meta:
        app_label = "toy"

    def __str__(self) -> str:
        return self.stream


class Tallies(Projection[Sum]):
    """The total of each stream as of its latest `counted`."""

    name = "tallies"
    kinds = frozenset({"counted"})
    models = (Tally,)

    def apply(self, entry: Entry, told: Any, state: Sum) -> None:
        Tally._default_manager.update_or_create(
            stream=entry.stream, defaults={"total": state.total, "moves": len(state.moves)}
        )


FOLD = SumFold()
