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
    closes_at = models.DateTimeField(null=True)
    """When it is abandoned, if it is paused."""
    rank = models.SmallIntegerField()
    """Its place in everybody's list, before the time: see `lobby.Rank`."""
    asked_mask = models.IntegerField()
    """The seats that are asked now: the sum of 2 to the power of each. In no index: it changes with every move."""

    class Meta:
        # By a column and not by `status IN (...)`, in which SQLite does not see the condition of the index.
        indexes = [
            models.Index(fields=["rank", "-opened_at"], condition=Q(public=True), name="listing_public"),
            models.Index(fields=["host"], condition=Q(public=True), name="listing_host"),
        ]


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
    kept_for = models.ForeignKey(
        Player, models.DO_NOTHING, null=True, db_constraint=False, db_index=False, related_name="+"
    )
    kept_until = models.DateTimeField(null=True)
    opened_at = models.DateTimeField()
    """The table's: so that the newest of a person's tables are found in the index."""
    public = models.BooleanField()
    """The table's: so that its unfinished ones are found in the index, however many a person has played."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_sitting")]
        indexes = [
            models.Index(fields=["player", "-opened_at"], condition=Q(player__isnull=False), name="sitting_player"),
            models.Index(fields=["player"], condition=Q(public=True), name="sitting_public"),
        ]


class Due(models.Model):
    """The latest time at which the sweep must look at this table. Finished tables have no row."""

    # Text, like the id of the stream that it is: both databases then take the same statements.
    id = models.CharField(max_length=36, primary_key=True, editable=False)
    at = models.DateTimeField(db_index=True)


class SeatResult(models.Model):
    """What came of a seat of a table that is over: see `results.Results`."""

    table = models.UUIDField()
    seat = models.SmallIntegerField()
    game = models.CharField(max_length=40)
    # Without a constraint: a person may be erased, the log keeps the id.
    player = models.ForeignKey(Player, models.DO_NOTHING, null=True, db_constraint=False, db_index=False)
    """Whose game it is: the person who sat there when it began; None: a bot's."""
    level = models.CharField(max_length=12, null=True)
    rank = models.SmallIntegerField(null=True)
    """1 is best, and several may have it; None where the table was abandoned."""
    points = models.IntegerField(null=True)
    resigned = models.BooleanField()
    by_person = models.IntegerField()
    """Choices that count, made for this seat by a person; so below by a bot and by the clock."""
    by_bot = models.IntegerField()
    by_clock = models.IntegerField()
    undos = models.IntegerField()
    """Those that were not free."""
    ended_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_result")]
        indexes = [
            models.Index(
                fields=["player", "-ended_at", "-table"], condition=Q(player__isnull=False), name="result_player"
            )
        ]


class PlayerNumbers(models.Model):
    """How a person has done at a game: see `numbers.Numbers`."""

    player = models.ForeignKey(Player, models.DO_NOTHING, db_constraint=False, db_index=False)
    game = models.CharField(max_length=40)
    games = models.IntegerField()
    wins = models.IntegerField()
    ranks = models.IntegerField()
    """The sum of all ranks."""
    streak = models.IntegerField()
    """So many tables in a row have been won, up to the newest."""
    longest_streak = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "game"], name="one_of_numbers")]


class Analysis(models.Model):
    """What the game of a table hung on, and how far a worker is with finding out: see `analyses.Analyses`."""

    table = models.UUIDField(primary_key=True, editable=False)
    made_by = models.CharField(max_length=80)
    """Which program, rules and odds: others find something else."""
    player = models.UUIDField()
    """Who asked last."""
    asked_at = models.DateTimeField(null=True)
    """None: nobody waits for it any more, or it is finished."""
    worked_at = models.DateTimeField()
    """When a worker was last sent for or heard of."""
    turn = models.IntegerField(default=0)
    """How often a worker has taken it up: only the latest one may write here."""
    seconds = models.FloatField(default=0)
    """Of a core, spent on it so far."""
    done = models.IntegerField(default=0)
    """Decisions that have been looked into, of so many:"""
    of = models.IntegerField(default=0)
    found = models.TextField(default="")
    """As JSON, as far as it is known; empty: nothing yet, or (once it is finished) it could not be analysed."""
    finished = models.BooleanField(default=False)

    class Meta:
        indexes = [models.Index(fields=["player"], condition=Q(asked_at__isnull=False), name="analysis_player")]


class Upload(models.Model):
    """An export that somebody brought, to go on from (uploads.py). No log: it is dropped after a while."""

    id = models.UUIDField(primary_key=True, editable=False)
    player = models.ForeignKey(Player, models.CASCADE)
    at = models.DateTimeField()
    asked_at = models.DateTimeField()
    """When a worker was last asked to verify it."""
    status = models.CharField(max_length=8)
    file = models.BinaryField()
    """Compressed; empty once it has been refused."""
    why = models.CharField(max_length=20, null=True)
    where = models.CharField(max_length=20, null=True)

    class Meta:
        indexes = [models.Index(fields=["at"], name="upload_at")]
