"""manage.py audit [TABLE ...]: is the log as it was written?"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError

from events.audit import audit
from events.entry import Tampered
from events.fold import NoStream
from events.models import Stream


class Command(BaseCommand):
    """Recomputes every leaf and hash; names the first entry of each table that was tampered with."""

    help = "Check the logs of tables (all of them if none is named)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The tables to check."""
        parser.add_argument("tables", nargs="*", type=UUID, metavar="TABLE")

    def handle(self, *_: Any, tables: list[UUID], **__: Any) -> None:
        """Print one line a table; fail if anything is wrong."""
        streams = [str(table) for table in tables] or list(Stream.objects.order_by("id").values_list("id", flat=True))
        wrong = 0
        for stream in streams:
            try:
                self.stdout.write(f"{stream}: {audit(stream)} entries, as written")
            except (Tampered, NoStream) as error:
                wrong += 1
                what = "no such table" if isinstance(error, NoStream) else f"tampered with: {error}"
                self.stderr.write(f"{stream}: {what}")
        if wrong:
            raise CommandError(f"{wrong} of {len(streams)} logs are not as they were written")
