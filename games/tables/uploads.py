"""Exports that people bring, of this server or another: verified, looked back at, and gone on from as new tables.

Nothing of a file but its moves and what chance said is taken over: ids in it are nobody's here, its talk and its result
are told to nobody. A file that begins with a position is refused: nobody could say whether it came about by the rules.
"""

from __future__ import annotations

import time
import uuid
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import structlog
from django.conf import settings
from django.db.models import QuerySet
from msgspec.structs import replace

from events.entry import ZERO, Entry
from events.fold import Folded, Retelling
from events.writer import Refused
from games.engine.contract import ALL, Viewer
from games.tables import bodies, export, origins, queries, render, verify, waking
from games.tables.fold import FOLD
from games.tables.models import Upload
from games.tables.table import Standing, Table
from games.tables.wire import responses
from games.tables.writes import WRITE_TIMEOUT, opening

_ASK_AGAIN: Final = timedelta(seconds=30)  # a message may get lost, a worker may die
_WAITS: Final = timedelta(minutes=2)  # whoever has not asked for so long keeps nobody out: their page is gone
_TOLD: Final = frozenset({"started", "played", "dealt", "undone", "redone", "resigned", "ended"})
_log = structlog.get_logger(__name__)


class _Refused(Exception):
    """The file is not taken; why is one of the codes of `responses.UploadInfo`."""

    def __init__(self, why: str, where: int | str | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.where = where


def bring(player: str, file: bytes) -> responses.UploadInfo:
    """Keep the file and let a worker look at it. What the person brought before makes room; refused as `too_many`."""
    now = datetime.now(UTC)
    Upload.objects.filter(at__lt=now - timedelta(hours=settings.GRIOT_UPLOADS["hours"])).delete()
    own = Upload.objects.filter(player_id=player)
    waiting = Upload.objects.filter(status="waiting", asked_at__gte=now - _WAITS)
    if waiting.filter(player_id=player).exists() or waiting.count() >= settings.GRIOT_UPLOADS["waiting"]:
        raise Refused("too_many", "10")
    kept = own.order_by("-at").values_list("id", flat=True)[: settings.GRIOT_UPLOADS["files"] - 1]
    own.exclude(id__in=list(kept)).delete()
    upload = Upload.objects.create(
        id=uuid.uuid4(), player_id=player, at=now, asked_at=now, status="waiting", file=zlib.compress(file)
    )
    _ask(upload)
    return _info(upload)


def info(id: str, player: str) -> responses.UploadInfo:
    """How far it is with that file; refused as `not_found` for others than who brought it."""
    upload = _of(id, player)
    now = datetime.now(UTC)
    if upload.status == "waiting" and _waiting(upload.pk, before=now - _ASK_AGAIN).update(asked_at=now):
        _ask(upload)
    return _info(upload)


def entries(id: str, player: str, after: int, eyes: queries.Eyes) -> responses.Entries:
    """What comes after that entry in a proved file, as these eyes read it; of what is no game, only the kind."""
    kept = _entries(_proved(id, player))
    viewer = _viewer(kept, eyes)
    lines = [(each.entry, each.telling) for each in export.retold(kept) if each.entry.seq > after]
    shown = [_nobodys_line(each) for each in render.entries(lines, viewer, render.SideData())]
    return responses.Entries(len(kept), shown)


def past(id: str, player: str, first: int, last: int, eyes: queries.Eyes) -> responses.Past:
    """What these eyes saw at each entry from the first to the last, `queries.STRETCH` at most."""
    kept = _entries(_proved(id, player))
    viewer = _viewer(kept, eyes)
    if not 1 <= first <= min(last, len(kept)):
        raise Refused("not_found", "seq")
    told = _retelling(kept, min(last, first + queries.STRETCH - 1))
    return responses.Past(
        render.moments((entry.seq, _nobodys(then, entry.seq, viewer)) for entry, then in told if entry.seq >= first)
    )


def _viewer(kept: list[Entry], eyes: queries.Eyes) -> Viewer:
    if isinstance(eyes, int) and not 0 <= eyes < _first(kept).terms.seats:
        raise Refused("not_found", "seat")
    return queries.viewer_with(eyes)


def _nobodys(then: Table, seq: int, viewer: Viewer) -> dict[str, Any]:
    """The table as of that entry, where nobody here sits: whoever the file names."""
    standing = Standing(viewer if isinstance(viewer, int) else None, silenced=False)
    fields = render.now_fields(then, seq, standing, render.SideData(), everything=viewer is ALL)
    seats = [replace(seat, player=None, host=False, kept=None) for seat in fields["seats"]]
    return fields | {"seats": seats, "restricted": [], "rematch": None}


def _nobodys_line(line: responses.EntryInfo) -> responses.EntryInfo:
    return line if line.kind in _TOLD else replace(line, by=None, notes=[], data=None)


def go_on(id: str, player: str, entry: int, wish: opening.Terms) -> str:
    """The id of a new table that goes on from that entry; of `wish` the seats, pace and so on hold, not the game."""
    upload = _proved(id, player)
    entries = _entries(upload)
    then = _at(entries, entry)
    if then is None or not origins.can_begin(then):
        raise Refused("not_found", "entry")
    terms = then.terms
    if len(wish.seats) != terms.seats:
        raise Refused("bad_request", "seats")
    origin = bodies.Origin("uploaded", then.id, entry)
    wish = _with(wish, terms, origin, origins.as_it_was(then.game))
    return opening.open_table(player, wish).result(WRITE_TIMEOUT)


def check(id: str) -> None:
    """What a worker does: find out whether the file proves itself, within the limits. Twice is harmless."""
    upload = Upload.objects.filter(id=id, status="waiting").first()
    if upload is None:
        return
    fields: dict[str, Any] = {"status": "proved"}
    try:
        _check(zlib.decompress(upload.file))
    except _Refused as refused:
        fields = {"status": "refused", "why": refused.why, "where": refused.where, "file": b""}
    _waiting(upload.pk).update(**fields)


def _check(file: bytes) -> None:
    end = time.monotonic() + settings.GRIOT_UPLOADS["seconds"]

    def within(number: int) -> None:
        if number > settings.GRIOT_UPLOADS["entries"]:
            raise _Refused("too_long")
        if time.monotonic() > end:
            raise _Refused("too_slow", number)

    try:
        proof = verify.verify(file, within)
    except verify.Unproved as unproved:
        raise _Refused("not_proved", unproved.where) from None
    except _Refused:
        raise
    except Exception as error:  # noqa: BLE001  a stranger's file may hold anything, and must not be checked for ever
        _log.warning("upload_failed", error=type(error).__name__)
        raise _Refused("not_proved", "file") from None
    if not proof.revealed:
        raise _Refused("not_revealed")
    opened: bodies.Opened = _first(verify.entries_in(file)).terms
    if opened.position is not None:
        raise _Refused("has_position")


def _first(entries: list[Entry]) -> Table:
    table = _at(entries, 1)
    assert table is not None, "it has been verified"
    return table


def _at(entries: list[Entry], number: int) -> Table | None:
    """The table of that log as of that entry; None if it has no such entry."""
    return next((then for entry, then in _retelling(entries, number) if entry.seq == number), None)


def _retelling(entries: list[Entry], upto: int) -> Iterator[tuple[Entry, Table]]:
    """Each entry with the table as of it, which goes on changing. From the beginning: no file has snapshots."""
    stream = entries[0].stream
    retelling = Retelling(FOLD, Folded(stream, 0, ZERO, b"", FOLD.start(stream)))
    for entry in entries[:upto]:
        retelling.tell(entry)
        yield entry, retelling.state


def _with(wish: opening.Terms, terms: bodies.Opened, origin: bodies.Origin, position: dict[str, Any]) -> opening.Terms:
    fixed = {"game": terms.game, "version": terms.version, "options": terms.options}
    return replace(wish, **fixed, origin=origin, position=position)


def _entries(upload: Upload) -> list[Entry]:
    return verify.entries_in(zlib.decompress(upload.file))


def _waiting(id: Any, before: datetime | None = None) -> QuerySet[Upload]:
    found = Upload.objects.filter(id=id, status="waiting")
    return found if before is None else found.filter(asked_at__lt=before)


def _of(id: str, player: str) -> Upload:
    found = Upload.objects.filter(id=id, player_id=player).first()
    if found is None:
        raise Refused("not_found")
    return found


def _proved(id: str, player: str) -> Upload:
    upload = _of(id, player)
    if upload.status != "proved":
        raise Refused("not_found")
    return upload


def _ask(upload: Upload) -> None:
    # It takes seconds, as thinking does, and may wait behind every bot.
    waking.send_work("workers.verify_upload", [str(upload.pk)], "bots")


def _info(upload: Upload) -> responses.UploadInfo:
    status: Any = upload.status
    game = None
    if status == "proved":
        entries = _entries(upload)
        terms = _first(entries).terms
        game = responses.UploadedGame(terms.game, terms.version, terms.seats, len(entries))
    return responses.UploadInfo(str(upload.pk), status, upload.why, upload.where, game)
