"""`manage.py export TABLE > file.json`"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from events import store
from events.chat import texts_of
from games.tables.export import export


class Command(BaseCommand):
    """Writes the table as one file that `verify` proves."""

    help = "Write a table as one self-proving file to standard output."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("table", type=UUID)

    def handle(self, *args: Any, **options: Any) -> None:
        table = str(options["table"])
        head = store.head(table)
        if head is None:
            raise CommandError(f"there is no table {table}")
        entries = store.entries(table, upto=head.seq)
        texts = texts_of(table, [entry.seq for entry in entries if entry.kind == "said"])
        file = export(entries, {seq: text for seq, (text, _) in texts.items()}, head.seed)
        self.stdout.write(file.decode(), ending="")
