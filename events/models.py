"""The tables of the log. Nobody but events/writer.py appends; models and triggers refuse everything else."""

from __future__ import annotations

from typing import Any, NoReturn

from django.db import models


class AppendOnly(Exception):
    """Somebody tried to rewrite the log."""


class _AppendOnlyQuerySet(models.QuerySet[Any]):
    def update(self, **_: Any) -> NoReturn:
        raise AppendOnly("the log is never rewritten")

    def delete(self) -> NoReturn:
        raise AppendOnly("the log is never rewritten")

    def bulk_update(self, *_: Any, **__: Any) -> NoReturn:
        raise AppendOnly("the log is never rewritten")

    def bulk_create(self, *_: Any, **__: Any) -> NoReturn:
        raise AppendOnly("only the writer appends")


class _AppendOnlyModel(models.Model):
    objects = _AppendOnlyQuerySet.as_manager()

    class Meta:
        abstract = True

    def save(self, *_: Any, **__: Any) -> NoReturn:
        raise AppendOnly("only the writer appends")

    def delete(self, *_: Any, **__: Any) -> NoReturn:
        raise AppendOnly("the log is never rewritten")


class Stream(_AppendOnlyModel):
    """A log: how long it is, where its chain ends, and its secret seed."""

    # Text, not a UUID column: the chain is over the text, and both databases then take the same statements.
    id = models.CharField(max_length=36, primary_key=True)
    head = models.IntegerField()
    head_hash = models.CharField(max_length=64)
    seed = models.BinaryField(max_length=32)
    opened_at = models.CharField(max_length=27)

    class Meta:
        base_manager_name = "objects"

    def __str__(self) -> str:
        return f"{self.id} ({self.head})"


class EntryRow(_AppendOnlyModel):
    """An entry as it is stored; `row` orders by commit on SQLite, where there is one writer at a time."""

    row = models.BigAutoField(primary_key=True)
    # No constraint in the database: the writer holds the stream's row anyway, and streams are never deleted.
    stream = models.ForeignKey(Stream, models.PROTECT, related_name="+", db_index=False, db_constraint=False)
    seq = models.IntegerField()
    kind = models.CharField(max_length=16)
    seat = models.SmallIntegerField(null=True)
    at = models.CharField(max_length=27)
    ident = models.CharField(max_length=64, null=True, db_column="id")  # Django keeps `id` for primary keys
    body = models.BinaryField(null=True)
    leaf = models.CharField(max_length=64)
    hash = models.CharField(max_length=64)

    class Meta:
        base_manager_name = "objects"
        db_table = "events_entry"
        constraints = [
            models.UniqueConstraint(fields=["stream", "seq"], name="events_one_number"),
            models.UniqueConstraint(
                fields=["stream", "seat", "ident"], condition=models.Q(ident__isnull=False), name="events_one_id"
            ),
        ]
        indexes = [
            # Undo is rare and logs are long: finding it must not read through them.
            models.Index(
                fields=["stream", "seq"], condition=models.Q(kind__in=["redone", "undone"]), name="events_rewinds"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.stream_id} {self.seq} {self.kind}"


class Saying(models.Model):
    """What was said, beside the chain: `text` is None once they have been erased, the chain keeps their leaf."""

    stream = models.ForeignKey(Stream, models.PROTECT, related_name="+", db_index=False)
    seq = models.IntegerField()
    player = models.CharField(max_length=36, null=True, db_index=True)
    text = models.TextField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["stream", "seq"], name="events_one_saying")]

    def __str__(self) -> str:
        return f"{self.stream_id} {self.seq}"


class Snapshot(models.Model):
    """A state written down by a fold, as of `seq`: a cache, never the truth. Without its seal it counts for nothing."""

    stream = models.ForeignKey(Stream, models.PROTECT, related_name="+", db_index=False)
    fold = models.CharField(max_length=40)
    seq = models.IntegerField()
    body = models.BinaryField()
    seal = models.CharField(max_length=64, default="")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["stream", "fold", "seq"], name="events_one_snapshot")]

    def __str__(self) -> str:
        return f"{self.stream_id} {self.fold} {self.seq}"


class Position(models.Model):
    """How far a projection of entries has read a stream. Per stream: a global number skips what commits late."""

    projection = models.CharField(max_length=40)
    stream = models.ForeignKey(Stream, models.PROTECT, related_name="+", db_index=False)
    seq = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["projection", "stream"], name="events_one_position")]

    def __str__(self) -> str:
        return f"{self.projection} {self.stream_id} {self.seq}"


class Behind(models.Model):
    """A mark: that projection has not taken in all of that stream. `again_at`: not looked at before."""

    projection = models.CharField(max_length=40)
    stream = models.CharField(max_length=36)
    tries = models.IntegerField(default=0)
    again_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["projection", "stream"], name="events_one_mark")]

    def __str__(self) -> str:
        return f"{self.projection} {self.stream}"


class Built(models.Model):
    """The version of a projection whose rows this database holds."""

    projection = models.CharField(max_length=40, primary_key=True)
    version = models.IntegerField()

    def __str__(self) -> str:
        return f"{self.projection} {self.version}"
