"""Which streams a projection has not taken in: marked in the transaction in which that happened."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Final

from events.models import Behind, Built, Position, Stream

_BATCH: Final = 1000
_LONGEST: Final = timedelta(hours=1)


def behind(most: int) -> list[tuple[str, str]]:
    """The marks to look at now: projection and stream, the newest first."""
    due = Behind.objects.filter(again_at__lte=datetime.now(UTC)).order_by("-pk")
    return list(due.values_list("projection", "stream")[:most])


def behind_of(projection: str, most: int) -> list[str]:
    """The streams that are marked for that projection, whenever they are due."""
    return list(Behind.objects.filter(projection=projection).order_by("pk").values_list("stream", flat=True)[:most])


def mark(projection: str, streams: Collection[str]) -> None:
    """Mark these streams: the projection must still take them in."""
    now = datetime.now(UTC)
    rows = [Behind(projection=projection, stream=stream, again_at=now) for stream in streams]
    Behind.objects.bulk_create(rows, ignore_conflicts=True)


def mark_all(projections: Collection[str]) -> None:
    """Mark every stream for all of these projections; `behind` then names the newest streams first, for each of them.

    The newest are what people look at, and there may be hundreds of thousands.
    """
    streams = Stream.objects.order_by("opened_at").values_list("id", flat=True).iterator()
    while some := list(islice(streams, _BATCH)):
        for projection in projections:
            mark(projection, some)


def unmark(projection: str, streams: Collection[str]) -> None:
    """Take the marks away: the projection takes these streams in."""
    Behind.objects.filter(projection=projection, stream__in=streams).delete()


def postpone(projection: str, streams: Collection[str]) -> None:
    """Leave these marks for later, since the projection has failed there: it is tried less and less often."""
    for mark in Behind.objects.filter(projection=projection, stream__in=streams):
        mark.tries += 1
        mark.again_at = datetime.now(UTC) + min(timedelta(seconds=2 ** min(mark.tries, 12)), _LONGEST)
        mark.save()


def forget(projection: str) -> None:
    """Drop the marks and positions of that projection, as if it had never seen a stream."""
    Position.objects.filter(projection=projection).delete()
    Behind.objects.filter(projection=projection).delete()


def built() -> dict[str, int]:
    """The projections that this database knows, each with its version."""
    return dict(Built.objects.values_list("projection", "version"))


def note_built(projection: str, version: int) -> None:
    """Write down that this database holds the rows of that version."""
    Built.objects.update_or_create(projection=projection, defaults={"version": version})
