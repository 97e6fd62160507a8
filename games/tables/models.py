"""What lists and the sweep ask for, derived from the logs (lobby.py, schedule.py); rebuilt at will, never the truth."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from games.players.models import Player


class Listing(models.Model):
    """A table in the lobby. `id` is its stream's."""

    id = models.UUIDField(primary_key=True, editable=False)
    game = models.CharField(max_length=40)
    status = models.CharField(max_length=12)
    public = models.BooleanField()
    """Whether everybody's list shows it: open or being played."""
    host = models.UUIDField()
    opened_at = models.DateTimeField()
    asked_mask = models.IntegerField()
    """The seats that are asked now: the sum of 2 to the power of each. In no index: it changes with every move."""

    class Meta:
        # By a column and not by `status IN (...)`, in which SQLite does not see the condition of the index.
        indexes = [models.Index(fields=["-opened_at"], condition=Q(public=True), name="listing_public")]


class Sitting(models.Model):
    """A seat of a table, and who sits there, or sat there at the end."""

    # Without a constraint: it would fail at the commit, and a projection must not cost anybody a move.
    table = models.ForeignKey(Listing, models.CASCADE, related_name="sittings", db_index=False, db_constraint=False)
    seat = models.SmallIntegerField()
    sitter = models.CharField(max_length=8)
    # Without a constraint: a person may be erased, the log keeps the id.
    player = models.ForeignKey(Player, models.DO_NOTHING, null=True, db_constraint=False, db_index=False)
    level = models.CharField(max_length=12, null=True)
    resigned = models.BooleanField()
    opened_at = models.DateTimeField()
    """The table's: so that the newest of a person's tables are found in the index."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_sitting")]
        indexes = [
            models.Index(fields=["player", "-opened_at"], condition=Q(player__isnull=False), name="sitting_player")
        ]


class Due(models.Model):
    """The latest time at which the sweep must look at this table. Finished tables have no row."""

    # Text, like the id of the stream that it is: both databases then take the same statements.
    id = models.CharField(max_length=36, primary_key=True, editable=False)
    at = models.DateTimeField(db_index=True)
