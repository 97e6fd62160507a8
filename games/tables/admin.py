"""Streams and entries for staff, in the admin of their own server (config/staff.py): read-only, and no hidden body.

What staff do is an entry with a reason that everybody reads (writes/staff.py). To look needs the permission to view
streams and entries, to act the permission to change them, though nothing can be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ActionForm
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html

from events.chat import texts_of
from events.models import EntryRow, Stream
from events.writer import Refused
from games.tables.writes import WRITE_TIMEOUT, staff

if TYPE_CHECKING:  # generic for the checker only
    from django.db.models import QuerySet

    _Admin = admin.ModelAdmin[Any]
else:
    _Admin = admin.ModelAdmin


class _ReasonForm(ActionForm):
    reason = forms.CharField(required=False, max_length=staff.REASON[-1], label="Reason, told to everybody")


class _SeatForm(_ReasonForm):
    seat = forms.IntegerField(required=False, min_value=1, label="Seat, as the log counts them")


class _ReadOnly(_Admin):
    action_form = _ReasonForm
    show_full_result_count = False

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_act_permission(self, request: HttpRequest) -> bool:
        """Who may do what the log then tells."""
        user: Any = request.user
        return bool(user.has_perm(f"events.change_{self.opts.model_name}"))

    def act(self, request: HttpRequest, row: Any, act: Callable[[str], Future[int]]) -> None:
        """Do it for the reason that was given, wait for the entry, and note who did it."""
        try:
            seq = act(request.POST.get("reason", "")).result(WRITE_TIMEOUT)
        except Refused as refused:
            self.message_user(request, f"{row}: refused, {refused.code}", messages.ERROR)
            return
        self.log_change(request, row, f"entry {seq}")
        self.message_user(request, f"{row}: entry {seq}", messages.SUCCESS)


@admin.register(Stream)
class StreamAdmin(_ReadOnly):
    """Tables, by their logs. The seed is nowhere."""

    list_display = ("id", "head", "opened_at", "entries")
    fields = ("id", "head", "head_hash", "opened_at", "entries")
    search_fields = ("id",)
    ordering = ("-opened_at",)
    action_form = _SeatForm
    actions = ("stop", "replace", "give_back")

    @admin.display(description="entries")
    def entries(self, stream: Stream) -> str:
        """A way to its entries."""
        return format_html('<a href="{}?stream__id={}">all</a>', reverse("admin:events_entryrow_changelist"), stream.pk)

    @admin.action(description="End these tables", permissions=["act"])
    def stop(self, request: HttpRequest, chosen: QuerySet[Any]) -> None:
        """End them, for the reason that is given."""
        for stream in chosen:
            self.act(request, stream, partial(staff.stop, stream.pk))

    @admin.action(description="Let a bot play for the person in that seat", permissions=["act"])
    def replace(self, request: HttpRequest, chosen: QuerySet[Any]) -> None:
        """Until they come back, for the reason that is given."""
        for stream in chosen:
            self.act(request, stream, partial(staff.replace, stream.pk, _seat(request)))

    @admin.action(description="Give that seat back to its person", permissions=["act"])
    def give_back(self, request: HttpRequest, chosen: QuerySet[Any]) -> None:
        """From the bot that stands in, for the reason that is given."""
        for stream in chosen:
            self.act(request, stream, partial(staff.give_back, stream.pk, _seat(request)))


def _seat(request: HttpRequest) -> int:
    """The seat that is named, counted from 0; -1, which no table has, where none is."""
    named = request.POST.get("seat", "")
    return int(named) - 1 if named.isdecimal() else -1


@admin.register(EntryRow)
class EntryAdmin(_ReadOnly):
    """Entries. What they hold is shown once their table is revealed, and not before."""

    list_display = ("__str__", "seq", "kind", "seat", "at", "words")
    fields = ("stream", "seq", "kind", "seat", "at", "ident", "leaf", "hash", "content", "words")
    list_filter = ("kind",)
    search_fields = ("=stream__id",)
    ordering = ("-row",)
    actions = ("erase",)

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest | None = None) -> bool:
        """By table too, as the way from there asks for."""
        return lookup == "stream__id" or super().lookup_allowed(lookup, value, request)  # type: ignore[arg-type]  # stubs know no None

    @admin.display(description="body")
    def content(self, row: EntryRow) -> str:
        """The body of a revealed table's entry."""
        if not EntryRow.objects.filter(stream_id=row.stream_id, kind="revealed").exists():
            return "not open before the table is revealed"
        return bytes(row.body).decode() if row.body is not None else "beside the log"

    @admin.display(description="words")
    def words(self, row: EntryRow) -> str:
        """What was said, if it was not removed."""
        if row.kind != "said":
            return ""
        text, _ = texts_of(row.stream_id, [row.seq]).get(row.seq, (None, None))
        return "(removed)" if text is None else text

    @admin.action(description="Remove these words", permissions=["act"])
    def erase(self, request: HttpRequest, chosen: QuerySet[Any]) -> None:
        """Remove what was said in them, for the reason that is given."""
        for row in chosen:
            self.act(request, row, partial(staff.erase, row.stream_id, row.seq))
